"""What is taught at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is taught at existing tables."""
    op.add_column("games", sa.Column("lesson", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget what is taught."""
    op.drop_column("games", "lesson")
