"""Lint what no other linter knows about the kernel's form (docs/adr).

`1 << n` with a literal is a 32-bit shift in C however wide `n` is, so kernel files shift through
`bits.bit`; and no .py file imports cython: the C types stand in the .pxd beside it.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src/kozyr"
UNCOMPILED = {"bits", "codes"}
CYTHON = "imports cython; its types belong in the .pxd"
SHIFT = "shifts a literal by a name, which is 32 bits wide in C; call bit()"


def cython_imports(tree: ast.AST) -> Iterator[int]:
    """Yield the line of each import of cython."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(name.name == "cython" for name in node.names):
            yield node.lineno
        if isinstance(node, ast.ImportFrom) and node.module == "cython":
            yield node.lineno


def literal_shifts(tree: ast.AST) -> Iterator[int]:
    """Yield the line of each `<literal> << <anything but a literal>`."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(op=ast.LShift(), left=ast.Constant(), right=ast.Constant()):
                pass
            case ast.BinOp(op=ast.LShift(), left=ast.Constant()):
                yield node.lineno


def is_compiled(module: Path) -> bool:
    """Tell whether setup.py compiles the module."""
    return module.with_suffix(".pxd").is_file() and module.stem not in UNCOMPILED


def findings(module: Path) -> list[str]:
    """Return what is wrong with the module, one line each."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = [(line, CYTHON) for line in cython_imports(tree)]
    if is_compiled(module):
        found += [(line, SHIFT) for line in literal_shifts(tree)]
    return [f"{module}:{line}: {what}" for line, what in sorted(found)]


def main() -> int:
    """Lint the package; return 1 when something is wrong."""
    wrong = [finding for module in sorted(SOURCE.rglob("*.py")) for finding in findings(module)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
