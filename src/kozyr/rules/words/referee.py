"""The referee's words in one language: what was asked, what may be done, what is wrong."""

from functools import cache
from importlib.resources import files

import msgspec

from kozyr.rules.words.catalogue import Lang


class RefereeWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Templates by name; they are no part of the catalogue that clients get.

    `acts` and `can` have one for each kind of action: the sentence of who does it, and what one
    may do. `news` tells what an action brought, `ends` how a deal ended, `numbers` what was
    compared. `reasons` and `lines` have one for each fault of a document or a line; `fields` and
    `items` name its places, `clashes` tells by field what has to agree there.
    """

    phrases: dict[str, str]
    acts: dict[str, str]
    can: dict[str, str]
    news: dict[str, str]
    ends: dict[str, str]
    numbers: dict[str, str]
    reasons: dict[str, str]
    lines: dict[str, str]
    fields: dict[str, str]
    clashes: dict[str, str]
    items: dict[str, str]


@cache
def referee_words(lang: Lang) -> RefereeWords:
    """Give the referee's words in the language."""
    text = (files("kozyr.rules.words") / f"referee.{lang}.toml").read_bytes()
    return msgspec.toml.decode(text, type=RefereeWords)
