"""The records of a table's log: what was accepted, in order, and nothing else.

A table is what these records make of it (`kozyr.table.table`). They hold player ids, never names.
The log belongs to the server: it keeps seeds and hands' order, and no record is ever sent.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from kozyr.game.actions import Action
from kozyr.records.course import Reduced
from kozyr.rules.agreement import Agreement
from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind

RULES_VERSION: Final = 1
"""Raised whenever the same records would make another state; an older log is then not resumed."""


ClosedReason = Literal["idle", "paused_too_long", "rematch_expired", "replaced", "abandoned"]
"""Why a table was closed."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="record"):
    """One accepted fact of a table."""


class Created(Record, frozen=True, tag="created"):
    """A table with its rules, agreed for good (§12.4).

    `levels` has an item a seat: the level of the bot that sits there, or None for a person.
    `home` tells that the rules are house rules based on the preset, `training` that nothing played
    here gives points (S39). `password` is the hash of the word that lets one in, if there is one.
    """

    rules: Rules
    preset: str | None
    home: bool
    levels: tuple[str | None, ...]
    host: str
    kind: TableKind = "private"
    training: bool = False
    password: str | None = None

    @classmethod
    def of(
        cls,
        agreement: Agreement,
        levels: tuple[str | None, ...],
        host: str,
        kind: TableKind = "private",
    ) -> "Created":
        """Write down that a table of agreed rules is opened, without a password."""
        return cls(agreement.rules, agreement.preset, agreement.home, levels, host, kind)


class SetUp(Record, frozen=True, tag="set_up"):
    """Every deal of this training table starts from a position, a document of docs/positions.md."""

    position: dict[str, Any]


class Committed(Record, frozen=True, tag="committed"):
    """The server bound itself to a seed for deal `deal` before any seat brought its own.

    Only `commitment`, the SHA-256 of the seed in hex, leaves the server before the deal is over.
    """

    deal: int
    commitment: str
    server_seed: bytes


class Seated(Record, frozen=True, tag="seated"):
    """A player took a seat."""

    seat: int
    player: str


class Agreed(Record, frozen=True, tag="agreed"):
    """The player of the seat consented to the rules."""

    seat: int


class SeatSeed(Record, frozen=True, tag="seat_seed"):
    """The seat brought its own part of the next shuffle, instead of the public default."""

    seat: int
    seed: bytes


class Dealt(Record, frozen=True, tag="dealt"):
    """Deal `deal` of the run was dealt from these seat seeds by this version of the shuffle."""

    deal: int
    seat_seeds: tuple[bytes, ...]
    shuffle: int


class Played(Record, frozen=True, tag="played"):
    """The seat acted; `command` is the id under which its player sent it, None if he did not.

    Then its bot acted, or the server for its player (§14.6, §17.6, §17.12). `effort` is there only
    if a bot had less than its usual effort for it.
    """

    seat: int
    action: Action
    command: str | None = None
    effort: Reduced | UnsetType = UNSET


class AutoPass(Record, frozen=True, tag="auto_pass"):
    """The player of the seat switched his automatic pass on or off (§17.6): his own affair."""

    seat: int
    on: bool
    command: str | None = None


class Again(Record, frozen=True, tag="again"):
    """The player of the seat consented to the next deal (§12.5)."""

    seat: int
    command: str | None = None


class TimedOut(Record, frozen=True, tag="timed_out"):
    """The clock of the seat ran out, and the server acted for it as mildly as can be (§17.8)."""

    seat: int
    action: Action


class Substituted(Record, frozen=True, tag="substituted"):
    """A bot of that level took over the seat of somebody absent (§17.8, S36)."""

    seat: int
    level: str


class Returned(Record, frozen=True, tag="returned"):
    """The player of the seat took it back from his substitute."""

    seat: int
    command: str | None = None


class Left(Record, frozen=True, tag="left"):
    """The player of the seat left the deal for good (§12.6), or the table once it was over.

    Who `resigned` keeps his seat for the next deal.
    """

    seat: int
    resigned: bool
    command: str | None = None


class Unseated(Record, frozen=True, tag="unseated"):
    """The seat became free before the first deal."""

    seat: int
    command: str | None = None


class Moved(Record, frozen=True, tag="moved"):
    """Before the first deal: two seats changed what they hold, the mover's and where he went."""

    seat: int
    to: int
    command: str | None = None


class MoveWanted(Record, frozen=True, tag="move_wanted"):
    """The player of the seat would change with who sits at `to`; None: he stays."""

    seat: int
    to: int | None
    command: str | None = None


class BotSeated(Record, frozen=True, tag="bot_seated"):
    """The host, who has the seat `by`, put a bot of that level there; None: he removed it."""

    seat: int
    level: str | None
    by: int
    command: str | None = None


class Proposed(Record, frozen=True, tag="proposed"):
    """Before the first deal somebody proposed other rules, under the same set (S5)."""

    player: str
    rules: Rules
    home: bool


class ProposalAnswered(Record, frozen=True, tag="proposal_answered"):
    """The host, who has the seat `by`, answered a proposal, by its number from 1."""

    proposal: int
    accepted: bool
    by: int
    command: str | None = None


class PauseWanted(Record, frozen=True, tag="pause_wanted"):
    """The player of the seat wants a pause; or wants none, which ends it for all."""

    seat: int
    on: bool
    command: str | None = None


class Closed(Record, frozen=True, tag="closed"):
    """Nothing will happen at the table any more (S65); `moved_to` is the table that replaced it."""

    reason: ClosedReason
    moved_to: str | None = None


class Interrupted(Record, frozen=True, tag="interrupted"):
    """The server was down for so many milliseconds: no clock ran meanwhile."""

    ms: int


SeatRecord = Seated | Unseated | Agreed | SeatSeed | Again
"""Who sits where, and what is said of a seat."""

TableRecord = Created | SetUp | Committed | Dealt | Closed | SeatRecord
"""What happens around the deals."""

PlayRecord = Played | TimedOut | AutoPass
"""What is done in a deal, and by whom."""

PresenceRecord = Substituted | Returned | Left | PauseWanted | Interrupted
"""Who is there, and whether time runs."""

ArrangingRecord = Moved | MoveWanted | BotSeated | Proposed | ProposalAnswered
"""Who sits where before the first deal, and what rules would rather be agreed to."""

AnyRecord = TableRecord | PlayRecord | PresenceRecord | ArrangingRecord
"""Every record there is."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its place in the log of a table.

    `seq` counts from 1 without gaps and is the table's version after the record; `at` is the
    server's time in milliseconds; `digest` is the 64-bit digest of the state after the record.
    """

    table: str
    seq: int
    at: int
    rules_version: int
    digest: int
    record: AnyRecord


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """Write an entry as JSON, the form in which every journal keeps it."""
    return _encoder.encode(entry)


def decode(text: bytes) -> Entry:
    """Read an entry back; msgspec.ValidationError if it is none."""
    return _decoder.decode(text)
