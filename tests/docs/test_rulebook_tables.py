"""The rulebook's tables say what the code says, in both languages: options and refusals."""

import re

import pytest

from kozyr.rules.options import OPTIONS
from kozyr.rules.refusal import Code
from kozyr.rules.words import LANGS, Lang, words
from tests.docs.rulebook import rows, sections, text

RUN = re.compile(r"`(\d+)`\.\.`(\d+)`$")
NAMED = re.compile(r"`(\w+)` = ([^;`]+)")
WARNING = re.compile(r"^\| (W\d) \| .+ \| (.+) \|$", re.MULTILINE)

both = pytest.mark.parametrize("lang", LANGS)


def values(cell: str) -> dict[str, str]:
    """Return the values a cell lists, each with its label or nothing; `1`..`5` is a run."""
    if run := RUN.match(cell):
        return {str(n): "" for n in range(int(run[1]), int(run[2]) + 1)}
    if labelled := NAMED.findall(cell):
        return dict(labelled)
    return {value.strip("`"): "" for value in cell.split()}


def named(cell: str) -> dict[str, str]:
    """Return the labels of a cell's values that have one."""
    return {value: label for value, label in values(cell).items() if label}


def option_rows(lang: Lang) -> list[list[str]]:
    """Return the rows of all options in one language."""
    return rows(text(lang, "options.md"), 6)


def refusal_rows(lang: Lang) -> list[list[str]]:
    """Return the rows of all refusals in one language, without marks of code."""
    found = rows(text(lang, "refusals.md"), 4)
    return [[*(cell.replace("`", "") for cell in row[:-1]), row[-1]] for row in found]


@both
def test_options_values_and_defaults(lang: Lang) -> None:
    written = [
        (name.strip("`"), list(values(cell)), default.strip("`"))
        for name, _, cell, default, *_ in option_rows(lang)
    ]
    known = [(o.name, [str(v) for v in o.values], str(o.default)) for o in OPTIONS.values()]
    assert written == known


@both
def test_options_are_called_as_in_the_catalogue(lang: Lang) -> None:
    written = {
        name.strip("`"): (label, named(cell), meaning)
        for name, label, cell, _, _, meaning in option_rows(lang)
    }
    assert written == {
        name: (option.label, option.values, option.help)
        for name, option in words(lang).options.items()
    }


@both
def test_options_stand_in_their_groups(lang: Lang) -> None:
    under = sections(text(lang, "options.md"))
    written = {
        heading: [name.strip("`") for name, *_ in rows(under[heading], 6)]
        for heading in words(lang).groups.values()
    }
    assert written == {
        heading: [option.name for option in OPTIONS.values() if option.group == group]
        for group, heading in words(lang).groups.items()
    }


@both
def test_warnings_are_worded_as_in_the_catalogue(lang: Lang) -> None:
    assert dict(WARNING.findall(text(lang, "options.md"))) == words(lang).warnings


@both
def test_refusals_their_precedence_and_their_parameters(lang: Lang) -> None:
    written = [(code, section, names) for code, section, names, _ in refusal_rows(lang)]
    known = [
        (code.word, f"§{code.paragraph}", " ".join(code.params) or "–")
        for code in Code
        if code is not Code.OK
    ]
    assert written == known


@both
def test_refusals_are_worded_as_in_the_catalogue(lang: Lang) -> None:
    written = {code: sentence for code, _, _, sentence in refusal_rows(lang)}
    assert written == words(lang).refusals


def test_a_cell_of_values_is_read_with_its_labels() -> None:
    assert values("`1`..`3`") == {"1": "", "2": "", "3": ""}
    assert values("`2` `3`") == {"2": "", "3": ""}
    assert values("`off` = no; `on` = yes, at once") == {"off": "no", "on": "yes, at once"}
