"""The tables of the database, as the newest migration leaves them.

`table_id` is the id of a table of players, times are the server's milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("digest", BigInteger, nullable=False),
    Column("record", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The entries of all logs; `digest` is the 64-bit word read as a signed number."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
)
"""Every table there was; `open` until its log is closed."""

Index("tables_open", tables.c.created, sqlite_where=tables.c.open)

finished: Final = Table(
    "finished",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("transcript", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "deal"),
    sqlite_autoincrement=True,
)
"""Every deal that is over, in the order of ending; `facts` without the transcript."""

listings: Final = Table(
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""How every table is listed now."""

Index("listings_joinable", listings.c.opened, sqlite_where=listings.c.joinable)

listed_players: Final = Table(
    "listed_players",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who hosts a running table or sits at it."""

Index("listed_players_table", listed_players.c.table_id)

return_links: Final = Table(
    "return_links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "player"),
    sqlite_with_rowid=False,
)
"""The personal links to seats, by the SHA-256 of their tokens."""

house_rules: Final = Table(
    "house_rules",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("preset", Text),
    Column("rules", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Rules that players keep under names of their own."""

Index("house_rules_owner", house_rules.c.owner, house_rules.c.created)

due: Final = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("mark", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The timers of all tables."""

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when the server was last seen at work."""

outages: Final = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)
"""When the server was away."""
