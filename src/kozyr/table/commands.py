"""Commands: what somebody wants of a table."""

import msgspec

from kozyr.game.actions import Action, Beat, Lead, Show, ThrowIn, Transfer
from kozyr.records.course import Reduced
from kozyr.rules.options import Rules


class Join(msgspec.Struct, frozen=True):
    """A player sits down, which is his consent to the rules, and may bring a seed.

    `seat` is the one he wants, None if any will do.
    """

    player: str
    seed: bytes | None = None
    seat: int | None = None


class Act(msgspec.Struct, frozen=True):
    """A player acts, having seen the first `seen` acts of the deal."""

    player: str
    id: str
    action: Action
    seen: int


class WantAnother(msgspec.Struct, frozen=True):
    """A player consents to the next deal, and may bring a seed for it."""

    player: str
    id: str
    seed: bytes | None = None


class SwitchAutoPass(msgspec.Struct, frozen=True):
    """A player lets the server pass for him, or no more (§17.6)."""

    player: str
    id: str
    on: bool


class ComeBack(msgspec.Struct, frozen=True):
    """A player takes his seat back from his substitute (§17.8)."""

    player: str
    id: str


class Leave(msgspec.Struct, frozen=True):
    """A player leaves for good (§12.6); who `resigns` gives up the deal and keeps his seat."""

    player: str
    id: str
    resigns: bool


class Pause(msgspec.Struct, frozen=True):
    """A player wants time to stop, or to go on."""

    player: str
    id: str
    on: bool


class Move(msgspec.Struct, frozen=True):
    """A player wants the seat `to`, before the first deal; his own: he stays."""

    player: str
    id: str
    to: int


class SeatBot(msgspec.Struct, frozen=True):
    """The host wants a bot of that level on a seat, or (None) none there any more."""

    player: str
    id: str
    seat: int
    level: str | None


class Propose(msgspec.Struct, frozen=True):
    """Somebody proposes other rules, which a table could have, before the first deal."""

    player: str
    rules: Rules
    home: bool


class AnswerProposal(msgspec.Struct, frozen=True):
    """The host accepts a proposal, by its number from 1, or (None in `moved_to`) declines it.

    `moved_to` is the table of the proposed rules.
    """

    player: str
    id: str
    proposal: int
    moved_to: str | None


class AttendantActs(msgspec.Struct, frozen=True):
    """A bot or the server acts for a seat, having seen the first `seen` acts of the deal.

    `level` is the bot's, None for the server: who has changed seats since is not heard. `effort` is
    None unless the bot had less than its usual effort.
    """

    seat: int
    action: Action
    seen: int
    level: str | None = None
    effort: Reduced | None = None


class TimeIsOut(msgspec.Struct, frozen=True):
    """What ends at `until`, in the server's milliseconds, has ended; `what` as in `Deadline`."""

    until: int
    what: str


class TooLongAway(msgspec.Struct, frozen=True):
    """The player of a seat has been away for too long since the table waits for him (S36)."""

    seat: int
    since: int


OfSeated = (
    Act | WantAnother | SwitchAutoPass | ComeBack | Leave | Pause | Move | SeatBot | AnswerProposal
)
"""What only who has a seat can want."""

Command = Join | Propose | OfSeated | AttendantActs | TimeIsOut | TooLongAway


def cards_named(action: Action) -> tuple[int, ...]:
    """List the cards an action names."""
    match action:
        case Lead(cards=cards):
            return cards
        case Beat(card=card, target=target):
            return (card, target)
        case ThrowIn(card=card) | Transfer(card=card) | Show(card=card):
            return (card,)
        case _:
            return ()
