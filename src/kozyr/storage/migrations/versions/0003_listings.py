"""How tables are listed: for the lobby, and for those who sit there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("joinable", sa.Boolean, nullable=False),
        sa.Column("running", sa.Boolean, nullable=False),
        sa.Column("listing", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("listings_joinable", "listings", ["opened"], sqlite_where=sa.text("joinable"))
    op.create_table(
        "listed_players",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("listed_players_table", "listed_players", ["table_id"])
