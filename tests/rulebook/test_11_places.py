"""Chapter 11: the number of each place, as everybody sees it."""

from kozyr.game.actions import Action, Beat, Call, Hang, Lead, Pass
from kozyr.game.deal import Deal
from tests.rulebook.board import Board, cards


def card(word: str) -> int:
    return cards(word)[0]


def played(board: Board, *acts: tuple[int, Action]) -> Deal:
    """The deal after these acts, all of them legal."""
    deal = board.deal()
    for seat, action in acts:
        assert isinstance(deal.act(seat, action), tuple)
    return deal


def places(deal: Deal) -> list[int | None]:
    return [one.place for one in deal.view(0).seats]


LED = (0, Lead((card("8♥"),)))
BEATEN = (1, Beat(card("J♥"), card("8♥")))
NONE_LEFT = "8♥|J♥|9♣ 10♣"


def test_11_5_who_goes_out_takes_the_next_place() -> None:
    first = played(Board("8♥|J♥ Q♥|9♣ 10♣"), LED, BEATEN, (2, Pass()))
    assert places(first) == [1, None, None]
    both = played(Board("8♥|J♥|9♣ 10♣|K♣ K♦"), LED, BEATEN)
    assert places(both) == [1, 2, None, None]
    third = played(Board("8♥|J♥|9♣ 10♣||K♣ K♦", out=[3]), LED, BEATEN)
    assert places(third) == [2, 3, None, 1, None]


def test_11_4_the_durak_takes_the_last_place() -> None:
    assert places(played(Board(NONE_LEFT), LED, BEATEN)) == [1, 2, 3]


def test_11_6_on_those_who_drew_share_the_places_left() -> None:
    assert places(played(Board("8♥|J♥"), LED, BEATEN)) == [1, 1]
    assert places(played(Board("8♥|J♥|", out=[2]), LED, BEATEN)) == [2, 2, 1]


def test_11_6_off_the_last_to_empty_his_hand_takes_the_last_place() -> None:
    assert places(played(Board("8♥|J♥", options={"draw": "off"}), LED, BEATEN)) == [1, 2]


def test_11_7_players_in_share_the_place_after_those_out() -> None:
    stalled = Board("8♥ 9♥||9♣ 10♣|Q♣ K♣", table="7♦", opener=0, out=[1], stalling=39, taking=True)
    assert places(played(stalled, (0, Pass()), (3, Pass()))) == [2, 1, 2, 2]


def test_14_8_a_caught_cheat_stands_behind_all_others() -> None:
    cheating = {"cheating": "on", "cheat_penalty": "loses_deal"}
    board = Board("8♦ 9♥|8♠ 6♦|9♣ 10♣", table="8♥@0", talon=4, options=cheating)
    cheat = (1, Beat(card("6♦"), card("8♥"), armed=True))
    shown = places(played(board, cheat, (0, Call(1))))
    assert (shown[0], shown[2]) == (1, 1)
    assert (shown[1] or 0) > 1


def test_15_8_the_hanger_takes_the_first_place_and_nobody_another() -> None:
    board = Board("6♥|9♣ Q♦ K♦", table="10♣", options={"pogony": "lead_allowed"}, taking=True)
    assert places(played(board, (0, Pass()), (0, Hang()))) == [1, None]
