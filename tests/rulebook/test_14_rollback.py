"""Chapter 14: after a rollback everything is as it was before the cheat."""

from kozyr.game.actions import Action, Beat, Call, Pass, ThrowIn
from kozyr.game.deal import Deal
from kozyr.game.state import State
from tests.rulebook.board import Board, cards

OPTIONS = {"cheating": "on", "cheat_penalty": "rollback", "transfer": "before_cover"}
KEPT = ("hands", "counts", "place", "attack", "attack_by", "cover", "cover_by", "emptied")
LAST = ("refilled", "drawn", "outcome", "n_last", "n_refilled", "last_cheats")

Acts = tuple[tuple[int, Action], ...]


def card(word: str) -> int:
    return cards(word)[0]


def played(*acts: tuple[int, Action]) -> Deal:
    """Six seats, one of them out: seat 1 has passed the attack of seat 0 on to seat 2."""
    hands = "8♣|Q♣ Q♦|9♥ 9♦ J♥ 6♦ 10♠||J♣ A♣ A♥|7♣ 7♦"
    board = Board(
        hands,
        table="8♥@0 8♦@1",
        options=OPTIONS,
        opener=0,
        transferrers=[1],
        out=[3],
        bout=7,
        stalling=3,
    )
    deal = board.deal()
    deal.state.later_deal, deal.state.dealer = True, 4
    for seat, action in acts:
        assert isinstance(deal.act(seat, action), tuple)
    return deal


def kept(state: State) -> list[object]:
    """Everything a state keeps of the deal, the table and the last bout."""
    rows = [list(getattr(state, name)) for name in KEPT]
    return [*rows, list(state.transferrers), *(getattr(state, name) for name in LAST)]


def assert_rolled_back(deal: Deal, before: Deal) -> None:
    assert deal.view(0).seats[2].no_arm
    deal.state.no_arm = 0
    assert deal.digest() == before.digest()
    assert kept(deal.state) == kept(before.state)


THROWN = ((0, ThrowIn(card("8♣"))),)
BEATEN: Acts = (*THROWN, (2, Beat(card("9♥"), card("8♥"))), (4, Pass()))
CHEAT = (2, Beat(card("6♦"), card("8♦"), armed=True))


def test_14_8_rollback_brings_back_the_state_before_the_first_beat() -> None:
    cheat = (2, Beat(card("9♦"), card("8♣"), armed=True))
    assert_rolled_back(played(*THROWN, cheat, (4, Call(2))), played(*THROWN))


def test_14_8_rollback_brings_back_covers_passes_and_who_has_emptied_his_hand() -> None:
    assert_rolled_back(played(*BEATEN, CHEAT, (5, Call(2))), played(*BEATEN))


def test_14_8_rollback_play_goes_on_as_before() -> None:
    on = ((2, Beat(card("9♦"), card("8♦"))),)
    after, before = played(*BEATEN, CHEAT, (5, Call(2)), *on), played(*BEATEN, *on)
    assert_rolled_back(after, before)
