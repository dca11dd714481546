"""The copy of the kernel that is compiled: small bodies stand in its .pxd, nothing else differs."""

import ast
from pathlib import Path

from scripts.build_inline import BUSY, SMALL, moved, stage

ROOT = Path(__file__).parents[2]
ROOMS = ("cards", "rules", "game")

SOURCE = '''"""A module."""

from kozyr.game.bits import bit


def small(s: State, seat: int) -> int:
    """Told in one line."""
    return bit(seat)


def large(s: State) -> None:
{lines}

def unknown(s: State) -> int:
    return 1
'''.format(lines="    s.clear()\n" * (SMALL + 1))

DECLARED = """from kozyr.game.bits cimport bit

cdef class State:
    cpdef void clear(self) noexcept nogil

cpdef long long small(State s, long long seat) noexcept nogil
cpdef void large(State s) noexcept nogil
"""


def test_a_small_declared_function_moves_with_its_docstring() -> None:
    source, declared = moved(SOURCE, DECLARED)
    assert "def small" not in source
    assert (
        "cpdef inline long long small(State s, long long seat) noexcept nogil:\n"
        '    """Told in one line."""\n'
        "    return bit(seat)\n"
    ) in declared


def test_large_and_undeclared_functions_and_methods_stay() -> None:
    source, declared = moved(SOURCE, DECLARED)
    assert "def large(" in source
    assert "def unknown(" in source
    assert "cpdef void large(State s) noexcept nogil\n" in declared
    assert "    cpdef void clear(self) noexcept nogil\n" in declared


def test_lines_keep_their_numbers() -> None:
    source, _ = moved(SOURCE, DECLARED)
    assert len(source.splitlines()) == len(SOURCE.splitlines())
    assert source.splitlines().index("def unknown(s: State) -> int:") == (
        SOURCE.splitlines().index("def unknown(s: State) -> int:")
    )


def test_the_copy_has_every_module_and_every_function_once(tmp_path: Path) -> None:
    stage(ROOT / "src/kozyr", ROOMS, tmp_path)
    for module in (ROOT / "src/kozyr/game").glob("*.py"):
        copy = tmp_path / "kozyr/game" / module.name
        functions = defined(module)
        kept = defined(copy)
        if module.stem not in BUSY:
            assert kept == functions
            continue
        declared = copy.with_suffix(".pxd").read_text("utf-8")
        inlined = {name for name in functions if f" {name}(" in declared and name not in kept}
        assert kept | inlined == functions
        assert inlined


def defined(module: Path) -> set[str]:
    body = ast.parse(module.read_text("utf-8")).body
    return {node.name for node in body if isinstance(node, ast.FunctionDef)}
