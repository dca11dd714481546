"""Every paragraph the referee names can be quoted, as it holds at the table asked about."""

import pytest

from kozyr.records.quoting import quote
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.presets import names
from kozyr.rules.refusal import Code
from kozyr.rules.words import LANGS, Lang

PARAGRAPHS = sorted({code.paragraph for code in Code if code is not Code.OK})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", PARAGRAPHS)
def test_the_paragraph_of_every_refusal_is_quoted_at_every_table(number: str, lang: Lang) -> None:
    assert quote(number, None, lang)
    for preset in names():
        agreed = agree(preset, {})
        assert isinstance(agreed, Agreement)
        assert all(quote(number, agreed, lang))


def test_a_paragraph_is_quoted_as_it_holds_at_the_table() -> None:
    [here] = quote("4.2", agree("classic", {"lead_cards": "one"}), "en")
    [whole] = quote("4.2", None, "en")
    assert "exactly one card" in here
    assert "two cards of one rank" in whole
    assert "two cards of one rank" not in here


def test_a_paragraph_that_does_not_hold_is_quoted_all_the_same() -> None:
    assert quote("15.5", agree("classic", {}), "en") == quote("15.5", None, "en")


def test_what_is_no_paragraph_has_no_lines() -> None:
    assert quote("99.9", None, "ru") == ()
