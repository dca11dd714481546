"""Chapter 14: what a player is shown as acts that may be armed, and what is no longer looked at."""

from typing import Any

from kozyr.game.actions import Beat, Call
from tests.rulebook.board import Board, cards

HANDS = "8♣ 10♣ K♥|8♦ 8♠ J♥ 6♦|J♣ Q♣ A♥"
Armed = dict[int, tuple[tuple[int, ...], bool, bool]]
"""By card: the targets an armed beat may have, whether it transfers, whether it is thrown in."""


def board(table: str = "8♥@0", talon: int = 4, hands: str = HANDS, **more: Any) -> Board:  # noqa: ANN401 - fields and options
    fields = {name: more.pop(name) for name in {"taking", "word", "passed", "opener"} & more.keys()}
    return Board(hands, table=table, talon=talon, options={"cheating": "on", **more}, **fields)


def throwing(**more: Any) -> Board:  # noqa: ANN401 - as above
    return board(cheat_scope="beat_throw_in", **more)


def transferring(**more: Any) -> Board:  # noqa: ANN401 - as above
    return board(transfer="before_cover", **more)


def armed(table: Board, seat: int) -> Armed:
    shown = table.view(seat).armed
    return {one.card: (tuple(sorted(one.beat)), one.transfer, one.throw_in) for one in shown}


def every(hand: str, *, beat: str = "", transfer: bool = False, throw_in: bool = False) -> Armed:
    """The same for each card of a hand."""
    return {card: (cards(beat), transfer, throw_in) for card in cards(hand)}


def test_14_2_the_defender_may_beat_whatever_is_uncovered_with_any_card() -> None:
    assert armed(board(), 1) == every("8♦ 8♠ J♥ 6♦", beat="8♥")
    two = board("8♥@0 8♣@0", hands=HANDS.replace("8♣ ", ""))
    assert armed(two, 1) == every("8♦ 8♠ J♥ 6♦", beat="8♣ 8♥")
    half = board("8♥@0/J♥@1 8♣@0", hands=HANDS.replace("8♣ ", "").replace("J♥ ", ""))
    assert armed(half, 1) == every("8♦ 8♠ 6♦", beat="8♣")


def test_14_2_nothing_is_armed_without_a_target_or_after_a_take() -> None:
    beaten = board("8♥@0/J♥@1", hands=HANDS.replace("J♥ ", ""), transfer="mid_bout")
    assert armed(beaten, 1) == {}
    assert armed(board(taking=True), 1) == {}
    assert armed(transferring(taking=True), 1) == {}


def test_14_2_beat_transfer_the_defender_may_transfer_with_any_card() -> None:
    assert armed(transferring(), 1) == every("8♦ 8♠ J♥ 6♦", beat="8♥", transfer=True)
    assert armed(transferring(), 0) == {}
    assert armed(board(), 0) == {}


def test_14_2_beat_throw_in_transfers_are_not_armed() -> None:
    table = throwing(transfer="before_cover")
    assert armed(table, 1) == every("8♦ 8♠ J♥ 6♦", beat="8♥")


def test_14_3_no_transfer_after_a_beat_however_armed() -> None:
    beaten = transferring(table="8♥@0/J♥@1 8♣@0", hands="10♣ K♥|8♦ 8♠ 6♦|J♣ Q♣ A♥")
    assert armed(beaten, 1) == every("8♦ 8♠ 6♦", beat="8♣")
    assert beaten.why_not("1 transfer 6♦ armed") == "transfer_after_beat"


def test_14_3_no_transfer_to_a_hand_that_is_too_small_however_armed() -> None:
    small = transferring(hands=HANDS.replace("J♣ Q♣ A♥", "J♣"), talon=0)
    assert armed(small, 1) == every("8♦ 8♠ J♥ 6♦", beat="8♥")
    enough = transferring(hands=HANDS.replace("J♣ Q♣ A♥", "J♣ Q♣"), talon=0)
    assert armed(enough, 1) == every("8♦ 8♠ J♥ 6♦", beat="8♥", transfer=True)


def test_14_3_who_has_the_word_may_throw_in_any_card() -> None:
    assert armed(throwing(), 0) == every("8♣ 10♣ K♥", throw_in=True)
    assert armed(throwing(), 2) == {}
    opened = throwing(word="open")
    assert armed(opened, 2) == every("J♣ Q♣ A♥", throw_in=True)


def test_14_3_up_to_the_last_card_there_is_room_for() -> None:
    one = throwing(hands="8♣ 10♣ K♥|8♦ 8♠|J♣ Q♣ A♥", table="8♥@0")
    assert armed(one, 0) == every("8♣ 10♣ K♥", throw_in=True)
    none = throwing(hands="8♣ 10♣ K♥|8♦|J♣ Q♣ A♥", table="8♥@0")
    assert armed(none, 0) == {}


def test_14_1_off_nothing_is_shown_as_armed() -> None:
    fair = board(cheating="off")
    assert armed(fair, 1) == armed(fair, 0) == {}
    assert armed(board("", opener=0), 0) == {}


def test_14_8_who_was_caught_is_shown_nothing_to_arm() -> None:
    deal = board(cheat_penalty="rollback").deal()
    card, target = cards("6♦")[0], cards("8♥")[0]
    deal.act(1, Beat(card, target, armed=True))
    deal.act(0, Call(1))
    assert deal.view(1).armed == ()
    assert [one.beat for one in deal.view(1).moves if one.beat] == [(target,), (target,)]
