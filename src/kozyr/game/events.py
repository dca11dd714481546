"""What happens in a deal, told to those who may know it."""

from typing import Self

import msgspec

from kozyr.game.view import Act, LastBout, Result


class _Public(msgspec.Struct, frozen=True):
    """Something that everybody sees."""

    def seen_by(self, seat: int) -> Self:
        """Give what this seat may know of it: all."""
        del seat
        return self


class Acted(_Public, frozen=True, tag_field="event", tag="acted"):
    """An action was accepted; everybody sees it."""

    act: Act


class BoutClosed(_Public, frozen=True, tag_field="event", tag="bout_closed"):
    """A bout was beaten or taken; everybody sees it."""

    bout: LastBout


class Drew(msgspec.Struct, frozen=True, tag_field="event", tag="drew"):
    """A seat drew cards; which ones only that seat sees, and the trump card, which lay open."""

    seat: int
    count: int
    cards: tuple[int, ...]
    open_card: int | None

    def seen_by(self, seat: int) -> "Drew":
        """Give what this seat may know of it: the count, and the cards if they are its own."""
        if seat == self.seat:
            return self
        shown = () if self.open_card is None else (self.open_card,)
        return Drew(self.seat, self.count, shown, self.open_card)


class WentOut(_Public, frozen=True, tag_field="event", tag="went_out"):
    """A seat is out; everybody sees it."""

    seat: int


class DealOver(_Public, frozen=True, tag_field="event", tag="deal_over"):
    """The deal has a result; everybody sees it."""

    result: Result


class HangAsked(_Public, frozen=True, tag_field="event", tag="hang_asked"):
    """These seats are asked whether they hang (§17.12)."""

    seats: tuple[int, ...]


Event = Acted | BoutClosed | Drew | WentOut | DealOver | HangAsked
"""Anything that a deal tells."""
