"""Reading the fields of an object of a document, each with its path, strictly."""

from collections.abc import Collection, Mapping

from kozyr.cards.card import parse
from kozyr.records.fault import DocumentError


def an_object(value: object, path: str) -> Mapping[str, object]:
    """Read an object; DocumentError if the value is none."""
    if not isinstance(value, Mapping):
        raise DocumentError(path, "type")
    return value


def an_array(value: object, path: str) -> list[object]:
    """Read an array; DocumentError if the value is none."""
    if not isinstance(value, list):
        raise DocumentError(path, "type")
    return value


def a_card(value: object, path: str) -> int:
    """Read a card such as `10♥`, of whatever deck; DocumentError if the value is none."""
    if not isinstance(value, str):
        raise DocumentError(path, "type")
    try:
        return parse(value)
    except ValueError:
        raise DocumentError(path, "value") from None


def a_number(value: object, path: str, low: int, high: int) -> int:
    """Read a whole number from low to high; DocumentError if the value is none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise DocumentError(path, "type")
    if not low <= value <= high:
        raise DocumentError(path, "value")
    return value


class Fields:
    """The fields of one object; what is absent reads as None where that is allowed.

    `path` is where the object stands, `seats` how many there are, `deck` the cards it may name
    (None = any card).
    """

    def __init__(
        self, raw: Mapping[str, object], path: str, seats: int, deck: Collection[int] | None = None
    ) -> None:
        self.raw = raw
        self.path = path
        self.seats = seats
        self.deck = deck

    def at(self, name: str) -> str:
        """Give the path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def required(self, name: str) -> object:
        """Read a field that must be there."""
        if name not in self.raw:
            raise DocumentError(self.at(name), "missing")
        return self.raw[name]

    def known(self, names: Collection[str]) -> None:
        """Refuse the first field, in alphabetical order, that is none of these."""
        foreign = sorted(self.raw.keys() - set(names))
        if foreign:
            raise DocumentError(self.at(foreign[0]), "unknown")

    def card(self, name: str) -> int:
        """Read a card of the deck."""
        return self._card(self.required(name), self.at(name))

    def cards(self, name: str) -> tuple[int, ...] | None:
        """Read an array of cards of the deck."""
        return self.card_row(self.raw[name], self.at(name)) if name in self.raw else None

    def card_row(self, value: object, path: str) -> tuple[int, ...]:
        """Read an array of cards of the deck that stands at this path."""
        rows = an_array(value, path)
        return tuple(self._card(one, f"{path}[{at}]") for at, one in enumerate(rows))

    def _card(self, value: object, path: str) -> int:
        card = a_card(value, path)
        if self.deck is not None and card not in self.deck:
            raise DocumentError(path, "card")
        return card

    def seat(self, name: str) -> int | None:
        """Read a seat."""
        return self.number(name, 0, self.seats - 1)

    def seat_or_null(self, name: str) -> int | None:
        """Read a seat, or null, which must be written."""
        return None if self.required(name) is None else self.seat(name)

    def seat_row(self, name: str) -> tuple[int, ...] | None:
        """Read an array of seats."""
        if name not in self.raw:
            return None
        rows = an_array(self.raw[name], self.at(name))
        return tuple(a_number(one, self.at(name), 0, self.seats - 1) for one in rows)

    def number(self, name: str, low: int, high: int) -> int | None:
        """Read a whole number from low to high."""
        return a_number(self.raw[name], self.at(name), low, high) if name in self.raw else None

    def flag(self, name: str) -> bool:
        """Read true or false; absent is false."""
        value = self.raw.get(name, False)
        if not isinstance(value, bool):
            raise DocumentError(self.at(name), "type")
        return value
