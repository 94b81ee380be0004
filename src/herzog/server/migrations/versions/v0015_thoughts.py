"""Questions to thinkers in other processes. They matter only while somebody waits for the answer."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked; a SQLite file has one process alone, which needs nobody to ask."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("origin", sa.Integer(), nullable=False),  # the process that asks
        sa.Column("task", sa.String(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),  # what the seat may know; empty once it is answered
        sa.Column("urgency", sa.Integer(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),  # by whoever asks, lately, in seconds
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
        sa.Column("taken", sa.Integer(), nullable=False, server_default="0"),  # by which thinker; 0 is nobody
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("answer", sa.Text()),  # empty if there is none
        prefixes=["UNLOGGED"],  # nothing here has to outlive the database, so nobody waits for the disk
    )


def downgrade() -> None:
    """Whoever waits asks again."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_table("thoughts")
