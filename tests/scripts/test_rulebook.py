"""The rulebook is read from its pages: blocks, choices, words."""

import pytest

from kozyr.rules.book.text import Choice, Inline, Piece, Source, Span, plain, source
from kozyr.rules.options import OPTIONS
from kozyr.rules.words import LANGS, Lang
from scripts.rulebook import blocks, files
from scripts.rulebook_choices import Cutter, RawChoice
from scripts.rulebook_inline import TERMS, WORDS, Speaker
from scripts.rulebook_markdown import RawBlock, read

PAGE = """\
# 7. Transferring

Who may pass it on.

**§7.1** One line
and another.

- first
  goes on
- second

| letter | what |
| --- | --- |
| **A** | cards |

**§7.2** 1. is no list.
"""


def test_a_page_is_read_block_by_block() -> None:
    chapter = read(PAGE)
    assert (chapter.number, chapter.title) == ("7", "Transferring")
    assert chapter.paragraphs == {
        "": [RawBlock("text", ("Who may pass it on.",))],
        "7.1": [
            RawBlock("text", ("One line and another.",)),
            RawBlock("list", ("first goes on", "second")),
            RawBlock("list", ("**A** — cards",)),
        ],
        "7.2": [RawBlock("steps", ("is no list.",))],
    }


@pytest.mark.parametrize(
    ("page", "reason"), [("## 7. No", "no title"), ("# 7. X\n\n| a |\n| b |", "no table")]
)
def test_a_page_of_another_form_is_not_read(page: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(page)


def cut(text: str, number: str = "1.1") -> list[tuple[str, list[tuple[object, str, str]], str]]:
    """Cut a text; of what a choice stands for only the values are given."""
    pieces = Cutter(number).pieces(text)
    return [(one.text, [*map(told, one.choices)], one.end) for one in pieces]


def told(choice: RawChoice) -> tuple[object, str, str]:
    (values,) = choice.when.values()
    return values, choice.joint, choice.text


def test_what_a_value_means_is_cut_from_what_is_always_said() -> None:
    assert cut("Always. `draw`: with `on` nobody; nor else. With `off` he. And so on.") == [
        ("Always.", [], ""),
        (
            "`draw`:",
            [
                (("on",), " ", "with `on` nobody; nor else"),
                (("off",), ". ", "With `off` he"),
            ],
            ".",
        ),
        ("And so on.", [], ""),
    ]


def test_a_value_alone_is_one_of_the_option_named_last() -> None:
    (_, choices, _), *_ = cut(
        "`draw` and then `pogony` decide: `off` = none; `lead_allowed` = may."
    )
    assert [when for when, _, _ in choices] == [("off",), ("lead_allowed",)]
    assert cut("With `mid_bout` it goes on.")[0][1][0][0] == ("mid_bout",)
    assert cut("With `off` nobody knows which.")[0][1] == []


def test_a_lead_gives_up_its_stop_to_the_choice() -> None:
    ((text, ((_, joint, said),), end),) = cut("It ends; with `series = single` at once.")
    assert (text, joint, said, end) == ("It ends", "; ", "with `series = single` at once", ".")


def test_a_comma_begins_no_clause_but_of_an_explanation() -> None:
    assert cut("`deck`: `24` is few, `52` is many.")[0][1] == [
        ((24,), " ", "`24` is few"),
        ((52,), ", ", "`52` is many"),
    ]
    assert cut("He may, with `draw = on`, go.")[0][1] == []


def test_a_paragraph_may_be_said_whole() -> None:
    assert cut("With `mid_bout` it goes on.", "7.3") == [("With `mid_bout` it goes on.", [], "")]


def test_an_item_of_a_list_may_be_about_one_value() -> None:
    (block,) = blocks("6.5", [RawBlock("list", ("`free`: go. Yes.", "Or else."))], "en")
    assert [item.when for item in block.items] == [{}, {}]
    named = [
        RawBlock("text", ("`throw_in_order` rules:",)),
        RawBlock("list", ("`free`: go. Yes.",)),
    ]
    assert blocks("6.5", named, "en")[1].items[0].when == {"throw_in_order": ("free",)}


def spoken(text: str, lang: Lang = "en", number: str = "1.1") -> tuple[Inline, ...]:
    return Speaker(lang, number).inlines(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("`draw` is", (Span("option", "“Draw”", "draw"), " is")),
        ("`draw = off`", (Span("value", "“Draw: no draw”", "draw"),)),
        ("`mid_bout` = later", (Span("value", "“also mid-bout”", "transfer"), " — later")),
        ("`call(player)`", (Span("act", "“Call”"),)),
        ("`classic`", (Span("preset", "“Classic throw-in durak”", "classic"),)),
        ("see §6.5", ("see ", Span("ref", "§6.5", "6.5"))),
        ("by chapter 13", ("by ", Span("ref", "chapter 13", "13"))),
        ("**M** of *one*", (Span("strong", "M"), " of ", Span("em", "one"))),
        ("`U ≤ H`", (Span("code", "U ≤ H"),)),
        ("two bouts", ("two ", Span("term", "bouts", "bout"))),
        ("`transfer`", (Span("option", "“Transfer”", "transfer"),)),
    ],
)
def test_a_text_is_put_into_words(text: str, expected: tuple[Inline, ...]) -> None:
    assert spoken(text) == expected


def test_a_name_is_spoken_by_its_paragraph() -> None:
    assert plain(spoken("`off`", number="11.6")) == "“no draw”"
    assert plain(spoken("`off`", number="14.1")) == "“fair”"
    assert spoken("`transfer`", number="7.13") == (Span("act", "“Transfer”"),)
    assert spoken("`transfer`", number="0.11") == (Span("code", "transfer"),)
    assert plain(spoken("`service_*`", "ru")) == "«Подкидной на двоих», «Переводной на двоих»"
    assert plain(spoken("*in `kubikoved`*", "ru")) == "in «Переводной по „Кубиковеду“»"


def used(book: Source, kind: str) -> set[str]:
    def inlines(piece: Piece) -> list[Inline]:
        return [*piece.text, *(one for choice in piece.choices for one in choice.text)]

    return {
        inline.to or inline.text
        for chapter in book.chapters
        for paragraph in chapter.paragraphs
        for block in paragraph.blocks
        for item in block.items
        for piece in item.pieces
        for inline in inlines(piece)
        if isinstance(inline, Span) and inline.kind == kind
    }


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_is_found_and_explained(lang: Lang) -> None:
    book = source(lang)
    assert used(book, "term") == set(TERMS) == {term.name for term in book.terms}
    assert all(term.text and not term.text.endswith(".") for term in book.terms)


@pytest.mark.parametrize("lang", LANGS)
def test_every_act_is_spoken_of(lang: Lang) -> None:
    acts = {act.strip("«»“”") for act in used(source(lang), "act")}
    assert acts == set(WORDS["acts"][lang].values())


def choices(book: Source) -> list[tuple[str, list[Choice]]]:
    return [
        (paragraph.number, [*piece.choices])
        for chapter in book.chapters
        for paragraph in chapter.paragraphs
        for block in paragraph.blocks
        for item in block.items
        for piece in item.pieces
        if piece.choices
    ]


def test_both_languages_are_cut_alike() -> None:
    russian, english = (
        [(number, [one.when for one in cuts]) for number, cuts in choices(source(lang))]
        for lang in LANGS
    )
    assert russian == english
    assert len(russian) > 30


@pytest.mark.parametrize("lang", LANGS)
def test_what_every_value_means_is_told(lang: Lang) -> None:
    meant: dict[str, set[object]] = {}
    book = source(lang)
    conditions = [one.when for _, cuts in choices(book) for one in cuts]
    for chapter in book.chapters:
        for paragraph in chapter.paragraphs:
            conditions += [item.when for block in paragraph.blocks for item in block.items]
    for when in conditions:
        for option, values in when.items():
            meant.setdefault(option, set()).update(values)
    words = {name for name, option in OPTIONS.items() if isinstance(option.default, str)}
    for name in words - {"pogony_queen"}:  # its values are suits, which mean themselves
        assert meant[name] == set(OPTIONS[name].values), name


def test_what_is_written_can_be_read() -> None:
    for path, text in files().items():
        assert path.name in ("ru.json", "en.json")
        assert text.count("\n") > 165
