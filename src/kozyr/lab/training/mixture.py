"""At what tables the net learns: the two main sets, the other ones for two, and house rules."""

from functools import cache
from typing import Final

import msgspec

from kozyr.bots.evaluation.features import supports
from kozyr.game.playout import Dice
from kozyr.rules.agreement import agree
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.presets import preset, presets
from kozyr.rules.refusal import Refusal

MAIN: Final = ("service_podkidnoy", "service_perevodnoy")

PERCENT_MAIN: Final = 70
PERCENT_NAMED: Final = 15
"""What is left are house rules."""

_TWO: Final = 2
_VARIED: Final = ("attack", "transfer", "ending")


def table(dice: Dice) -> Limits:
    """The limits of a table for two that the net supports."""
    lot = dice.below(100)
    if lot < PERCENT_MAIN:
        return bind(preset(MAIN[dice.below(len(MAIN))]).rules)
    if lot < PERCENT_MAIN + PERCENT_NAMED:
        named = _named()
        return bind(named[dice.below(len(named))])
    return bind(_house_rules(dice))


@cache
def _named() -> tuple[Rules, ...]:
    """Every named set for two that the net supports, with each of its decks."""
    for_two = (
        msgspec.structs.replace(one.rules, players=_TWO, deck=deck)
        for one in presets()
        if one.players_min == _TWO
        for deck in one.decks
    )
    return tuple(rules for rules in for_two if supports(bind(rules)))


def _house_rules(dice: Dice) -> Rules:
    """Any rules of attack, transfer and ending that go together, with any deck."""
    while True:
        varied = {
            name: option.values[dice.below(len(option.values))]
            for name, option in OPTIONS.items()
            if option.group in _VARIED or name == "deck"
        }
        agreed = agree(None, varied | {"players": _TWO})
        if not isinstance(agreed, Refusal):
            return agreed.rules
