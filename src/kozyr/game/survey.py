"""Everything there is to know of a deal at one moment, hidden cards included, for a referee."""

from typing import Final, Literal

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.bits import bit, popcount
from kozyr.game.closing import bout_closes
from kozyr.game.deal import Deal
from kozyr.game.dealing import void_reason
from kozyr.game.pogony import first_asked
from kozyr.game.state import State, talon_left
from kozyr.game.story import pairs_on_table
from kozyr.game.throwing_in import cap, room
from kozyr.game.translate import legal_kinds
from kozyr.game.view import Pair, Result
from kozyr.game.word import entitled, first_speaker, main_attacker, waited_for

Void = Literal["five_of_suit", "trump_ace"]

_VOIDS: Final[dict[int, Void | None]] = {
    codes.NOT_VOID: None,
    codes.FIVE_OF_SUIT: "five_of_suit",
    codes.TRUMP_ACE: "trump_ace",
}


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """A deal at one moment. Seats and cards are ints; sets of seats are ascending.

    `defender` and all that hangs on one are None or empty when there is none; `limit` and `room`
    (M and R of §0.7) also with an empty table, `word` also where the order knows none.
    `speaker` is the seat with the word where it goes round. `closed` tells that the bout should
    have closed already (§9.2), which only a placed deal can have missed. `waited_for` are the
    entitled who have not passed, `refilled` the order of the last refill.
    """

    opener: int | None
    defender: int | None
    transferrers: tuple[int, ...]
    shown: tuple[int, ...]
    taking: bool
    passed: tuple[int, ...]
    table: tuple[Pair, ...]
    uncovered: int
    limit: int | None
    room: int | None
    main_attacker: int | None
    entitled: tuple[int, ...]
    waited_for: tuple[int, ...]
    word: Literal["open", "closed", "seat"] | None
    speaker: int | None
    hands: tuple[tuple[int, ...], ...]
    talon: int
    discard: int
    bout: int
    stalling: int
    may_act: dict[int, tuple[str, ...]]
    closed: bool
    refilled: tuple[int, ...]
    calling: bool
    asked: int | None
    lost_calls: tuple[tuple[int, int | None], ...]
    no_arm: tuple[int, ...]
    rungs: tuple[int, ...]
    out: tuple[int, ...]
    result: Result | None


def survey(deal: Deal) -> Survey:
    """Look at all of a deal."""
    s = deal.state
    led = s.phase not in (codes.OVER, codes.HANGING)
    defended = led and s.defender >= 0
    bout = defended and s.n_attack > 0
    return Survey(
        opener=_somebody(s.opener) if led else None,
        defender=s.defender if defended else None,
        transferrers=tuple(s.transferrers[: s.n_transfers]),
        shown=cards_of(s.shown),
        taking=s.taking,
        passed=cards_of(s.passed),
        table=pairs_on_table(s, s.n_attack),
        uncovered=popcount(s.uncovered),
        limit=cap(s) if bout else None,
        room=max(room(s), 0) if bout else None,
        main_attacker=_somebody(main_attacker(s)) if defended else None,
        entitled=cards_of(entitled(s)) if defended else (),
        waited_for=cards_of(waited_for(s)) if defended else (),
        word=_word(s) if bout else None,
        speaker=_somebody(s.turn),
        hands=tuple(cards_of(s.hands[seat]) for seat in range(s.limits.seats)),
        talon=talon_left(s),
        discard=popcount(s.discard),
        bout=s.bout,
        stalling=s.stalling,
        may_act=_may_act(s) if defended or s.phase == codes.HANGING else {},
        closed=bout and s.phase == codes.BOUT and bout_closes(s),
        refilled=tuple(s.refilled[: s.n_refilled]),
        calling=s.phase == codes.CALLING,
        asked=first_asked(s, s.asking) if s.phase == codes.HANGING else None,
        lost_calls=_lost_calls(s),
        no_arm=cards_of(s.no_arm),
        rungs=tuple(s.rungs[: s.limits.seats]),
        out=_out(s),
        result=deal.result,
    )


def void_name(s: State) -> Void | None:
    """Why a deal just dealt is void, None if it is not (§2.7, §2.8)."""
    return _VOIDS[void_reason(s)]


def _lost_calls(s: State) -> tuple[tuple[int, int | None], ...]:
    """Pairs of a caller and whom he may not call, None being everybody, ascending (§14.9)."""
    pairs: list[tuple[int, int | None]] = []
    for seat in range(s.limits.seats):
        if s.lost_calls[seat] == codes.ALL_SEATS:
            pairs.append((seat, None))
        else:
            pairs += [(seat, player) for player in cards_of(s.lost_calls[seat])]
    return tuple(pairs)


def _out(s: State) -> tuple[int, ...]:
    """Who went out, in finishing order; of a deal that ended by a hang nobody is told."""
    seats = [seat for seat in range(s.limits.seats) if s.place[seat] and not s.playing & bit(seat)]
    return tuple(sorted(seats, key=lambda seat: s.place[seat]))


def _word(s: State) -> Literal["open", "closed", "seat"] | None:
    if s.limits.throw_any | s.limits.throw_lead == 0:
        return None
    if s.limits.in_turn:
        return "seat"
    if not s.limits.first_word:
        return None
    return "closed" if first_speaker(s) >= 0 else "open"


def _may_act(s: State) -> dict[int, tuple[str, ...]]:
    """The kinds of legal actions of each seat that has some, in the order of the kinds."""
    found = {seat: legal_kinds(s, seat) for seat in range(s.limits.seats)}
    return {seat: kinds for seat, kinds in found.items() if kinds}


def _somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None
