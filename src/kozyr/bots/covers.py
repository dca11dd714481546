"""Covering everything on the table: which card beats which."""

from collections.abc import Callable, Iterable

from kozyr.bots.strength import stronger
from kozyr.game.actions import Beat
from kozyr.game.bits import bit, popcount

Plan = tuple[Beat, ...]
"""Beats that cover all cards asked for, the hardest card first."""


def plan(
    targets: Iterable[int], hand: int, trump_suit: int, cheapest: Callable[[int], list[int]]
) -> Plan | None:
    """Cover the hardest cards first, each with the cheapest card that does; None if it fails.

    `cheapest` sorts a set of cards, those soonest spent first.
    """
    answers = {target: stronger(target, trump_suit) & hand for target in targets}
    left, beats = hand, []
    for target in sorted(answers, key=lambda target: popcount(answers[target])):
        usable = cheapest(answers[target] & left)
        if not usable:
            return None
        left &= ~bit(usable[0])
        beats.append(Beat(usable[0], target))
    return tuple(beats)
