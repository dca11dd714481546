"""Lint what no other linter knows about this house.

- `1 << n` with a literal is a 32-bit shift in C however wide `n` is: kernel files call `bits.bit`.
- No .py file imports cython: the C types stand in the .pxd beside it.
- The options of the rules are named only in `kozyr.rules`; others read what it has bound.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from kozyr.rules.options import OPTIONS

SOURCE = Path(__file__).parents[1] / "src/kozyr"
UNCOMPILED = {"bits", "codes"}
# A name of one word, such as `deck`, and `throw_in`, which is an action too, say nothing.
OPTION_NAMES = {name for name in OPTIONS if "_" in name} - {"throw_in"}

CYTHON = "imports cython; its types belong in the .pxd"
SHIFT = "shifts a literal by a name, which is 32 bits wide in C; call bit()"
OPTION = "names an option of the rules; only kozyr.rules does"

Finding = tuple[int, str]


def cython_imports(tree: ast.AST) -> Iterator[Finding]:
    """Find imports of cython."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if any(name.name == "cython" for name in names):
                yield node.lineno, CYTHON
            case ast.ImportFrom(module="cython"):
                yield node.lineno, CYTHON


def literal_shifts(tree: ast.AST) -> Iterator[Finding]:
    """Find each `<literal> << <anything but a literal>`."""
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(op=ast.LShift(), left=ast.Constant(), right=ast.Constant()):
                pass
            case ast.BinOp(op=ast.LShift(), left=ast.Constant()):
                yield node.lineno, SHIFT


def option_names(tree: ast.AST) -> Iterator[Finding]:
    """Find options read or set by name: `rules.x`, `rules.value("x")`, `Rules(x=...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and OPTION_NAMES.intersection(options_named(node)):
            yield node.lineno, OPTION


def options_named(node: ast.expr) -> list[str | None]:
    """Return the names that one node asks a set of rules for."""
    match node:
        case ast.Attribute(value=ast.Name(id="rules") | ast.Attribute(attr="rules"), attr=name):
            return [name]
        case ast.Call(func=ast.Attribute(attr="value"), args=[ast.Constant(value=str(name))]):
            return [name]
        case ast.Call(func=ast.Name(id="Rules"), keywords=keywords):
            return [keyword.arg for keyword in keywords]
    return []


def findings(module: Path) -> list[str]:
    """Return what is wrong with the module, one line each."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = list(cython_imports(tree))
    if module.with_suffix(".pxd").is_file() and module.stem not in UNCOMPILED:
        found += literal_shifts(tree)
    if SOURCE / "rules" not in module.parents:
        found += option_names(tree)
    return [f"{module}:{line}: {what}" for line, what in sorted(found)]


def main() -> int:
    """Lint the package; return 1 when something is wrong."""
    wrong = [finding for module in sorted(SOURCE.rglob("*.py")) for finding in findings(module)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
