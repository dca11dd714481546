"""The number of sequences of moves is as it was counted, with either kernel."""

import pytest

from tests.perft.counting import DEPTHS, LATE, SEEDS, TABLES, all_counts, counted, known, started

KNOWN = known()
COUNTS = {title: (state, mode) for title, state, mode in all_counts()}


def test_six_tables_are_counted_in_both_modes() -> None:
    assert len(TABLES) == 6
    assert list(KNOWN) == list(COUNTS)
    assert len(KNOWN) == len(TABLES) * len(SEEDS) * 2 * len(DEPTHS)


@pytest.mark.parametrize("title", COUNTS)
def test_the_count_is_as_noted(title: str) -> None:
    state, mode = COUNTS[title]
    assert counted(state, mode) == KNOWN[title]


def test_every_kind_of_move_is_counted() -> None:
    assert all(map(sum, zip(*(count.kinds for count in KNOWN.values()), strict=True)))


def test_all_legal_acts_are_never_fewer_than_those_of_the_one_asked() -> None:
    name, seats = TABLES[0]
    for seed in SEEDS:
        one = counted(started(name, seats, seed, LATE), "sequential").nodes
        every = counted(started(name, seats, seed, LATE), "all").nodes
        assert all(a <= b for a, b in zip(one, every, strict=False))
