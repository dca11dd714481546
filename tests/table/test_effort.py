"""How far thinking is cut down: one pure function of counts and times."""

import pytest

from kozyr.bots.thought import RULE_MOVE, Effort
from kozyr.table.effort import Share, expected, granted, share


@pytest.mark.parametrize(
    ("waiting", "workers", "left", "full", "much"),
    [
        (0, 1, 900, 20, "full"),
        (44, 1, 900, 20, "full"),
        (45, 1, 900, 20, "half"),
        (90, 1, 900, 20, "quarter"),
        (200, 1, 900, 20, "eighth"),
        (400, 1, 900, 20, "rule"),
        (400, 4, 900, 20, "quarter"),
        (0, 1, 10, 20, "half"),
        (0, 1, 0, 20, "rule"),
        (0, 8, -5, 1, "rule"),
        (0, 1, 900, 2_000, "quarter"),
    ],
)
def test_a_bot_thinks_as_long_as_all_who_wait_can_be_answered(
    waiting: int, workers: int, left: int, full: int, much: Share
) -> None:
    assert share(waiting, workers, left, full) == much


def test_more_who_wait_and_less_time_never_bring_more_thought() -> None:
    order = ["full", "half", "quarter", "eighth", "rule"]
    crowds = [order.index(share(waiting, 2, 700, 15)) for waiting in range(2_000)]
    hurries = [order.index(share(9, 2, left, 15)) for left in range(1_000, -10, -1)]
    assert crowds == sorted(crowds)
    assert hurries == sorted(hurries)
    assert set(crowds) == set(hurries) == set(range(5))


def test_an_effort_is_cut_down_to_its_share_and_no_search_to_the_rule_move() -> None:
    usual = Effort(81, 800)
    assert granted(usual, "full") == usual
    assert granted(usual, "half") == Effort(40, 400)
    assert granted(usual, "eighth") == Effort(10, 100)
    assert granted(usual, "rule") == RULE_MOVE


def test_what_a_thought_takes_is_learned_from_thoughts_cut_down_too() -> None:
    full = 20.0
    for _ in range(60):
        full = expected(full, 100, "quarter")
    assert full == pytest.approx(400, rel=0.01)
    assert expected(full, 400, "full") == pytest.approx(400, rel=0.01)


def test_after_many_rule_moves_a_search_is_tried_again() -> None:
    full, moves = 60_000.0, 0
    while share(0, 1, 900, round(full)) == "rule":
        full, moves = expected(full, 0, "rule"), moves + 1
    assert 50 < moves < 500
