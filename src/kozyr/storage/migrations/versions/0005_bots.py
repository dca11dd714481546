"""BOT accounts, and the levels of this server's bots in the results."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table, and the column."""
    op.create_table(
        "bots",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text),
        sa.Column("token_hash", sa.Text, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("bots_owner", "bots", ["owner"])
    op.add_column("results", sa.Column("level", sa.Text))
