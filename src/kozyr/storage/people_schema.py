"""The tables about people, beside those of `kozyr.storage.schema`.

A `player` is an id as the tables' logs have it; who it is stands here alone, so that a person can
be forgotten while his games stay (S65). Times are the server's milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from kozyr.storage.schema import metadata

players: Final = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("merged", Text),
)
"""Everybody; `merged` is the account that a guest signed in to, whose ids are both his."""

Index("players_merged", players.c.merged)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("player", Text, primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)
"""Who has an account; `password` is its hash by argon2, none for those with passkeys alone."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The browsers in which somebody is known; tokens are kept as hashes only."""

Index("sessions_player", sessions.c.player)

bots: Final = Table(
    "bots",
    metadata,
    Column("player", Text, primary_key=True),
    Column("owner", Text),
    Column("token_hash", Text, unique=True),
    Column("created", BigInteger, nullable=False),
)
"""BOT accounts; `owner` and `token_hash` are NULL once revoked, the row stays for its games."""

Index("bots_owner", bots.c.owner)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("browser", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""The public halves of passkeys, by the id of the credential."""

Index("passkeys_player", passkeys.c.player)

codes: Final = Table(
    "codes",
    metadata,
    Column("player", Text, primary_key=True),
    Column("code_hash", Text, primary_key=True),
    Column("until", BigInteger),
)
"""One-time codes that let somebody in; hashes, gone once used."""

challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("player", Text),
    Column("until", BigInteger, nullable=False),
)
"""What a passkey was asked to sign; gone once answered."""

marks: Final = Table(
    "marks",
    metadata,
    Column("player", Text, primary_key=True),
    Column("mark", Text, primary_key=True),
    Column("browser", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""Hashes of the browsers and addresses somebody was seen with, for thirty days (S46, S64)."""

Index("marks_mark", marks.c.mark)

peppers: Final = Table(
    "peppers",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What this server mixes into hashes that could be guessed without it."""

ledger: Final = Table(
    "ledger",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("amount", Integer, nullable=False),
    Column("nth", Integer),
    Column("date", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rates", Integer, nullable=False),
    UniqueConstraint("account", "game", "reason"),
    sqlite_autoincrement=True,
)
"""Points: rows are added and never changed (S40, S41)."""

Index("ledger_date", ledger.c.account, ledger.c.date)

uses: Final = Table(
    "uses",
    metadata,
    Column("player", Text, primary_key=True),
    Column("opponent", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("date", Text, nullable=False),
    Column("place", Integer, nullable=False),
)
"""Which games use up those of a pair (S45), with their place in the order of ending."""

Index("uses_date", uses.c.date, uses.c.player)

results: Final = Table(
    "results",
    metadata,
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("player", Text),
    Column("whose", Text),
    Column("side", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("laid", Integer, nullable=False),
    Column("substituted", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("ending", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("preset", Text),
    Column("family", Text, nullable=False),
    Column("unrated", Text),
    Column("at", BigInteger, nullable=False),
    Column("level", Text),
)
"""How every seat fared in every deal; `place` is the deal's in the order of ending.

`whose` is the account of the player as it was then, whose rating moves. `rank` is 0 in a deal that
was stopped; `unrated` tells why a deal is not rated, NULL if it is; `level` is that of a bot of the
server's own.
"""

Index("results_player", results.c.player, results.c.place)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("family", Text, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""A rating after each rated deal; the newest is the one that holds."""

progress: Final = Table(
    "progress",
    metadata,
    Column("name", Text, primary_key=True),
    Column("place", Integer, nullable=False),
)
"""How far the deals that are over have been credited."""

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("table_id", Text),
    Column("settled", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
"""What players told of each other."""

shunned: Final = Table(
    "shunned",
    metadata,
    Column("player", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("how", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom a player has blocked or muted."""
