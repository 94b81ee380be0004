"""People with a personal link, and the links of tables that they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a personal link yet."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("key", sa.String(), nullable=False, unique=True),
        sa.Column("prefs", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "held",
        sa.Column("person", sa.String(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("key", sa.String(), primary_key=True),
        sa.Column("lock", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Forget all people; their seats stay theirs."""
    op.drop_table("held")
    op.drop_table("people")
