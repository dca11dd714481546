"""Ratings: what is rated, how it counts, and that it can be counted anew (S64)."""

import msgspec
import pytest

from kozyr.game.view import Result
from kozyr.people.rated import sides_of, why_unrated
from kozyr.people.rating import PROVISIONAL, Skill, rerated
from kozyr.rules.family import FAMILIES, family
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset, presets
from tests.people.deals import bot, deal, drawn, duel, person, won

PODKIDNOY = preset("service_podkidnoy").rules


def test_s64_every_set_of_rules_has_a_family_and_every_family_a_set() -> None:
    assert {family(one.rules) for one in presets()} == set(FAMILIES)
    assert family(PODKIDNOY) == "podkidnoy"
    assert family(preset("service_perevodnoy").rules) == "perevodnoy"
    assert family(preset("gambiter_2x2").rules) == "teams"


def test_s64_quick_matches_and_open_tables_are_rated() -> None:
    assert why_unrated(duel(kind="quick"), {}) is None
    assert why_unrated(duel(kind="rated"), {}) is None
    assert why_unrated(duel(kind="rated", rules=changed(turn_time=15)), {}) is None


def test_s64_an_exit_is_rated_or_one_could_leave_before_one_loses() -> None:
    left = (person(0, "ann"), person(1, "bob", left=True))
    finished = deal(left, won(0, 1), ending="exit", kind="quick")
    assert why_unrated(finished, {}) is None
    assert sides_of(finished) == (((0,), 1), ((1,), 2))


def changed(**options: object) -> Rules:
    return msgspec.structs.replace(PODKIDNOY, **options)


UNRATED = [
    ("table", duel(kind="private")),
    ("table", duel(kind="bots")),
    ("table", duel(kind="rated", locked=True)),
    ("training", duel(kind="rated", training=True)),
    ("stopped", deal((person(0, "ann"), person(1, "bob")), None, ending="stopped", kind="quick")),
    ("bots", deal((person(0, "ann"), bot(1)), won(0, 1), kind="rated")),
    ("rules", duel(kind="rated", preset=None)),
    ("rules", duel(kind="rated", rules=changed(draw="off"))),
    ("rules", duel(kind="rated", rules=changed(turn_time=0))),
]


@pytest.mark.parametrize(("reason", "finished"), UNRATED)
def test_s64_every_other_deal_is_not_rated(reason: str, finished: object) -> None:
    assert isinstance(finished, type(duel()))
    assert why_unrated(finished, {}) == reason


def test_s64_two_of_one_browser_or_address_are_not_rated() -> None:
    finished = duel(kind="quick")
    shared = {"ann": frozenset({"browser 1", "address 1"}), "bob": frozenset({"address 1"})}
    assert why_unrated(finished, shared) == "acquainted"
    apart = {"ann": frozenset({"browser 1", "address 1"}), "bob": frozenset({"address 2"})}
    assert why_unrated(finished, apart) is None


def test_s64_the_winner_rises_and_the_loser_falls() -> None:
    after = rerated((("ann",), ("bob",)), (1, 2), {})
    assert after["ann"].points > Skill().points > after["bob"].mu
    assert Skill().points == 1000
    assert after["ann"].mu > Skill().mu > after["bob"].mu
    assert after["ann"].sigma < Skill().sigma


def test_s64_a_draw_brings_two_players_together() -> None:
    before = {"ann": Skill(30, 4, 20), "bob": Skill(20, 4, 20)}
    after = rerated((("ann",), ("bob",)), (1, 1), before)
    assert after["ann"].mu < 30
    assert after["bob"].mu > 20


def test_s64_places_count_for_eight_players() -> None:
    eight = tuple((f"player {seat}",) for seat in range(8))
    after = rerated(eight, range(1, 9), {})
    means = [after[side[0]].mu for side in eight]
    assert means == sorted(means, reverse=True)


def test_s64_partners_rise_and_fall_together() -> None:
    four = tuple(person(seat, name) for seat, name in enumerate(("ann", "bob", "cid", "dan")))
    result = Result("teams", None, ((0,), (2,), (1, 3)), winners=(0, 2), fool_seat=1)
    rules = preset("gambiter_2x2").rules
    assert sides_of(deal(four, result, rules=rules)) == (((0, 2), 1), ((1, 3), 2))
    both_out = deal(four, drawn(2, 3, after=(0, 1)), rules=rules)
    assert sides_of(both_out) == (((0, 2), 1), ((1, 3), 1))
    after = rerated((("ann", "cid"), ("bob", "dan")), (1, 2), {})
    assert after["ann"] == after["cid"]
    assert after["ann"].mu > after["bob"].mu


def test_s64_a_rating_is_provisional_until_the_tenth_game() -> None:
    assert Skill(games=PROVISIONAL - 1).provisional
    assert not Skill(games=PROVISIONAL).provisional
