"""Deals played by bots alone: what a bot may not do, and what it is shown."""

import pickle
from collections.abc import Callable

import pytest

from kozyr.bots.lowest import Lowest
from kozyr.game.actions import Action, Pass
from kozyr.game.view import View
from kozyr.lab.faults import FaultKind, IllegalMoveError, NobodyActsError
from kozyr.lab.playing import play
from tests.rulebook.board import start


class Told:
    """A bot that does what it is told to, and keeps what it was shown."""

    def __init__(self, choose: Callable[[View], Action | None]) -> None:
        self.choose = choose
        self.seen: list[View] = []

    def see(self, view: View) -> None:
        self.seen.append(view)


def test_an_illegal_action_stops_the_deal_and_says_why() -> None:
    with pytest.raises(IllegalMoveError, match=r"cannot do Pass.*lead_first"):
        play(start("classic"), [Told(lambda _: Pass()) for _ in range(2)])


def test_a_fault_comes_back_from_another_process_as_it_was() -> None:
    fault = IllegalMoveError(FaultKind.ILLEGAL, (1,), "cannot do that")
    back = pickle.loads(pickle.dumps(fault))  # noqa: S301 - as a pool of workers does
    assert str(back) == str(fault) == "seat 1 cannot do that"
    assert (type(back), back.kind, back.seats) == (IllegalMoveError, FaultKind.ILLEGAL, (1,))


def test_a_table_that_waits_for_ever_stops_the_deal() -> None:
    with pytest.raises(NobodyActsError, match="all wait"):
        play(start("classic"), [Told(lambda _: None) for _ in range(2)])


def test_17_11_a_bot_that_lets_other_attackers_go_first_is_passed_over() -> None:
    deal = start("classic", players=3, throw_in_order="free")
    lowest = Lowest(deal.rules)
    waited = []

    def polite(view: View) -> Action | None:
        speak = {seat for seat in view.may_act if not view.seats[seat].passed}
        if view.role == "attacker" and speak - {view.seat, view.defender}:
            waited.append(view.acts)
            return None
        return lowest.choose(view)

    assert play(deal, [Told(polite), Told(lowest.choose), Told(lowest.choose)]).places
    assert waited


def test_every_bot_sees_every_bout() -> None:
    deal = start("classic", players=4)
    players = [Told(Lowest(deal.rules).choose) for _ in range(4)]
    play(deal, players)
    for one in players:
        bouts = {view.bout for view in one.seen}
        assert bouts == set(range(1, max(bouts) + 1))
        assert one.seen[-1].result is not None
