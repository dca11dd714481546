"""Leads that the last rival must take, one rank after another, until the hand is out.

The same reckoning as in `kozyr.bots.runs`, on a state: see there why such a hand is won.
"""

from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lowest, of_ranks, popcount, ranks_in
from kozyr.game.state import State


def run(s: State, hand: int, rival: int, held: int, passes: bool) -> int:
    """The cards of one rank with which a winning run of a hand on lead begins; 0 if there is none.

    `rival` is the other hand, `held` are cards kept to hang when the last lead is taken, `passes`
    says whether a card of the rank answers a lead as well as a stronger one.
    """
    if hand & held != 0:
        return _hung_run(s, hand, rival, held, passes)
    answered = _answered_ranks(s, hand, rival, passes)
    if answered & (answered - 1) != 0:
        return 0
    lasts = answered if answered != 0 else ranks_in(hand)
    while lasts != 0:
        last = hand & of_ranks(bit(lowest(lasts)))
        first = _first_lead(s, hand & ~last, rival, passes)
        if first >= 0 and _empties(s, last, rival | (hand & ~last), passes):
            return first if first != 0 else last
        lasts &= lasts - 1
    return 0


def _hung_run(s: State, hand: int, rival: int, held: int, passes: bool) -> int:
    """The same with a set to hang: that is what goes last."""
    last = hand & held
    first = _first_lead(s, hand & ~last, rival, passes)
    if first > 0:
        return first
    return last if first == 0 and _empties(s, last, rival, passes) else 0


def _answered_ranks(s: State, hand: int, rival: int, passes: bool) -> int:
    """The ranks of a hand whose lead the rival can answer: at most one may be left for last."""
    ranks = ranks_in(hand)
    answered = 0
    while ranks != 0:
        rank = ranks & -ranks
        if not _is_taken(s, hand & of_ranks(rank), rival, passes):
            answered |= rank
        ranks &= ranks - 1
    return answered


def _first_lead(s: State, cards: int, rival: int, passes: bool) -> int:
    """The rank to lead first so that every lead of these cards is taken; 0 of none, -1 if not.

    The order is found from its end: what the rival cannot answer even with all the other cards may
    as well be led last, since then it helps him least.
    """
    first = 0
    while cards != 0:
        first = _any_taken(s, cards, rival, passes)
        if first == 0:
            return -1
        cards &= ~first
    return first


def _any_taken(s: State, cards: int, rival: int, passes: bool) -> int:
    """The lowest rank of these cards that is taken even with all the others in the rival's hand."""
    ranks = ranks_in(cards)
    while ranks != 0:
        group = cards & of_ranks(ranks & -ranks)
        if _is_taken(s, group, rival | (cards & ~group), passes):
            return group
        ranks &= ranks - 1
    return 0


def _is_taken(s: State, group: int, rival: int, passes: bool) -> bool:
    """Whether the rival has no answer to some card of the group."""
    while group != 0:
        card = lowest(group)
        answers = beaters(s, card)
        if passes:
            answers |= of_ranks(bit(card & 15))
        if answers & rival == 0:
            return True
        group &= group - 1
    return False


def _empties(s: State, group: int, rival: int, passes: bool) -> bool:
    """Whether leading the last group ends the hand before the rival can have emptied his."""
    return popcount(rival) > popcount(group) or _is_taken(s, group, rival, passes)
