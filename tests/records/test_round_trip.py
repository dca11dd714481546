"""Positions of tables of every kind: written down and read again they are the same."""

from collections import Counter
from typing import Any

import pytest

from kozyr.game import codes
from kozyr.game.deal import Deal
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.records.position import read_position
from kozyr.records.referee import answer
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules, Value
from tests.records.positions import document_of
from tests.walks.sizes import deals
from tests.walks.walking import MODES, Choice, choices_of, climb_at_random, random_rules_of, walk

SEED = 1415
SPARSE = 5
KINDS = dict(zip(("fair", "2x2", "3x3", "cheating", "pogony", "strict"), MODES, strict=True))
TOLD = ("opener", "transferrers", "taking", "passed", "table", "bout", "stalling", "out")
MORE = ("lost_calls", "no_arm", "rungs", "defender")


class Writer:
    """Writes down every so many states of a deal, reads them again and compares."""

    def __init__(self, rules: Rules, seen: Counter[str]) -> None:
        self.rules = rules
        self.seen = seen

    def visit(self, state: State, choices: list[Choice]) -> None:
        self.seen["states"] += 1
        if self.seen["states"] % SPARSE or not has_a_document(state):
            return
        document = document_of(Deal(self.rules, state, 1, None))
        placed = read_position(document).deal
        assert document_of(placed) == document
        assert choices_of(placed.state, Moves()) == choices
        check_answer(document, state)
        self.seen["calling"] += state.phase == codes.CALLING
        self.seen["told defender"] += "defender" in document
        self.seen["last rung"] += "Q" in document.get("rungs", ())
        self.seen["cheats"] += bool(document.get("cheats"))


def has_a_document(state: State) -> bool:
    """No position tells of a hang question, nor of cheats that could still be rolled back."""
    rolls_back = not state.limits.caught_takes and not state.limits.caught_loses
    asked = state.phase in {codes.OVER, codes.HANGING}
    return not asked and not (state.cheats and rolls_back)


def check_answer(document: dict[str, Any], state: State) -> None:
    """What the answer tells of the state is told as in the position."""
    nobody = {"seat": 99, "kind": "take"}
    told: Any = answer({"position": document, "actions": [nobody]})["results"]
    after = told[0]["after"]
    named = [name for name in (*TOLD, *MORE) if name in document]
    assert {name: after[name] for name in named} == {name: document[name] for name in named}
    assert after["call_window"] == (state.phase == codes.CALLING)


def dealt(rules: Rules, dice: Dice) -> State:
    """A deal before its first lead, on some rungs where there are any."""
    state = State(bind(rules))
    shuffle_and_deal(state, dice)
    if state.limits.pogony:
        climb_at_random(state, dice)
        state.asks_all = False
        state.queen = state.queen if state.limits.queen < 0 else state.limits.queen
    return state


def walked(mode: dict[str, Value], dice: Dice) -> Counter[str]:
    """Walk some deals of a kind."""
    seen: Counter[str] = Counter()
    for _ in range(deals(400, 20)):
        rules = random_rules_of(dice, mode)
        walk(dealt(rules, dice), dice, Writer(rules, seen).visit, one_at_a_time=False)
    return seen


@pytest.mark.parametrize("kind", KINDS)
def test_a_position_read_is_the_position_written(kind: str) -> None:
    seen = walked(KINDS[kind], Dice(SEED))
    assert seen["states"] > 1000
    for what in ("calling", "told defender", "cheats"):
        assert (seen[what] > 0) == (kind == "cheating"), what
    assert (seen["last rung"] > 0) == (kind in {"pogony", "strict"})
