"""The deal of the day: games that everybody plays alike."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leave the games there are as they were dealt."""
    op.add_column("games", sa.Column("daily", sa.String(), nullable=False, server_default=""))
    op.create_index("ix_games_daily", "games", ["daily"])


def downgrade() -> None:
    """Forget which games were dealt alike."""
    op.drop_index("ix_games_daily", "games")
    op.drop_column("games", "daily")
