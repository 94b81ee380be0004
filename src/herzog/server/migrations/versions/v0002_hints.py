"""Whether people may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow hints at the tables there are, as is usual."""
    op.add_column("games", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Forget where there were hints."""
    op.drop_column("games", "hints")
