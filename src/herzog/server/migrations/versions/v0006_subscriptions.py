"""Who wants to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for notices at the tables there are."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("lock", sa.Integer(), nullable=False),
        sa.Column("way", sa.String(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.Column("told_at", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget who wanted to be told."""
    op.drop_table("subscriptions")
