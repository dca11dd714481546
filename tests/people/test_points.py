"""What deals are worth: S40 to S54, example by example."""

import msgspec
import pytest

from kozyr.game.view import Hung, Result
from kozyr.people.dates import moscow_date
from kozyr.people.points import Worth
from kozyr.people.rates import RATES, rates_at
from kozyr.rules.presets import preset
from tests.people.deals import HOUR, NOON, Book, bot, deal, drawn, duel, person, won

ANN_BOB = (person(0, "ann"), person(1, "bob"))
FOUR = tuple(person(seat, name) for seat, name in enumerate(("ann", "bob", "cid", "dan")))
CHEATING = msgspec.structs.replace(preset("classic").rules, cheating="on")


def test_s40_new_rates_leave_earlier_sums_as_they_were() -> None:
    richer = msgspec.structs.replace(
        RATES[-1], version=2, since=NOON + HOUR, human={"first": 99, "shared": 9, "other": 1}
    )
    book = Book(versions=(*RATES, richer))
    book.credit(duel())
    assert book.credit(duel(at=NOON + HOUR, number=2))["ann"] == Worth(99, "win", 2)
    assert [(one.amount, version) for _, _, _, one, version in book.entries] == [
        (10, 1),
        (0, 1),
        (99, 2),
        (1, 2),
    ]
    assert rates_at(NOON, (*RATES, richer)).version == 1


NOTHING = [
    ("training", deal(ANN_BOB, won(0, 1), training=True)),
    ("cheating", deal(ANN_BOB, won(0, 1), rules=CHEATING)),
    ("exit", deal((person(0, "ann"), person(1, "bob", left=True)), won(0, 1), ending="exit")),
    ("stopped", deal(ANN_BOB, None, ending="stopped")),
]


@pytest.mark.parametrize(("reason", "finished"), NOTHING)
def test_s42_a_game_that_is_not_suitable_brings_nothing_and_uses_nothing_up(
    reason: str, finished: object
) -> None:
    book = Book()
    assert isinstance(finished, type(duel()))
    assert {one.reason for one in book.credit(finished).values()} == {reason}
    assert book.balance("ann") == 0
    assert book.credit(duel(number=2))["ann"] == Worth(10, "win", 1)


def test_s43_five_laid_cards_are_too_few_and_six_enough_for_each_by_himself() -> None:
    seats = (person(0, "ann", laid=5), person(1, "bob", laid=6))
    assert Book().credit(deal(seats, won(0, 1))) == {
        "ann": Worth(0, "few_cards"),
        "bob": Worth(0, "loss", 1),
    }
    assert Book().credit(deal(seats, won(1, 0)))["bob"] == Worth(10, "win", 1)


def test_s44_a_win_over_a_person_is_ten_a_draw_three_each_a_loss_nothing() -> None:
    assert Book().credit(duel()) == {"ann": Worth(10, "win", 1), "bob": Worth(0, "loss", 1)}
    both = Book().credit(deal(ANN_BOB, drawn(0, 1)))
    assert both == {"ann": Worth(3, "draw", 1), "bob": Worth(3, "draw", 1)}


def test_s45_the_fourth_win_of_a_pair_in_a_day_is_nothing_another_opponent_is_ten() -> None:
    book = Book()
    paid = [book.credit(duel(number=nth))["ann"].amount for nth in range(1, 5)]
    assert paid == [10, 10, 10, 0]
    assert book.credit(duel(number=5))["ann"] == Worth(0, "pair", 5)
    assert book.credit(duel(loser="cid", number=6))["ann"].amount == 10
    assert book.credit(duel(number=7, at=NOON + 24 * HOUR))["ann"].amount == 10


def test_s45_games_count_and_not_wins() -> None:
    book = Book()
    book.credit(duel("bob", "ann", number=1))
    book.credit(deal(ANN_BOB, drawn(0, 1), number=2))
    assert book.credit(duel(number=3))["ann"] == Worth(10, "win", 3)
    assert book.credit(duel(number=4))["ann"] == Worth(0, "pair", 4)


def test_s45_a_game_suitable_for_one_of_two_is_used_up_for_both() -> None:
    book = Book()
    seats = (person(0, "ann", laid=6), person(1, "bob", laid=2))
    book.credit(deal(seats, won(0, 1)))
    assert book.credit(duel("bob", "ann", number=2))["bob"] == Worth(10, "win", 2)
    nobody = (person(0, "ann", laid=1), person(1, "bob", laid=1))
    book.credit(deal(nobody, won(0, 1), number=3))
    assert book.credit(duel(number=4))["ann"] == Worth(10, "win", 3)


def test_s46_two_guests_of_one_browser_are_one_opponent() -> None:
    book = Book(frozenset({"g1", "g2"}), {"g1": "browser:1", "g2": "browser:1"})
    paid = [
        book.credit(duel(loser=guest, number=nth))["ann"].amount
        for nth, guest in enumerate(("g1", "g2", "g1", "g2"))
    ]
    assert paid == [10, 10, 10, 0]


def test_s46_nobody_is_his_own_opponent() -> None:
    book = Book(same={"ann": "one", "bob": "one"})
    assert book.credit(duel())["ann"] == Worth(0, "alone")


BOTS = [
    ("easy", won(0, 1), Worth(1, "bot_win")),
    ("medium", won(0, 1), Worth(3, "bot_win")),
    ("strong", won(0, 1), Worth(5, "bot_win")),
    ("easy", drawn(0, 1), Worth(0, "bot_draw")),
    ("medium", drawn(0, 1), Worth(1, "bot_draw")),
    ("strong", drawn(0, 1), Worth(2, "bot_draw")),
    ("strong", won(1, 0), Worth(0, "bot_loss")),
]


@pytest.mark.parametrize(("level", "result", "expected"), BOTS)
def test_s47_a_bot_is_worth_by_its_level(level: str, result: Result, expected: Worth) -> None:
    seats = (person(0, "ann"), bot(1, level))
    assert Book().credit(deal(seats, result)) == {"ann": expected}


def test_s47_a_bot_of_a_level_without_rates_is_worth_nothing() -> None:
    for others in ((bot(1, "newest"),), (bot(1, "newest"), bot(2, "strong"))):
        players = 1 + len(others)
        rules = msgspec.structs.replace(preset("classic").rules, players=players)
        finished = deal((person(0, "ann"), *others), won(*range(players)), rules=rules)
        assert Book().credit(finished)["ann"] == Worth(0, "bot_win")


def test_s48_seven_wins_over_the_strong_bot_are_thirty_and_a_person_is_ten_all_the_same() -> None:
    book, seats = Book(), (person(0, "ann"), bot(1, "strong"))
    paid = [book.credit(deal(seats, won(0, 1), number=nth))["ann"] for nth in range(7)]
    assert sum(one.amount for one in paid) == 30
    assert paid[-1] == Worth(0, "cap")
    assert book.credit(duel(number=9))["ann"].amount == 10


def test_s48_the_cap_is_a_days() -> None:
    book, seats = Book(), (person(0, "ann"), bot(1, "strong"))
    for nth in range(6):
        book.credit(deal(seats, won(0, 1), number=nth))
    tomorrow = deal(seats, won(0, 1), number=9, at=NOON + 24 * HOUR)
    assert book.credit(tomorrow)["ann"] == Worth(5, "bot_win")


def test_s49_at_twenty_eight_a_win_of_five_pays_two() -> None:
    book = Book()
    for nth in range(5):
        book.credit(deal((person(0, "ann"), bot(1, "strong")), won(0, 1), number=nth))
    book.credit(deal((person(0, "ann"), bot(1, "medium")), won(0, 1), number=6))
    assert book.balance("ann") == 28
    last = deal((person(0, "ann"), bot(1, "strong")), won(0, 1), number=7)
    assert book.credit(last)["ann"] == Worth(2, "cap")


def test_s50_the_day_is_moscows() -> None:
    evening = NOON + 11 * HOUR - 1_000
    assert moscow_date(evening) == "2026-11-30"
    assert moscow_date(evening + 1_000) == "2026-12-01"
    book = Book()
    for nth in range(3):
        book.credit(duel(number=nth, at=evening))
    assert book.credit(duel(number=4, at=evening))["ann"].amount == 0
    assert book.credit(duel(number=5, at=evening + 1_000))["ann"].amount == 10


def test_s51_an_absent_seat_earns_nothing_and_uses_nothing_up_who_stayed_earns_as_usual() -> None:
    book = Book()
    seats = (person(0, "ann"), person(1, "bob", substituted=True))
    assert book.credit(deal(seats, won(0, 1))) == {
        "ann": Worth(10, "win", 1),
        "bob": Worth(0, "substituted"),
    }
    won_by_bob = book.credit(duel("bob", "ann", number=2))
    assert won_by_bob == {"bob": Worth(10, "win", 1), "ann": Worth(0, "loss", 2)}


def test_s51_an_absent_friend_is_not_worth_more_than_one_who_plays() -> None:
    book = Book()
    seats = (person(0, "ann"), person(1, "bob", substituted=True))
    paid = [book.credit(deal(seats, won(0, 1), number=nth))["ann"].amount for nth in range(5)]
    assert paid == [10, 10, 10, 0, 0]


def test_s52_of_several_people_the_first_earns_ten_and_who_shares_a_draw_three() -> None:
    rules = msgspec.structs.replace(preset("classic").rules, players=4)
    paid = Book().credit(deal(FOUR, won(2, 0, 1, 3), rules=rules))
    assert {name: one.amount for name, one in paid.items()} == {
        "ann": 0,
        "bob": 0,
        "cid": 10,
        "dan": 0,
    }
    paid = Book().credit(deal(FOUR, drawn(0, 1, after=(2, 3)), rules=rules))
    assert {name: one.amount for name, one in paid.items()} == {
        "ann": 3,
        "bob": 3,
        "cid": 10,
        "dan": 0,
    }


def test_s52_it_pays_while_one_pair_has_games_left_and_uses_up_one_of_every_pair() -> None:
    book = Book()
    for nth in range(3):
        book.credit(duel(number=nth))
    three = (person(0, "ann"), person(1, "bob"), person(2, "cid"))
    rules = msgspec.structs.replace(preset("classic").rules, players=3)
    paid = [
        book.credit(deal(three, won(0, 1, 2), number=10 + nth, rules=rules))["ann"]
        for nth in range(4)
    ]
    assert [one.nth for one in paid] == [1, 2, 3, 4]
    assert [one.amount for one in paid] == [10, 10, 10, 0]
    assert book.credit(duel("bob", "cid", number=20))["bob"] == Worth(0, "pair", 5)


def test_s52_one_person_with_bots_earns_by_the_lowest_of_them() -> None:
    seats = (person(0, "ann"), bot(1, "strong"), bot(2, "easy"), bot(3, "medium"))
    rules = msgspec.structs.replace(preset("classic").rules, players=4)
    assert Book().credit(deal(seats, won(0, 1, 2, 3), rules=rules))["ann"] == Worth(1, "bot_win")
    assert Book().credit(deal(seats, won(1, 0, 2, 3), rules=rules))["ann"] == Worth(0, "bot_loss")


def test_s52_who_leaves_is_last_and_the_others_are_ranked_by_the_play() -> None:
    seats = (
        person(0, "ann", left=True, substituted=True),
        person(1, "bob"),
        person(2, "cid"),
    )
    rules = msgspec.structs.replace(preset("classic").rules, players=3)
    paid = Book().credit(deal(seats, won(0, 1, 2), rules=rules))
    assert paid == {
        "ann": Worth(0, "exit"),
        "bob": Worth(10, "win", 1),
        "cid": Worth(0, "loss", 1),
    }


def test_s53_every_member_of_the_winning_team_is_first() -> None:
    rules = preset("gambiter_2x2").rules
    result = Result("teams", None, ((0,), (2,), (1, 3)), winners=(0, 2), fool_seat=1)
    paid = Book().credit(deal(FOUR, result, rules=rules))
    assert {name: one.amount for name, one in paid.items()} == {
        "ann": 10,
        "bob": 0,
        "cid": 10,
        "dan": 0,
    }
    both = Book().credit(deal(FOUR, drawn(2, 3, after=(0, 1)), rules=rules))
    assert {one.amount for one in both.values()} == {3}


def test_s52_a_hang_makes_the_hanger_first_and_nobody_else() -> None:
    result = Result("hang", 2, ((1,),), hung=Hung(1, 2, (4,)))
    rules = msgspec.structs.replace(preset("gto_pogony").rules, players=3)
    three = (person(0, "ann"), person(1, "bob"), person(2, "cid"))
    paid = Book().credit(deal(three, result, rules=rules))
    assert {name: one.amount for name, one in paid.items()} == {"ann": 0, "bob": 10, "cid": 0}


def test_s54_an_entry_has_no_way_to_come_from_anything_but_a_game() -> None:
    assert Worth.__struct_fields__ == ("amount", "reason", "nth")
    assert all(amount >= 0 for rates in RATES for amount in rates.human.values())
