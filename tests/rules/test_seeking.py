"""Filters of the lobby (S2, S61)."""

import msgspec
import pytest

from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from kozyr.rules.seeking import Wish, plain

RULES = preset("classic_perevodnoy").rules


def test_a_table_is_said_in_plain_words() -> None:
    assert plain(RULES) == Wish("perevodnoy", 2, 36, "all", "fair", "on", "normal")
    assert plain(preset("gambiter_simple").rules).variant == "simple"
    assert plain(preset("service_podkidnoy").rules).variant == "podkidnoy"


@pytest.mark.parametrize(
    ("turn", "speed"), [(0, "none"), (15, "fast"), (30, "normal"), (60, "slow")]
)
def test_speed_is_the_time_for_a_turn(turn: int, speed: str) -> None:
    assert plain(Rules(turn_time=turn)).speed == speed


def test_a_wish_fits_what_it_does_not_name() -> None:
    assert Wish().fits(RULES)
    assert plain(RULES).fits(RULES)


@pytest.mark.parametrize(
    "other",
    [
        {"variant": "podkidnoy"},
        {"players": 3},
        {"deck": 24},
        {"throw_in": "neighbours"},
        {"mode": "cheating"},
        {"draw": "off"},
        {"speed": "fast"},
    ],
)
def test_a_wish_for_something_else_does_not_fit(other: dict[str, object]) -> None:
    assert not msgspec.structs.replace(plain(RULES), **other).fits(RULES)
