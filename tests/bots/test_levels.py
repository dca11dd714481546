"""Bots by the name of their level."""

import pytest

from kozyr.bots.counting import Counting
from kozyr.bots.levels import LEVELS, UnknownLevelError, player
from kozyr.bots.lowest import Lowest
from kozyr.bots.strong import Strong
from kozyr.rules.options import Rules


def test_the_levels_are_the_three_bots() -> None:
    assert LEVELS == ("easy", "medium", "strong")
    assert isinstance(player("easy", Rules(), 0), Lowest)
    assert isinstance(player("medium", Rules(), 0), Counting)
    assert isinstance(player("strong", Rules(), 0), Strong)


def test_every_bot_is_new() -> None:
    assert player("medium", Rules(), 0) is not player("medium", Rules(), 0)


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownLevelError, match="the levels are easy, medium, strong"):
        player("grandmaster", Rules(), 0)
