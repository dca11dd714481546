"""A deal set up from outside, as a position describes it: every card is known (rulebook, §0.10).

Whoever places a deal brings all its cards, so nothing hidden can be learnt from it.
"""

import msgspec

from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.arming import callers
from kozyr.game.bits import bit
from kozyr.game.closing import bout_closes
from kozyr.game.deal import Deal
from kozyr.game.ending import one_side_left
from kozyr.game.opening import lowest_trump, named_by_first_rule, named_by_last_deal, open_bout
from kozyr.game.sides import next_opponent
from kozyr.game.state import State
from kozyr.game.survey import Void, void_name
from kozyr.game.view import Pair
from kozyr.game.word import close_word, main_attacker
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

UNKNOWN = codes.NOBODY
"""The seat of an attack card whose owner nobody remembers."""


class Placement(msgspec.Struct, frozen=True, kw_only=True):
    """All of a deal at one moment, what can be derived left out.

    Cards and seats are ints; the talon is in drawing order; `hands` has one set of cards a seat.
    The first attack card of the table was led; `by` may be `UNKNOWN`, `cover_by` None for the
    defender. `emptied` is None for clockwise from the opener, the defender last; `word_open` and
    `word_seat` where the passes tell; `opener` before it is known who leads a deal; `dealer` when
    unknown. `defender` only in a call window. `rungs` are ranks, one a seat; `queen` a suit;
    `lost_calls` pairs of a caller and whom he may not call, None being everybody; `cheats` cards on
    the table that a cheat laid. The call window is derived (§14.6).
    """

    trump_card: int
    hands: tuple[tuple[int, ...], ...]
    talon: tuple[int, ...] = ()
    table: tuple[Pair, ...] = ()
    opener: int | None = None
    transferrers: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    taking: bool = False
    passed: tuple[int, ...] = ()
    word_open: bool | None = None
    word_seat: int | None = None
    bout: int = 1
    stalling: int = 0
    out: tuple[int, ...] = ()
    emptied: tuple[int, ...] | None = None
    dealer: int | None = None
    later_deal: bool = False
    defender: int | None = None
    rungs: tuple[int, ...] | None = None
    queen: int | None = None
    cheats: tuple[int, ...] = ()
    lost_calls: tuple[tuple[int, int | None], ...] = ()
    waived: tuple[int, ...] = ()
    no_arm: tuple[int, ...] = ()


class Opened(msgspec.Struct, frozen=True):
    """How a dealt deal begins (§2.7, §2.8, §3).

    `deal` waits for the first lead, or has no opener: if it is void, if a lot must name him (see
    `lot`), or if he sits left of a dealer not yet known; `decided_by` is the trump that decided.
    """

    deal: Deal
    void: Void | None
    decided_by: int | None
    lot: bool


def place(rules: Rules, placement: Placement) -> Deal:
    """Set a deal up; the placement must fit the rules, at most six attack cards included.

    With players of at most one side in, the deal is over and has no result.
    """
    state = State(bind(rules))
    _put_cards(state, placement)
    _put_deal(state, placement)
    if one_side_left(state):
        state.phase = codes.OVER
    elif placement.opener is not None:
        _put_roles(state, placement, placement.opener)
    if placement.table and state.defender >= 0:
        _put_bout(state, placement)
        _put_word(state, placement)
        _put_window(state)
    return Deal(rules, state, 2 if placement.later_deal else 1, None)


def opened(rules: Rules, placement: Placement, fool: int | None, winner: int | None) -> Opened:
    """Begin a deal that has just been dealt; `fool` and `winner` as in `deal.Previous`."""
    deal = place(rules, placement)
    state = deal.state
    state.dealer = UNKNOWN if placement.dealer is None else placement.dealer
    void = void_name(state)
    if void is not None:
        return Opened(deal, void, None, lot=False)
    opener = named_by_last_deal(state, _seat(fool), _seat(winner))
    decided_by = None
    waits = state.limits.first_left_of_dealer and state.dealer < 0
    if opener < 0 and not waits:
        opener = named_by_first_rule(state)
        by_trump = opener >= 0 and not state.limits.first_left_of_dealer
        decided_by = lowest_trump(state) if by_trump else None
    if opener >= 0:
        state.bout = 0
        open_bout(state, opener)
    return Opened(deal, None, decided_by, lot=opener < 0 and not waits)


def _put_cards(state: State, placement: Placement) -> None:
    state.trump_card = placement.trump_card
    state.trump = placement.trump_card >> 4
    for seat, cards in enumerate(placement.hands):
        state.put_hand(seat, mask_of(cards))
    for at, card in enumerate(placement.talon):
        state.put_talon(at, card)
    held = mask_of(card for cards in (*placement.hands, placement.talon) for card in cards)
    state.discard = state.limits.all_cards & ~held & ~_cards_of_table(placement)
    state.discarded = state.discard != 0


def _cards_of_table(placement: Placement) -> int:
    covers = (pair.cover for pair in placement.table if pair.cover is not None)
    return mask_of((*(pair.attack for pair in placement.table), *covers))


def _put_deal(state: State, placement: Placement) -> None:
    state.playing = (bit(state.limits.seats) - 1) & ~mask_of(placement.out)
    for seat in placement.out:
        state.n_out += 1
        state.put_place(seat, state.n_out)
    state.dealer = placement.dealer or 0
    state.later_deal = placement.later_deal
    state.bout = placement.bout
    state.stalling = placement.stalling
    state.no_arm = mask_of(placement.no_arm)
    state.waived = mask_of(placement.waived)
    state.cheats = mask_of(placement.cheats)
    for seat, rank in enumerate(placement.rungs or ()):
        state.put_rung(seat, rank)
    if placement.queen is not None:
        state.queen = placement.queen
    for caller, player in placement.lost_calls:
        lost = codes.ALL_SEATS if player is None else bit(player)
        state.put_lost_calls(caller, state.lost_calls[caller] | lost)


def _put_roles(state: State, placement: Placement, opener: int) -> None:
    state.phase = codes.BOUT if placement.table else codes.TO_LEAD
    state.opener = opener
    for seat in placement.transferrers:
        state.put_transferrer(seat)
    state.defender = next_opponent(state, (opener, *placement.transferrers)[-1])
    if placement.defender is not None:
        state.defender = placement.defender
    for seat in _emptied(state) if placement.emptied is None else placement.emptied:
        state.put_emptied(seat)


def _emptied(state: State) -> list[int]:
    """Those in without a card, clockwise from the opener, the defender last (§11.5)."""
    seats = state.limits.seats
    clockwise = [(state.opener + step) % seats for step in range(seats)]
    empty = [seat for seat in clockwise if state.playing & ~state.holders & bit(seat)]
    return sorted(empty, key=lambda seat: seat == state.defender)


def _put_bout(state: State, placement: Placement) -> None:
    state.lead = bit(placement.table[0].attack)
    state.taking = placement.taking
    state.shown = mask_of(placement.shown)
    for at, pair in enumerate(placement.table):
        state.put_attack(pair.by, pair.attack)
        if pair.cover is not None:
            by = state.defender if pair.cover_by is None else pair.cover_by
            state.put_cover(at, by, pair.cover)


def _put_word(state: State, placement: Placement) -> None:
    state.passed = mask_of(placement.passed)
    close_word(state)
    state.word_open = main_attacker(state) in placement.passed
    if placement.word_open is not None:
        state.word_open = placement.word_open
    if placement.word_seat is not None:
        state.turn = placement.word_seat


def _put_window(state: State) -> None:
    if state.limits.call_window and bout_closes(state) and callers(state) != 0:
        state.phase = codes.CALLING


def _seat(seat: int | None) -> int:
    return UNKNOWN if seat is None else seat
