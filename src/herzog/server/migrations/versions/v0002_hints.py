"""Whether people may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow hints at existing tables, as is usual."""
    op.add_column("games", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Forget which tables allowed hints."""
    op.drop_column("games", "hints")
