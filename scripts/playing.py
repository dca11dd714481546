"""Put up what `make play` runs: client and source tree, with the kernel compiled beside them.

Every file of it is a link to the source, so an edited file is the file that runs; of the kernel a
compiled copy wins, which is made anew when its sources have changed. Where it cannot be made, plain
Python runs, and one line says so. KOZYR_KERNEL=python compiles nothing.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts import client
from scripts.build_kernel import ROOMS, ROOT

SOURCE = ROOT / "src/kozyr"
PLAYED = ROOT / "build/playing"
LOG = ROOT / "build/playing.log"
COMPILING = "Compiling the rules beside the client, once; this takes a minute or two …"
NO_COMPILER = "There is no C compiler: the rules run as plain Python, and strong bots think less."
FAILED = (
    f"The rules could not be compiled ({LOG.relative_to(ROOT)} tells why): they run as plain "
    "Python, and strong bots think less."
)


def linked(source: Path, copy: Path) -> None:
    """Make `copy` a folder of links to the files of `source`, and to no others."""
    for file in files_of(source):
        link = copy / file.relative_to(source)
        if not link.is_symlink() or link.readlink() != file:
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(file)
    for link in copy.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()


def files_of(folder: Path) -> Iterator[Path]:
    """List the files of a package, without what Python or a compiler has put there."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so":
            yield file


def fingerprint(root: Path) -> str:
    """Return one hash of all that the compiled kernel is made from."""
    digest = hashlib.sha256()
    declared = [file for room in ROOMS for file in (root / "src/kozyr" / room).rglob("*.pxd")]
    sources = [*declared, *(file.with_suffix(".py") for file in declared)]
    tools = [root / "setup.py", *(root / "scripts").glob("build_*.py")]
    for file in sorted(file for file in (*sources, *tools) if file.is_file()):
        digest.update(f"{file.relative_to(root)} ".encode() + file.read_bytes())
    return digest.hexdigest()


def compiled(played: Path, wanted: str, compile_to: Callable[[Path], bool]) -> str | None:
    """Bring the compiled kernel up to date; give what is to be said if plain Python runs.

    What could not be compiled is not tried again until it has changed.
    """
    mark = played / ".compiled-from"
    known = mark.read_text(encoding="utf-8") if mark.is_file() else ""
    if known == wanted:
        return None
    forget(played)
    if known == f"not {wanted}":
        return FAILED
    done = compile_to(played)
    if not done:
        forget(played)
    mark.write_text(wanted if done else f"not {wanted}", encoding="utf-8")
    return None if done else FAILED


def forget(played: Path) -> None:
    """Let plain Python run: a half-compiled kernel cannot be imported."""
    for module in played.rglob("*.so"):
        module.unlink()


def compile_to(played: Path) -> bool:
    """Compile the kernel into a folder; what is said of it goes to the log."""
    print(COMPILING, flush=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(played)]
    with LOG.open("w", encoding="utf-8") as log:
        ended = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "KOZYR_KERNEL": "compiled"},
            check=False,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    return ended.returncode == 0


def has_compiler() -> bool:
    """Tell whether this machine has the compiler that Python would call."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) is not None


def ready(played: Path) -> str | None:
    """Have the kernel compiled that is wanted, if any; give what is to be said otherwise."""
    if os.environ.get("KOZYR_KERNEL") == "python":
        forget(played)
        (played / ".compiled-from").unlink(missing_ok=True)
        return None
    if not has_compiler():
        forget(played)
        return NO_COMPILER
    return compiled(played, fingerprint(ROOT), compile_to)


def main() -> int:
    """Put everything up and say what has to be said; return 1 if the client cannot be built."""
    PLAYED.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as beside:
        compiling = beside.submit(ready, PLAYED)
        failed = client.main()
    if failed:
        return failed
    linked(SOURCE, PLAYED / "kozyr")
    said = compiling.result()
    if said is not None:
        print(said, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
