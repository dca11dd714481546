"""Passing the attack on (rulebook, chapter 7)."""

from kozyr.game import codes
from kozyr.game.arming import why_not_arm
from kozyr.game.bits import bit, lane, of_ranks, popcount, ranks_in
from kozyr.game.sides import next_opponent, why_not_answer, why_not_seat
from kozyr.game.state import State
from kozyr.game.throwing_in import cap, in_first_span, why_no_room


def transferable(s: State) -> int:
    """Every card that the defender could lay now as a transfer (§7.2, §7.3, §7.7)."""
    if _barred(s) != codes.OK or _mixed(s) or _why_not_pass_on(s, 1) != codes.OK:
        return 0
    return _of_the_rank(s) & ~_only_beats(s)


def showable(s: State) -> int:
    """Every trump that the defender could show now (§7.8)."""
    if not s.limits.shows or s.shown & bit(s.defender):
        return 0
    if _barred(s) != codes.OK or _mixed(s) or _why_not_pass_on(s, 0) != codes.OK:
        return 0
    return _of_the_rank(s) & lane(s.trump)


def layable_armed(s: State) -> bool:
    """Whether the defender, armed, could lay any card as a transfer (§14.3)."""
    return _barred(s) == codes.OK and _why_not_pass_on(s, 1) == codes.OK


def why_not_transfer(s: State, seat: int, card: int, armed: bool) -> int:
    """The first rule that forbids laying this card as a transfer; armed, any card will do."""
    code = _why_not_on(s, seat, lays=True)
    if code == codes.OK and armed:
        code = why_not_arm(s, seat, s.limits.arms_transfers)
    if code == codes.OK:
        code = _why_not_begin(s, seat, card)
    if code == codes.OK:
        code = _barred(s)
    if code == codes.OK and not armed:
        code = _why_not_rank(s, card)
    if code == codes.OK and not armed and _only_beats(s) & bit(card):
        code = codes.TRANSFER_TRUMP
    if code == codes.OK:
        code = _why_not_pass_on(s, 1)
    return code


def why_not_show(s: State, seat: int, card: int) -> int:
    """The first rule that forbids showing this trump."""
    code = _why_not_on(s, seat, lays=False)
    if code == codes.OK:
        code = _why_not_begin(s, seat, card)
    if code == codes.OK:
        code = _barred(s)
    if code == codes.OK and card >> 4 != s.trump:
        code = codes.SHOW_NOT_TRUMP
    if code == codes.OK and s.shown & bit(seat):
        code = codes.SHOW_AGAIN
    if code == codes.OK:
        code = _why_not_rank(s, card)
    if code == codes.OK:
        code = _why_not_pass_on(s, 0)
    return code


def _why_not_on(s: State, seat: int, *, lays: bool) -> int:
    """What the table's rules have against transfers, or against shown ones."""
    code = why_not_seat(s, seat)
    if code == codes.OK and not s.limits.transfers:
        code = codes.TRANSFER_OFF
    if code == codes.OK and not lays and not s.limits.shows:
        code = codes.SHOW_OFF
    return code


def _why_not_begin(s: State, seat: int, card: int) -> int:
    code = why_not_answer(s, seat)
    if code == codes.OK and not s.hands[seat] & bit(card):
        code = codes.NOT_YOUR_CARD
    return code


def _barred(s: State) -> int:
    """What forbids any transfer in this bout as it stands (§7.1, §7.3 to §7.5)."""
    if s.limits.not_in_first_span and in_first_span(s):
        return codes.TRANSFER_FIRST_BOUT
    if s.limits.not_in_first_deal and not s.later_deal:
        return codes.TRANSFER_FIRST_DEAL
    if s.limits.not_two_left and popcount(s.playing) == codes.TWO:
        return codes.TRANSFER_TWO_LEFT
    if s.limits.not_two_seats and s.limits.seats == codes.TWO:
        return codes.TRANSFER_TWO_SEATS
    if s.uncovered != s.table and not s.limits.mid_bout:
        return codes.TRANSFER_AFTER_BEAT
    return codes.OK if s.limits.transfers else codes.TRANSFER_OFF


def _mixed(s: State) -> bool:
    ranks = ranks_in(s.uncovered)
    return ranks & (ranks - 1) != 0


def _of_the_rank(s: State) -> int:
    return of_ranks(ranks_in(s.uncovered))


def _only_beats(s: State) -> int:
    return lane(s.trump) if s.limits.trump_only_beats else 0


def _why_not_rank(s: State, card: int) -> int:
    if _mixed(s):
        return codes.TRANSFER_MIXED
    if not _of_the_rank(s) & bit(card):
        return codes.TRANSFER_RANK
    return codes.OK


def _why_not_pass_on(s: State, added: int) -> int:
    """Whether the next opponent can be handed the table with so many cards added (§7.3, §7.6)."""
    target = next_opponent(s, s.defender)
    if target < 0:
        return codes.TRANSFER_NO_TARGET
    if s.n_attack + added > cap(s):
        return why_no_room(s)
    if s.n_uncovered + added > s.counts[target]:
        return codes.TRANSFER_HAND
    return codes.OK
