"""Names of guests: what a name may be, and what a newcomer is called."""

import re
import unicodedata
from typing import Final

from kozyr.people.bots import is_labelled

LONGEST: Final = 24
_JOINERS: Final = "\u200d\ufe0f"  # hold the parts of one emoji together
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs drawn as nothing
_UNSEEN: Final = re.compile(  # marks that are drawn as nothing
    "[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0e\U00016fe4\U000e0100-\U000e01ef]"
)
_SIGNS: Final = frozenset({"So", "Sk"})
_MARKS: Final = dict.fromkeys(
    map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
_GUEST: Final = {"ru": "Гость", "en": "Guest"}


def plain(text: str) -> str:
    """Give a text as it is kept: composed, without marks that turn the direction of writing."""
    return unicodedata.normalize("NFC", text).translate(_MARKS)


def tidy(name: str, longest: int = LONGEST) -> str | None:
    """Give the name as it is kept, with single spaces; None if it cannot be used.

    A name has 1 to `longest` characters, one of them more than a mark, and none that cannot be
    seen; marks of direction are dropped, and so are joiners but for those of an emoji.
    """
    kept = _joined(" ".join(plain(name).split()))
    seen = [char for char in kept if char not in _JOINERS]
    return kept if is_drawn(kept) and all(map(visible, seen)) and len(kept) <= longest else None


def own_name(name: str) -> str | None:
    """Give a person's name as it is kept, as `tidy` does; none may be taken for a BOT account's."""
    kept = tidy(name)
    return None if kept is None or is_labelled(kept) else kept


def is_drawn(text: str) -> bool:
    """Whether there is anything in a text but marks and spaces."""
    return any(visible(char) and unicodedata.category(char)[0] not in "MZ" for char in text)


def _joined(text: str) -> str:
    """Leave out the joiners that join no emoji: names would differ by what nobody sees."""
    kept = ""
    for char in text:
        if char not in _JOINERS or _is_sign(kept.rstrip(_JOINERS)[-1:]):
            kept += char
    return kept.rstrip("\u200d")


def _is_sign(char: str) -> bool:
    return char != "" and unicodedata.category(char) in _SIGNS


def visible(char: str) -> bool:
    """Whether a character can be seen."""
    if char in _BLANK or _UNSEEN.match(char):
        return False
    return unicodedata.category(char)[0] != "C"


def newcomer(languages: str, number: int) -> str:
    """Name a guest by number, in Russian if his browser asks for it first, else in English."""
    first = languages.strip()[:2].lower()
    return f"{_GUEST.get(first, _GUEST['en'])} {number}"
