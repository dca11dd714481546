"""Finished deals for tests, made up from what matters to people; and a day book that counts."""

from collections import Counter

import msgspec

from kozyr.game.view import Result
from kozyr.people.dates import moscow_date
from kozyr.people.points import (
    BOT_REASONS,
    Before,
    Person,
    Worth,
    game_id,
    players,
    uses,
    worth,
)
from kozyr.people.rates import RATES, Rates, rates_at
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from kozyr.table.facts import Ending, FinishedDeal, Sitter

NOON = 1_796_032_800_000
"""30 November 2026, 13:00 in Moscow."""

HOUR = 3_600_000


def person(seat: int, player: str, laid: int = 6, **fields: bool) -> Sitter:
    return Sitter(seat, player, None, laid, **fields)


def bot(seat: int, level: str = "easy") -> Sitter:
    return Sitter(seat, None, level, 9)


def won(*order: int) -> Result:
    """A deal whose seats went out in this order; the last one is the durak."""
    return Result("durak", order[-1], tuple((seat,) for seat in order))


def drawn(*sharers: int, after: tuple[int, ...] = ()) -> Result:
    return Result("draw", None, (*((seat,) for seat in after), sharers))


def deal(  # noqa: PLR0913 - a deal has many sides
    sitters: tuple[Sitter, ...],
    result: Result | None,
    *,
    number: int = 1,
    at: int = NOON,
    ending: Ending = "played",
    training: bool = False,
    rules: Rules | None = None,
    **fields: object,
) -> FinishedDeal:
    made = FinishedDeal(
        table="t",
        deal=number,
        at=at,
        kind="private",
        preset="service_podkidnoy",
        home=False,
        rules=rules or preset("service_podkidnoy").rules,
        sitters=sitters,
        ending=ending,
        result=result,
        training=training,
        transcript=b"{}",
    )
    return msgspec.structs.replace(made, **fields)


def duel(winner: str = "ann", loser: str = "bob", **fields: object) -> FinishedDeal:
    """A deal of two people that the first one won."""
    return deal((person(0, winner), person(1, loser)), won(0, 1), **fields)  # type: ignore[arg-type]


class Book:
    """Credits deals in the order given, as the service does, with nothing but the pure functions.

    A player's account has his name; those in `guests` have none, those in `same` share an identity.
    """

    def __init__(
        self,
        guests: frozenset[str] = frozenset(),
        same: dict[str, str] | None = None,
        versions: tuple[Rates, ...] = RATES,
    ) -> None:
        self.versions, self.guests, self.same = versions, guests, same or {}
        self.used: Counter[tuple[str, str, str]] = Counter()
        self.entries: list[tuple[str, str, str, Worth, int]] = []

    def who(self, player: str) -> Person:
        account = None if player in self.guests else player
        return Person(self.same.get(player, player), account)

    def credit(self, finished: FinishedDeal) -> dict[str, Worth]:
        """Enter a deal; give what it was worth by account."""
        rates = rates_at(finished.at, self.versions)
        people = {player: self.who(player) for player in players(finished)}
        date, found = moscow_date(finished.at), dict[str, Worth]()
        for sitter in finished.sitters:
            if sitter.player is None or people[sitter.player].account is None:
                continue
            before = self._before(sitter.player, date)
            found[sitter.player] = worth(finished, sitter.seat, people, before, rates)
        self.entries += [
            (account, game_id(finished), date, one, rates.version) for account, one in found.items()
        ]
        self.used.update(
            {
                (people[use.player].identity, people[use.opponent].identity, use.date)
                for use in uses(finished, people, rates)
            }
        )
        return found

    def _before(self, account: str, date: str) -> Before:
        mine = self.who(account).identity
        games = {
            other: n for (one, other, day), n in self.used.items() if (one, day) == (mine, date)
        }
        bots = sum(
            one.amount
            for whose, _, day, one, _ in self.entries
            if (whose, day) == (account, date) and one.reason in BOT_REASONS
        )
        return Before(games, bots)

    def balance(self, account: str) -> int:
        return sum(one.amount for whose, _, _, one, _ in self.entries if whose == account)
