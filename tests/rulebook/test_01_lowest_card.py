"""Chapter 1: the two of spades, the lowest card of the largest deck, is a card like any other."""

from typing import Any

import pytest

from tests.rulebook.board import Board

DECK = {"deck": 52}


def board(hands: str, table: str = "", **more: Any) -> Board:  # noqa: ANN401 - fields
    options = {**DECK, **more.pop("options", {})}
    return Board(
        hands, table=table, talon=4, trump=more.pop("trump", "6♥"), options=options, **more
    )


def test_1_2_it_is_led() -> None:
    after = board("2♠ K♦|9♠ 7♦|8♣ 9♦").after("0 lead 2♠")
    assert (after["attack_cards"], after["hand_sizes"][0]) == (1, 1)
    assert board("2♠ 2♦|9♠ 7♦|8♣ 9♦").after("0 lead 2♠ 2♦")["attack_cards"] == 2


def test_1_2_it_is_beaten_and_thrown_in() -> None:
    hands = "2♠ K♦|9♠ 7♦|2♣ 9♦"
    beaten = board(hands, "2♦").after("0 throw_in 2♠", "1 beat 9♠ 2♠")
    assert (beaten["attack_cards"], beaten["uncovered"]) == (2, 1)


def test_1_2_it_transfers_and_is_shown_and_passed_on() -> None:
    either = {"options": {"transfer": "before_cover"}}
    assert board("K♦ 9♣|2♠ 7♦|8♣ 9♦", "2♦", **either).after("1 transfer 2♠")["defender"] == 2
    shown = {"options": {"transfer": "before_cover", "transfer_trump": "show_once"}}
    deal = board("K♦ 9♣|2♠ 7♦|8♣ 9♦", "2♦", trump="6♠", **shown)
    assert deal.after("1 show 2♠")["defender"] == 2


def test_7_3_twos_are_of_one_rank() -> None:
    either = {"options": {"transfer": "before_cover"}}
    twos = board("K♦ 9♣|2♣ 7♦|8♣ 9♦ 8♦", "2♥ 2♦", **either)
    assert twos.after("1 transfer 2♣")["defender"] == 2


def test_7_7_must_beat_bars_trumps_only() -> None:
    strict = {"options": {"transfer": "before_cover", "transfer_trump": "must_beat"}}
    assert board("K♦ 9♣|2♠ 7♦|8♣ 9♦", "2♦", **strict).after("1 transfer 2♠")["defender"] == 2


def test_14_7_a_cheat_with_it_is_a_cheat() -> None:
    cheating = {"options": {"cheating": "on"}}
    table = board("K♦ 9♣|2♠ 7♦|8♣ 9♦", "8♦@0", **cheating)
    assert table.after("1 beat 2♠ 8♦ armed", "0 call 1")["call"] == "right"


def test_6_10_a_table_of_twos_gives_its_rank() -> None:
    table = board("K♦ 2♠|9♦ 7♦|8♣ 9♣", "2♦/9♦", word="open")
    table.document["hands"][1].remove("9♦")
    assert table.why_not("0 throw_in 2♠") is None
    assert table.why_not("0 throw_in K♦") == "rank_not_on_table"


def test_3_1_it_is_the_lowest_trump() -> None:
    hands = "K♦ 9♣ 8♣ 7♣ 6♣ 5♣|2♠ 7♦ 8♦ 9♦ 10♦ J♦|8♥ 9♥ 10♥ J♥ Q♥ K♥"
    dealt = board(hands, trump="6♠", opener=None, discard="")
    dealt.document["talon"] = Board(hands, talon=34, trump="6♠", options=DECK).document["talon"]
    begun = dealt.begin()
    assert begun["opener"] == 1


def kinds(table: Board, seat: int) -> list[str]:
    found: list[str] = table.now()["may_act"].get(str(seat), [])
    return found


def test_6_10_without_room_it_is_not_thrown_in() -> None:
    full = board("K♦ 2♠|9♦|8♣ 9♣", "2♦", word="open")
    assert kinds(full, 0) == ["pass"]


def test_7_3_where_it_does_not_fit_it_neither_transfers_nor_is_shown() -> None:
    either: dict[str, Any] = {"transfer": "before_cover", "transfer_trump": "show_once"}
    small = board("K♦|2♠ 7♦|8♣", "3♦", trump="6♠", options=either)
    assert kinds(small, 1) == ["beat", "take"]
    barred = board("K♦ 9♣|2♠ 7♦|8♣ 9♦", "3♦/4♦ 3♥", trump="6♠", options=either)
    assert kinds(barred, 1) == ["beat", "take"]


def test_14_7_laid_honestly_it_is_no_cheat() -> None:
    led = board("2♠ K♦|9♠ 7♦|8♣ 9♦", options={"cheating": "on"})
    assert led.after("0 lead 2♠", "1 call 0")["call"] == "wrong"


def test_14_7_nor_in_a_later_bout() -> None:
    options = {"cheating": "on", "cheat_call_seconds": 0}
    table = Board("K♦ 9♣|9♠ 7♦ 4♣|8♣ 2♠", opener=0, trump="6♥", options={**DECK, **options})
    acts = ("0 lead K♦", "1 take", "0 pass", "2 pass", "2 lead 2♠")
    assert table.after(*acts, "0 call 2")["call"] == "wrong"


@pytest.mark.parametrize("trump", "♠♣♦♥")
def test_5_1_a_two_is_of_its_suit(trump: str) -> None:
    """The lowest trump beats the ace of another suit, and the ace of trumps the two."""
    other = "♣" if trump == "♠" else "♠"
    hands = f"K♦ 9♣|2{trump} A{trump}|8♣ 9♦"
    assert board(hands, f"A{other}", trump=f"6{trump}").why_not(f"1 beat 2{trump} A{other}") is None
    low = board(f"K♦ 9♣|3{trump} 4♣|8♣ 9♦", f"2{trump}", trump=f"6{trump}")
    assert low.why_not(f"1 beat 3{trump} 2{trump}") is None
    plain = board(f"K♦ 9♥|3{other} 7♥|8♥ 9♦", f"2{other}", trump=f"6{trump}")
    assert plain.why_not(f"1 beat 3{other} 2{other}") is None
