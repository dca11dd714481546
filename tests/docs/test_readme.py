"""What the READMEs show: their examples print what stands below them, their pictures are small."""

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from kozyr.rules.presets import presets

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "README.ru.md")
EXAMPLE = re.compile(r"```(python|sh)\n([^`]+)```\n\n```text\n([^`]+)```")
PICTURE = re.compile(r'<img src="([^"]+)"')
LIGHT = 250_000


def examples(page: str) -> list[tuple[str, str, str]]:
    """Language, source and output of each example of a page that shows its output."""
    return EXAMPLE.findall((ROOT / page).read_text("utf-8"))


def output(language: str, source: str) -> str:
    """Run an example as its reader would, with `kozyr` and `python3` on his path."""
    command = [sys.executable, "-c", source] if language == "python" else ["bash", "-c", source]
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONUTF8": "1"}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("page", PAGES)
def test_examples_print_what_stands_below_them(page: str) -> None:
    found = examples(page)
    assert [language for language, _, _ in found] == ["python", "python", "sh"]
    for language, source, expected in found:
        assert output(language, source) == expected


@pytest.mark.parametrize("page", PAGES)
def test_the_bot_has_no_more_than_20_lines(page: str) -> None:
    (source,) = [source for _, source, _ in examples(page) if "class " in source]
    assert len([line for line in source.splitlines() if line]) <= 20


@pytest.mark.parametrize("page", PAGES)
def test_as_many_sets_of_rules_as_told(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    told = re.search(r"^- (\d+) (?:named sets|набора правил)", text, re.MULTILINE)
    assert told is not None
    assert int(told[1]) == len(presets())


def test_pictures_of_the_first_screen_are_light() -> None:
    shown = {name for page in PAGES for name in PICTURE.findall((ROOT / page).read_text("utf-8"))}
    assert len(shown) == 4
    assert sum((ROOT / name).stat().st_size for name in shown) < LIGHT
