"""Stage the kernel for the compiler, so that small functions are inlined across modules.

Cython inlines a function of another module only if its body stands in that module's .pxd. The
sources keep their bodies in the .py, where people and plain Python read them; this makes a copy in
which the small functions of the busiest chapters have moved over there. That is worth half again
as many decisions a second.
"""

import ast
import re
import shutil
from pathlib import Path
from typing import Final

BUSY: Final = frozenset(
    {
        *("state", "sides", "word", "leading", "beating", "throwing_in", "transferring"),
        *("taking", "closing", "moves"),
    }
)
"""The modules of `game` that every decision passes through."""

SMALL: Final = 12
"""Lines of a function that is small, its docstring's first and blank ones not counted."""

DECLARED: Final = re.compile(
    r"^(?P<how>cpdef|cdef) (?P<what>[\w ]+ (?P<name>\w+)\(.*\) noexcept nogil)\n", re.MULTILINE
)
"""A function of a .pxd at the top level; methods are indented, what is inline has a body."""


def stage(package: Path, rooms: tuple[str, ...], target: Path) -> None:
    """Make a copy of these rooms of a package under `target`, small bodies moved to the .pxd."""
    shutil.rmtree(target, ignore_errors=True)
    for room in rooms:
        shutil.copytree(package / room, target / package.name / room)
    shutil.copy(package / "__init__.py", target / package.name)
    for name in BUSY:
        module = target / package.name / "game" / f"{name}.py"
        declarations = module.with_suffix(".pxd")
        source, declared = moved(module.read_text("utf-8"), declarations.read_text("utf-8"))
        module.write_text(source, "utf-8")
        declarations.write_text(declared, "utf-8")


def moved(source: str, declared: str) -> tuple[str, str]:
    """Give a module and its declarations, the bodies of small functions in the latter.

    Lines that leave the module become empty ones, so that the others keep their numbers.
    """
    lines = source.splitlines(keepends=True)
    wanted = {found["name"] for found in DECLARED.finditer(declared)}
    bodies: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name in wanted:
            first, last = node.body[0].lineno - 1, node.end_lineno or node.lineno
            if _is_small(body := lines[first:last]):
                bodies[node.name] = "".join(body)
                lines[node.lineno - 1 : last] = ["\n"] * (last - node.lineno + 1)
    return "".join(lines), DECLARED.sub(lambda found: _inline(found, bodies), declared)


def _is_small(body: list[str]) -> bool:
    told = [line for line in body if line.strip() and not line.strip().startswith('"""')]
    return len(told) <= SMALL


def _inline(found: re.Match[str], bodies: dict[str, str]) -> str:
    body = bodies.get(found["name"])
    return found[0] if body is None else f"{found['how']} inline {found['what']}:\n{body}"
