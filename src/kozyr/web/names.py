"""Names of guests: what a name may be, and what a newcomer is called."""

import unicodedata
from typing import Final

LONGEST: Final = 24
_JOINER: Final = "\u200d"  # holds the parts of one emoji together
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs drawn as nothing
_MARKS: Final = dict.fromkeys(
    map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
_GUEST: Final = {"ru": "Гость", "en": "Guest"}


def plain(text: str) -> str:
    """Give a text as it is kept: composed, without marks that turn the direction of writing."""
    return unicodedata.normalize("NFC", text).translate(_MARKS)


def tidy(name: str, longest: int = LONGEST) -> str | None:
    """Give the name as it is kept, with single spaces; None if it cannot be used.

    A name has 1 to `longest` characters and none that cannot be seen; marks of direction are
    dropped.
    """
    kept = " ".join(plain(name).split())
    seen = kept.replace(_JOINER, "")
    return kept if seen and all(map(visible, seen)) and len(kept) <= longest else None


def visible(char: str) -> bool:
    """Whether a character can be seen."""
    return char not in _BLANK and unicodedata.category(char)[0] != "C"


def newcomer(languages: str, number: int) -> str:
    """Name a guest by number, in Russian if his browser asks for it first, else in English."""
    first = languages.strip()[:2].lower()
    return f"{_GUEST.get(first, _GUEST['en'])} {number}"
