"""The rulebook of one table, or of every table of a set: what holds there, in words."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

import msgspec

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.book.agreed import Agreed, agreed_on, in_words, values_in_effect
from kozyr.rules.book.paragraphs import Table, holds, obstacle, table
from kozyr.rules.book.reading import Chapter, Reader
from kozyr.rules.book.text import Term, source
from kozyr.rules.options import OPTIONS, Value
from kozyr.rules.presets import Preset, names, preset
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import Lang, option_label, table_title


class Absent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paragraphs that do not hold, and the option with the value because of which."""

    option: str
    label: str
    value: str
    paragraphs: tuple[str, ...]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rulebook for rules that are agreed, in one language.

    `preset` names the set they are based on. What a table of the set may still choose, the
    number of players and the deck, is left open unless it was named. `absent` accounts for
    every paragraph that is not in `chapters`. The whole rulebook, which is for no table in
    particular, has nothing agreed and nothing absent.
    """

    lang: Lang
    preset: str | None
    title: str
    about: str
    home: bool
    agreed: tuple[Agreed, ...] = ()
    chapters: tuple[Chapter, ...]
    absent: tuple[Absent, ...] = ()
    terms: tuple[Term, ...]


WHOLE: Final = "all"
OWN: Final = "own"
"""Names beside those of the sets: the whole rulebook, and the players' own rules."""

_NUMBERS: Final = tuple(name for name, option in OPTIONS.items() if isinstance(option.default, int))


def named(lang: Lang, name: str, overrides: Mapping[str, object]) -> Edition | Refusal:
    """Give what goes by a name: the rulebook of a set, of own rules, or the whole of it."""
    if name == WHOLE and not overrides:
        return whole(lang)
    return edition(lang, None if name == OWN else name, overrides)


def whole(lang: Lang) -> Edition:
    """Give the whole rulebook, every choice in it."""
    book = source(lang)
    read = Reader(None, {}, {}).chapters(book)
    return Edition(
        lang=lang, preset=None, title="", about="", home=False, chapters=read, terms=book.terms
    )


def edition(
    lang: Lang, preset_name: str | None, overrides: Mapping[str, object]
) -> Edition | Refusal:
    """Give the rulebook of a set with changes, or of the players' own rules.

    Refuses what no table could agree on, as `agreement.agree` does.
    """
    agreements = _agreements(preset_name, overrides)
    if isinstance(agreements, Refusal):
        return agreements
    tables = tuple(table(one.rules) for one in agreements)
    named = None if preset_name is None else preset(preset_name)
    home = agreements[0].home
    agreed = agreed_on(tables, named, lang)
    return Edition(
        lang=lang,
        preset=preset_name,
        title=table_title(preset_name, lang, home=home),
        about=_about(named, lang),
        home=home,
        agreed=agreed,
        chapters=_reader(tables, agreed).chapters(source(lang)),
        absent=tuple(_absent(tables, lang)),
        terms=tuple(term for term in source(lang).terms if holds(term.paragraph, tables)),
    )


def _agreements(
    preset_name: str | None, overrides: Mapping[str, object]
) -> Sequence[Agreement] | Refusal:
    """Give what every table that is still left open agrees on, or why there can be none."""
    asked = agree(preset_name, overrides)
    choices = _choices(preset(preset_name)) if preset_name in names() else ()
    found = (agree(preset_name, {**choice, **overrides}) for choice in choices)
    tables = {one.rules: one for one in found if isinstance(one, Agreement)}
    if tables:
        return tuple(tables.values())
    return asked if isinstance(asked, Refusal) else (asked,)


def _choices(named: Preset) -> Iterator[dict[str, Value]]:
    """Give everything that a table of a set may choose within its bounds."""
    numbers = range(named.players_min, named.players_max + 1)
    for deck, players in product(sorted(named.decks), numbers):
        yield {"players": players, "deck": deck}


def _about(named: Preset | None, lang: Lang) -> str:
    if named is None:
        return ""
    return named.description_ru if lang == "ru" else named.description_en


def _reader(tables: Sequence[Table], agreed: Sequence[Agreed]) -> Reader:
    options: dict[str, tuple[str, ...]] = {}
    for one in agreed:
        for number in one.paragraphs:
            options[number] = (*options.get(number, ()), one.option)
    numbers = {one.option: one.value for one in agreed if one.option in _NUMBERS}
    return Reader(tables, options, numbers)


def _absent(tables: Sequence[Table], lang: Lang) -> Iterator[Absent]:
    """Tell what does not hold, by the option that keeps it out."""
    fullest = max(tables, key=lambda one: (-len(one.silenced), one.rules.players))
    missing: dict[str, list[str]] = {}
    for chapter in source(lang).chapters:
        for one in chapter.paragraphs:
            if not holds(one.number, tables):
                missing.setdefault(obstacle(one.number, fullest), []).append(one.number)
    for option in (name for name in OPTIONS if name in missing):
        value = in_words(option, values_in_effect(tables, option), lang)
        yield Absent(option, option_label(option, lang), value, tuple(missing[option]))
