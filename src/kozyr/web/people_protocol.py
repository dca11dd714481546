"""What travels about people: accounts, points, ratings, manners; see `kozyr.web.protocol`."""

from typing import Annotated, Any

import msgspec

from kozyr.people.manners import How, ReportReason
from kozyr.people.player import Way
from kozyr.people.points import Reason
from kozyr.people.rates import Worth
from kozyr.rules.family import Family
from kozyr.web.bots_protocol import BotInfo
from kozyr.web.meeting_protocol import HouseRules
from kozyr.web.protocol import Me, Name, Wire

Secret = Annotated[str, msgspec.Meta(max_length=1_000)]
Handle = Annotated[str, msgspec.Meta(max_length=128)]
Credential = Annotated[
    dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": True})
]
"""What a browser's passkey interface takes and gives, as JSON has it."""


class PasskeyWish(Wire, frozen=True):
    """A wish to add a passkey; a guest names the account he wants."""

    name: Name | None = None


class PasskeyAsked(Wire, frozen=True):
    """What to hand to the browser, and under which `id` to bring its answer, once."""

    id: str
    options: Credential


class PasskeyAnswer(Wire, frozen=True):
    """What the browser gave."""

    id: Handle
    credential: Credential


class Register(Wire, frozen=True):
    """A guest's wish for an account, with a password, a passkey or both."""

    name: Name
    password: Secret | None = None
    passkey: PasskeyAnswer | None = None


class SignIn(Wire, frozen=True):
    """A name and its password."""

    name: Name
    password: Secret


class CodeSignIn(Wire, frozen=True):
    """A name and a recovery code, or one the operator has printed."""

    name: Name
    code: Secret


class SignedIn(Wire, frozen=True):
    """Who one is now; `credited` are the points of today's games as a guest (S46).

    `codes` are the recovery codes of a new account: they are shown this once.
    """

    me: Me
    credited: int
    codes: tuple[str, ...]


class RecoveryCodes(Wire, frozen=True):
    """New recovery codes, which are shown this once; the old ones are void."""

    codes: tuple[str, ...]


class NewPassword(Wire, frozen=True):
    """Another password; `old` is needed, but after signing in by a code."""

    password: Secret
    old: Secret | None = None


class Farewell(Wire, frozen=True):
    """A wish to be forgotten; `name` is the account's own, so that nobody asks by mistake."""

    name: Name


class SessionInfo(Wire, frozen=True):
    """A browser that is signed in; times are milliseconds since 1970."""

    id: str
    browser: str
    way: Way
    created: int
    seen: int
    here: bool


class PasskeyInfo(Wire, frozen=True):
    """A passkey, and the browser in which it was made."""

    id: str
    browser: str
    created: int


class AccountView(Wire, frozen=True):
    """How one signs in: `codes` counts the recovery codes left.

    `passkeys_offered` tells whether this server's page is secure, so that browsers make any.
    """

    name: str
    password: bool
    passkeys: tuple[PasskeyInfo, ...]
    codes: int
    sessions: tuple[SessionInfo, ...]
    passkeys_offered: bool


class PointsRates(Wire, frozen=True):
    """What games are worth now and the caps, as `kozyr.people.rates.Rates` (S55)."""

    version: int
    human: Worth
    bots: dict[str, Worth]
    pair_games: int
    bot_day: int
    laid: int


class PointsEntry(Wire, frozen=True):
    """An entry of the ledger; `reason` is worded in the catalogue under `points`, with `nth`."""

    id: int
    table: str
    deal: int
    reason: Reason
    amount: int
    nth: int | None
    date: str
    at: int
    rates: int


class PointsView(Wire, frozen=True):
    """One's ledger, the newest entries first; `bots_today` are the points from bots today.

    A guest has none: `account` is false, and points wait for him until the end of the Moscow day.
    """

    account: bool
    balance: int
    date: str
    bots_today: int
    entries: tuple[PointsEntry, ...]


class PlayedGame(Wire, frozen=True):
    """A game one has played: `rank` of `seats` seats, 0 if it was stopped.

    `place` is its place among all games; `points` is None if it is not in one's ledger; `others`
    are the names of the other people.
    """

    place: int
    table: str
    deal: int
    at: int
    kind: str
    preset: str | None
    family: Family
    outcome: str
    ending: str
    rank: int
    seats: int
    rated: bool
    points: int | None
    others: tuple[str, ...]


class HistoryTotals(Wire, frozen=True):
    """How one has fared in all, as `kozyr.people.records.Totals`."""

    games: int
    durak: int
    drawn: int


class HistoryView(Wire, frozen=True):
    """The games one has played, the newest first; `totals` count those above and below too."""

    games: tuple[PlayedGame, ...]
    totals: HistoryTotals


class RatingPoint(Wire, frozen=True):
    """A rating after a game."""

    at: int
    points: int


class FamilyRating(Wire, frozen=True):
    """One's rating in a family of rules; `place` on the leaderboard, None while provisional."""

    family: Family
    points: int
    games: int
    provisional: bool
    place: int | None
    plot: tuple[RatingPoint, ...]


class RatingView(Wire, frozen=True):
    """One's ratings, in the families one has rated games in."""

    families: tuple[FamilyRating, ...]


class Leader(Wire, frozen=True):
    """A row of the leaderboard."""

    place: int
    name: str
    points: int
    games: int
    me: bool


class Leaderboard(Wire, frozen=True):
    """The best of a family, whose ratings are not provisional."""

    family: Family
    leaders: tuple[Leader, ...]


class Exported(Wire, frozen=True):
    """All that is kept about somebody; no seeds, no cards, and nothing of others but names."""

    name: str
    created: int
    sessions: tuple[SessionInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    points: tuple[PointsEntry, ...]
    games: tuple[PlayedGame, ...]
    ratings: tuple[FamilyRating, ...]
    blocked: tuple[str, ...]
    muted: tuple[str, ...]
    house_rules: tuple[HouseRules, ...]
    bots: tuple[BotInfo, ...]


class ShunWish(Wire, frozen=True):
    """A wish to block or mute whoever sits in that seat of a table."""

    table: Handle
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    how: How


class ShunnedPerson(Wire, frozen=True):
    """Somebody one has blocked or muted; `id` is good for nothing but to forgive him.

    `seat` is where he sits at the table that was asked about, None if he does not.
    """

    id: str
    name: str
    how: How
    at: int
    seat: int | None


class ShunnedView(Wire, frozen=True):
    """Everybody one has blocked or muted, the latest first."""

    people: tuple[ShunnedPerson, ...]


class ReportWish(Wire, frozen=True):
    """A report of whoever sits in that seat of a table; reasons are worded under `reports`."""

    table: Handle
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    reason: ReportReason
