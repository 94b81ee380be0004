"""What reviews of finished games found."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game has been reviewed."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Forget what was found; it can be worked out again."""
    op.drop_table("reviews")
