"""Build the client into the Python package: each step only when its sources have changed."""

import hashlib
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from scripts.node import CLIENT, Node, NodeMissingError, find_node

STATIC = CLIENT.parent / "src/kozyr/web/static"
BUILT_FROM = STATIC / ".built-from"
INSTALLED_FROM = CLIENT / "node_modules/.installed-from"


def sources() -> list[Path]:
    """Return the files that the built client depends on."""
    inside = [file for file in (CLIENT / "src").rglob("*") if file.is_file()]
    public = [file for file in (CLIENT / "public").rglob("*") if file.is_file()]
    return inside + public + [file for file in CLIENT.iterdir() if file.is_file()]


def fingerprint(files: Iterable[Path]) -> str:
    """Return one hash of the files' names and contents."""
    digest = hashlib.sha256()
    for file in sorted(files):
        name = file.relative_to(CLIENT).as_posix().encode()
        content = file.read_bytes()
        digest.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return digest.hexdigest()


def says(mark: Path, hashed: str) -> bool:
    """Tell whether the mark left by an earlier step has this hash."""
    return mark.is_file() and mark.read_text() == hashed


def is_built() -> bool:
    """Tell whether the package holds the client of the present sources."""
    return (STATIC / "index.html").is_file() and says(BUILT_FROM, fingerprint(sources()))


def install(node: Node) -> None:
    """Install the client's packages exactly as locked, unless that was done before."""
    wanted = fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if says(INSTALLED_FROM, wanted):
        return
    node.run_npm("ci", "--no-audit", "--no-fund")
    INSTALLED_FROM.write_text(wanted)


def build() -> None:
    """Bring the built client up to date; raise NodeMissingError or CalledProcessError."""
    if is_built():
        return
    node = find_node()
    install(node)
    wanted = fingerprint(sources())
    node.run_npm("run", "build")
    BUILT_FROM.write_text(wanted)


def main() -> int:
    """Install the client's packages and build; return 1 and say why when it cannot be done."""
    try:
        install(find_node())
        build()
    except (NodeMissingError, subprocess.CalledProcessError) as problem:
        print(f"kozyr: the client was not built. {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
