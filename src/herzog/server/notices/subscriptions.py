"""Subscriptions to notices: who wants to be told, where, and what they were told last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias
from uuid import uuid4

import msgspec
from sqlalchemy import BigInteger, ForeignKey, Text, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from herzog.kernel import Header
from herzog.server.database.schema import Base, GameRow, JournalRow, LockRow
from herzog.wire import Chair, StandIn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.server.access.links import Grant
    from herzog.server.clock import Clock
    from herzog.server.database.store import Store

Way: TypeAlias = Literal["push", "mail", "hook"]
State: TypeAlias = Literal["on", "asked", "void", "never"]

NOTHING: Final = -2  # for *told*: nothing yet
OPENING: Final = -1  # for *told*: the first decision of a game, to which no line has led
FORGOTTEN: Final = 30 * 86400  # seconds after which a mail address that did not agree is forgotten


class SubscriptionRow(Base):
    """Where to send notices for one link of a table.

    *told* is the line of the journal that led to the last decision somebody was told of. A mail address is "asked"
    until it has agreed, "void" if the question was withdrawn, and "never" if it wants no mail at all.
    """

    __tablename__ = "subscriptions"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id"), index=True)
    key: Mapped[str]
    lock: Mapped[int]
    way: Mapped[str]
    address: Mapped[str] = mapped_column(Text)
    form: Mapped[str] = mapped_column(Text)  # the keys of a browser, or what a chat room understands
    language: Mapped[str]
    state: Mapped[str]
    told: Mapped[int] = mapped_column(BigInteger)
    told_at: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)


class Subscription(NamedTuple):
    """A subscription as stored; times are in seconds since 1970."""

    id: str
    game: str
    key: str
    lock: int
    way: Way
    address: str
    form: str
    language: str
    state: State
    told: int = NOTHING
    told_at: int = 0
    created: int = 0


class Waiting(NamedTuple):
    """A table that waits for somebody, and a subscription that has not been told."""

    subscription: Subscription
    game: str
    chairs: list[Chair]
    asked: tuple[Seat, ...]  # people the table waits for, without those for whom a bot sits in
    line: int  # of the journal, which led to the decision


MOVES: Final = ("step", "undo", "rewound")  # lines of a journal that lead to a decision


def _last(column: Any, kinds: Sequence[str], otherwise: object) -> Any:
    """Return the *column* of the last line of one of these *kinds* in the journal of a game."""
    lines = select(column).where(JournalRow.game == GameRow.id, JournalRow.kind.in_(kinds))
    return func.coalesce(lines.order_by(JournalRow.n.desc()).limit(1).scalar_subquery(), otherwise)


LINE: Final = _last(JournalRow.n, MOVES, OPENING)
# Only a table with a clock can be paused.
PLAYED: Final = or_(GameRow.clock == "null", _last(JournalRow.kind, ("pauses", "resumes"), "") != "pauses")
COLUMNS: Final = [SubscriptionRow.__table__.columns[name] for name in Subscription._fields]
HELD: Final = (LockRow.game == SubscriptionRow.game) & (LockRow.key == SubscriptionRow.key)
WAITING: Final = (
    select(*COLUMNS, GameRow.header, GameRow.chairs, GameRow.asked, GameRow.stand_ins, LINE.label("line"))
    .join(GameRow, GameRow.id == SubscriptionRow.game)
    .join(LockRow, HELD & (LockRow.changes == SubscriptionRow.lock))  # a replaced link hears nothing more
    .where(SubscriptionRow.state == "on", GameRow.result == "null", GameRow.asked != "[]", SubscriptionRow.told != LINE)
    .where(PLAYED)
)

NEVER: Final = select(SubscriptionRow.game).where(SubscriptionRow.state == "never")  # must not be forgotten
ADD: Final = insert(SubscriptionRow)
TELL: Final = (
    update(SubscriptionRow)
    .where(SubscriptionRow.id == bindparam("subscription"))
    .values(told=bindparam("line"), told_at=bindparam("at"))
)
TURN: Final = (
    update(SubscriptionRow).where(SubscriptionRow.id == bindparam("subscription")).values(state=bindparam("to"))
)
DROP: Final = delete(SubscriptionRow).where(SubscriptionRow.id == bindparam("subscription"))
TIDY: Final = delete(SubscriptionRow).where(
    or_(
        SubscriptionRow.game.in_(select(GameRow.id).where(GameRow.result != "null")),
        (SubscriptionRow.state != "on") & (SubscriptionRow.created < bindparam("before")),
    )
)


class Subscriptions:
    """The subscriptions in a store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock

    async def of(self, grant: Grant) -> list[Subscription]:
        """Return the subscriptions of one link, the oldest first."""
        held = (
            SubscriptionRow.game == grant.table,
            SubscriptionRow.key == grant.key,
            SubscriptionRow.lock == grant.lock,
        )
        return await self._find(*held)

    async def at(self, way: Way, address: str) -> list[Subscription]:
        """Return the subscriptions of one address."""
        return await self._find(SubscriptionRow.way == way, SubscriptionRow.address == address)

    async def named(self, names: Sequence[str]) -> list[Subscription]:
        """Return the subscriptions with these ids."""
        return await self._find(SubscriptionRow.id.in_(names))

    async def _find(self, *conditions: Any) -> list[Subscription]:
        query = select(*COLUMNS).where(*conditions).order_by(SubscriptionRow.created, SubscriptionRow.id)
        return [Subscription(*row) for row in await self._store.read(query)]

    async def add(self, subscription: Subscription, *, instead_of: Sequence[Subscription] = ()) -> Subscription:
        """Save a new subscription in place of others, and return it with its id."""
        saved = subscription._replace(id=uuid4().hex, created=self._clock.now() // 1000)
        await self._store.write({DROP: _names(instead_of), ADD: [saved._asdict()]})
        return saved

    async def turn(
        self, subscriptions: Sequence[Subscription], state: State, *, instead_of: Sequence[Subscription] = ()
    ) -> None:
        """Change the state of *subscriptions*, in place of others."""
        turned = [{**name, "to": state} for name in _names(subscriptions)]
        await self._store.write({DROP: _names(instead_of), TURN: turned})

    async def drop(self, subscriptions: Sequence[Subscription]) -> None:
        """Delete *subscriptions*."""
        await self._store.write({DROP: _names(subscriptions)})

    async def tell(self, waiting: Sequence[Waiting], at: int) -> None:
        """Record durably that these were told, and when."""
        rows = [{"subscription": each.subscription.id, "line": each.line, "at": at} for each in waiting]
        await self._store.write({TELL: rows})

    async def tidy(self) -> None:
        """Delete the subscriptions of finished games, and addresses that never agreed."""
        await self._store.write({TIDY: [{"before": self._clock.now() // 1000 - FORGOTTEN}]})

    async def waiting(self) -> list[Waiting]:
        """Return every subscription whose table waits for people at a decision it has not been told of."""
        return [_waiting(row) for row in await self._store.read(WAITING)]


def _names(subscriptions: Sequence[Subscription]) -> list[dict[str, str]]:
    return [{"subscription": each.id} for each in subscriptions]


def _waiting(row: Any) -> Waiting:
    chairs = msgspec.json.decode(row.chairs, type=list[Chair])
    sat_in = {each.seat for each in msgspec.json.decode(row.stand_ins, type=list[StandIn])}
    asked = msgspec.json.decode(row.asked, type=tuple[int, ...])
    people = tuple(seat for seat in asked if seat not in sat_in and chairs[seat].kind != "bot")
    game = msgspec.json.decode(row.header, type=Header).game
    return Waiting(Subscription(*row[: len(Subscription._fields)]), game, chairs, people, row.line)


async def never_again(store: Store, game: str) -> bool:
    """Return whether somebody at a table has answered that they never want mail."""
    return bool(await store.read(NEVER.where(SubscriptionRow.game == game)))
