"""Public links of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game has been shared."""
    op.create_table(
        "shares",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("id", sa.String(), nullable=False, unique=True),
        sa.Column("language", sa.String(), nullable=False),
    )


def downgrade() -> None:
    """Withdraw all public links."""
    op.drop_table("shares")
