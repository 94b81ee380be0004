"""People without accounts: a personal link gathers the links of their tables, and their preferences."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import BigInteger, ForeignKey, Text, and_, bindparam, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from herzog.server.access.links import Grant
from herzog.server.database.saved import saved_from
from herzog.server.database.schema import Base, GameRow, LockRow
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store

MOST_HELD: Final = 300  # tables in a list, those that changed last
KEY: Final = 16  # bytes; as many as a recovery phrase of twelve words holds


class PersonRow(Base):
    """Somebody with a personal link. Only the hash of its *key* is kept: a copy of the database opens nothing."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    prefs: Mapped[str] = mapped_column(Text)  # only the page knows what they mean
    created: Mapped[int] = mapped_column(BigInteger)


class HeldRow(Base):
    """A link to a table that a person holds; void as soon as the *lock* of that link has changed."""

    __tablename__ = "held"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    lock: Mapped[int]


class Person(NamedTuple):
    """Somebody with a personal link."""

    id: str
    prefs: str


VALID: Final = and_(
    LockRow.game == HeldRow.game, LockRow.key == HeldRow.key, LockRow.changes == HeldRow.lock
)  # a replaced link is nobody's any more
ADD: Final = insert(PersonRow)
HOLD: Final = insert(HeldRow)
LET_GO: Final = delete(HeldRow).where(
    HeldRow.person == bindparam("who"), HeldRow.game == bindparam("table"), HeldRow.key == bindparam("link")
)
PREFER: Final = update(PersonRow).where(PersonRow.id == bindparam("who")).values(prefs=bindparam("preferred"))
REPLACE: Final = update(PersonRow).where(PersonRow.id == bindparam("who")).values(key=bindparam("renewed"))
LET_ALL_GO: Final = delete(HeldRow).where(HeldRow.person == bindparam("who"))
FORGET: Final = delete(PersonRow).where(PersonRow.id == bindparam("who"))


class People:
    """Everybody who has a personal link to this server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock

    async def welcome(self) -> str:
        """Create a personal link for somebody new and return its key."""
        key = _fresh_key()
        row = {"id": secrets.token_hex(6), "key": _hash(key), "prefs": "", "created": self._clock.now() // 1000}
        await self._store.write({ADD: [row]})
        return key

    async def find(self, key: str) -> Person:
        """Return the person with this *key*; refuse one that was replaced or never existed."""
        rows = await self._store.read(select(PersonRow.id, PersonRow.prefs).where(PersonRow.key == _hash(key)))
        if not rows:
            raise Refusal("no-person")
        return Person(*rows[0])

    async def held(self, person: Person, most: int | None = MOST_HELD) -> list[tuple[Grant, Saved]]:
        """Return the valid links that a person holds, the table that changed last first."""
        rows = await self._store.read(
            select(*GameRow.__table__.columns, HeldRow.key.label("link"), HeldRow.lock.label("lock"))
            .join(HeldRow, HeldRow.game == GameRow.id)
            .join(LockRow, VALID)
            .where(HeldRow.person == person.id)
            .order_by(GameRow.changed.desc())
            .limit(most)
        )
        return [(Grant(row.id, row.link, row.lock), saved_from(row)) for row in rows]

    async def hold(self, person: Person, grants: Iterable[Grant]) -> None:
        """Add links to those that a person holds; one that is there already is replaced."""
        rows = [{"person": person.id, "game": table, "key": key, "lock": lock} for table, key, lock in {*grants}]
        if rows:
            old = [{"who": person.id, "table": row["game"], "link": row["key"]} for row in rows]
            await self._store.write({LET_GO: old, HOLD: rows})

    async def let_go(self, person: Person, grant: Grant) -> None:
        """Remove a link from those that a person holds; it still opens its seat."""
        await self._store.write({LET_GO: [{"who": person.id, "table": grant.table, "link": grant.key}]})

    async def prefer(self, person: Person, prefs: str) -> None:
        """Save the preferences of a person."""
        await self._store.write({PREFER: [{"who": person.id, "preferred": prefs}]})

    async def replace(self, person: Person) -> str:
        """Replace the personal link and return the new key; the old one stops working."""
        key = _fresh_key()
        await self._store.write({REPLACE: [{"who": person.id, "renewed": _hash(key)}]})
        return key

    async def forget(self, person: Person) -> None:
        """Forget a person, who keeps their seats by the links of the tables."""
        who = [{"who": person.id}]
        await self._store.write({LET_ALL_GO: who, FORGET: who})


def _fresh_key() -> str:
    return urlsafe_b64encode(secrets.token_bytes(KEY)).rstrip(b"=").decode()


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()
