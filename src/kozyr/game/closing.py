"""When a bout closes, and what follows (rulebook, chapter 9)."""

from kozyr.game import codes
from kozyr.game.arming import callers
from kozyr.game.bits import bit, popcount
from kozyr.game.ending import end_by_hang, end_deal, go_out, leave_next, one_side_left
from kozyr.game.opening import open_bout
from kozyr.game.pogony import asked_of, first_asked, hung_on, partner_to_pass_to
from kozyr.game.refilling import refill
from kozyr.game.sides import after, next_opponent, opponents
from kozyr.game.state import State, gain, talon_left
from kozyr.game.throwing_in import room
from kozyr.game.word import waited_for


def bout_closes(s: State) -> bool:
    """Whether the bout is over: all beaten or a take declared, and nobody adds (§9.2, §9.3)."""
    if s.uncovered != 0 and not s.taking:
        return False
    if s.taking and not s.limits.after_take:
        return True
    return room(s) < 1 or waited_for(s) == 0


def close_or_wait(s: State) -> None:
    """Close the bout, or first hold the call window if somebody may still call (§9.5, §14.6)."""
    if s.limits.call_window and callers(s) != 0:
        s.phase = codes.CALLING
    else:
        close_bout(s)


def close_bout(s: State) -> None:
    """Discard or take, refill, go out, then ask who hangs or go on (§9.5)."""
    talon = talon_left(s)
    _clear_table(s)
    refill(s)
    if s.outcome == codes.BEATEN or talon_left(s) < talon:
        s.stalling = 0
    else:
        s.stalling += 1
    left = go_out(s)
    if not s.limits.pogony or one_side_left(s) or not _pogony_acts(s):
        _go_on(s, left)


def _go_on(s: State, left: int) -> None:
    """End the deal, or begin the next bout."""
    if not end_deal(s, left):
        open_bout(s, _next_opener(s))
    else:
        s.clear_bout()


def take_as_caught(s: State, seat: int) -> None:
    """The caught player takes the table, whatever his role, and the bout ends so (§14.8)."""
    s.defender = seat
    s.taking = True
    close_bout(s)


def _pogony_acts(s: State) -> bool:
    """Pass a set on or ask who hangs; whether anything of the kind is under way (§15.6, §15.7)."""
    if s.outcome == codes.BEATEN:
        partner = partner_to_pass_to(s)
        if partner >= 0:
            _pass_set(s, partner)
            return True
        s.asking = asked_of(s, bit(s.defender) & s.playing)
        s.hang_on = hung_on(s)
    else:
        s.asking = asked_of(s, opponents(s, s.defender))
        s.hang_on = s.defender
    if s.asking == 0:
        return False
    s.clear_bout()
    s.hanging = 0
    s.phase = codes.HANGING
    return True


def _pass_set(s: State, partner: int) -> None:
    """The final defender passes his set to a partner and is out (§15.10)."""
    gain(s, partner, s.hands[s.defender])
    s.put_hand(s.defender, 0)
    leave_next(s, s.defender)
    open_bout(s, next_opponent(s, s.defender))


def answer_hang(s: State, seat: int, hangs: bool) -> None:
    """Take one answer; the question ends when all are in or the first to count hangs (§15.6)."""
    s.asking &= ~bit(seat)
    if hangs:
        s.hanging |= bit(seat)
    if s.asking != 0 and (s.asks_all or not hangs):
        return
    if s.hanging != 0:
        end_by_hang(s, first_asked(s, s.hanging), s.hang_on)
    else:
        _go_on(s, 0)


def _clear_table(s: State) -> None:
    if s.taking:
        s.outcome = codes.TAKEN
        gain(s, s.defender, s.table)
    else:
        s.outcome = codes.BEATEN
        s.discarded = True
        s.discard |= s.table
    s.n_last = s.n_attack
    s.last_cheats = s.cheats


def _next_opener(s: State) -> int:
    """Who leads the next bout (§9.6 to §9.8)."""
    if s.outcome == codes.TAKEN:
        return next_opponent(s, s.defender)
    seat = s.defender
    if s.limits.left_of_defender and s.n_transfers > 0 and popcount(s.playing) > codes.TWO:
        return after(s.playing & ~bit(seat), seat)
    if s.playing & bit(seat):
        return seat
    heirs = s.playing & s.limits.mates[seat] if s.limits.teams else s.playing
    return after(heirs, seat)
