"""Whatever the document is, the referee answers and never raises."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kozyr.records.modes import Modes
from kozyr.records.referee import answer
from kozyr.records.sheet import Sheet
from tests.records.documents import TAKE, bout, climbing, last_card, window
from tests.rules.vectors import anything

FIELDS = st.sampled_from([*Sheet.__struct_fields__[:-1], *Modes.__struct_fields__])
BASES = st.sampled_from([bout(), window(), last_card(defender=1), climbing(3)])
SEATS = st.lists(st.integers(0, 2), max_size=4)
VALUES = anything() | SEATS | st.integers(-1, 9) | st.booleans() | st.none()
ACTIONS = st.fixed_dictionaries(
    {"seat": st.integers(-1, 3), "kind": st.sampled_from(["take", "pass", "throw_in", "show"])},
    optional={"card": st.sampled_from(["8♣", "8♠", "J♥", "2♥", "X"])},
) | st.fixed_dictionaries(
    {"seat": st.integers(-1, 3), "kind": st.sampled_from(["call", "waive", "hang", "decline"])},
    optional={"player": st.integers(-1, 9)},
)


@given(anything())
def test_anything_is_answered(document: object) -> None:
    assert msgspec.json.encode(answer(document))


@given(
    BASES, st.dictionaries(FIELDS, VALUES, max_size=3), st.lists(ACTIONS | anything(), max_size=4)
)
def test_a_changed_position_is_answered(
    base: dict[str, Any], fields: dict[str, Any], actions: list[Any]
) -> None:
    told = answer({"position": {**base, **fields}, "actions": actions})
    assert ("error" in told) != ("results" in told)
    if "results" in told:
        results: Any = told["results"]
        assert len(results) == len(actions)
        assert msgspec.json.encode(told)


@given(st.dictionaries(st.text(), VALUES, max_size=2))
def test_a_changed_action_is_answered(fields: dict[str, Any]) -> None:
    assert answer({"position": bout(), "actions": [{**TAKE, **fields}]})
