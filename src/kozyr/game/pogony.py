"""Epaulettes: ladders, sets and hanging (rulebook, chapter 15)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lane, of_ranks
from kozyr.game.sides import after, opponents, why_not_seat
from kozyr.game.state import State, gain, talon_left


def rung_cards(s: State, seat: int) -> int:
    """The cards of the rung on which a seat stands; on the last the named queen (§15.2)."""
    rank = s.rungs[seat]
    if rank != codes.QUEEN:
        return of_ranks(bit(rank))
    return lane(s.queen) & of_ranks(bit(rank)) if s.queen >= 0 else 0


def pogons(s: State, seat: int) -> int:
    """The cards that a seat neither leads nor throws in where pogons are not led (§15.9)."""
    if not s.limits.pogons_not_led:
        return 0
    cards = rung_cards(s, seat)
    return cards if s.rungs[seat] == codes.QUEEN else cards & ~lane(s.trump)


def holds_set(s: State, seat: int) -> bool:
    """Whether a seat could hang its whole hand: the talon is empty, the hand a set (§15.4)."""
    hand = s.hands[seat]
    if hand == 0 or talon_left(s) > 0 or hand & ~rung_cards(s, seat):
        return False
    return s.rungs[seat] == codes.QUEEN or hand & ~lane(s.trump) != 0


def must_hang(s: State) -> bool:
    """Whether the player on lead holds nothing but pogons and so must hang them (§15.5, §15.9)."""
    if not s.limits.pogons_not_led or talon_left(s) > 0:
        return False
    return s.hands[s.opener] & ~pogons(s, s.opener) == 0


def asked_now(s: State) -> int:
    """The seats whose answer counts now: all that are asked together, else the next (§15.6)."""
    if s.asks_all or s.asking == 0:
        return s.asking
    return bit(first_asked(s, s.asking))


def asked_seats(s: State) -> int:
    """The seats publicly shown as asked; where all are, also those who have answered (§17.12)."""
    if s.phase != codes.HANGING:
        return 0
    if not s.asks_all:
        return asked_now(s)
    if s.outcome == codes.BEATEN:
        return bit(s.defender)
    return opponents(s, s.defender)


def first_asked(s: State, seats: int) -> int:
    """The first of these seats clockwise from the opener, himself included (§15.6)."""
    return s.opener if seats & bit(s.opener) else after(seats, s.opener)


def why_not_hang(s: State, seat: int) -> int:
    """The first rule that forbids hanging the hand (§15.5)."""
    code = _why_not_asked(s, seat)
    if code != codes.OK:
        return code
    if not holds_set(s, seat):
        return codes.NOT_A_SET
    if s.phase == codes.HANGING:
        return codes.OK
    if s.phase == codes.TO_LEAD and seat == s.opener and must_hang(s):
        return codes.OK
    return codes.NO_HANG_QUESTION


def why_not_decline(s: State, seat: int) -> int:
    """The first rule that forbids keeping the epaulettes (§15.5)."""
    code = _why_not_asked(s, seat)
    if code != codes.OK:
        return code
    return codes.OK if s.phase == codes.HANGING else codes.NO_HANG_QUESTION


def _why_not_asked(s: State, seat: int) -> int:
    code = why_not_seat(s, seat)
    if code != codes.OK:
        return code
    if not s.limits.pogony:
        return codes.POGONY_OFF
    if s.phase == codes.HANGING and not asked_now(s) & bit(seat):
        return codes.HANG_PENDING
    return codes.OK


def asked_of(s: State, seats: int) -> int:
    """Those of these seats who are asked: with a set, or all of them where all are (§17.12)."""
    if not s.asks_all:
        return sets_among(s, seats)
    return seats if talon_left(s) == 0 else 0


def sets_among(s: State, seats: int) -> int:
    """Those of these seats whose hand is a set."""
    holding = 0
    for seat in range(s.limits.seats):
        if seats & bit(seat) and holds_set(s, seat):
            holding |= bit(seat)
    return holding


def hung_on(s: State) -> int:
    """Who receives a hang after a beaten bout (§15.7)."""
    if s.playing & bit(s.opener):
        return s.opener
    return after(s.playing & ~s.limits.mates[s.defender], s.defender)


def partner_to_pass_to(s: State) -> int:
    """Whom the final defender of a beaten bout must pass his set to, nobody if he may hang it.

    He passes it on while a partner still in holds other cards (§15.10).
    """
    partners = s.playing & s.limits.mates[s.defender] & ~bit(s.defender)
    if partners == 0 or not s.playing & bit(s.defender) or not holds_set(s, s.defender):
        return codes.NOBODY
    if sets_among(s, partners) == partners:
        return codes.NOBODY
    return after(partners, s.defender)


def move_hung(s: State, by: int, on: int) -> None:
    """Put the hung cards into the receiver's hand: the hanger's, and his partners' sets (§15.10).

    After a taken bout and in a forced hang nobody but the hanger hangs.
    """
    givers = bit(by)
    if s.phase == codes.HANGING and by == s.defender:
        givers = s.playing & s.limits.mates[by]
    s.hung = 0
    for seat in range(s.limits.seats):
        if givers & bit(seat):
            s.hung |= s.hands[seat]
            s.put_hand(seat, 0)
    gain(s, on, s.hung)
    s.hang_on = on


def climb(s: State, by: int) -> None:
    """The hanger's side moves up one rung, the whole table with a shared ladder (§15.8)."""
    rank = rung_above(s.rungs[by])
    climbing = codes.ALL_SEATS if s.limits.shared_ladder else s.limits.mates[by]
    for seat in range(8):
        if climbing & bit(seat):
            s.rungs[seat] = rank


def rung_above(rank: int) -> int:
    """The next rung of the ladder: after jacks come kings, after aces the queen (§15.2)."""
    if rank == codes.JACK:
        return codes.KING
    return codes.QUEEN if rank in (codes.ACE, codes.QUEEN) else rank + 1
