"""The mutation check: its results are read right, and its list of survivors is current."""

import ast
import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from scripts import mutation, mutation_list
from scripts.build_kernel import kernel_modules
from scripts.mutation_list import UNKNOWN, listed, missing, reasons, stale, write
from scripts.mutation_results import Change, Mutant, function_of, mutants

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src/kozyr/game"
NO_RULES = {"batch", "codes", "digest", "playout", "proof", "proving"}
"""Modules of the kernel that measure, prove, name numbers or tell states apart."""

CHANGE = Change("word", "neighbours", "if near == 0:", "if near == 1:")
OTHER = Change("state", "State.clear", "self.trump = 0", "self.trump = 1")

WRITTEN = """
def x_neighbours__mutmut_orig(s: State) -> int:
    near = live(s)
    if near == 0:
        return 0
    return near


def x_neighbours__mutmut_1(s: State) -> int:
    near = live(s)
    if near == 1:
        return 0
    return near


class State:
    def xǁStateǁclear__mutmut_orig(self) -> None:
        self.trump = 0

    def xǁStateǁclear__mutmut_1(self) -> None:
        self.trump = 1
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as mutmut leaves it: one change unnoticed, one not yet looked at."""
    codes = {
        "kozyr.game.word.x_neighbours__mutmut_1": 0,
        "kozyr.game.word.xǁStateǁclear__mutmut_1": None,
    }
    (tmp_path / "word.py").write_text(WRITTEN, "utf-8")
    (tmp_path / "word.py.meta").write_text(json.dumps({"exit_code_by_key": codes}), "utf-8")
    return tmp_path


def test_results_name_the_function_and_its_line_before_and_after(folder: Path) -> None:
    assert mutants(folder) == [
        Mutant(CHANGE, noticed=False),
        Mutant(OTHER._replace(module="word"), noticed=None),
    ]


@pytest.mark.parametrize(
    ("code", "noticed"), [(1, True), (0, False), (33, False), (-24, True), (None, None)]
)
def test_a_change_is_noticed_unless_all_tests_passed_or_none_came_by(
    folder: Path, code: int | None, *, noticed: bool | None
) -> None:
    codes = {"exit_code_by_key": {"kozyr.game.word.x_neighbours__mutmut_1": code}}
    (folder / "word.py.meta").write_text(json.dumps(codes), "utf-8")
    assert [mutant.noticed for mutant in mutants(folder)] == [noticed]


def test_a_name_that_is_not_mutmuts_is_refused() -> None:
    assert function_of("xǁStateǁ__init____mutmut_12") == "State.__init__"
    with pytest.raises(ValueError, match="neighbours"):
        function_of("neighbours")


def test_what_survives_more_or_less_often_than_listed_is_told() -> None:
    known = {CHANGE: (2, "equal"), OTHER: (1, "equal")}
    assert missing(Counter({CHANGE: 3, OTHER: 1}), known) == [CHANGE]
    assert missing(Counter({CHANGE: 2}), known) == []
    assert stale(Counter({CHANGE: 1}), known) == [CHANGE, OTHER]


def test_the_list_keeps_its_reasons_when_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mutation.toml"
    file.write_text('[reasons]\nequal = "the same"\n', "utf-8")
    monkeypatch.setattr(mutation_list, "FILE", file)
    write(Counter({CHANGE: 2}))
    assert listed() == {CHANGE: (2, UNKNOWN)}
    file.write_text(file.read_text("utf-8").replace(UNKNOWN, "equal"), "utf-8")
    write(Counter({CHANGE: 1, OTHER: 1}))
    assert listed() == {OTHER: (1, UNKNOWN), CHANGE: (1, "equal")}
    assert reasons() == {"equal": "the same"}


def test_too_few_noticed_changes_are_a_complaint(capsys: pytest.CaptureFixture[str]) -> None:
    noticed, not_noticed = Mutant(CHANGE, noticed=True), Mutant(CHANGE, noticed=False)
    assert mutation.judged([noticed] * 9 + [not_noticed]) == []
    assert mutation.judged([noticed] * 8 + [not_noticed])
    assert "10 changes, 90.0% noticed" in capsys.readouterr().out
    assert mutation.summary([noticed, not_noticed]) == [
        "word              1 of    2 noticed, 50.0%"
    ]


def test_every_module_with_rules_is_changed() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
    compiled = {Path(source).stem for name, source in kernel_modules() if ".game." in name}
    changed = {Path(file).stem for file in config["only_mutate"]}
    assert changed == (compiled | {"bits"}) - NO_RULES


@pytest.mark.parametrize("change", listed(), ids=str)
def test_a_listed_survivor_is_current_and_has_a_reason(change: Change) -> None:
    _, reason = listed()[change]
    assert reasons()[reason]
    assert set(change.old.splitlines()) <= lines_of(change.module, change.function)
    assert change.new != change.old


def lines_of(module: str, function: str) -> set[str]:
    """The lines of a function or method as they stand in the kernel now, stripped."""
    source = (GAME / f"{module}.py").read_text("utf-8")
    owner, _, name = function.rpartition(".")
    body = ast.parse(source).body
    if owner:
        body = next(n.body for n in body if isinstance(n, ast.ClassDef) and n.name == owner)
    found = next(n for n in body if isinstance(n, ast.FunctionDef) and n.name == name)
    rows = source.splitlines()[found.lineno - 1 : found.end_lineno]
    return {row.strip() for row in rows}
