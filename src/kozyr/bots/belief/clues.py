"""What acts say of cards not played: "did not beat", "did not throw in", "took instead"."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kozyr.bots.evidence import LAYING, Table
from kozyr.bots.strength import stronger
from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.bits import bit, lane, of_ranks, ranks_in
from kozyr.game.view import Act
from kozyr.rules.limits import Limits

_HIGH: Final = of_ranks(-bit(codes.QUEEN) & bit(codes.ACE + 1) - 1)


class Bout(msgspec.Struct, frozen=True):
    """What was done in a bout, and what the acts meant.

    `late`: the talon was empty. `passable`: the attack could be transferred at first. `kept` is for
    each seat the share of its unknown cards after the refill that it had held in the bout.
    """

    acts: tuple[Act, ...]
    late: bool
    passable: bool
    kept: tuple[float, ...] = ()


class Clue(msgspec.Struct, frozen=True):
    """An act of a seat makes it likelier or less likely, by its kind, that it held these cards."""

    seat: int
    kind: str
    cards: int


def clues(bout: Bout, limits: Limits, trump_suit: int) -> Iterator[Clue]:
    """The clues of a bout in order; a clue of one kind is given once a card, however often seen."""
    reader, given = _Reader(bout, limits, trump_suit), dict[tuple[int, str], int]()
    for act in bout.acts:
        for kind, cards in reader.read(act):
            fresh = cards & limits.all_cards & ~given.get((act.seat, kind), 0)
            given[act.seat, kind] = given.get((act.seat, kind), 0) | fresh
            if fresh:
                yield Clue(act.seat, f"{kind}_late" if bout.late else kind, fresh)


_Hints = Iterator[tuple[str, int]]


class _Reader:
    """Follows the acts of a bout."""

    def __init__(self, bout: Bout, limits: Limits, trump_suit: int) -> None:
        self._table = Table(limits, trump_suit)
        self._limits = limits
        self._passable = bout.passable
        self._trump = trump_suit
        self._trumps = lane(trump_suit)
        self._taking = False

    def read(self, act: Act) -> _Hints:
        """What this act says, as kinds with sets of cards."""
        if act.kind == "lead":
            yield from self._lead(act.cards)
        elif act.kind == "beat" and act.target is not None and self._table.fits(act):
            yield from self._beat(act.cards[0], act.target)
        elif act.kind == "take":
            yield from self._take()
        elif act.kind == "transfer":
            yield "transfer_plain", of_ranks(ranks_in(bit(act.cards[0]))) & ~self._trumps
        elif act.kind == "pass":
            yield from self._pass()
        if act.kind in LAYING:
            self._table.lay(act)

    def _lead(self, cards: tuple[int, ...]) -> _Hints:
        rank = cards[0] & 15
        lower = of_ranks(bit(rank) - 1)
        if bit(cards[0]) & self._trumps and len(cards) == 1:
            yield "lead_trump_plain", ~self._trumps
            yield "lead_trump_lower", lower & self._trumps
            return
        alike = "lead_alike" if len(cards) < self._limits.lead_limit else "lead_alike_spare"
        yield "lead_lower", lower & ~self._trumps
        yield alike, of_ranks(bit(rank)) & ~self._trumps

    def _beat(self, card: int, target: int) -> _Hints:
        better = stronger(target, self._trump)
        yield from self._not_passed_on("beat")
        if bit(card) & self._trumps:
            yield "trump_plain", better & ~self._trumps
            yield "trump_lower", better & self._trumps & bit(card) - 1
        else:
            yield "beat_lower", better & ~self._trumps & bit(card) - 1

    def _take(self) -> _Hints:
        self._taking = True
        yield from self._not_passed_on("take")
        better, targets = 0, 0
        for card in cards_of(self._table.open):
            better |= stronger(card, self._trump)
            targets += 1
        kind = "take_one" if targets == 1 else "take_many"
        yield f"{kind}_plain", better & ~self._trumps & ~_HIGH
        yield f"{kind}_high", better & ~self._trumps & _HIGH
        yield f"{kind}_trump", better & self._trumps & ~_HIGH
        yield f"{kind}_high_trump", better & self._trumps & _HIGH

    def _not_passed_on(self, kind: str) -> _Hints:
        """Cards with which the attack could have been transferred instead (§7.2, §7.3)."""
        ranks = ranks_in(self._table.open)
        covered = self._table.laid & ~self._table.open
        if self._passable and not ranks & ranks - 1 and (self._limits.mid_bout or not covered):
            yield f"{kind}_rank", of_ranks(ranks) & ~self._trumps
            if not self._limits.trump_only_beats:
                yield f"{kind}_rank_trump", of_ranks(ranks) & self._trumps

    def _pass(self) -> _Hints:
        kind, cards = "give" if self._taking else "pass", self._table.matching()
        yield f"{kind}_plain", cards & ~self._trumps & ~_HIGH
        yield f"{kind}_high", cards & ~self._trumps & _HIGH
        yield f"{kind}_trump", cards & self._trumps
