"""Open tables: what the front room shows, a link to watch from there, and who said something has left."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Show no table; each gets the lock of its link to watch from the front room."""
    op.add_column("games", sa.Column("sign", sa.String(), nullable=False, server_default=""))
    op.create_index("ix_games_sign", "games", ["sign"])
    op.add_column("chat", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    games = sa.table("games", sa.column("id"))
    locks = sa.table("locks", sa.column("game"), sa.column("key"), sa.column("changes"))
    lobby = sa.select(games.c.id, sa.literal("lobby"), sa.literal(0))
    op.execute(locks.insert().from_select(["game", "key", "changes"], lobby))


def downgrade() -> None:
    """Forget all that."""
    locks = sa.table("locks", sa.column("key"))
    op.execute(locks.delete().where(locks.c.key == "lobby"))
    op.drop_column("chat", "gone")
    op.drop_index("ix_games_sign", "games")
    op.drop_column("games", "sign")
