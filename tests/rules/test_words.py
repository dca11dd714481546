"""The catalogue is whole in both languages: nothing lacks a word, no word lacks a use."""

import re
from string import Formatter

import pytest

from kozyr.cards.card import RANKS, SUITS
from kozyr.rules.options import OPTIONS
from kozyr.rules.refusal import Code
from kozyr.rules.words import LANGS, Catalogue, Lang, client_catalogue, words
from kozyr.table.answers import FaultCode

BOTH = pytest.mark.parametrize("lang", LANGS)
REFUSALS = {code.word: code for code in Code if code is not Code.OK}
FAULTS = {code.value for code in FaultCode}


def places(template: str) -> list[tuple[str, str]]:
    """The placeholders of a template, each with its case or an empty text."""
    return [(name, case or "") for _, name, case, _ in Formatter().parse(template) if name]


def params(template: str) -> set[str]:
    """The parameters of a refusal that a template uses."""
    named = {"name": "seat", "cards": "n"}
    return {named.get(name, name) for name, _ in places(template)}


def templates(catalogue: Catalogue) -> list[str]:
    return [
        *catalogue.refusals.values(),
        *catalogue.variants.values(),
        *catalogue.hints.values(),
        *catalogue.short.values(),
    ]


@BOTH
def test_every_refusal_has_a_sentence(lang: Lang) -> None:
    assert list(words(lang).refusals) == list(REFUSALS)


@BOTH
@pytest.mark.parametrize("code", REFUSALS)
def test_sentence_hint_and_variants_use_exactly_the_parameters_of_the_code(
    lang: Lang, code: str
) -> None:
    catalogue = words(lang)
    variants = [text for key, text in catalogue.variants.items() if key.startswith(code + "_")]
    used = params(catalogue.refusals[code] + catalogue.hints.get(code, "") + "".join(variants))
    assert used == set(REFUSALS[code].params)
    assert all(params(text) <= used for text in variants)


@BOTH
def test_short_forms_use_parameters_of_their_code_and_fit_the_button(lang: Lang) -> None:
    for code, template in words(lang).short.items():
        assert params(template) <= set(REFUSALS[code].params)
        if not places(template):
            assert len(template) <= 20, template
        assert len(re.sub(r"\{.*?\}", "", template)) <= 14 or not places(template), template


@BOTH
def test_every_case_that_is_asked_for_exists(lang: Lang) -> None:
    catalogue = words(lang)
    known = {name: set(catalogue.card) for name in ("card", "target", "queen")}
    known |= {"ranks": set(catalogue.ranks[0]), "cards": set(catalogue.plurals["cards"])}
    for template in templates(catalogue):
        for name, case in places(template):
            assert not case or case in known[name], template


def test_both_languages_say_the_same_things() -> None:
    russian, english = (client_catalogue()[lang] for lang in LANGS)
    assert list(russian) == list(english)
    for section, texts in russian.items():
        other = english[section]
        if isinstance(texts, dict) and isinstance(other, dict):
            assert section == "card" or list(texts) == list(other)


@BOTH
def test_sentences_are_sentences_and_labels_are_not(lang: Lang) -> None:
    catalogue = words(lang)
    for section in ("refusals", "variants", "warnings", "faults"):
        for text in getattr(catalogue, section).values():
            assert text.endswith("."), text
            assert text[0] == "{" or text[0].isupper() or text[0].isdigit(), text
    for option in catalogue.options.values():
        assert option.help.endswith(".")
        assert not option.label.endswith(".")
    assert not [text for text in templates(catalogue) if "!" in text]


@BOTH
def test_ranks_suits_and_plurals_have_all_their_forms(lang: Lang) -> None:
    catalogue = words(lang)
    assert len(catalogue.ranks) == len(RANKS)
    assert len(catalogue.suits) == len(SUITS)
    categories = {"ru": ["one", "few", "many"], "en": ["one", "other"]}[lang]
    assert all(list(f) == categories for noun in catalogue.plurals.values() for f in noun.values())
    assert all(list(forms) == list(catalogue.ranks[0]) for forms in catalogue.ranks)


@BOTH
def test_every_option_and_value_is_labelled(lang: Lang) -> None:
    options = words(lang).options
    assert list(options) == list(OPTIONS)
    for name, option in OPTIONS.items():
        known = {str(value) for value in option.values}
        named = set(options[name].values)
        assert named <= known
        assert named == known or isinstance(option.values[0], int)


@BOTH
def test_groups_warnings_and_faults_have_words(lang: Lang) -> None:
    catalogue = words(lang)
    assert list(catalogue.groups) == list(dict.fromkeys(o.group for o in OPTIONS.values()))
    assert list(catalogue.warnings) == ["W1", "W2", "W3", "W4"]
    assert set(catalogue.faults) == FAULTS


def test_russian_is_written_in_cyrillic_and_english_is_not() -> None:
    russian, english = words("ru"), words("en")
    for mine, other in zip(templates(russian), templates(english), strict=True):
        assert not re.search("[A-Za-z]", re.sub(r"\{.*?\}", "", mine)), mine
        assert not re.search("[а-яё]", other, re.IGNORECASE), other
