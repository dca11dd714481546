"""What a program says at a table elsewhere, and what becomes of a deal in which it fails."""

import msgspec
import pytest

from kozyr.game.actions import ThrowIn
from kozyr.game.view import Result
from kozyr.lab.faults import FaultKind
from kozyr.lab.program import ProgramError
from kozyr.web.elsewhere.delegate import NEVER
from kozyr.web.protocol import (
    ActMessage,
    AgainMessage,
    ClosedView,
    LeaveMessage,
    PauseView,
    ResignMessage,
    TableView,
)
from tests.web.elsewhere.scripted import HELLO, LEAD, Owner, Scripted, snapshot

VIEW = snapshot()


def with_deal(view: TableView = VIEW, **fields: object) -> TableView:
    assert view.deal is not None
    return msgspec.structs.replace(view, deal=msgspec.structs.replace(view.deal, **fields))


def over(view: TableView = VIEW, **fields: object) -> TableView:
    ended = with_deal(view, result=Result("durak", 1, ((0,), (1,))), may_act=())
    return msgspec.structs.replace(ended, phase="over", **fields)


def test_a_program_is_told_of_the_deal_and_asked_once_for_each_view() -> None:
    program = Scripted(HELLO, LEAD)
    owner = Owner(program)
    assert owner.delegate.reply(VIEW) == ActMessage("1", ThrowIn(39), 1)
    assert [told["kind"] for told in program.told] == ["hello", "view"]
    assert owner.delegate.reply(snapshot(spectators=3)) is None, "no card has moved"
    assert len(program.told) == 2


def test_a_program_sees_what_it_is_not_asked_about() -> None:
    program = Scripted(HELLO, LEAD)
    owner = Owner(program)
    assert owner.delegate.reply(with_deal(may_act=(1,))) is None
    assert owner.delegate.reply(with_deal(answered="hang")) is None
    assert [told.get("asked") for told in program.told] == [None, False]


@pytest.mark.parametrize(
    "view",
    [
        snapshot(phase="waiting", deal=None),
        snapshot(me=None),
        snapshot(closed=ClosedView("abandoned", None)),
        snapshot(paused=PauseView((0, 1), on=True, until_ms=None)),
    ],
)
def test_there_is_a_time_to_say_nothing(view: TableView) -> None:
    assert Owner().delegate.reply(view) is None


@pytest.mark.parametrize("kind", [FaultKind.CRASH, FaultKind.SILENCE, FaultKind.GARBAGE])
def test_a_program_that_fails_gives_the_deal_up_and_a_new_one_plays_the_next(
    kind: FaultKind,
) -> None:
    owner = Owner(Scripted(HELLO, ProgramError(kind, "broke")), Scripted(HELLO, LEAD))
    assert owner.delegate.reply(VIEW) == ResignMessage("1")
    assert owner.heard == ["the program broke; it gives this deal up"]
    assert owner.delegate.reply(over()) == AgainMessage("2")
    assert owner.delegate.reply(with_deal(deal=2)) == ActMessage("3", ThrowIn(39), 1)


def test_an_answer_that_is_no_action_gives_the_deal_up() -> None:
    owner = Owner(Scripted(HELLO, b"what?"))
    assert owner.delegate.reply(VIEW) == ResignMessage("1")


def test_a_program_may_wait_only_for_others() -> None:
    assert Owner(Scripted(HELLO, b"null")).delegate.reply(VIEW) is None
    owner = Owner(Scripted(HELLO, b"null"))
    assert owner.delegate.reply(with_deal(may_act=(0,))) == ResignMessage("1")
    assert NEVER in owner.heard[0]


def test_a_refusal_is_the_program_s_fault_only_if_nothing_has_changed_since() -> None:
    owner = Owner(Scripted(HELLO, LEAD, LEAD))
    owner.delegate.reply(VIEW)
    later = with_deal(acts=2)
    assert owner.delegate.refused(later, "stale") == ActMessage("2", ThrowIn(39), 2)
    assert owner.delegate.refused(later, "no_room") == ResignMessage("3")
    assert "no_room" in owner.heard[0]


def test_a_deal_that_is_over_is_told_and_counted_once_and_another_one_wanted() -> None:
    program = Scripted(HELLO, LEAD)
    owner = Owner(program)
    owner.delegate.reply(VIEW)
    assert owner.delegate.reply(over()) == AgainMessage("2")
    assert owner.delegate.reply(over()) == AgainMessage("3")
    seats = (msgspec.structs.replace(VIEW.seats[0], again=True), VIEW.seats[1])
    assert owner.delegate.reply(over(seats=seats)) is None
    assert owner.heard == ["deal 1 is over: not the durak"]
    assert owner.delegate.played == 1
    assert program.told[-1]["asked"] is False
    assert program.running


def test_after_its_last_deal_it_leaves() -> None:
    owner = Owner(Scripted(HELLO, LEAD), most=1)
    owner.delegate.reply(VIEW)
    assert owner.delegate.reply(over()) == LeaveMessage("2")
    assert owner.delegate.done
    owner.delegate.close()


def test_a_bug_a_deal_is_counted_too_if_the_other_left_before_its_end_was_seen() -> None:
    """The program looked for another game for ever, though it was to play one."""
    owner = Owner(Scripted(HELLO, LEAD), most=1)
    owner.delegate.reply(VIEW)
    owner.delegate.part(over(closed=ClosedView("abandoned", None)))
    assert owner.heard == ["deal 1 is over: not the durak"]
    assert owner.delegate.done


def test_a_deal_that_was_not_over_when_its_table_was_closed_does_not_count() -> None:
    owner = Owner(Scripted(HELLO, LEAD), most=1)
    owner.delegate.reply(VIEW)
    owner.delegate.part(snapshot(closed=ClosedView("abandoned", None)))
    assert (owner.heard, owner.delegate.done) == ([], False)
