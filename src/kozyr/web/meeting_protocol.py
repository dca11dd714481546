"""What travels when people look for each other: quick match, lobby, links, house rules.

See `kozyr.web.protocol`.
"""

from typing import Annotated, Final, Literal

import msgspec

from kozyr.rules.naming import Difference
from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind
from kozyr.table.table import Phase
from kozyr.web.protocol import Fault, Name, Password, PresetName, Wire


class QuickCancel(Wire, frozen=True, tag_field="type", tag="cancel"):
    """An end of the search on this socket."""


class QuickBot(Wire, frozen=True, tag_field="type", tag="bot"):
    """A wish for a game with a bot of that level while the search goes on."""

    level: Annotated[str, msgspec.Meta(max_length=16)]


QuickMessage = QuickCancel | QuickBot


class QuickWaiting(Wire, frozen=True, tag_field="type", tag="waiting"):
    """So many people search, oneself included; after 20 s a game with a bot is offered (S6)."""

    waiting: int
    offer_bot: bool


class QuickBotGame(Wire, frozen=True, tag_field="type", tag="bot_game"):
    """The game with a bot to play until somebody comes; it can be gone on with later."""

    table: str
    path: str


class QuickPaired(Wire, frozen=True, tag_field="type", tag="paired"):
    """The search is over: one sits at this table."""

    table: str
    path: str


QuickNews = QuickWaiting | QuickBotGame | QuickPaired | Fault


class ProposalRequest(Wire, frozen=True):
    """A wish that a table had other options, as in `ProposeMessage`."""

    options: dict[str, object]


class AdmissionRequest(Wire, frozen=True):
    """The word that lets one look in at a table."""

    password: Password


class OpenTable(Wire, frozen=True):
    """A table in the lobby: its rules, who sits there, and how many seats are free.

    `people` are names, `bots` levels; `password` tells that one is asked; `opened` is in the
    server's milliseconds since 1970.
    """

    table: str
    path: str
    preset: str | None
    home: bool
    rules: Rules
    differences: tuple[Difference, ...]
    host: str
    people: tuple[str, ...]
    bots: tuple[str, ...]
    free: int
    password: bool
    opened: int


class Lobby(Wire, frozen=True):
    """The open tables of strangers, the newest first."""

    tables: tuple[OpenTable, ...]


class MyTable(Wire, frozen=True):
    """A table at which the visitor may go on; `people` are the names of the others."""

    table: str
    path: str
    kind: TableKind
    phase: Phase | Literal["closed"]
    preset: str | None
    home: bool
    people: tuple[str, ...]
    bots: tuple[str, ...]
    opened: int


class MyTables(Wire, frozen=True):
    """One's own tables that wait or are played at, the newest first.

    `searching` counts the others who search for a quick match now (S6).
    """

    tables: tuple[MyTable, ...]
    searching: int


class ReturnLink(Wire, frozen=True):
    """A personal link to one's seat, its path, and its QR code as SVG."""

    url: str
    path: str
    qr: str


class HouseRulesRequest(Wire, frozen=True):
    """A wish to keep rules under a name; `preset` and `options` as in `TableRequest`."""

    name: Name
    preset: PresetName | None = None
    options: dict[str, object] = msgspec.field(default_factory=dict)


class HouseRulesName(Wire, frozen=True):
    """A wish for another name."""

    name: Name


class HouseRules(Wire, frozen=True):
    """Rules kept under a name, based on a set or (None) one's own; `mine` if one keeps them."""

    id: str
    name: str
    path: str
    preset: str | None
    rules: Rules
    differences: tuple[Difference, ...]
    mine: bool


class HouseRulesList(Wire, frozen=True):
    """One's own house rules, by name."""

    rules: tuple[HouseRules, ...]


from_seeker: Final = msgspec.json.Decoder(QuickMessage)
"""The one decoder of frames of a quick match."""
