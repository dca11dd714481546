"""The rulebook of a table: only what holds there, and every value in words."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.book.edition import OWN, WHOLE, Edition, edition, named, whole
from kozyr.rules.book.reading import Paragraph
from kozyr.rules.book.text import Inline, Span, plain, source
from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.presets import names, preset
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import LANGS, Lang, preset_title, value_label
from tests.rules.vectors import vectors

EACH = pytest.mark.parametrize("name", names())
BOTH = pytest.mark.parametrize("lang", LANGS)
NUMBERS = [one.number for chapter in source("ru").chapters for one in chapter.paragraphs]
LATIN = re.compile(r"[a-z]+_[a-z_]+")


def book(lang: Lang, name: str | None, **options: object) -> Edition:
    found = edition(lang, name, options)
    assert isinstance(found, Edition)
    return found


def paragraphs(found: Edition) -> dict[str, Paragraph]:
    return {one.number: one for chapter in found.chapters for one in chapter.paragraphs}


def items(paragraph: Paragraph) -> Iterator[tuple[Inline, ...]]:
    for block in paragraph.blocks:
        yield from block.items


def said(found: Edition, number: str) -> str:
    return "\n".join(plain(item) for item in items(paragraphs(found)[number]))


def spans(found: Edition) -> Iterator[Span]:
    for one in paragraphs(found).values():
        for item in items(one):
            yield from (inline for inline in item if isinstance(inline, Span))


@EACH
@BOTH
def test_every_paragraph_is_there_or_accounted_for(lang: Lang, name: str) -> None:
    found = book(lang, name)
    absent = [number for one in found.absent for number in one.paragraphs]
    assert sorted([*paragraphs(found), *absent]) == sorted(NUMBERS)
    assert all(one.label and one.value for one in found.absent)


def check_sentences(found: Edition) -> None:
    """Nothing is left of a sentence but the whole of it."""
    for one in paragraphs(found).values():
        texts = [plain(item) for item in items(one)]
        assert texts
        for text in texts:
            assert text == text.strip() != ""
            assert not re.search(r" [.,;:]|[:;,]\.|  ", text), text
        assert one.number == "0.7" or texts[-1].endswith((".", ")", "»")), texts


@EACH
@BOTH
def test_of_a_set_whole_sentences_are_left(lang: Lang, name: str) -> None:
    check_sentences(book(lang, name))


@given(vectors(), st.sampled_from(LANGS))
def test_of_any_rules_whole_sentences_are_left(rules: Rules, lang: Lang) -> None:
    found = edition(lang, None, msgspec.structs.asdict(rules))
    if isinstance(found, Edition):
        check_sentences(found)
        absent = [number for one in found.absent for number in one.paragraphs]
        assert sorted([*paragraphs(found), *absent]) == sorted(NUMBERS)


@EACH
@BOTH
def test_no_name_of_the_code_is_left_but_where_names_are_the_matter(lang: Lang, name: str) -> None:
    found = book(lang, name)
    for number in paragraphs(found).keys() - {"0.10", "0.11"}:
        assert not LATIN.search(said(found, number)), number


@EACH
def test_both_languages_say_the_same(name: str) -> None:
    russian, english = (paragraphs(book(lang, name)) for lang in LANGS)
    assert list(russian) == list(english)
    for number, one in russian.items():
        other = english[number]
        assert one.options == other.options
        assert [(b.kind, len(b.items)) for b in one.blocks] == [
            (b.kind, len(b.items)) for b in other.blocks
        ]


@EACH
@BOTH
def test_every_reference_leads_to_a_paragraph_a_chapter_or_what_is_absent(
    lang: Lang, name: str
) -> None:
    found = book(lang, name)
    known = {*NUMBERS, *(str(number) for number in range(21))}
    assert {span.to for span in spans(found) if span.kind == "ref"} <= known
    assert {span.to for span in spans(found) if span.kind == "preset"} <= set(names())
    assert {span.to for span in spans(found) if span.kind in ("option", "value")} <= set(OPTIONS)


@EACH
@BOTH
def test_a_term_leads_on_once_a_paragraph_and_is_explained(lang: Lang, name: str) -> None:
    found = book(lang, name)
    explained = {term.name for term in source(lang).terms}
    for one in paragraphs(found).values():
        led = [s.to for i in items(one) for s in i if isinstance(s, Span) and s.kind == "term"]
        assert len(led) == len(set(led))
        assert set(led) <= explained


@EACH
def test_every_option_with_an_effect_is_told_in_words(name: str) -> None:
    found = book("ru", name)
    for one in found.agreed:
        assert one.label != one.option
        assert not LATIN.search(one.value)
        assert one.open is (one.option in preset(name).open)
        assert one.in_set == ""


def test_only_the_value_agreed_on_is_explained() -> None:
    found = book("ru", "classic")
    _, value = said(found, "6.5").split("\n")
    assert value.startswith("«сначала ходящий»: заход закрывает слово. Пока оно закрыто, подк")
    assert value.endswith("Подкинутая карта его не закрывает.")
    assert paragraphs(found)["6.5"].options == ("throw_in_order",)
    assert said(found, "9.1") == "Пусть E — все, кто вправе подкидывать (§6.2)."


@pytest.mark.parametrize(
    ("lang", "number", "options", "text"),
    [
        ("ru", "12.1", {}, "«Серия»: «одна партия» — одна партия. Ничья считается сыгранной"),
        (
            "ru",
            "12.1",
            {"series": "to_losses", "series_n": 3},
            "«Серия»: «до N дураков» — пока кто-то не останется дураком «Длина серии» (3) раз.",
        ),
        ("ru", "11.6", {}, "Если в игре не осталось никого: при «Ничья: ничья» все, кто вышел"),
        (
            "ru",
            "11.6",
            {"draw": "off"},
            "Если в игре не осталось никого: при «Ничья: без ничьей (классика)» до конца решает",
        ),
        (
            "en",
            "11.6",
            {"draw": "off"},
            "If nobody is left in: with “Draw: no draw” §11.5 decides to the end",
        ),
        ("ru", "6.8", {"first_bout_limit": 6}, "M = 6. При «Первый отбой: шесть, как всегда» ис"),
        ("en", "1.2", {"deck": 52}, "“Deck” (52 cards) says which ranks are in play: “52 cards” "),
        ("ru", "9.3", {"throw_in_after_take": "forbidden"}, "Когда сказано «Беру», кон взят, как"),
    ],
)
def test_a_sentence_keeps_what_holds(
    lang: Lang, number: str, options: dict[str, object], text: str
) -> None:
    assert said(book(lang, "classic", **options), number).startswith(text)


def test_the_whole_rulebook_has_every_paragraph_and_every_choice() -> None:
    found = whole("ru")
    assert list(paragraphs(found)) == NUMBERS
    assert not found.agreed
    assert not found.absent
    assert len(paragraphs(found)["6.5"].blocks[1].items) == 4
    for option in ("throw_in", "transfer_trump", "refill_order", "cheat_false_call"):
        number = OPTIONS[option].paragraph.split(", ")[0]
        for value in OPTIONS[option].values:
            assert f"«{value_label(option, value, 'ru')}»" in said(found, number)


def test_a_name_is_a_set_or_own_rules_or_the_whole() -> None:
    assert named("en", WHOLE, {}) == whole("en")
    assert named("en", OWN, {"players": 3}) == book("en", None, players=3)
    assert named("en", "classic", {}) == book("en", "classic")
    assert isinstance(named("en", WHOLE, {"draw": "off"}), Refusal)


def test_a_set_leaves_open_what_its_tables_choose() -> None:
    found = {one.option: one.value for one in book("en", "classic").agreed}
    assert found["players"] == "2–6"
    assert found["deck"] == "24 cards, 36 cards or 52 cards"
    assert found["throw_in_order"] == "attacker first"
    assert {"1.4", "2.5"} <= paragraphs(book("en", "classic")).keys()


def test_a_table_for_two_has_no_first_word() -> None:
    found = book("en", "classic", players=2, deck=36)
    (absent,) = [one for one in found.absent if "6.5" in one.paragraphs]
    assert (absent.option, absent.value) == ("players", "2")
    assert "1.4" not in paragraphs(found)


def test_6_2_with_two_players_every_attacker_is_admitted() -> None:
    found = book("ru", "service_podkidnoy")
    assert said(found, "6.2").startswith("«Кто подкидывает» говорит, кто допущен: «все» — каждый")
    assert paragraphs(found)["6.2"].options == ()


def test_teams_have_their_number_of_players() -> None:
    found = book("en", "gambiter_podkidnoy", teams="2x2")
    told = {one.option: (one.value, one.in_set) for one in found.agreed}
    assert told["players"] == ("4", "")
    assert told["teams"] == ("2 on 2", "everyone for himself")
    assert "13.1" in paragraphs(found)


def test_a_change_makes_house_rules_and_is_told_beside_the_value_of_the_set() -> None:
    found = book("ru", "classic", refill_order="from_dealer")
    assert found.home
    assert found.title == "Домашние правила на основе набора «Классический подкидной»"
    (changed,) = [one for one in found.agreed if one.in_set]
    assert (changed.option, changed.value, changed.in_set) == (
        "refill_order",
        "от сдающего",
        "с ходившего",
    )


def test_a_set_has_its_title_and_what_it_is_about() -> None:
    found = book("en", "kubikoved")
    assert found.title == preset_title("kubikoved", "en")
    assert found.about == preset("kubikoved").description_en
    assert not found.home


def test_rules_of_the_players_own_have_no_set() -> None:
    found = book("ru", None, players=3, transfer="mid_bout")
    assert (found.preset, found.title, found.about) == (None, "Домашние правила", "")
    assert {"7.9", "18.7"} <= paragraphs(found).keys()
    assert not any(one.open or one.in_set for one in found.agreed)


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("poker", {}, "option_value"),
        ("classic", {"drow": "off"}, "option_unknown"),
        ("classic", {"draw": "never"}, "option_value"),
        ("classic", {"players": 7, "deck": 36}, "players_deck"),
        (None, {"teams": "2x2"}, "teams_players"),
        ("classic", {"pogony": "lead_allowed", "cheating": "on"}, "pogony_options"),
    ],
)
def test_what_no_table_can_agree_on_is_refused(
    name: str | None, options: dict[str, object], code: str
) -> None:
    found = edition("ru", name, options)
    assert isinstance(found, Refusal)
    assert found.code == code


def test_a_short_list_is_ended() -> None:
    found = book("en", "classic", series="single")
    assert said(found, "3.4").endswith("again by §3.1.")
    assert said(found, "17.8").split("\n")[3].endswith("a thrower passes.")


def test_numbers_are_told_beside_their_names() -> None:
    assert "треть «Время на ход» (30 с), но" in said(book("ru", "classic"), "17.7")


def test_terms_of_what_does_not_hold_are_left_out() -> None:
    terms = {term.name for term in book("en", "classic").terms}
    assert "bout" in terms
    assert not {name for name in terms if name.startswith(("cheating", "epaulettes"))}
    assert "transfer" not in terms
