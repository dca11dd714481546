"""How named rule sets differ: the options in which they do, and what each set says, in words."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kozyr.rules.book.agreed import in_words, paragraphs_of
from kozyr.rules.effect import without_effect
from kozyr.rules.options import OPTIONS, Group, Value
from kozyr.rules.presets import Preset, names, preset
from kozyr.rules.refusal import Refusal
from kozyr.rules.request import strange_value
from kozyr.rules.words import Lang, option_label, preset_title

FEWEST: Final = 2
MOST: Final = 4
"""So many sets can be compared at once."""


class Compared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set in a comparison: its name and its title."""

    name: str
    title: str


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a set says about an option; `open` tells that its source leaves it to the players.

    The value is empty where the option has no effect in the set.
    """

    value: str
    open: bool


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option in which the sets differ, with a cell for each of them."""

    option: str
    group: Group
    label: str
    paragraph: str
    cells: tuple[Cell, ...]


class Comparison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How sets differ; `same` counts the options with an effect in which they do not."""

    lang: Lang
    presets: tuple[Compared, ...]
    rows: tuple[Row, ...]
    same: int


def compare(lang: Lang, wanted: Sequence[str]) -> Comparison | Refusal:
    """Compare named sets, in the order asked for.

    Refuses a name that is none. How many they may be is the caller's to check.
    """
    strange = [name for name in wanted if name not in names()]
    if strange:
        return strange_value("preset", strange[0], names())
    sets = [preset(name) for name in wanted]
    rows = tuple(_rows(sets, lang))
    differing = tuple(row for row in rows if len({cell.value for cell in row.cells}) > 1)
    compared = tuple(Compared(one.name, preset_title(one.name, lang)) for one in sets)
    return Comparison(lang, compared, differing, len(rows) - len(differing))


def _rows(sets: Sequence[Preset], lang: Lang) -> Iterator[Row]:
    """Give every option with an effect in one of the sets."""
    for name, option in OPTIONS.items():
        cells = tuple(_cell(one, name, lang) for one in sets)
        if any(cell.value for cell in cells):
            label = option_label(name, lang)
            yield Row(name, option.group, label, paragraphs_of(option)[0], cells)


def _cell(named: Preset, option: str, lang: Lang) -> Cell:
    crowded = msgspec.structs.replace(named.rules, players=named.players_max)
    silent = option in without_effect(crowded)
    value = "" if silent else in_words(option, _values(named, option), lang)
    return Cell(value, not silent and option in named.open)


def _values(named: Preset, option: str) -> tuple[Value, ...]:
    """Give what a table of the set may choose, as far as the set has bounds for it."""
    bounded: dict[str, tuple[Value, ...]] = {
        "players": tuple(range(named.players_min, named.players_max + 1)),
        "deck": tuple(sorted(named.decks)),
        "teams": named.teams_allowed,
    }
    return bounded.get(option, (named.rules.value(option),))
