"""What is wise or unwise about an act, by the rules of thumb that players tell each other."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

import msgspec

from kozyr.bots.answering import cheapest_plan
from kozyr.bots.choices import leadable, throwable, transferable, uncovered
from kozyr.bots.covers import plan
from kozyr.bots.leading import keeps_pairs
from kozyr.bots.reading import Reading
from kozyr.bots.strength import stronger
from kozyr.cards.card import rank_of
from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action, Beat, Lead, Pass, Take, ThrowIn, Transfer
from kozyr.game.bits import bit, lowest, of_ranks, ranks_in

Code = Literal[
    "goes_out",
    "leads_together",
    "keeps_pair",
    "leads_answerable",
    "spares_trump",
    "spends_trump",
    "transfers_plain",
    "transfer_saves_trump",
    "transfer_stops",
    "transfer_returns",
    "minds_next",
    "helps_taker",
    "holds_trump_back",
    "takes_to_save",
    "takes_beatable",
]

UNWISE: Final[frozenset[Code]] = frozenset(
    {"spends_trump", "transfer_returns", "helps_taker", "takes_beatable"}
)
"""The motifs that speak against an act; the others speak for it."""


class Motif(msgspec.Struct, frozen=True):
    """One thing to say about an act: `params` as those of a refusal, named in the catalogue."""

    code: Code
    params: Mapping[str, int] = {}

    @property
    def wise(self) -> bool:
        """Whether it speaks for the act."""
        return self.code not in UNWISE


def motifs(reading: Reading, action: Action) -> tuple[Motif, ...]:
    """Tell all there is to say about an act that this reading allows, what weighs most first."""
    return tuple(motif for rule in _RULES for motif in rule(reading, action))


Found = Iterator[Motif]


def _laid(action: Action) -> int:
    """The cards that an act lays on the table."""
    match action:
        case Lead(cards):
            return mask_of(cards)
        case Beat(card) | ThrowIn(card) | Transfer(card):
            return bit(card)
    return 0


def _covers(reading: Reading, hand: int) -> bool:
    """Whether these cards beat everything that lies uncovered."""
    view = reading.view
    return plan(uncovered(view), hand, view.trump_suit, reading.cheapest) is not None


def _is_plain(reading: Reading, cards: int) -> bool:
    return not cards & reading.trumps


def _going_out(reading: Reading, action: Action) -> Found:
    """With an empty talon it lays the whole rest of the hand."""
    if reading.late and _laid(action) == reading.hand:
        yield Motif("goes_out")


def _leading(reading: Reading, action: Action) -> Found:
    """Several of a rank together; or one of a pair, or one that can be beaten if it returns."""
    if not isinstance(action, Lead):
        return
    if len(action.cards) > 1:
        yield Motif("leads_together")
        return
    card, rest = action.cards[0], reading.hand & ~_laid(action)
    if not keeps_pairs(reading):
        return
    pair = rest & of_ranks(bit(rank_of(card))) & ~reading.trumps
    if pair:
        yield Motif("keeps_pair", {"card": lowest(pair)})
    if stronger(card, reading.view.trump_suit) & rest:
        yield Motif("leads_answerable", {"card": card})


def _sparing(reading: Reading, action: Action) -> Found:
    """A plain card beats or is thrown in, where a trump could have been."""
    laid = _laid(action)
    if not laid or not _is_plain(reading, laid):
        return
    beats = isinstance(action, Beat) and reading.hand & reading.trumps
    if beats or (isinstance(action, ThrowIn) and throwable(reading.view) & reading.trumps):
        yield Motif("spares_trump", {"card": lowest(laid)})


def _spending(reading: Reading, action: Action) -> Found:
    """A trump goes while the talon lasts, where a plain card or none would have done."""
    laid = _laid(action)
    if reading.late or not laid & reading.trumps:
        return
    plain = reading.hand & ~reading.trumps
    leads = isinstance(action, Lead) and leadable(reading.view) & plain
    beats = isinstance(action, Beat) and _covers(reading, plain)
    if leads or beats or isinstance(action, ThrowIn):
        yield Motif("spends_trump", {"card": lowest(laid)})


def _transferring(reading: Reading, action: Action) -> Found:
    """With a plain card rather than a trump; whether it can come back."""
    if not isinstance(action, Transfer):
        return
    plain = reading.hand & ~reading.trumps
    if _is_plain(reading, bit(action.card)):
        if transferable(reading.view) & reading.trumps:
            yield Motif("transfers_plain", {"card": action.card})
        if not _covers(reading, plain) and _covers(reading, reading.hand):
            yield Motif("transfer_saves_trump", {"card": action.card})
    if not _out(reading):
        yield Motif("transfer_stops")
    yield from _known_next(reading, "transfer_returns")


def _minding(reading: Reading, action: Action) -> Found:
    """It beats, since the next hand is known to hold the rank that a transfer would bring back."""
    if isinstance(action, Beat) and transferable(reading.view):
        yield from _known_next(reading, "minds_next")


def _rank(reading: Reading) -> int:
    """All cards of the rank that a transfer passes on."""
    return of_ranks(ranks_in(mask_of(uncovered(reading.view)))) & reading.limits.all_cards


def _out(reading: Reading) -> int:
    """The cards of that rank which may be in another hand or in the talon."""
    return _rank(reading) & ~reading.hand & ~reading.table & ~reading.memory.gone


def _known_next(reading: Reading, code: Code) -> Found:
    seat = reading.view.transfer_to
    known = reading.memory.held(seat) & _rank(reading) if seat is not None else 0
    if known:
        yield Motif(code, {"seat": seat or 0, "card": lowest(known)})


def _adding(reading: Reading, action: Action) -> Found:
    """A taker gets what he can use; or a trump stays in the hand for the bouts to come."""
    if reading.late:
        return
    if isinstance(action, ThrowIn) and reading.view.taking:
        if reading.worth(action.card) >= reading.weights.dear:
            yield Motif("helps_taker", {"card": action.card})
    elif isinstance(action, Pass) and throwable(reading.view) & reading.trumps:
        yield Motif("holds_trump_back")


def _taking(reading: Reading, action: Action) -> Found:
    """It takes what plain cards beat; or rather than give a trump away."""
    if not isinstance(action, Take):
        return
    if _covers(reading, reading.hand & ~reading.trumps):
        yield Motif("takes_beatable")
        return
    trumps = [beat.card for beat in cheapest_plan(reading) or () if bit(beat.card) & reading.trumps]
    if trumps and not reading.late:
        yield Motif("takes_to_save", {"card": max(trumps)})


_RULES: Final[tuple[Callable[[Reading, Action], Found], ...]] = (
    _going_out,
    _taking,
    _adding,
    _transferring,
    _minding,
    _spending,
    _sparing,
    _leading,
)
