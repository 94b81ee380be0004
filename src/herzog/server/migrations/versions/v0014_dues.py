"""What is due can be found without going through all games."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Index it."""
    op.create_index("ix_games_due", "games", ["due"])


def downgrade() -> None:
    """Go through all games again."""
    op.drop_index("ix_games_due", "games")
