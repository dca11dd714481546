"""Refusals in words: Russian cases and plurals, the reader himself, names cut to fit."""

import pytest

from kozyr.cards.card import parse
from kozyr.rules.refusal import Code, ParamValue, Refusal, refuse
from kozyr.rules.words import LANGS, Lang, hint, sentence, short

SAMPLES: dict[str, ParamValue] = {
    "seat": 1,
    "card": parse("8♣"),
    "target": parse("K♠"),
    "queen": (),
    "ranks": (10,),
    "n": 2,
    "deck": 36,
    "min": 2,
    "max": 6,
    "decks": (36, 52),
    "option": "draw",
    "near": ("draw",),
    "value": "maybe",
    "allowed": ("on", "off"),
}
ALL = [
    Refusal(code.word, {name: SAMPLES[name] for name in code.params})
    for code in Code
    if code is not Code.OK
]


def name(seat: int) -> str:
    return ("Аня", "Борис", "Константин Константинович")[seat]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("refusal", ALL, ids=lambda refusal: refusal.code)
def test_every_refusal_can_be_said(refusal: Refusal, lang: Lang) -> None:
    text = sentence(refusal, lang, name)
    assert text[0].isupper() or text[0].isdigit()
    assert "{" not in text
    assert ("Борис" in text) == ("seat" in refusal.params)
    brief = short(refusal, lang, name)
    assert brief is None or "{" not in brief


@pytest.mark.parametrize(
    ("refusal", "russian", "english"),
    [
        (
            refuse(Code.CARD_TOO_LOW, card=parse("8♣"), target=parse("K♠")),
            "Восьмёрка треф не бьёт короля пик. Нужна карта старше или козырь.",
            (
                "The eight of clubs does not beat the king of spades."
                " You need a higher one or a trump."
            ),
        ),
        (
            refuse(Code.NOT_YOUR_CARD, card=parse("A♥")),
            "У вас нет туза червей.",
            "You do not hold the ace of hearts.",
        ),
        (
            refuse(Code.TRANSFER_RANK, ranks=(9,)),
            "Переводят тем же достоинством: здесь — валетом.",
            "Transfer with the same rank: here a jack.",
        ),
        (
            refuse(Code.RANK_NOT_ON_TABLE, ranks=(4, 7, 11)),
            "Такого достоинства на столе нет. Можно подкинуть шестёрку, девятку или короля.",
            "No such rank on the table. You can throw in a six, a nine or a king.",
        ),
        (
            refuse(Code.LEAD_RANK_ONLY, ranks=(10,)),
            "Подкидывают только достоинство захода: даму.",
            "You can throw in only the rank of the lead: a queen.",
        ),
        (
            refuse(Code.LEAD_COUNT, n=1),
            "Столько за раз нельзя: не больше 1 карты.",
            "Too many at once: at most 1 card.",
        ),
        (
            refuse(Code.LEAD_COUNT, n=2),
            "Столько за раз нельзя: не больше 2 карт.",
            "Too many at once: at most 2 cards.",
        ),
        (
            refuse(Code.NOT_A_SET, ranks=(4,), queen=()),
            "Вешают, когда колода пуста и на руках только шестёрки; одного козыря мало.",
            (
                "You hang when the talon is empty and you hold only sixes;"
                " the trump alone is not enough."
            ),
        ),
        (
            refuse(Code.NOT_A_SET, ranks=(10,), queen=(parse("Q♠"),)),
            "Вешают, когда колода пуста и на руках только дама пик.",
            "You hang when the talon is empty and you hold only the queen of spades.",
        ),
        (
            refuse(Code.LEAD_FIRST, seat=0),
            "Сначала нужно сходить: сейчас ходит Аня.",
            "The lead comes first: Аня leads.",
        ),
        (refuse(Code.LEAD_FIRST, seat=1), "Сначала сходите.", "Lead first."),
        (
            refuse(Code.PLAYERS_PRESET, min=2, max=4),
            "Игроков по этим правилам: 2\N{EN DASH}4.",
            "Players by these rules: 2\N{EN DASH}4.",
        ),
        (
            refuse(Code.PLAYERS_PRESET, min=4, max=4),
            "Игроков по этим правилам: 4.",
            "Players by these rules: 4.",
        ),
        (
            refuse(Code.DECK_PRESET, decks=(36, 24, 52)),
            "По этим правилам колода другая: 36, 24 или 52.",
            "These rules use another deck: 36, 24 or 52.",
        ),
        (
            refuse(Code.OPTION_VALUE, option="deck", value="37", allowed=(24, 36, 52)),
            "Так нельзя: Колода — 37.",
            "Not possible: Deck \N{EN DASH} 37.",
        ),
        (
            refuse(Code.OPTION_VALUE, option="preset", value="poker", allowed=("classic",)),
            "Так нельзя: Набор правил — poker.",
            "Not possible: Rule set \N{EN DASH} poker.",
        ),
    ],
)
def test_sentence(refusal: Refusal, russian: str, english: str) -> None:
    assert sentence(refusal, "ru", name, reader=1) == russian
    assert sentence(refusal, "en", name, reader=1) == english


@pytest.mark.parametrize(
    ("refusal", "russian", "english"),
    [
        (
            refuse(Code.OPTION_VALUE, option="draw", value="x", allowed=("on", "off")),
            "Можно: ничья или без ничьей (классика).",
            "Possible: draw or no draw.",
        ),
        (
            refuse(Code.OPTION_VALUE, option="preset", value="x", allowed=("classic", "book")),
            "Можно: classic или book.",
            "Possible: classic or book.",
        ),
        (
            refuse(Code.TEAMS_PRESET, allowed=("none", "2x2")),
            "Можно: каждый за себя или 2 на 2.",
            "Possible: everyone for himself or 2 on 2.",
        ),
        (
            refuse(Code.OPTION_UNKNOWN, option="tranfser", near=("transfer",)),
            "Похоже на: transfer.",
            "Did you mean: transfer?",
        ),
    ],
)
def test_hint(refusal: Refusal, russian: str, english: str) -> None:
    assert hint(refusal, "ru") == russian
    assert hint(refusal, "en") == english


def test_no_hint_where_there_is_nothing_to_add() -> None:
    assert hint(refuse(Code.OPTION_UNKNOWN, option="x", near=()), "ru") is None
    assert hint(refuse(Code.STALE), "ru") is None


@pytest.mark.parametrize(
    ("refusal", "russian", "english"),
    [
        (refuse(Code.TRANSFER_HAND, seat=0), "Аня: мало карт", "Аня is too short"),
        (refuse(Code.TRANSFER_HAND, seat=2), "Констант…: мало карт", "Конста… is too short"),
        (refuse(Code.TRANSFER_RANK, ranks=(11,)), "нет короля", "no kings in hand"),
        (refuse(Code.ATTACK_LIMIT), "карт уже шесть", "six reached"),
    ],
)
def test_short(refusal: Refusal, russian: str, english: str) -> None:
    assert short(refusal, "ru", name) == russian
    assert short(refusal, "en", name) == english


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("refusal", ALL, ids=lambda refusal: refusal.code)
def test_a_short_form_fits_whatever_the_name(refusal: Refusal, lang: Lang) -> None:
    brief = short(refusal, lang, lambda _: "Ъ" * 30)
    assert brief is None or len(brief) <= 20


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rank", range(13))
def test_the_short_form_that_names_a_rank_fits(rank: int, lang: Lang) -> None:
    brief = short(refuse(Code.TRANSFER_RANK, ranks=(rank,)), lang, name)
    assert brief is not None
    assert len(brief) <= 20


def test_a_refusal_that_no_button_needs_has_no_short_form() -> None:
    assert short(refuse(Code.OPTION_UNKNOWN, option="x", near=()), "ru", name) is None
