"""What a finished deal is worth to a player, and which of his pairs it uses up (S42 to S53).

Everything here is a function of the facts, of who the players are, and of what the day has brought
before; nothing is kept.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from kozyr.people.dates import moscow_date
from kozyr.people.rates import Outcome, Rates, against_bots
from kozyr.people.standing import outcomes
from kozyr.rules.limits import bind
from kozyr.table.facts import FinishedDeal, Sitter

Reason = Literal[
    "win",
    "draw",
    "loss",
    "pair",
    "bot_win",
    "bot_draw",
    "bot_loss",
    "cap",
    "few_cards",
    "substituted",
    "exit",
    "training",
    "cheating",
    "stopped",
    "alone",
    "bot_account",
]
"""Why an entry has its amount; worded in the catalogue under `points`.

`pair`: the pair has had its games of the day (S45); `cap`: the day's points from bots are full, so
the amount was cut (S49); `alone`: nobody else and no bot played; `bot_account`: a program of
somebody's played under its own name, which gives nobody anything.
"""

BOT_REASONS: Final[tuple[Reason, ...]] = ("bot_win", "bot_draw", "bot_loss", "cap")
"""The entries that count against the day's cap of points from bots."""

_HUMAN: Final[dict[Outcome, Reason]] = {"first": "win", "shared": "draw", "other": "loss"}
_BOT: Final[dict[Outcome, Reason]] = {
    "first": "bot_win",
    "shared": "bot_draw",
    "other": "bot_loss",
}


class Person(msgspec.Struct, frozen=True):
    """Whose a player id is: `identity` is equal for ids that are one opponent (S46).

    `account` is where his points go, None while he is a guest; `bot`: it is a BOT account.
    """

    identity: str
    account: str | None
    bot: bool = False


class Before(msgspec.Struct, frozen=True):
    """What the Moscow day of a deal had brought an account before it.

    `games` counts by the identity of an opponent how many of the pair's games are used up, `bots`
    is the sum of its points from bots.
    """

    games: Mapping[str, int] = {}
    bots: int = 0


class Worth(msgspec.Struct, frozen=True):
    """What a deal is worth to a seat: points, the reason, and which game of the pair it was.

    `nth` is None where there is no pair.
    """

    amount: int
    reason: Reason
    nth: int | None = None


class Use(msgspec.Struct, frozen=True):
    """A deal uses up one of the games that `player` has with `opponent` on the date (S45)."""

    player: str
    opponent: str
    date: str


def game_id(deal: FinishedDeal) -> str:
    """Name a game for the ledger: its table and which deal of the table it was."""
    return f"{deal.table}.{deal.deal}"


def players(deal: FinishedDeal) -> tuple[str, ...]:
    """List the ids of the people of a deal, in the order of their seats."""
    return tuple(sitter.player for sitter in deal.sitters if sitter.player is not None)


def unsuitable(deal: FinishedDeal, sitter: Sitter, rates: Rates) -> Reason | None:
    """Tell why a deal can bring a seat nothing, whatever it came to; None if it can (S42, S51)."""
    if deal.ending == "stopped" or deal.result is None:
        return "stopped"
    if deal.training:
        return "training"
    if bind(deal.rules).cheating:
        return "cheating"
    if deal.ending == "exit" or sitter.left:
        return "exit"
    if sitter.substituted:
        return "substituted"
    return "few_cards" if sitter.laid < rates.laid else None


def worth(
    deal: FinishedDeal, seat: int, people: Mapping[str, Person], before: Before, rates: Rates
) -> Worth:
    """Tell what a deal is worth to the person in a seat; `people` knows every player of it."""
    sitter = _at(deal, seat)
    against = "bot_account" if _with_bots(people) else unsuitable(deal, sitter, rates)
    if against is not None:
        return Worth(0, against)
    outcome = outcomes(deal)[seat]
    rivals = _rivals(deal, sitter, people)
    if rivals:
        return _among_people(outcome, rivals, before, rates)
    levels = {sitter.level for sitter in deal.sitters if sitter.level is not None}
    return _among_bots(outcome, levels, before, rates) if levels else Worth(0, "alone")


def _with_bots(people: Mapping[str, Person]) -> bool:
    return any(one.bot for one in people.values())


def _at(deal: FinishedDeal, seat: int) -> Sitter:
    return next(sitter for sitter in deal.sitters if sitter.seat == seat)


def _rivals(deal: FinishedDeal, sitter: Sitter, people: Mapping[str, Person]) -> set[str]:
    """Name the identities of the other people of a deal; nobody is a rival of himself."""
    mine = "" if sitter.player is None else people[sitter.player].identity
    return {people[player].identity for player in players(deal)} - {mine}


def _among_people(outcome: Outcome, rivals: set[str], before: Before, rates: Rates) -> Worth:
    nth = min(before.games.get(rival, 0) for rival in rivals) + 1
    if nth > rates.pair_games:
        return Worth(0, "pair", nth)
    return Worth(rates.human[outcome], _HUMAN[outcome], nth)


def _among_bots(outcome: Outcome, levels: set[str], before: Before, rates: Rates) -> Worth:
    full = against_bots(levels, rates)[outcome]
    room = max(0, rates.bot_day - before.bots)
    return Worth(full, _BOT[outcome]) if full <= room else Worth(room, "cap")


def uses(deal: FinishedDeal, people: Mapping[str, Person], rates: Rates) -> tuple[Use, ...]:
    """List whose games with whom a deal uses up, by player id; none if a BOT account played.

    A game counts for both if it is suitable for one of them (S45). A seat played by a substitute
    has none used up; who stayed has, or an absent friend would be worth ten points every time.
    """
    date = moscow_date(deal.at)
    if _with_bots(people):
        return ()
    return tuple(
        Use(mine, theirs, date)
        for one, mine, other, theirs in _couples(deal)
        if not one.substituted
        and (unsuitable(deal, one, rates) is None or unsuitable(deal, other, rates) is None)
    )


def _couples(deal: FinishedDeal) -> Iterator[tuple[Sitter, str, Sitter, str]]:
    """Yield every two people of a deal, in both orders, with their player ids."""
    for one in deal.sitters:
        for other in deal.sitters:
            if one.player and other.player and one.seat != other.seat:
                yield one, one.player, other, other.player
