"""What is agreed at a table, or at all tables that a set leaves open, in words."""

from collections.abc import Iterator, Sequence

import msgspec

from kozyr.rules.book.paragraphs import Table
from kozyr.rules.options import OPTIONS, Group, Option, Value
from kozyr.rules.presets import Preset
from kozyr.rules.words import Lang, listing, option_label, value_label


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The value of one option, in words, and the paragraphs about it.

    `in_set` is the value of the set the rules are based on, where they differ from it, and
    empty elsewhere; `open` tells that the source of the set leaves it to the players.
    """

    option: str
    group: Group
    label: str
    value: str
    in_set: str
    open: bool
    paragraphs: tuple[str, ...]


def agreed_on(tables: Sequence[Table], named: Preset | None, lang: Lang) -> tuple[Agreed, ...]:
    """Tell the values of all options that have an effect, in the order of the form."""
    return tuple(_agreed(tables, named, lang))


def _agreed(tables: Sequence[Table], named: Preset | None, lang: Lang) -> Iterator[Agreed]:
    for name, option in OPTIONS.items():
        values = values_in_effect(tables, name)
        if values:
            yield Agreed(
                option=name,
                group=option.group,
                label=option_label(name, lang),
                value=in_words(name, values, lang),
                in_set=_in_set(name, values, named, lang),
                open=named is not None and name in named.open,
                paragraphs=paragraphs_of(option),
            )


def values_in_effect(tables: Sequence[Table], option: str) -> tuple[Value, ...]:
    """Give the values an option has at the tables where it has an effect, each once."""
    found = (one.rules.value(option) for one in tables if option not in one.silenced)
    return tuple(dict.fromkeys(found))


def in_words(option: str, values: Sequence[Value], lang: Lang) -> str:
    """Name the values an option may have; a run of numbers without names by its ends."""
    first, last = values[0], values[-1]
    numbers = [value for value in values if isinstance(value, int)]
    run = len(numbers) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1))
    if run and value_label(option, first, lang) == str(first):
        return f"{first}\N{EN DASH}{last}"
    return listing([value_label(option, value, lang) for value in values], lang)


def paragraphs_of(option: Option) -> tuple[str, ...]:
    """Give the paragraphs about an option; of a whole chapter the first one."""
    named = option.paragraph.split(", ")
    return tuple(one if "." in one else f"{one}.1" for one in named)


def _in_set(option: str, values: Sequence[Value], named: Preset | None, lang: Lang) -> str:
    if named is None or option == "players":
        return ""
    value = named.rules.value(option)
    return "" if value in values else value_label(option, value, lang)
