"""The one table of rates: what it says is what the guide says, and every rate is one."""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import asdict

from kozyr.bots.habits import HABITS, Arming
from kozyr.bots.levels import LEVELS
from kozyr.rules.options import OPTIONS

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def rows() -> Iterator[tuple[str, str, list[float]]]:
    """The level, the penalty, then notice, guess and the rates of arming."""
    for level, habits in HABITS.items():
        for penalty in OPTIONS["cheat_penalty"].values:
            arming: Arming = getattr(habits, str(penalty))
            yield level, str(penalty), [habits.notice, habits.guess, *asdict(arming).values()]


def test_every_level_has_habits_for_every_penalty_and_rates_from_0_to_1() -> None:
    assert tuple(HABITS) == LEVELS
    assert all(0 <= rate <= 1 for _, _, rates in rows() for rate in rates)


def test_a_better_level_sees_more() -> None:
    noticed = [HABITS[level].notice for level in LEVELS]
    assert noticed == sorted(noticed)


def test_the_guide_has_the_table_in_force() -> None:
    told = PAGE.read_text("utf-8")
    for level, penalty, rates in rows():
        row = " | ".join(f"{rate:g}" for rate in rates)
        assert f"| {level} | `{penalty}` | {row} |\n" in told
