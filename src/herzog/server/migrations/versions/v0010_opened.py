"""Games whose records somebody brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All games there are were played here."""
    op.add_column("games", sa.Column("opened", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget which games were not played here."""
    op.drop_column("games", "opened")
