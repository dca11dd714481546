"""Rules for an environment by name, and deals from small seeds."""

from operator import index
from typing import Final, SupportsIndex

from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.game.view import Result
from kozyr.lab.envs.dealing import deal_from, deciding_trump
from kozyr.rules.agreement import agree
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import hint, sentence

MOST = 10_000
"""After so many decisions a deal is cut off: false calls may be free and without end (§14.9)."""

SEEDS: Final = 2**62
"""So many seeds there are; the kernel counts on from them in 64 bits."""


class IllegalActionError(ValueError):
    """An action was chosen that the mask forbids."""


class SeedError(ValueError):
    """No deal has this seed; the message says which there are."""


class NoRulesError(ValueError):
    """There are no such rules; the message says why."""


def named_rules(rule_set: str, **wishes: int | None) -> Rules:
    """Give the rules of a named set, with what is wished of `players` and `deck`.

    Raises:
        NoRulesError: there is no such set, or it cannot be played so.

    """
    given = {name: wish for name, wish in wishes.items() if wish is not None}
    agreed = agree(rule_set, given)
    if isinstance(agreed, Refusal):
        told = (sentence(agreed, "en", str), hint(agreed, "en"))
        raise NoRulesError(" ".join(filter(None, told)))
    return agreed.rules


def checked_seed(seed: object) -> int:
    """Give a seed as an int; SeedError unless it is a whole number from 0 to SEEDS - 1."""
    if isinstance(seed, SupportsIndex) and 0 <= (number := index(seed)) < SEEDS:
        return number
    message = f"a seed is a whole number from 0 to 2**62 - 1, not {seed!r}"
    raise SeedError(message)


def small_deal(rules: Rules, seed: int) -> Deal:
    """Deal from a small seed, as a row of a batch with this seed does."""
    state = State(bind(rules))
    deal_from(state, Dice(0), seed)
    shown = deciding_trump(state)
    return Deal(rules, state, 1, shown if shown >= 0 else None)


def rewards(result: Result, seats: int) -> tuple[float, ...]:
    """Give what a deal was worth to each seat; all together have 0.

    The durak and the losing team have -1 each. A member of the winning team has 1, whoever else
    was not the durak an equal share of 1, and everybody 0 after a draw.
    """
    if result.winners is not None:
        return tuple(1.0 if seat in result.winners else -1.0 for seat in range(seats))
    if result.durak is None:
        return (0.0,) * seats
    return tuple(-1.0 if seat == result.durak else 1 / (seats - 1) for seat in range(seats))
