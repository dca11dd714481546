"""Values from outside: only the very values an option has, refusals for all else."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.refusal import Code, refuse
from kozyr.rules.request import echo, read_options
from tests.rules.vectors import anything


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (9, "9"),
        (-1, "-1"),
        (True, "True"),
        (4.0, "4.0"),
        (None, "None"),
        ("36", "36"),
        ([36], "list"),
        ({"deck": 36}, "dict"),
        (b"36", "bytes"),
        ("", ""),
        (2**80, hex(2**80)),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("3\n6", "3\N{REPLACEMENT CHARACTER}6"),
        ("\ud800", "\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_a_strange_value_is_refused_by_name_and_repeated_shortly(value: object, shown: str) -> None:
    refusal = refuse(Code.OPTION_VALUE, option="deck", value=shown, allowed=(24, 36, 52))
    assert read_options(Rules(), {"deck": value}) == (refusal,)


def test_a_number_too_long_to_write_out_is_cut() -> None:
    assert echo(-(10**6000)) == hex(-(10**6000))[:39] + "…"


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        ("players", ("2\N{EN DASH}8",)),
        ("series_n", ("1\N{EN DASH}50",)),
        ("cheat_call_seconds", ("0\N{EN DASH}15",)),
        ("turn_time", (0, 15, 30, 60)),
        ("draw", ("on", "off")),
        ("pogony_queen", ("random", "spades", "clubs", "diamonds", "hearts")),
    ],
)
def test_a_refusal_says_what_would_be_right(option: str, allowed: tuple[int | str, ...]) -> None:
    refusal = refuse(Code.OPTION_VALUE, option=option, value="x", allowed=allowed)
    assert read_options(Rules(), {option: "x"}) == (refusal,)


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("hand_size", ()),
        ("tranfser", ("transfer", "transfer_trump")),
        ("Deck", ("deck",)),
        ("", ()),
        ("x" * 10_000, ()),
    ],
)
def test_an_unknown_name_is_refused_with_what_it_may_have_meant(
    name: str, near: tuple[str, ...]
) -> None:
    refusal = refuse(Code.OPTION_UNKNOWN, option=echo(name), near=near)
    assert read_options(Rules(), {name: 7}) == (refusal,)


def test_everything_wrong_is_told_names_first() -> None:
    found = read_options(Rules(), {"draw": "no", "zeta": 1, "deck": "36", "alpha": 1})
    assert isinstance(found, tuple)
    assert [(r.code, r.params["option"]) for r in found] == [
        ("option_unknown", "alpha"),
        ("option_unknown", "zeta"),
        ("option_value", "deck"),
        ("option_value", "draw"),
    ]


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_every_option_is_read(name: str) -> None:
    for value in OPTIONS[name].values:
        rules = read_options(Rules(), {name: value})
        assert isinstance(rules, Rules)
        assert rules.value(name) == value
        assert msgspec.structs.replace(rules, **{name: OPTIONS[name].default}) == Rules()


@given(st.dictionaries(st.one_of(st.sampled_from(list(OPTIONS)), st.text()), anything()))
def test_reading_never_fails_and_what_it_reads_is_known(overrides: dict[str, object]) -> None:
    found = read_options(Rules(), overrides)
    if isinstance(found, Rules):
        assert all(found.value(name) in option.values for name, option in OPTIONS.items())
        assert msgspec.convert(msgspec.to_builtins(found), Rules) == found
    else:
        assert msgspec.json.encode(found)
        assert len(found) <= len(overrides)
