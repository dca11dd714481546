"""The number of sequences of acts is as it was counted, with either kernel."""

import pytest

from kozyr.game import codes
from kozyr.rules.presets import presets
from tests.perft.counting import SEEDS, VARIANTS, all_counts, counted, known, started, tables

KNOWN = known()
COUNTS = {title: (deal, mode) for title, deal, mode in all_counts()}


def test_every_set_of_rules_is_counted_in_both_modes() -> None:
    assert list(KNOWN) == list(COUNTS)
    named = {title.rsplit(" ", 4)[0] for title in KNOWN}
    assert named == {one.name for one in presets()} | VARIANTS.keys()


@pytest.mark.parametrize("title", COUNTS)
def test_the_count_is_as_noted(title: str) -> None:
    deal, mode = COUNTS[title]
    assert counted(deal, mode) == KNOWN[title]


def test_every_kind_of_act_is_counted_at_every_kind_of_table() -> None:
    def kinds(*words: str) -> list[int]:
        rows = [count.kinds for title, count in KNOWN.items() if all(w in title for w in words)]
        return list(map(sum, zip(*rows, strict=True)))

    assert all(kinds(""))
    for table in ("mailru_cheat", "classic cheating"):
        assert kinds(table)[codes.CALL]
        assert kinds(table)[codes.WAIVE]
        assert sum(count.armed for title, count in KNOWN.items() if table in title)
    for table in ("gto_pogony 3", "gto_pogony_strict 3", "gto_pogony teams"):
        assert kinds(table, "late")[codes.HANG]
        assert kinds(table, "late")[codes.DECLINE]
    for table in ("gambiter_2x2", "gambiter_3x3"):
        assert kinds(table)[codes.THROW_IN]


def test_all_legal_acts_are_never_fewer_than_those_of_the_one_asked() -> None:
    rules = tables()["service_podkidnoy"]
    for seed in SEEDS:
        deal = started(rules, seed)["late"]
        one, every = counted(deal, "sequential").nodes, counted(deal, "all").nodes
        assert all(a <= b for a, b in zip(one, every, strict=False))
