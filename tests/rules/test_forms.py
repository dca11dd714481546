"""Russian and English grammar: cases of cards, plurals, lists, titles."""

import pytest

from kozyr.cards.card import parse
from kozyr.rules.words import (
    Lang,
    card_name,
    option_label,
    plural,
    preset_title,
    ranks_text,
    table_title,
    value_label,
)
from kozyr.rules.words.forms import listing


@pytest.mark.parametrize(
    ("card", "case", "named"),
    [
        ("Q♠", "nom", "дама пик"),
        ("8♣", "gen", "восьмёрки треф"),
        ("K♠", "acc", "короля пик"),
        ("J♦", "ins", "валетом бубен"),
        ("10♥", "acc", "десятку червей"),
    ],
)
def test_a_russian_card_is_its_rank_in_the_case_and_its_suit_in_the_genitive(
    card: str, case: str, named: str
) -> None:
    assert card_name(parse(card), "ru", case) == named


def test_an_english_card_is_the_rank_of_the_suit() -> None:
    assert card_name(parse("9♣"), "en") == "the nine of clubs"
    with pytest.raises(KeyError):
        card_name(parse("9♣"), "en", "acc")


@pytest.mark.parametrize(
    ("n", "cards", "genitive"),
    [
        (0, "карт", "карт"),
        (1, "карта", "карты"),
        (2, "карты", "карт"),
        (4, "карты", "карт"),
        (5, "карт", "карт"),
        (11, "карт", "карт"),
        (12, "карт", "карт"),
        (14, "карт", "карт"),
        (20, "карт", "карт"),
        (21, "карта", "карты"),
        (22, "карты", "карт"),
        (111, "карт", "карт"),
        (112, "карт", "карт"),
        (121, "карта", "карты"),
    ],
)
def test_russian_plurals(n: int, cards: str, genitive: str) -> None:
    assert plural("cards", n, "ru") == cards
    assert plural("cards", n, "ru", "gen") == genitive


@pytest.mark.parametrize(("n", "cards"), [(0, "cards"), (1, "card"), (2, "cards"), (21, "cards")])
def test_english_plurals(n: int, cards: str) -> None:
    assert plural("cards", n, "en") == cards


@pytest.mark.parametrize(
    ("items", "lang", "text"),
    [
        ([], "ru", ""),
        (["9"], "ru", "9"),
        (["9", "10"], "ru", "9 или 10"),
        (["6", "9", "10"], "en", "6, 9 or 10"),
    ],
)
def test_lists_end_with_or(items: list[str], lang: Lang, text: str) -> None:
    assert listing(items, lang) == text


def test_ranks_on_one_line_are_short() -> None:
    assert ranks_text((7, 11, 4), "ru", "short") == "9, К или 6"
    assert ranks_text((7, 11), "en", "short") == "9 or K"


def test_labels() -> None:
    assert option_label("draw", "ru") == "Ничья"
    assert option_label("preset", "en") == "Rule set"
    assert option_label("hand_size", "ru") == "hand_size"
    assert value_label("transfer", "mid_bout", "ru") == "даже в середине кона"
    assert value_label("first_bout_limit", 5, "en") == "five cards"
    assert value_label("players", 4, "ru") == "4"
    assert value_label("hand_size", 7, "ru") == "7"


def test_titles() -> None:
    assert preset_title("guide", "ru") == "Переводной на 3\N{EN DASH}6 игроков"
    assert table_title("classic", "en", home=False) == "Classic throw-in durak"
    assert (
        table_title("kubikoved", "ru", home=True)
        == "Домашние правила на основе набора «Переводной по „Кубиковеду“»"
    )
    assert table_title(None, "ru", home=True) == "Домашние правила"
    with pytest.raises(KeyError):
        preset_title("poker", "ru")
