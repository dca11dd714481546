"""How the values of a document are spelled in a line: short, in letters an address may hold.

A value is a pair of functions: `read` gives a document's value for any text (a text that is none
stays as it stands, for the referee to name), `write` gives the text of a value of the right form
and raises ValueError, KeyError or TypeError for another.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

NONE: Final = "-"
"""No seat, and no card at all."""

_SUITS: Final = {"s": "♠", "c": "♣", "d": "♦", "h": "♥"}
_LETTERS: Final = {sign: letter for letter, sign in _SUITS.items()}
_CARD: Final = re.compile(r"10.|..|.", re.DOTALL)
_NUMBER: Final = re.compile(r"0|-?[1-9]\d{0,15}", re.ASCII)
_WORDS: Final = {"yes": True, "no": False}


class Spelling(NamedTuple):
    """How one kind of value is read and written."""

    read: Callable[[str], Any]
    write: Callable[[Any], str]


def card(text: str) -> str:
    """Read a card: `Th` or `10h` is `10♥`."""
    rank, suit = text[:-1], text[-1:]
    return ("10" if rank == "T" else rank) + _SUITS.get(suit, suit)


def card_text(value: str) -> str:
    """Write a card in two letters; KeyError for what has no suit."""
    rank, suit = value[:-1], value[-1:]
    return ("T" if rank == "10" else rank) + _LETTERS[suit]


def number(text: str) -> int | str:
    """Read a whole number."""
    return int(text) if _NUMBER.fullmatch(text) else text


def number_text(value: int) -> str:
    """Write a whole number; ValueError for anything else."""
    text = str(value)
    if isinstance(value, bool) or number(text) != value:
        raise ValueError(text)
    return text


def nullable(text: str) -> int | str | None:
    """Read a seat, or none."""
    return None if text == NONE else number(text)


def nullable_text(value: int | None) -> str:
    """Write a seat, or none."""
    return NONE if value is None else number_text(value)


def _cards(text: str) -> list[str]:
    return [] if text == NONE else [card(one) for one in _CARD.findall(text)]


def _cards_text(value: Sequence[str]) -> str:
    return "".join(map(card_text, value)) or NONE


def _row_of(one: Spelling, separator: str) -> Spelling:
    """Spell an array of such values."""
    return Spelling(
        lambda text: [] if text == NONE else [one.read(part) for part in text.split(separator)],
        lambda value: separator.join(map(one.write, value)) or NONE,
    )


def _hands(text: str) -> list[list[str]]:
    return [_cards(hand) for hand in text.split("/")] if text else []


def _hands_text(value: Sequence[Sequence[str]]) -> str:
    return "/".join(map(_cards_text, value))


def _flag_text(value: bool) -> str:  # noqa: FBT001 - the value is one
    return next(word for word, meaning in _WORDS.items() if meaning is value)


def _word(text: str) -> int | str | None:
    return nullable(text)


def _word_text(value: int | str | None) -> str:
    return value if isinstance(value, str) else nullable_text(value)


def _laid(text: str, names: tuple[str, str]) -> dict[str, object]:
    """Read a card of the table and after @ who laid it, under these names."""
    laid, _, seat = text.partition("@")
    return {names[0]: card(laid)} | ({names[1]: number(seat)} if seat else {})


def _pair(text: str) -> dict[str, object]:
    attack, _, cover = text.partition("/")
    return _laid(attack, _ATTACK) | (_laid(cover, _COVER) if cover else {})


def _laid_text(value: Mapping[str, Any], names: tuple[str, str]) -> str:
    seat = value.get(names[1])
    return card_text(value[names[0]]) + ("" if seat is None else f"@{number_text(seat)}")


def _pair_text(value: Mapping[str, Any]) -> str:
    covered = value.get("cover") is not None
    return _laid_text(value, _ATTACK) + ("/" + _laid_text(value, _COVER) if covered else "")


_ATTACK: Final = ("attack", "by")
_COVER: Final = ("cover", "cover_by")


def _previous(text: str) -> dict[str, object] | None:
    if text == NONE:
        return None
    fool, slash, first = text.partition("/")
    told: dict[str, object] = {"fool_seat": nullable(fool)}
    return told | ({"first_place": nullable(first)} if slash else {})


def _previous_text(value: Mapping[str, int | None] | None) -> str:
    if value is None:
        return NONE
    return f"{nullable_text(value['fool_seat'])}/{nullable_text(value['first_place'])}"


def _call(text: str) -> list[int | str | None]:
    return [nullable(part) for part in text.split(":")]


def _call_text(value: Sequence[int | None]) -> str:
    return ":".join(map(nullable_text, value))


TEXT: Final = Spelling(str, str)
CARD: Final = Spelling(card, card_text)
CARDS: Final = Spelling(_cards, _cards_text)
HANDS: Final = Spelling(_hands, _hands_text)
TABLE: Final = _row_of(Spelling(_pair, _pair_text), ",")
NUMBER: Final = Spelling(number, number_text)
SEATS: Final = _row_of(NUMBER, ",")
FLAG: Final = Spelling(lambda text: _WORDS.get(text, text), _flag_text)
WORD: Final = Spelling(_word, _word_text)
PREVIOUS: Final = Spelling(_previous, _previous_text)
SUIT: Final = Spelling(lambda text: _SUITS.get(text, text), lambda value: _LETTERS[value])
RANKS: Final = _row_of(TEXT, ",")
CALLS: Final = _row_of(Spelling(_call, _call_text), ",")
