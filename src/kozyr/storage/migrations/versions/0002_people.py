"""Accounts, points, ratings and manners; the guests of before were kept nowhere."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables about people."""
    _who()
    _keys()
    _points()
    _results()
    _manners()


def _who() -> None:
    """Who everybody is, and in which browsers he is known."""
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("merged", sa.Text),
    )
    op.create_index("players_merged", "players", ["merged"])
    op.create_table(
        "accounts",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_player", "sessions", ["player"])
    op.create_table(
        "marks",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("browser", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("marks_mark", "marks", ["mark"])
    op.create_table(
        "peppers",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _keys() -> None:
    """What lets somebody in."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_player", "passkeys", ["player"])
    op.create_table(
        "codes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _points() -> None:
    """Points, and which games they were for."""
    op.create_table(
        "ledger",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("nth", sa.Integer),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rates", sa.Integer, nullable=False),
        sa.UniqueConstraint("account", "game", "reason"),
        sqlite_autoincrement=True,
    )
    op.create_index("ledger_date", "ledger", ["account", "date"])
    op.create_table(
        "uses",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("opponent", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("uses_date", "uses", ["date", "player"])
    op.create_table(
        "progress",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
    )


def _results() -> None:
    """How everybody fared."""
    op.create_table(
        "results",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("whose", sa.Text),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("laid", sa.Integer, nullable=False),
        sa.Column("substituted", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("family", sa.Text, nullable=False),
        sa.Column("unrated", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_player", "results", ["player", "place"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("family", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _manners() -> None:
    """What players think of each other."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reported", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("settled", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shunned",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("how", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
