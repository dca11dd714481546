"""Compile the kernel: every module with a .pxd beside it, or none of them.

KOZYR_KERNEL=python    leaves the kernel plain Python (for developing);
KOZYR_KERNEL=compiled  fails when it cannot be compiled (for wheels and CI);
unset                  compiles when it can, and says so in one line when it cannot.
KOZYR_SANITIZE=1       makes an index or a shift out of bounds stop the process.
"""

import multiprocessing
import os
import sys
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from scripts.build_inline import stage

ROOT = Path(__file__).parents[1]
STAGE = "build/kernel"
ROOMS = ("cards", "rules", "game", "bots", "lab")
SPELLED_TWICE = {"bits", "codes"}  # their C bodies stand in the .pxd; the .py is for plain Python
SHARED = "kozyr.game._shared"
"""The module with what Cython would else write into every module that has an array of its own."""

FLAGS = ["-O2", "-fwrapv", "-g0"]
SANITIZE = ["-fsanitize=bounds,shift", "-fsanitize-undefined-trap-on-error"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": False,
    "allow_none_for_extension_args": False,
}


def kernel_extensions(wish: str | None) -> list[Extension]:
    """Return one extension for each kernel module; none when `wish` is "python"."""
    if wish == "python":
        return []
    flags = FLAGS + (SANITIZE if os.environ.get("KOZYR_SANITIZE") == "1" else [])
    modules = [*kernel_modules(), (SHARED, "src/kozyr/game/_shared.c")]
    return [Extension(name, [source], extra_compile_args=flags) for name, source in modules]


def kernel_modules() -> list[tuple[str, str]]:
    """Return (module name, source relative to the root) of each module to compile."""
    found = sorted(
        declared for room in ROOMS for declared in (ROOT / "src/kozyr" / room).rglob("*.pxd")
    )
    sources = [file.with_suffix(".py") for file in found if file.stem not in SPELLED_TWICE]
    return [
        (
            ".".join(source.relative_to(ROOT / "src").with_suffix("").parts),
            str(source.relative_to(ROOT)),
        )
        for source in sources
        if source.stem != "__init__"
    ]


def staged(sources: list[str]) -> list[str]:
    """Return where these sources stand in the copy that is compiled."""
    return [source.replace("src", STAGE, 1) for source in sources]


def _translators() -> int:
    """Return how many processes translate; one where a new process would run setup.py again."""
    return os.cpu_count() or 1 if multiprocessing.get_start_method() == "fork" else 0


class BuildKernel(build_ext):
    """Compile all extensions or leave none: a half-compiled kernel cannot be imported."""

    def finalize_options(self) -> None:
        """Use all cores, and trust no earlier build: nothing in a file's name tells its flags."""
        super().finalize_options()
        self.parallel = os.cpu_count()
        self.force = True

    def run(self) -> None:
        """Compile; on failure fall back to plain Python unless KOZYR_KERNEL=compiled."""
        if not self.extensions:
            return
        try:
            self._compile()
        except (BaseError, CCompilerError, ImportError) as problem:
            if os.environ.get("KOZYR_KERNEL") == "compiled":
                raise
            self._forget()
            reason = f"{type(problem).__name__}; the compiler's own words stand above"
            print(f"kozyr: kernel NOT compiled, plain Python runs ({reason})", file=sys.stderr)

    def _compile(self) -> None:
        from Cython.Build import cythonize  # noqa: PLC0415 - an install of plain Python needs none

        stage(ROOT / "src/kozyr", ROOMS, ROOT / STAGE)
        translated = cythonize(
            [Extension(extension.name, staged(extension.sources)) for extension in self.extensions],
            build_dir="build/c",
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
            nthreads=_translators(),
        )
        in_c = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = in_c[extension.name]
        super().run()

    def _forget(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
