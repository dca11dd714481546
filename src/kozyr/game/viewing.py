"""Cutting one seat's view out of a deal: only what is named here is seen (§17.1, §17.10, §19.8)."""

from typing import Any, Final, Literal

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.arming import callers
from kozyr.game.bits import bit, popcount
from kozyr.game.choices import Chooser
from kozyr.game.ending import losers, single_first
from kozyr.game.leading import lead_max
from kozyr.game.leaving import with_leavers
from kozyr.game.pogony import asked_seats
from kozyr.game.sides import next_opponent
from kozyr.game.state import State, talon_left
from kozyr.game.story import Story, pairs_on_table
from kozyr.game.throwing_in import cap, room
from kozyr.game.view import Buttons, Ending, Hung, Phase, Result, Role, SeatView, View
from kozyr.game.word import entitled, first_speaker, main_attacker, speakers, waited_for
from kozyr.rules.refusal import Code, refuse

PHASES: Final[dict[int, Phase]] = {
    codes.TO_LEAD: "lead",
    codes.BOUT: "bout",
    codes.OVER: "over",
    codes.CALLING: "calling",
    codes.HANGING: "hanging",
}
"""What the kernel's phases are called."""

_ENDINGS: Final[dict[int, Ending]] = {
    codes.DURAK: "durak",
    codes.DRAW: "draw",
    codes.STALLED: "stalling",
    codes.TEAM_WON: "teams",
    codes.HUNG: "hang",
    codes.CAUGHT: "cheat",
    codes.LEFT: "left",
}


def view_of(s: State, seat: int, story: Story, number: int, decided_by: int | None) -> View:
    """Cut the view of a seat; `number` and `decided_by` are facts of the deal's beginning."""
    chooser = Chooser(s, seat)
    return View(
        seat=seat,
        role=role(s, seat),
        hand=cards_of(s.hands[seat]),
        moves=chooser.moves(),
        armed=chooser.armed(),
        calls=chooser.calls(),
        answered=_answered(s, seat),
        buttons=chooser.buttons(),
        **_public(s, story, number, decided_by),
    )


def spectator_view(s: State, story: Story, number: int, decided_by: int | None) -> View:
    """Cut what everybody may see (§17.10): it has nobody's seat, no hand, and may do nothing."""
    return View(
        seat=codes.NOBODY,
        role="watcher",
        hand=(),
        moves=(),
        armed=(),
        calls=(),
        answered=None,
        buttons=_NO_BUTTONS,
        **_public(s, story, number, decided_by),
    )


_NO_BUTTONS: Final = Buttons(*[refuse(Code.NOT_IN_DEAL)] * len(Buttons.__struct_fields__))


def _public(s: State, story: Story, number: int, decided_by: int | None) -> dict[str, Any]:
    """Name the fields of a view that are the same for every seat."""
    bout = s.phase == codes.BOUT
    on = s.phase not in (codes.OVER, codes.HANGING)
    return {
        "deal": number,
        "acts": story.acts,
        "bout": s.bout,
        "phase": PHASES[s.phase],
        "trump_suit": s.trump,
        "trump_card": s.trump_card,
        "talon": talon_left(s),
        "discard": popcount(s.discard),
        "discard_cards": cards_of(s.discard) if s.limits.open_discard else None,
        "stalling": s.stalling,
        "dealer": s.dealer,
        "decided_by": decided_by,
        "opener": s.opener if on else None,
        "defender": s.defender if on else None,
        "main_attacker": _somebody(main_attacker(s)) if on else None,
        "transferrers": tuple(s.transferrers[: s.n_transfers]),
        "transfer_to": transfer_to(s),
        "taking": s.taking,
        "table": pairs_on_table(s, s.n_attack),
        "limit": cap(s),
        "room": max(room(s), 0) if bout else 0,
        "uncovered": s.n_uncovered,
        "lead_max": lead_max(s) if s.phase == codes.TO_LEAD else 0,
        "word": _word(s),
        "word_seat": _somebody(s.turn),
        "may_act": may_act(s),
        "seats": tuple(_seat_view(s, one) for one in range(s.limits.seats)),
        "queen": _somebody(s.queen) if s.limits.pogony else None,
        "history": story.bout,
        "last_bout": story.last,
        "result": final_result(s, story),
    }


def role(s: State, seat: int) -> Role:
    """What a seat has to do with the bout as it stands."""
    if s.phase == codes.OVER or not s.playing & bit(seat):
        return "out"
    if s.phase == codes.CALLING:
        return "caller" if callers(s) & bit(seat) else "watcher"
    if s.phase == codes.HANGING:
        return "asked" if asked_seats(s) & bit(seat) else "watcher"
    if seat == s.defender:
        return "defender"
    if s.phase == codes.TO_LEAD:
        return "opener" if seat == s.opener else "watcher"
    return "attacker" if entitled(s) & bit(seat) else "watcher"


def may_act(s: State) -> tuple[int, ...]:
    """Who may act now; it depends on public facts alone (§17.2)."""
    if s.phase == codes.OVER:
        return ()
    if s.phase == codes.TO_LEAD:
        return (s.opener,)
    if s.phase != codes.BOUT:
        return cards_of(callers(s) if s.phase == codes.CALLING else asked_seats(s))
    seats = waited_for(s) | (speakers(s) if room(s) > 0 else 0)
    if s.uncovered and not s.taking:
        seats |= bit(s.defender)
    return cards_of(seats)


def _answered(s: State, seat: int) -> Literal["hang", "decline"] | None:
    """What a seat answered to the hang question that is still open; nobody else may know."""
    if not asked_seats(s) & ~s.asking & bit(seat):
        return None
    return "hang" if s.hanging & bit(seat) else "decline"


def transfer_to(s: State) -> int | None:
    """Who would have to answer if the defender transferred now (§7.6)."""
    if s.phase != codes.BOUT or not s.limits.transfers or s.taking:
        return None
    return _somebody(next_opponent(s, s.defender))


def result_of(s: State) -> Result | None:
    """The result once the deal is over; of a deal set up as over nobody knows it."""
    if not s.ending:
        return None
    seats = range(s.limits.seats)
    places = sorted({s.place[seat] for seat in seats} - {0})
    rows = tuple(tuple(seat for seat in seats if s.place[seat] == place) for place in places)
    lost = losers(s) if s.limits.teams else 0
    return Result(
        _ENDINGS[s.ending],
        _somebody(s.durak),
        rows,
        winners=tuple(seat for seat in seats if not lost & bit(seat)) if lost else None,
        fool_seat=_somebody(s.fool) if lost else None,
        hung=_hung(s) if s.ending == codes.HUNG else None,
        match_over=s.ending == codes.HUNG and _is_queen(s),
    )


def final_result(s: State, story: Story) -> Result | None:
    """The result with those who left recorded last, whatever the play brought them (§12.6)."""
    result = result_of(s)
    return None if result is None else with_leavers(result, story.leavers)


def _hung(s: State) -> Hung:
    return Hung(single_first(s), s.hang_on, cards_of(s.hung))


def _is_queen(s: State) -> bool:
    """Whether the hung card was the queen of the last rung (§15.11)."""
    return s.queen >= 0 and s.hung == bit(s.queen * 16 + codes.QUEEN)


def _somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _word(s: State) -> Literal["open", "closed", "seat"] | None:
    if s.phase != codes.BOUT or s.limits.throw_any | s.limits.throw_lead == 0:
        return None
    if s.limits.in_turn:
        return "seat"
    return "closed" if first_speaker(s) >= 0 else "open"


def _seat_view(s: State, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        count=s.counts[seat],
        playing=s.phase != codes.OVER and bool(s.playing & bit(seat)),
        place=s.place[seat] or None,
        passed=bool(s.passed & bit(seat)),
        side=seat % 2 if s.limits.teams else seat,
        rung=s.rungs[seat] if s.limits.pogony else None,
        waived=bool(s.waived & bit(seat)),
        no_arm=bool(s.no_arm & bit(seat)),
    )
