"""Option values as somebody asks for them: read from untrusted input, or refused by name."""

import difflib
from collections.abc import Mapping
from typing import Final

import msgspec

from kozyr.rules.options import OPTIONS, Option, Rules, Value
from kozyr.rules.refusal import Code, Refusal, refuse

_ECHO: Final = 40
"""Characters of a stranger's text that a refusal repeats."""

_LISTED: Final = 6
"""So many numbers an option may have and still list them one by one, not as a run."""


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and value.bit_length() > 2 * _ECHO:
        return hex(value)
    if value is None or isinstance(value, int | float):
        return str(value)
    return type(value).__name__


def echo(value: object) -> str:
    """Repeat a stranger's value as short printable text; of lists and objects only the kind."""
    text = _text(value)
    shown = text if len(text) <= _ECHO else text[: _ECHO - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)


def strange_value(option: str, value: object, allowed: tuple[Value, ...]) -> Refusal:
    """Refuse a value, naming the option, the value and what would be right."""
    return refuse(Code.OPTION_VALUE, option=option, value=echo(value), allowed=allowed)


def _unknown(name: object) -> Refusal:
    text = echo(name)
    return refuse(
        Code.OPTION_UNKNOWN, option=text, near=tuple(difflib.get_close_matches(text, OPTIONS))
    )


def _allowed(option: Option) -> tuple[Value, ...]:
    """List the option's values; of a long run of numbers the ends, as one text."""
    values = option.values
    if len(values) <= _LISTED or isinstance(values[0], str):
        return values
    return (f"{values[0]}\N{EN DASH}{values[-1]}",)


def _knows(option: Option, value: object) -> bool:
    """Whether the option has this very value: true is no 1, and 4.0 is no 4."""
    return type(value) in (int, str) and value in option.values


def read_options(base: Rules, overrides: Mapping[str, object]) -> Rules | tuple[Refusal, ...]:
    """Put the overrides over the base, or tell every name and value that is none.

    Unknown names come first, in alphabetical order, then strange values in the order
    of the form. Never raises, whatever the keys and values are.
    """
    names = sorted((name for name in overrides if name not in OPTIONS), key=echo)
    unknown = tuple(_unknown(name) for name in names)
    strange = tuple(
        strange_value(option.name, overrides[option.name], _allowed(option))
        for option in OPTIONS.values()
        if option.name in overrides and not _knows(option, overrides[option.name])
    )
    return unknown + strange or msgspec.structs.replace(base, **overrides)
