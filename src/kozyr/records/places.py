"""The places of a document in words: where a fault is."""

import re
from collections.abc import Iterator
from typing import Final

from kozyr.rules.request import echo
from kozyr.rules.words import Lang
from kozyr.rules.words.referee import referee_words

_STEP: Final = re.compile(r"(\w+)|\[(\d+)\]")
_OWN_ITEMS: Final = {"hands", "table", "actions"}
"""Arrays whose elements have a name of their own."""


def place(path: str, lang: Lang) -> str:
    """Name a path: `position.hands[1][3]` is «игрок 2, карта 4»; unknown fields name themselves."""
    steps = tuple(_steps(path.removeprefix("position."), lang))
    return ", ".join(steps) or referee_words(lang).fields["position"]


def field_of(path: str) -> str:
    """Give the field a path ends with: `hands` of `position.hands[1]`."""
    names: list[str] = [name for name, _ in _STEP.findall(path) if name]
    return names[-1]


def _steps(path: str, lang: Lang) -> Iterator[str]:
    """Name each field and element; an element that has a name stands for its array."""
    words, array = referee_words(lang), ""
    for name, number in _STEP.findall(path):
        if number:
            item = words.items[array if array in _OWN_ITEMS else "card"]
            yield item.format(n=int(number) + 1)
            array = ""
        elif name in _OWN_ITEMS and f"{name}[" in path:
            array = name
        else:
            yield words.fields.get(name, echo(name))
