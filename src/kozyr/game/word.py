"""Who may throw in, who has the word, and passing (rulebook, §6.2 to §6.7)."""

from kozyr.game import codes
from kozyr.game.bits import bit
from kozyr.game.sides import after, before, live, opponents, why_not_now, why_not_seat
from kozyr.game.state import State


def neighbours(s: State) -> int:
    """The nearest live attacker on each side of the defender (§6.2)."""
    near = live(s) & opponents(s, s.defender)
    if near == 0:
        return 0
    return bit(after(near, s.defender)) | bit(before(near, s.defender))


def main_attacker(s: State) -> int:
    """The opener, else the last transferrer, if the rules let him attack; else nobody (§6.4)."""
    able = neighbours(s) if s.limits.neighbours_only else opponents(s, s.defender)
    if able & bit(s.opener):
        return s.opener
    if s.n_transfers > 0 and able & bit(s.transferrers[s.n_transfers - 1]):
        return s.transferrers[s.n_transfers - 1]
    return codes.NOBODY


def main_seat(s: State) -> int:
    """Where word order starts: the seat of the main attacker, of the opener if there is none."""
    main = main_attacker(s)
    if main >= 0:
        return main
    return s.opener


def admitted(s: State) -> int:
    """The attackers whom the rules of the table let throw in (§6.2)."""
    if s.limits.main_only:
        main = main_attacker(s)
        return bit(main) if main >= 0 else 0
    if s.limits.neighbours_only:
        return neighbours(s)
    return opponents(s, s.defender)


def entitled(s: State) -> int:
    """The admitted players who hold a card; nobody where nothing is thrown in (§6.2, §9.1)."""
    if s.limits.throw_any | s.limits.throw_lead == 0:
        return 0
    return admitted(s) & s.holders


def waited_for(s: State) -> int:
    """The entitled players who have not passed (§9.2)."""
    return entitled(s) & ~s.passed


def first_speaker(s: State) -> int:
    """The main attacker while the word is his alone, nobody while it is open (§6.5, §6.6)."""
    if s.word_open or not s.limits.first_word:
        return codes.NOBODY
    main = main_attacker(s)
    if main >= 0 and s.holders & bit(main):
        return main
    return codes.NOBODY


def speakers(s: State) -> int:
    """The entitled players who have the word and may throw in now (§6.5)."""
    return speaking(s, entitled(s))


def speaking(s: State, seats: int) -> int:
    """Those of the entitled players who have the word."""
    if s.limits.in_turn:
        return seats & bit(s.turn) if s.turn >= 0 else 0
    first = first_speaker(s)
    return seats & bit(first) if first >= 0 else seats


def close_word(s: State) -> None:
    """Give the first word anew, or start the round of words again (§6.5)."""
    s.word_open = False
    if s.limits.in_turn:
        start = main_seat(s)
        s.turn = start if waited_for(s) & bit(start) else after(waited_for(s), start)


def move_word_on(s: State, seat: int) -> None:
    """Under `in_turn` the word goes to the next entitled player who has not passed (§6.5)."""
    if s.limits.in_turn:
        s.turn = after(waited_for(s), seat)


def why_not_speak(s: State, seat: int) -> int:
    """Why this seat may neither throw in nor pass, now or at all in this bout (§6.2)."""
    code = why_not_now(s)
    if code != codes.OK:
        return code
    if s.phase == codes.TO_LEAD:
        return codes.LEAD_FIRST
    if seat == s.defender:
        return codes.DEFENDER_WAITS
    if not opponents(s, s.defender) & bit(seat):
        return codes.PARTNER_DEFENDS
    if not admitted(s) & bit(seat):
        return codes.ONLY_ATTACKER if s.limits.main_only else codes.NOT_NEIGHBOUR
    if not s.holders & bit(seat):
        return codes.NO_CARDS
    return codes.OK


def why_not_pass(s: State, seat: int) -> int:
    """The first rule that forbids passing (§6.7)."""
    code = why_not_seat(s, seat)
    if code == codes.OK and s.limits.throw_any | s.limits.throw_lead == 0:
        code = codes.THROW_IN_OFF
    if code == codes.OK:
        code = why_not_speak(s, seat)
    if code == codes.OK and s.passed & bit(seat):
        code = codes.ALREADY_PASSED
    return code
