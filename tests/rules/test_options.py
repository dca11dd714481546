from typing import get_type_hints

import msgspec
import pytest

from kozyr.rules.options import OPTIONS, Option, Rules

EACH = pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)


def test_there_are_34_options_in_the_order_of_the_record() -> None:
    assert len(OPTIONS) == 34
    assert tuple(OPTIONS) == Rules.__struct_fields__


@EACH
def test_the_default_is_one_of_the_values(option: Option) -> None:
    assert option.default in option.values
    assert option.default == Rules().value(option.name)
    assert len(set(option.values)) == len(option.values) > 1


@EACH
def test_values_are_of_the_type_of_the_field(option: Option) -> None:
    numeric = get_type_hints(Rules)[option.name] is int
    assert all(type(value) is (int if numeric else str) for value in option.values)


def test_groups_stand_together_in_the_form() -> None:
    groups = [option.group for option in OPTIONS.values()]
    assert list(dict.fromkeys(groups)) == [
        "table",
        "attack",
        "transfer",
        "ending",
        "cheating",
        "pogony",
        "clock",
    ]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)


def test_rules_are_a_value() -> None:
    assert Rules(players=4) == Rules(players=4)
    assert len({Rules(players=4), Rules(players=4), Rules()}) == 2
    with pytest.raises(AttributeError):
        Rules().players = 3  # type: ignore[misc] # that it is frozen is the point


def test_rules_travel_as_an_object_and_take_no_foreign_field() -> None:
    rules = Rules(deck=52, transfer="mid_bout")
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules
    with pytest.raises(msgspec.ValidationError, match="hand_size"):
        msgspec.convert({"hand_size": 7}, Rules)


def test_meets_needs_every_option_of_the_condition() -> None:
    condition = {"players": (2, 3), "draw": ("on",)}
    assert Rules(players=3).meets(condition)
    assert not Rules(players=4).meets(condition)
    assert not Rules(players=3, draw="off").meets(condition)
