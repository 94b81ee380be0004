"""Practice tables, and the branches that are kept with a game."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game so far was practice, or has branches."""
    op.add_column("games", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "branches",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("branches")
    op.drop_column("games", "practice")
