"""Everything that travels: the frames of a table's socket and the bodies over HTTP.

Explained with examples in docs/protocol.md; the client's types are generated from here.
Unknown fields are refused everywhere.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from kozyr.game.actions import Action
from kozyr.game.view import Hung, View
from kozyr.people.chat import Emoji, Phrase
from kozyr.records.told import Telling
from kozyr.rules.agreement import OpenPoint
from kozyr.rules.naming import Difference
from kozyr.rules.options import Rules, Value
from kozyr.rules.refusal import ParamValue, Refusal
from kozyr.rules.validity import TableKind
from kozyr.rules.words import Lang
from kozyr.table.log import ClosedReason
from kozyr.table.table import Phase

MESSAGE_LIMIT: Final = 16 * 1024
"""Bytes a frame or a body may have."""

DOCUMENT_LIMIT: Final = 32 * 1024
"""Bytes a document of the referee may have."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=36)]
SeriesKind = Literal["single", "fixed", "to_losses", "ladder"]
Seen = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeedText = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,32}$")]
Name = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PresetName = Annotated[str, msgspec.Meta(max_length=64)]


RefereeDocument = Annotated[
    dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": True})
]
"""A document of the referee as JSON has it, to be judged whatever it holds."""


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that travels."""


class ActMessage(Wire, frozen=True, tag_field="type", tag="act"):
    """A player's action. A repeated `id` is applied once; `seen` is `View.acts` as he saw it."""

    id: CommandId
    action: Action
    seen: Seen


class AgainMessage(Wire, frozen=True, tag_field="type", tag="again"):
    """Consent to the next deal; `seed` is 16 to 32 bytes in hex brought to its shuffle."""

    id: CommandId
    seed: SeedText | None = None


class AutoPassMessage(Wire, frozen=True, tag_field="type", tag="auto_pass"):
    """A player's wish that the server pass for him, or no more (§17.6)."""

    id: CommandId
    on: bool


class ComeBackMessage(Wire, frozen=True, tag_field="type", tag="come_back"):
    """A player's wish to take his seat back from his substitute; any act does it too (§17.8)."""

    id: CommandId


class LeaveMessage(Wire, frozen=True, tag_field="type", tag="leave"):
    """A player's wish to leave the table for good; `leaving` has told the price (§12.6)."""

    id: CommandId


class ResignMessage(Wire, frozen=True, tag_field="type", tag="resign"):
    """A player's wish to give up the deal and stay at the table (§12.6)."""

    id: CommandId


class PauseMessage(Wire, frozen=True, tag_field="type", tag="pause"):
    """A player's wish that time stop, which takes the consent of all who play, or go on."""

    id: CommandId
    on: bool


class MoveMessage(Wire, frozen=True, tag_field="type", tag="move"):
    """A wish for another seat before the first deal; for one's own: to stay."""

    id: CommandId
    seat: SeatNumber


class SeatBotMessage(Wire, frozen=True, tag_field="type", tag="seat_bot"):
    """The host's wish for a bot of a level on a seat, or (None) for none there."""

    id: CommandId
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=16)] | None


class ProposeMessage(Wire, frozen=True, tag_field="type", tag="propose"):
    """A wish that the table had other options before one consents to its rules (S5)."""

    id: CommandId
    options: dict[str, object]


class AnswerProposalMessage(Wire, frozen=True, tag_field="type", tag="answer_proposal"):
    """The host's answer to a proposal, by its number."""

    id: CommandId
    proposal: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    accept: bool


class ResyncMessage(Wire, frozen=True, tag_field="type", tag="resync"):
    """A wish for a fresh snapshot."""


class SayMessage(Wire, frozen=True, tag_field="type", tag="say"):
    """Something to say at the table: one of `phrase`, `emoji` and `text` (S62)."""

    id: CommandId
    phrase: Phrase | None = None
    emoji: Emoji | None = None
    text: Annotated[str, msgspec.Meta(max_length=400)] | None = None


CommandMessage = (
    ActMessage
    | AgainMessage
    | AutoPassMessage
    | ComeBackMessage
    | LeaveMessage
    | ResignMessage
    | PauseMessage
    | MoveMessage
    | SeatBotMessage
)
"""What a player wants of the table; it is recorded and answered."""

ClientMessage = CommandMessage | ProposeMessage | AnswerProposalMessage | SayMessage | ResyncMessage


class TableSeat(Wire, frozen=True):
    """A seat as everybody sees it; `online`, `agreed` and `again` are true of every bot.

    `agreed` is the consent to the rules, `again` that to the next deal. `substitute`: a bot plays
    for its player, who may come back (§17.8), unless he `left` the deal for good (§12.6). A free
    seat has the name of who left it. Before the first deal its player `wants` to change with that
    seat, if with any. Seats of one `side` are partners (§13.1).
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "free"]
    level: str | None
    online: bool
    agreed: bool
    again: bool
    left: bool
    substitute: bool
    wants: int | None
    side: int


class SeriesView(Wire, frozen=True):
    """The score of a series (§12): its kind and length, and the deal's number in it.

    `losses` and `firsts` count how often each seat was durak and how often it was first; `ranking`
    is by §12.2, sharers of a place together. A `ladder` has no length (`n` is 0): it is over when
    the seats in `champions` have hung their queen (§15.11), and `hung` is what was hung so far.
    """

    kind: SeriesKind
    n: int
    number: int
    losses: tuple[int, ...]
    firsts: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    champions: tuple[int, ...]
    hung: tuple[Hung, ...]
    over: bool


class SeatClock(Wire, frozen=True):
    """The clock of a seat (§17.7), in milliseconds from now.

    `running` tells whether the seat is waited for; then `turn_ms` is what is left of its turn, and
    0 once it lives on its bank. `bank_ms` is what is left of the bank of the deal; `uses_bank`
    tells whether it counts now: a thrower has none.
    """

    seat: int
    running: bool
    turn_ms: int
    bank_ms: int
    uses_bank: bool


class PauseView(Wire, frozen=True):
    """Who wants a pause, and whether it is `on`: then for `until_ms` more at most."""

    wanted: tuple[int, ...]
    on: bool
    until_ms: int | None


class ClosedView(Wire, frozen=True):
    """Why nothing will happen at the table any more, and the table that replaced it, if one did."""

    reason: ClosedReason
    moved_to: str | None


class LeavingPrice(Wire, frozen=True):
    """What leaving or resigning would cost this seat now (§12.6).

    `ends_deal`: the deal would end at once; `durak`: its player would be the durak; `points`: he
    could not earn the points of this deal any more.
    """

    ends_deal: bool
    durak: bool
    points: bool


class ProposalView(Wire, frozen=True):
    """Options that somebody would rather have, and the host's answer; None: there is none yet.

    Each `preset_value` is what the table has now.
    """

    proposal: int
    name: str
    differences: tuple[Difference, ...]
    accepted: bool | None


class TableView(Wire, frozen=True, tag_field="type", tag="table"):
    """A snapshot of a table for one seat, complete at every version; `spectators` counts others.

    `proposals` are those that wait for this seat's answer, since it is the host's.

    For a spectator `me` is None, and the deal is what everybody may see.

    `version` counts the changes that everybody may know of. `window_ms` is how long from now the
    open question stays open, a call window or a hang question (§14.6, §17.12); None if none is, or
    if it has no clock. `clocks` has an item a seat while a deal is on, none at a table without a
    clock. `paused` is there while somebody wants a pause, `rematch_ms` is how long from now the
    offer of a rematch stands (S34). `auto_pass` tells whether the server passes for this seat
    (§17.6). `host` tells whether this seat's player opened the table, or stayed when that one left;
    `training` that nothing played here gives points (S39).
    """

    version: int
    table: str
    kind: TableKind
    training: bool
    host: bool
    phase: Phase
    preset: str | None
    home: bool
    rules: Rules
    seats: tuple[TableSeat, ...]
    me: int | None
    deal: View | None
    window_ms: int | None
    clocks: tuple[SeatClock, ...]
    paused: PauseView | None
    rematch_ms: int | None
    closed: ClosedView | None
    leaving: LeavingPrice
    spectators: int
    proposals: tuple[ProposalView, ...]
    auto_pass: bool
    series: SeriesView
    commitment: str | None


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """The command `id` is in the log; `version` is that of the table with it."""

    id: str
    version: int


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """The rules refuse the command `id`; nothing changed."""

    id: str
    refusal: Refusal


class Fault(Wire, frozen=True, tag_field="type", tag="fault"):
    """The service cannot do what a message or a request asked; nothing changed."""

    id: str | None
    code: str
    params: dict[str, ParamValue] = {}


class Said(Wire, frozen=True, tag_field="type", tag="said"):
    """What somebody in a seat said at a time of the server, in milliseconds."""

    seat: int | None
    name: str
    at: int
    phrase: Phrase | None = None
    emoji: Emoji | None = None
    text: str | None = None


ServerMessage = TableView | Said | Done | Refused | Fault


class Me(Wire, frozen=True):
    """The visitor as the server knows him; `account` is the name he signs in with.

    It is in lower case, and None for a guest.
    """

    id: str
    name: str
    account: str | None = None


class Renamed(Wire, frozen=True):
    """A wish for another name."""

    name: Name


class OptionInfo(Wire, frozen=True):
    """An option of the rules; its words are in the client's catalogue."""

    name: str
    group: str
    values: tuple[Value, ...]
    default: Value
    paragraph: str


class PresetInfo(Wire, frozen=True):
    """A named set of rules with its whole vector."""

    name: str
    title_ru: str
    title_en: str
    description_ru: str
    description_en: str
    source: str
    players_min: int
    players_max: int
    decks: tuple[int, ...]
    teams_allowed: tuple[str, ...]
    open: tuple[str, ...]
    options: Rules


class RulesBook(Wire, frozen=True):
    """All there is to choose from."""

    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]


class CheckRequest(Wire, frozen=True):
    """A question whether a table could have these rules."""

    preset: PresetName | None = None
    options: dict[str, object] = {}
    table: TableKind = "private"


class Checked(Wire, frozen=True):
    """The rules as a table would store them, or the first reason against them."""

    rules: Rules | None
    refusal: Refusal | None
    warnings: tuple[str, ...]
    home: bool
    differences: tuple[Difference, ...]


class RefereeRequest(Wire, frozen=True):
    """A document of the referee, or its line, to be answered in the words of a language."""

    asked: RefereeDocument | str
    lang: Lang = "ru"


class RefereeAnswer(Wire, frozen=True):
    """What was asked, as a document and as a line (None where there is none), and the answer."""

    document: RefereeDocument | None
    line: str | None
    telling: Telling


class TableRequest(Wire, frozen=True):
    """A wish for a table: its rules, so many seats for people, and a bot of each level named.

    A `rated` table stands in the lobby for strangers; without a kind it is for friends, or for bots
    if there is but one person, as it is then whatever kind is named. Who knows its `password` may
    sit down.
    """

    people: Annotated[int, msgspec.Meta(ge=1, le=8)]
    preset: PresetName | None = None
    options: dict[str, object] = {}
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=7)] = ()
    kind: Literal["private", "bots", "rated"] | None = None
    password: Password | None = None


class TableMade(Wire, frozen=True):
    """The new table and the path of its page."""

    table: str
    path: str


class TableRefused(Wire, frozen=True):
    """The rules refuse the table."""

    refusal: Refusal


class Invitation(Wire, frozen=True):
    """A table as one sees it before sitting down.

    `open_points` are what its set leaves to the players and they have to agree on before the deal.
    `password` tells that this visitor is asked for it, `spectators` that he may look on; `proposal`
    is what he proposed last.
    """

    table: str
    kind: TableKind
    password: bool
    open_points: tuple[OpenPoint, ...]
    proposal: ProposalView | None
    spectators: bool
    closed: ClosedView | None
    phase: Phase
    preset: str | None
    home: bool
    rules: Rules
    differences: tuple[Difference, ...]
    host: str
    seats: tuple[TableSeat, ...]
    me: int | None
    commitment: str | None


class JoinRequest(Wire, frozen=True):
    """Consent to a table's rules; `seed` as in `AgainMessage`, `seat` if one wants that one."""

    seed: SeedText | None = None
    seat: SeatNumber | None = None
    password: Password | None = None


class Joined(Wire, frozen=True):
    """The seat taken, or held already."""

    seat: int


to_client: Final = msgspec.json.Encoder()
"""The one encoder of frames and bodies."""

from_client: Final = msgspec.json.Decoder(ClientMessage)
"""The one decoder of frames."""
