"""How sets differ: only the options in which they do."""

import pytest

from kozyr.rules.book.comparison import Comparison, compare
from kozyr.rules.effect import without_effect
from kozyr.rules.presets import names, preset
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import LANGS


def told(*wanted: str) -> Comparison:
    found = compare("en", wanted)
    assert isinstance(found, Comparison)
    return found


def test_two_sets_differ_in_these_options_only() -> None:
    found = told("service_podkidnoy", "service_perevodnoy")
    assert [(row.label, row.paragraph) for row in found.rows] == [
        ("Transfer", "7.1"),
        ("Transfer in the first bout", "7.4"),
        ("Transfer with two players", "7.5"),
        ("Trump as a transfer", "7.7"),
        ("Next after a beaten transfer", "9.6"),
    ]
    assert [[cell.value for cell in row.cells] for row in found.rows[:2]] == [
        ["throw-in durak", "before the first beat"],
        ["", "allowed"],
    ]
    assert [one.title for one in found.presets] == [
        "Throw-in durak for two",
        "Transfer durak for two",
    ]


def test_bounds_are_compared_like_values() -> None:
    rows = {row.option: row for row in told("classic", "book", "gambiter_2x2").rows}
    assert [cell.value for cell in rows["players"].cells] == ["2–6", "2–8", "4"]
    assert [cell.value for cell in rows["deck"].cells] == [
        "24 cards, 36 cards or 52 cards",
        "36 cards or 52 cards",
        "36 cards",
    ]
    assert [cell.value for cell in rows["teams"].cells] == [
        "everyone for himself",
        "everyone for himself",
        "2 on 2",
    ]


def test_an_open_point_is_marked_and_one_without_effect_is_not() -> None:
    rows = {row.option: row for row in told("kubikoved", "classic").rows}
    assert [cell.open for cell in rows["transfer_first_bout"].cells] == [True, False]
    assert rows["transfer_first_bout"].cells[1].value == ""


def test_a_set_differs_from_itself_in_nothing() -> None:
    for name in names():
        found = told(name, name)
        assert found.rows == ()
        assert found.same > 15


@pytest.mark.parametrize("other", names())
def test_rows_and_what_is_alike_are_all_options_with_an_effect(other: str) -> None:
    found = told("classic", other)
    silent = without_effect(preset("classic").rules) & without_effect(preset(other).rules)
    assert len(found.rows) + found.same >= 34 - len(silent)
    assert all(len({cell.value for cell in row.cells}) > 1 for row in found.rows)


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_that_is_no_set_is_refused(lang: str) -> None:
    found = compare("ru" if lang == "ru" else "en", ["classic", "poker"])
    assert isinstance(found, Refusal)
    assert found.code == "option_value"
    assert found.params["value"] == "poker"
