"""Who sits where: seats for people and bots, and what each seat has said."""

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import msgspec

from kozyr.cards.shuffle import PUBLIC_SEAT_SEED
from kozyr.game.actions import Action
from kozyr.table.log import Agreed, Seated

T = TypeVar("T")

REMEMBERED: Final = 16
"""So many commands of a player are remembered, so that a repeated one is applied once."""


Wish = Literal["come_back", "leave", "resign", "pause", "go_on"]
"""What a player asks of his seat."""

Asked = Action | Wish | str | bool | None
"""What a player asked: an action, his automatic pass on or off, or (None) another deal.

Where he wants to sit, or a bot, is a text.
"""


class Answered(msgspec.Struct, frozen=True):
    """A command that was applied: its id, what it asked, and the version then told."""

    command: str
    asked: Asked
    version: int


class Seat(msgspec.Struct, frozen=True):
    """One seat: a bot of some level, a player, or nobody yet.

    `agreed` is the player's consent to the rules, `again` the consent to the next deal; `seed`
    is what the seat brings to the next shuffle; `auto_pass` tells whether the server passes for its
    player (§17.6); `answered` are the last commands applied.
    """

    level: str | None = None
    player: str | None = None
    agreed: bool = False
    again: bool = False
    seed: bytes = PUBLIC_SEAT_SEED
    auto_pass: bool = True
    answered: tuple[Answered, ...] = ()

    @property
    def free(self) -> bool:
        """Whether a person may still sit down here."""
        return self.level is None and self.player is None

    def remember(self, command: str | None, asked: Asked, version: int) -> "Seat":
        """Give the seat with one more command applied; without an id there is none."""
        if command is None:
            return self
        answered = (*self.answered, Answered(command, asked, version))[-REMEMBERED:]
        return msgspec.structs.replace(self, answered=answered)

    def recall(self, command: str) -> Answered | None:
        """Find a command applied before by its id."""
        return next((known for known in self.answered if known.command == command), None)


def levels_around(people: int, bots: tuple[str, ...]) -> tuple[str | None, ...]:
    """Spread people evenly among the seats, the host first; the bots fill the gaps in order."""
    seats = people + len(bots)
    taken = {step * seats // people for step in range(people)}
    queue = iter(bots)
    return tuple(None if seat in taken else next(queue) for seat in range(seats))


def seated_together(
    levels: tuple[str | None, ...], players: Sequence[str]
) -> list[Seated | Agreed]:
    """Write down that players take the first seats of people, which is their consent."""
    free = [seat for seat, level in enumerate(levels) if level is None]
    seats = zip(free, players, strict=False)
    return [record for seat, player in seats for record in (Seated(seat, player), Agreed(seat))]


def changed(seats: tuple[T, ...], at: int, seat: T) -> tuple[T, ...]:
    """Give what there is of each seat with something else in place `at`."""
    return (*seats[:at], seat, *seats[at + 1 :])
