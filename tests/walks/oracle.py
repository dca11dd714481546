"""Every conceivable move of a seat, in the pinned order, each put to the rules one by one."""

from collections.abc import Iterator
from itertools import chain

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.arming import why_not_call, why_not_waive
from kozyr.game.beating import why_not_beat
from kozyr.game.leading import why_not_lead
from kozyr.game.moves import lead_move, led_cards, move
from kozyr.game.pogony import why_not_decline, why_not_hang
from kozyr.game.state import State
from kozyr.game.taking import why_not_take
from kozyr.game.throwing_in import why_not_throw
from kozyr.game.transferring import why_not_show, why_not_transfer
from kozyr.game.word import why_not_pass

Verdict = tuple[int, int]
"""A move and the code that refuses it, OK if none does."""

LEADS = [(rank, suits) for rank in range(13) for suits in range(1, 16)]
LATE_LEADS = LEADS[::14]
"""Once the bout is led, one lead of each rank: what is asked is only whether any is refused."""


def verdicts(state: State, seat: int) -> Iterator[Verdict]:
    """Put every move to the rules: leads of one rank, each card on each card of the table."""
    for rank, suits in LEADS if state.phase == codes.TO_LEAD else LATE_LEADS:
        lead = lead_move(rank, suits)
        yield lead, why_not_lead(state, seat, led_cards(lead))
    cards = cards_of(state.limits.all_cards)
    yield from beats_and_throws(state, seat, armed=False)
    for card in cards:
        yield move(codes.TRANSFER, card, 0), why_not_transfer(state, seat, card, armed=False)
    for card in cards:
        yield move(codes.SHOW, card, 0), why_not_show(state, seat, card)
    yield move(codes.TAKE, 0, 0), why_not_take(state, seat)
    yield move(codes.PASS, 0, 0), why_not_pass(state, seat)
    for player in range(state.limits.seats):
        yield move(codes.CALL, player, 0), why_not_call(state, seat, player)
    yield move(codes.WAIVE, 0, 0), why_not_waive(state, seat)
    yield move(codes.HANG, 0, 0), why_not_hang(state, seat)
    yield move(codes.DECLINE, 0, 0), why_not_decline(state, seat)


def beats_and_throws(state: State, seat: int, *, armed: bool) -> Iterator[Verdict]:
    """Each card on each card of the table, and each card thrown in."""
    cards, mark = cards_of(state.limits.all_cards), codes.ARMED if armed else 0
    for target in targets(state, seat):
        for card in cards:
            why = why_not_beat(state, seat, card, target, armed=armed)
            yield move(codes.BEAT, card, target) | mark, why
    for card in cards:
        yield move(codes.THROW_IN, card, 0) | mark, why_not_throw(state, seat, card, armed=armed)


def armed_verdicts(state: State, seat: int) -> Iterator[Verdict]:
    """Put every armed move to the rules."""
    yield from beats_and_throws(state, seat, armed=True)
    for card in cards_of(state.limits.all_cards):
        why = why_not_transfer(state, seat, card, armed=True)
        yield move(codes.TRANSFER, card, 0) | codes.ARMED, why


def targets(state: State, seat: int) -> list[int]:
    """Attack cards as they were laid, then cards that can be no target: covers, cards of hands."""
    laid = state.attack[: state.n_attack]
    covers = [cover for cover in state.cover[: state.n_attack] if cover >= 0]
    return [*laid, *covers[:1], *cards_of(state.hands[seat])[:1]]


def allowed(state: State, seat: int) -> list[int]:
    """The moves that no rule refuses, then the armed ones."""
    every = chain(verdicts(state, seat), armed_verdicts(state, seat))
    return [move for move, code in every if code == codes.OK]
