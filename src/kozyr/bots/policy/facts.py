"""What a seat may know of the others, and what the rules still allow, at one moment of a deal."""

from kozyr.game import codes
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.state import State, talon_left

FEW = 3


def is_late(s: State) -> bool:
    """Whether the talon is empty, so that every card laid is one step to the door."""
    return talon_left(s) == 0


def unseen(s: State, seat: int) -> int:
    """All cards that this seat cannot see; without a talon they are in the others' hands."""
    return s.limits.all_cards & ~s.discard & ~s.table & ~s.hands[seat]


def last_rival(s: State, seat: int) -> int:
    """The only other player in once the talon is empty, so that his hand is known; or nobody."""
    others = s.playing & ~bit(seat)
    if others == 0 or others & (others - 1) != 0 or not is_late(s):
        return codes.NOBODY
    return lowest(others)


def transfers_on(s: State) -> bool:
    """Whether transfers are played with as many players as there are now (§7.5)."""
    if not s.limits.transfers:
        return False
    if popcount(s.playing) != codes.TWO:
        return True
    return not (s.limits.not_two_left or (s.limits.not_two_seats and s.limits.seats == codes.TWO))


def keeps_pairs(s: State) -> bool:
    """Whether one card of a rank is led and the next kept for a counter-transfer."""
    return popcount(s.playing) <= FEW and transfers_on(s)
