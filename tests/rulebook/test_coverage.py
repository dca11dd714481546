"""No paragraph of the rulebook and no value of an option is without its test."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.rules.options import OPTIONS

HERE = Path(__file__).parent
TESTS = {
    name
    for file in (*HERE.glob("test_[0-9]*.py"), *(HERE.parent / "table").glob("test_*.py"))
    for name in re.findall(r"^def (test_\w+)\(", file.read_text("utf-8"), re.MULTILINE)
}
PARAGRAPHS = (HERE.parent / "docs" / "paragraphs.txt").read_text("utf-8").split()
VALUES: dict[str, dict[str, str]] = tomllib.loads((HERE / "option_values.toml").read_text("utf-8"))

ELSEWHERE = {
    19: "the invariants are properties of walks: tests/walks",
    20: "an index of decisions",
}
"""Chapters without tests here, and why."""


def numbers() -> Iterator[str]:
    for paragraph in PARAGRAPHS:
        number = paragraph.removeprefix("§")
        if int(number.split(".")[0]) not in ELSEWHERE:
            yield number


def has_test(number: str) -> bool:
    chapter, paragraph = number.split(".")
    return any(name.startswith(f"test_{chapter}_{paragraph}_") for name in TESTS)


@pytest.mark.parametrize("number", [*numbers()])
def test_a_paragraph_has_a_test(number: str) -> None:
    assert has_test(number)


def spelled(option: str) -> set[str]:
    """The values of an option as the table spells them: a long run of numbers by its ends."""
    values = OPTIONS[option].values
    if len(values) > 7:
        return {f"{values[0]}..{values[-1]}"}
    return {str(value) for value in values}


def test_the_table_of_values_names_every_option() -> None:
    assert list(VALUES) == list(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_has_a_test(option: str) -> None:
    assert VALUES[option].keys() == spelled(option)
    for value, test in VALUES[option].items():
        assert test in TESTS, f"{option} = {value}: there is no {test}"
