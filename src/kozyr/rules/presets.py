"""The named rule sets, as data from `presets.toml`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from kozyr.rules.options import Rules, Value

FORMAT: Final = 1
"""The form of `presets.toml` this module reads."""


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    title_ru: str
    title_en: str
    source: str
    description_ru: str
    description_en: str
    players_min: int
    players_max: int
    decks: tuple[int, ...]
    teams_allowed: tuple[str, ...]
    open: tuple[str, ...]
    options: dict[str, Value]
    base: str | None = None


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named rule set.

    `rules` is its whole vector (defaults, base and own options), before options
    without effect are stored at their defaults; `players_min`, `players_max`, `decks`
    and `teams_allowed` bound a table of this name (V1); `open` names the options its
    source leaves to the players.
    """

    name: str
    title_ru: str
    title_en: str
    source: str
    description_ru: str
    description_en: str
    players_min: int
    players_max: int
    decks: tuple[int, ...]
    teams_allowed: tuple[str, ...]
    open: tuple[str, ...]
    rules: Rules


def _options(entries: dict[str, _Entry], name: str) -> dict[str, Value]:
    entry = entries[name]
    inherited = _options(entries, entry.base) if entry.base else {}
    return inherited | entry.options


def _preset(entries: dict[str, _Entry], name: str) -> Preset:
    entry = entries[name]
    rules = msgspec.convert({"deck": entry.decks[0]} | _options(entries, name), Rules)
    own = {field: getattr(entry, field) for field in _Entry.__struct_fields__[:-2]}
    return Preset(name=name, rules=rules, **own)


def read(text: str) -> tuple[Preset, ...]:
    """Read rule sets from TOML.

    Raises ValueError for another format and msgspec.ValidationError for a set that
    lacks a field, has a strange one or names an option or a value that does not exist.
    """
    tables: dict[str, Any] = tomllib.loads(text)
    found = tables.pop("format", None)
    if found != FORMAT:
        message = f"rule sets of format {found}, but only format {FORMAT} can be read"
        raise ValueError(message)
    entries = msgspec.convert(tables, dict[str, _Entry])
    return tuple(_preset(entries, name) for name in entries)


@cache
def _by_name() -> dict[str, Preset]:
    text = (files("kozyr.rules") / "presets.toml").read_text("utf-8")
    return {preset.name: preset for preset in read(text)}


def presets() -> tuple[Preset, ...]:
    """Give every rule set, in the order of the file."""
    return tuple(_by_name().values())


def names() -> tuple[str, ...]:
    """Give the names of all rule sets, in the order of the file."""
    return tuple(_by_name())


def preset(name: str) -> Preset:
    """Look a rule set up by its name; KeyError if there is none."""
    return _by_name()[name]
