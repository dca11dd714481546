"""Every table is played as its golden file tells; `python -m scripts.golden`."""

import re

import pytest

from scripts.golden import FOLDER, difference, playthrough, tables


def test_no_set_of_rules_is_without_its_playthrough_and_none_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(tables())


@pytest.mark.parametrize("name", tables())
def test_the_deal_is_played_as_told(name: str) -> None:
    changed = difference(f"{name}.txt", playthrough(name))
    assert not changed, f"if it is meant, run python -m scripts.golden:\n{changed}"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("mailru_cheat", (r" armed$", r"call \d$", "is right", "is wrong", r"^  = cheats: ")),
        ("classic_cheating", (r"throw_in \S+ armed$", "is right", "is wrong", r"no_arm \[")),
        ("gto_pogony", (r"seat \d: hang ", r"seat \d: decline$", r"^  = hang, durak \d")),
        ("gto_pogony_strict", (r"seat \d hang$", r"^  = hang, durak \d", r"rungs .*7")),
        ("gto_pogony_2x2", (r"seat \d: hang ", r"winners \[\d, \d\], fool seat \d")),
        ("gambiter_2x2", (r"^  = teams, durak None, .*winners \[\d, \d\]",)),
        ("gambiter_3x3", (r"^  = teams, durak None, .*winners \[\d, \d, \d\]",)),
    ],
)
def test_a_playthrough_shows_what_its_table_is_for(name: str, shown: tuple[str, ...]) -> None:
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    for pattern in shown:
        assert re.search(pattern, told, re.MULTILINE), pattern


def test_a_difference_is_shown() -> None:
    old = (FOLDER / "book.txt").read_text("utf-8")
    assert difference("book.txt", old.replace("seat 0", "seat 9", 1))
