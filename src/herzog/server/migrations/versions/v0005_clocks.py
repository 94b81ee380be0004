"""How time is kept at a table, and when each line was written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has looked at a clock at the tables there are."""
    op.add_column("games", sa.Column("clock", sa.Text(), nullable=False, server_default="null"))
    op.add_column("games", sa.Column("runs_out", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("due", sa.BigInteger(), nullable=True))
    op.add_column("journal", sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget the time."""
    op.drop_column("journal", "at")
    op.drop_column("games", "due")
    op.drop_column("games", "runs_out")
    op.drop_column("games", "clock")
