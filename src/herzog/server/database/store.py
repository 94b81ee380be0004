"""The store: games, journals, chat, locks and reviews in a database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from sqlalchemy import bindparam, case, delete, insert, select, update

from herzog.server.database.database import Database
from herzog.server.database.messages import Message
from herzog.server.database.saved import row_of, saved_from, seating_of, summary_of
from herzog.server.database.schema import UNCHANGED, ChatRow, GameRow, JournalRow, LockRow, ReviewRow
from herzog.table.entry import Entry, Kind
from herzog.wire import ChatLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Executable

    from herzog.server.database.database import Rows
    from herzog.server.database.saved import Saved
    from herzog.table.writing import Writing

ADD_GAME: Final = insert(GameRow)
ADD_LINE: Final = insert(JournalRow)
ADD_CHAT: Final = insert(ChatRow)
ADD_LOCK: Final = insert(LockRow)
ADD_REVIEW: Final = insert(ReviewRow)
SUMMARY: Final = ("step", "asked", "result", "stand_ins", "runs_out", "due")
LATER: Final = case((GameRow.changed > bindparam("changed"), GameRow.changed), else_=bindparam("changed"))
SUM_UP: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values({**{name: bindparam(name) for name in SUMMARY}, "changed": LATER})
)
RESEAT: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values(header=bindparam("heading"), chairs=bindparam("seating"), sign=bindparam("shown"))
)
LEAVE_CHAT: Final = (
    update(ChatRow).where(ChatRow.game == bindparam("table"), ChatRow.seat == bindparam("who")).values(gone=True)
)
CLEAR_CHAT: Final = delete(ChatRow).where(ChatRow.game == bindparam("table"), ChatRow.n < bindparam("before"))
FOLLOW: Final = update(GameRow).where(GameRow.id == bindparam("game")).values(next=bindparam("following"))
CHANGE_LOCK: Final = (
    update(LockRow)
    .where(LockRow.game == bindparam("table"), LockRow.key == bindparam("link"))
    .values(changes=LockRow.changes + 1)
)


class Store(Database):
    """What tables and their lobby keep in a database."""

    ORDER: ClassVar[Sequence[Executable]] = (
        ADD_GAME,
        ADD_LINE,
        ADD_LOCK,
        ADD_CHAT,
        SUM_UP,
        RESEAT,
        FOLLOW,
        CHANGE_LOCK,
    )

    async def add(self, saved: Saved, entries: Sequence[Entry], keys: Iterable[str]) -> None:
        """Save a new game, its opening steps, and an unchanged lock for each of *keys*."""
        locks = [{"game": saved.id, "key": key, "changes": UNCHANGED} for key in keys]
        await self.write({ADD_GAME: [row_of(saved)], ADD_LINE: _lines(saved.id, 0, entries), ADD_LOCK: locks})

    async def append(self, game: str, length: int, writing: Writing) -> None:
        """Store *writing* after a journal of *length* lines, all or nothing; of two concurrent writers one succeeds."""
        changes: Rows = {
            ADD_LINE: _lines(game, length, writing.entries),
            SUM_UP: [{"game": game, **summary_of(writing.standing)}],
        }
        if writing.setup is None:
            await self.write(changes, Message("lines", game))
            return
        changes[RESEAT] = [seating_of(game, writing.setup)]
        changes[CHANGE_LOCK] = [{"table": game, "link": key} for key in writing.locks]
        changes[LEAVE_CHAT] = [] if writing.leaver is None else [{"table": game, "who": writing.leaver}]
        await self.write(changes, Message("links", game), Message("lines", game), Message("chat", game))

    async def say(self, game: str, n: int, message: str, line: ChatLine, *, clear: bool) -> None:
        """Save the *n*th *line* of a chat under the id of its *message*; with *clear*, delete all lines before it."""
        said = {"seat": line.seat, "text": line.text, "at": line.at, "gone": line.gone}
        added = [{"game": game, "n": n, "id": message, **said}]
        cleared = [{"table": game, "before": n}] if clear else []
        await self.write({ADD_CHAT: added, CLEAR_CHAT: cleared}, Message("said", game))

    async def change_lock(self, game: str, key: str) -> None:
        """Change the lock of a link, so that earlier tokens stop working."""
        await self.write({CHANGE_LOCK: [{"table": game, "link": key}]}, Message("links", game))

    async def follow(self, game: str, following: str) -> None:
        """Save which table was set up after *game*."""
        await self.write({FOLLOW: [{"game": game, "following": following}]}, Message("next", game))

    async def keep_review(self, game: str, body: str) -> None:
        """Save the finished review of *game*."""
        await self.write({ADD_REVIEW: [{"game": game, "body": body}]})

    async def review(self, game: str) -> str | None:
        """Return the finished review of *game*, if there is one."""
        rows = await self.read(select(ReviewRow.body).where(ReviewRow.game == game))
        return rows[0][0] if rows else None

    async def find(self, game: str) -> Saved | None:
        """Return the game with that id, or None."""
        rows = await self.read(select(*GameRow.__table__.columns).where(GameRow.id == game))
        return saved_from(rows[0]) if rows else None

    async def journal(self, game: str, first: int = 0) -> list[Entry]:
        """Return the lines of a journal, all of them or those from number *first* on."""
        wanted = (JournalRow.kind, JournalRow.seat, JournalRow.ask, JournalRow.pick, JournalRow.at)
        lines = (JournalRow.game == game, JournalRow.n >= first)
        rows = await self.read(select(*wanted).where(*lines).order_by(JournalRow.n))
        return [Entry(cast("Kind", kind), seat, ask, pick, at) for kind, seat, ask, pick, at in rows]

    async def dues(self, before: int) -> list[tuple[str, int]]:
        """Return the games in which something is due to happen by itself *before* a time, and when it is."""
        rows = await self.read(select(GameRow.id, GameRow.due).where(GameRow.due < before))
        return [(game, due) for game, due in rows]

    async def chat(self, game: str, first: int = 0) -> list[tuple[int, str, ChatLine]]:
        """Return the chat from number *first* on, each line with its number and the id of its message."""
        wanted = (ChatRow.n, ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at, ChatRow.gone)
        rows = await self.read(select(*wanted).where(ChatRow.game == game, ChatRow.n >= first).order_by(ChatRow.n))
        return [(n, message, ChatLine(*line)) for n, message, *line in rows]

    async def locks(self, game: str) -> dict[str, int]:
        """Return how often each link was replaced."""
        rows = await self.read(select(LockRow.key, LockRow.changes).where(LockRow.game == game))
        return dict(rows)


def _lines(game: str, length: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"game": game, "n": n, **entry._asdict()} for n, entry in enumerate(entries, length)]
