"""Chapter 6: the first word from the lead on, neighbours round the corner, a limit's name."""

from typing import Any

from tests.rulebook.board import Board

HANDS = "8♥ 9♣ 8♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦"
FOUR = "8♥ 9♣ 8♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦|J♣ 7♦ 8♠"


def board(hands: str = HANDS, **more: Any) -> Board:  # noqa: ANN401 - fields and options
    fields = {"table", "opener", "out", "transferrers", "bout", "discard", "word"}
    given = {name: more.pop(name) for name in fields & more.keys()}
    return Board(hands, talon=more.pop("talon", 6), options=more, **given)


def test_6_5_opener_first_then_all_the_lead_closes_the_word() -> None:
    assert board().why_not("0 lead 8♥", "2 throw_in 8♣") == "first_word"
    one_left = board("8♥ 8♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦")
    assert one_left.why_not("0 lead 8♥", "2 throw_in 8♣") == "first_word"
    assert board().why_not("0 lead 8♥", "0 pass", "2 throw_in 8♣") is None


def test_6_5_a_throw_in_of_the_main_attacker_keeps_his_word() -> None:
    acts = ("0 lead 8♥", "0 throw_in 8♦")
    assert board().why_not(*acts, "2 throw_in 8♣") == "first_word"
    one_left = board("8♥ 8♦ 9♣|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦")
    assert one_left.why_not(*acts, "2 throw_in 8♣") == "first_word"


def test_6_6_his_last_card_opens_it() -> None:
    last = board("8♥ 8♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦")
    assert last.why_not("0 lead 8♥", "0 throw_in 8♦", "2 throw_in 8♣") is None
    assert board("8♥|9♥ 7♠ 10♠|8♣ 9♦ Q♦").why_not("0 lead 8♥", "2 throw_in 8♣") is None


def test_6_2_neighbours_are_counted_round_the_table() -> None:
    near = board(FOUR, throw_in_who="neighbours", table="K♥", opener=3)
    assert near.now()["entitled"] == [1, 3]
    near = board(FOUR, throw_in_who="neighbours", table="K♥", opener=2)
    assert near.now()["entitled"] == [0, 2]


def test_6_2_neighbours_with_one_opponent_left_he_is_both() -> None:
    last = board("9♣ 8♦|9♥ 7♠|", throw_in_who="neighbours", table="8♥", opener=0, out=[2], talon=0)
    assert last.now()["entitled"] == [0]


def test_6_2_neighbours_without_a_live_opponent_nobody_adds() -> None:
    alone = board("9♥ 10♠||", throw_in_who="neighbours", table="8♥", opener=2, talon=0)
    assert alone.after("0 beat 9♥ 8♥")["bout_closed"] == "beaten"


def test_6_5_turn_order_starts_with_the_last_transferrer_where_the_opener_must_answer() -> None:
    turn = {"throw_in_order": "turn_order", "transfer": "before_cover"}
    back = board(HANDS, table="K♥ K♦ K♣", opener=1, transferrers=[2, 0], **turn)
    assert (back.now()["defender"], back.view(0).word_seat) == (1, 0)
    back = board(HANDS, table="K♥ K♦ K♣", opener=0, transferrers=[1, 2], **turn)
    assert (back.now()["defender"], back.view(0).word_seat) == (0, 2)


def test_6_8_where_six_are_allowed_in_the_first_bout_too_it_is_the_limit_of_every_bout() -> None:
    full = "8♥/9♥ 8♣/9♣ 8♠/J♠ 8♦/J♦ 9♠/10♠ 9♦"
    table = board("10♣ Q♦|Q♠ 7♠ A♥ A♦", first_bout_limit=6, table=full, opener=0, bout=1, talon=19)
    assert table.why_not("0 throw_in 10♣") == "attack_limit"


def test_5_1_a_plain_card_of_another_suit_is_the_wrong_suit() -> None:
    clubs = board("9♣ 8♦|9♥ 7♦ 10♥|8♥", table="8♣", opener=0)
    assert clubs.why_not("1 beat 7♦ 8♣") == "wrong_suit"
    hearts = board("9♣ 8♦|9♦ 7♣ 10♣|8♣", table="8♥", opener=0)
    assert hearts.why_not("1 beat 9♦ 8♥") == "wrong_suit"


def test_6_6_without_a_main_attacker_the_word_is_open() -> None:
    """The opener has laid his last card, is not live, and so is no neighbour any more."""
    hands = "8♣ 9♦||9♥ 7♠ 10♠|8♦ J♣"
    near = board(hands, throw_in_who="neighbours", table="8♥@1", opener=1, talon=0)
    assert near.now()["entitled"] == [0, 3]
    assert near.why_not("3 throw_in 8♦") is None
    assert near.why_not("0 throw_in 8♣") is None
