"""Every conceivable move of a seat, in the pinned order, each put to the rules one by one."""

from collections.abc import Iterator

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.beating import why_not_beat
from kozyr.game.leading import why_not_lead
from kozyr.game.moves import lead_move, led_cards, move
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
    for target in targets(state, seat):
        for card in cards:
            yield move(codes.BEAT, card, target), why_not_beat(state, seat, card, target)
    for card in cards:
        yield move(codes.THROW_IN, card, 0), why_not_throw(state, seat, card)
    for card in cards:
        yield move(codes.TRANSFER, card, 0), why_not_transfer(state, seat, card)
    for card in cards:
        yield move(codes.SHOW, card, 0), why_not_show(state, seat, card)
    yield move(codes.TAKE, 0, 0), why_not_take(state, seat)
    yield move(codes.PASS, 0, 0), why_not_pass(state, seat)


def targets(state: State, seat: int) -> list[int]:
    """Attack cards as they were laid, then cards that can be no target: covers, cards of hands."""
    laid = state.attack[: state.n_attack]
    covers = [cover for cover in state.cover[: state.n_attack] if cover >= 0]
    return [*laid, *covers[:1], *cards_of(state.hands[seat])[:1]]


def allowed(state: State, seat: int) -> list[int]:
    """The moves that no rule refuses."""
    return [move for move, code in verdicts(state, seat) if code == codes.OK]
