"""Every playable set of rules is played as its golden file tells; `python -m scripts.golden`."""

import pytest

from kozyr.rules.presets import presets
from scripts.golden import FOLDER, difference, playthrough

PLAYABLE = {preset.name: preset for preset in presets() if preset.playable}


def test_no_playable_set_is_without_its_playthrough_and_none_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PLAYABLE)


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_deal_is_played_as_told(name: str) -> None:
    changed = difference(f"{name}.txt", playthrough(PLAYABLE[name]))
    assert not changed, f"if it is meant, run python -m scripts.golden:\n{changed}"


def test_a_difference_is_shown() -> None:
    old = (FOLDER / "book.txt").read_text("utf-8")
    assert difference("book.txt", old.replace("seat 0", "seat 9", 1))
