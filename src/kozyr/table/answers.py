"""How a table answers a command: done, refused by the rules, or in trouble."""

from enum import StrEnum

import msgspec

from kozyr.rules.refusal import ParamValue, Refusal


class FaultCode(StrEnum):
    """Every fault of the service: the closed list of docs/protocol.md.

    What the rules refuse has a list of its own, `kozyr.rules.refusal.Code`.
    """

    NOT_SEATED = "not_seated"
    TABLE_FULL = "table_full"
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_MESSAGE = "unknown_message"
    BAD_MESSAGE = "bad_message"
    TOO_LARGE = "too_large"
    RATE_LIMITED = "rate_limited"
    DUPLICATE_ID = "duplicate_id"
    NOT_PLAYING = "not_playing"
    NOT_OVER = "not_over"
    PAUSED = "paused"
    NO_PAUSE = "no_pause"
    TABLE_CLOSED = "table_closed"
    BAD_NAME = "bad_name"
    SEATS_MISMATCH = "seats_mismatch"
    UNKNOWN_LEVEL = "unknown_level"
    TABLE_QUOTA = "table_quota"
    OPEN_TABLES = "open_tables"
    WRONG_PASSWORD = "wrong_password"  # noqa: S105 - what it is called when it is wrong
    SEAT_TAKEN = "seat_taken"
    ALREADY_DEALT = "already_dealt"
    NOT_HOST = "not_host"
    UNKNOWN_PROPOSAL = "unknown_proposal"
    HOUSE_RULES_QUOTA = "house_rules_quota"
    UNKNOWN_HOUSE_RULES = "unknown_house_rules"
    WRONG_HOST = "wrong_host"
    ACCOUNT_NEEDED = "account_needed"
    HAS_ACCOUNT = "has_account"
    LOGIN_TAKEN = "login_taken"
    WEAK_PASSWORD = "weak_password"  # noqa: S105 - a fault, no password
    WRONG_SIGN_IN = "wrong_sign_in"
    PASSKEYS_OFF = "passkeys_off"
    BAD_PASSKEY = "bad_passkey"
    UNKNOWN_PLAYER = "unknown_player"
    TABLE_STOPPED = "table_stopped"
    NO_FREE_TEXT = "no_free_text"
    TURNED_AWAY = "turned_away"
    WRONG_TOKEN = "wrong_token"  # noqa: S105 - what it is called when it is wrong
    BOT_ACCOUNT = "bot_account"
    BOT_QUOTA = "bot_quota"
    SERVER_ERROR = "server_error"


class Trouble(msgspec.Struct, frozen=True):
    """The service cannot do it, whatever the rules say; `params` as in docs/protocol.md."""

    code: FaultCode
    params: dict[str, ParamValue] = {}


class Accepted(msgspec.Struct, frozen=True):
    """The command is in the log; `version` is how much was told of the table with it."""

    version: int


Answer = Accepted | Refusal | Trouble
"""What a command may be answered."""
