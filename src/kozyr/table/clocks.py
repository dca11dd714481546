"""The clocks of the seats, computed from the log alone: turn time and time bank (§17.7)."""

from typing import Final

import msgspec

from kozyr.game.awaited import Awaited, Duty
from kozyr.game.deal import Deal
from kozyr.rules.options import Rules
from kozyr.rules.timing import bank_span, third_span, turn_span


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat: what is left of its bank, and what it is waited for since when.

    Times are in milliseconds; `duty` is None while it stands still. It knows no hand.
    """

    bank: int = 0
    duty: Duty | None = None
    mark: tuple[int, ...] = ()
    started: int = 0


Clocks = tuple[Clock, ...]
"""A clock a seat, none before the first deal."""

_BANKED: Final[frozenset[Duty | None]] = frozenset({"lead", "answer"})
"""Who spends his bank when his turn time is over: a thrower has none (§17.7)."""


def wound(rules: Rules) -> Clocks:
    """Give the clocks with which a deal begins, all of them still."""
    return (Clock(bank_span(rules)),) * rules.players


def ticked(clocks: Clocks, deal: Deal, at: int) -> Clocks:
    """Let the clocks run that the deal, as it stands at time `at`, asks for, and no others."""
    asked = {one.seat: one for one in deal.awaited()}
    return tuple(
        _turned(clock, asked.get(seat), deal.rules, at) for seat, clock in enumerate(clocks)
    )


def _turned(clock: Clock, asked: Awaited | None, rules: Rules, at: int) -> Clock:
    if asked is None:
        return clock if clock.duty is None else Clock(bank_at(clock, rules, at))
    if (asked.duty, asked.mark) == (clock.duty, clock.mark):
        return clock
    return Clock(bank_at(clock, rules, at), asked.duty, asked.mark, at)


def bank_at(clock: Clock, rules: Rules, at: int) -> int:
    """Tell what is left of a clock's bank at a time."""
    turn = turn_span(rules)
    if turn is None or not is_banked(clock):
        return clock.bank
    return clock.bank - min(max(at - clock.started - turn, 0), clock.bank)


def is_banked(clock: Clock) -> bool:
    """Whether the bank is spent when the turn time is over."""
    return clock.duty in _BANKED


def turn_ends(clock: Clock, rules: Rules) -> int | None:
    """When the turn time of a clock is over, None if it stands still or there is no clock."""
    span = turn_span(rules) if is_banked(clock) else third_span(rules)
    return None if clock.duty is None or span is None else clock.started + span


def runs_out(clock: Clock, rules: Rules) -> int | None:
    """When a clock is out, bank and all; None as in `turn_ends`."""
    end = turn_ends(clock, rules)
    return None if end is None else end + (clock.bank if is_banked(clock) else 0)


def shifted(clocks: Clocks, ms: int) -> Clocks:
    """Give the clocks as if so many milliseconds had not passed."""
    return tuple(
        msgspec.structs.replace(clock, started=clock.started + ms) if clock.duty else clock
        for clock in clocks
    )
