"""The rules of thumb of the medium level, on a state: one move, or the whole rest of a deal.

They read the hand of the seat that moves and what is public, and draw no chance. Unlike `Counting`
they remember no bout: what the discard holds they know, and so the hand of the last rival once the
talon is empty, but not who took which card. They never cheat and never call.
"""

from kozyr.bots.policy.attacking import add
from kozyr.bots.policy.defending import answer
from kozyr.bots.policy.opening import lead
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.moves import move, next_actor
from kozyr.game.pogony import holds_set, must_hang
from kozyr.game.state import State


def choose(s: State, seat: int) -> int:
    """The move of a seat that has not passed and has something to do besides calling.

    It passes where a player at a table would wait for the word: nobody asks it again.
    """
    if s.phase == codes.BOUT:
        return answer(s) if seat == s.defender else add(s, seat)
    if s.phase == codes.TO_LEAD:
        return move(codes.HANG, 0, 0) if must_hang(s) else lead(s)
    if s.phase == codes.CALLING:
        return move(codes.WAIVE, 0, 0)
    return move(codes.HANG if holds_set(s, seat) else codes.DECLINE, 0, 0)


def finish(s: State, most: int) -> int:
    """Play on to the end of the deal, at most so many decisions; returns how many there were."""
    decisions = 0
    while s.phase != codes.OVER and decisions < most:
        seat = next_actor(s)
        apply(s, seat, choose(s, seat))
        decisions += 1
    return decisions
