"""Which language somebody speaks, by the settings of his machine."""

from collections.abc import Mapping
from typing import Final

from kozyr.rules.words.catalogue import Lang

_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE: Final = ("", "C", "POSIX")


def spoken(environment: Mapping[str, str]) -> Lang:
    """Give Russian to those who speak it and to those who do not say, English to all others."""
    named = next(filter(None, (environment.get(one) for one in _SETTINGS)), "")
    language = named.partition(".")[0]
    return "ru" if language in _NO_LANGUAGE or language.startswith("ru") else "en"
