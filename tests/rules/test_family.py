"""Families of rules, which have a rating each (S64)."""

import pytest

from kozyr.rules.family import FAMILIES, Family, family, rateable
from kozyr.rules.presets import preset, presets
from tests.rulebook.board import rules_of


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("service_podkidnoy", "podkidnoy"),
        ("service_perevodnoy", "perevodnoy"),
        ("gambiter_simple", "simple"),
        ("gambiter_2x2", "teams"),
        ("gto_pogony", "pogony"),
    ],
)
def test_s64_a_set_is_of_one_family(name: str, expected: Family) -> None:
    assert family(preset(name).rules) == expected


def test_s64_teams_come_before_everything_else() -> None:
    assert family(rules_of("gto_pogony", teams="2x2", players=4)) == "teams"


def test_s64_every_family_has_a_set() -> None:
    assert {family(one.rules) for one in presets()} == set(FAMILIES)


def test_s64_rated_is_what_is_fair_and_by_the_clock() -> None:
    assert rateable(rules_of("classic"))
    assert not rateable(rules_of("classic", turn_time=0))
    assert not rateable(rules_of("classic", cheating="on"))
