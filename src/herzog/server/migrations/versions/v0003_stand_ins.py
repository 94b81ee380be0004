"""Which bots sit in for people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Existing tables have no stand-ins."""
    op.add_column("games", sa.Column("stand_ins", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget the stand-ins."""
    op.drop_column("games", "stand_ins")
