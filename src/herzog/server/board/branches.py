"""Branches: lines that somebody played on from a game, kept with its record."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from herzog.games import GAMES
from herzog.kernel import CHANCE, Record, Step, replay
from herzog.kernel.record import result_of
from herzog.server.database.schema import BranchRow
from herzog.server.reviews.records import check_steps, parse
from herzog.table.refusal import Refusal
from herzog.wire import BranchCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Executable

    from herzog.kernel import Box
    from herzog.server.clock import Clock
    from herzog.server.database.store import Store

MOST: Final = 100  # branches of one game
ID: Final = 4  # bytes of the id by which links name a branch

_ONE: Final = (BranchRow.game == bindparam("table"), BranchRow.id == bindparam("branch"))
ADD: Final = insert(BranchRow)
EXTEND: Final = (
    update(BranchRow).where(*_ONE).values({name: bindparam(name) for name in ("at", "length", "steps", "changed")})
)
NAME: Final = update(BranchRow).where(*_ONE).values(name=bindparam("called"))
DELETE: Final = delete(BranchRow).where(*_ONE)


class Branch(NamedTuple):
    """A branch: its card, and every step from the first one of the game."""

    card: BranchCard
    steps: list[Step]


def shared(one: Sequence[Step], other: Sequence[Step]) -> int:
    """Return how many steps two lines of play have in common before they part."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (here, there) in pairs if here != there), min(len(one), len(other)))


def opening(steps: Sequence[Step]) -> int:
    """Return how many *steps* nature took before the first seat answered: the deal, which all branches share."""
    return next((n for n, step in enumerate(steps) if step.seat != CHANCE), len(steps))


class Branches:
    """The branches of all games, in the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock

    async def cards(self, game: str) -> list[BranchCard]:
        """Return the branches of a game, the latest first."""
        wanted = (BranchRow.id, BranchRow.name, BranchRow.at, BranchRow.length, BranchRow.changed)
        order = (BranchRow.changed.desc(), BranchRow.id)
        rows = await self._store.read(select(*wanted).where(BranchRow.game == game).order_by(*order))
        return [BranchCard(*row) for row in rows]

    async def find(self, game: str, branch: str) -> Branch:
        """Return a branch of a game."""
        chosen = (BranchRow.game == game, BranchRow.id == branch)
        rows = await self._store.read(select(*BranchRow.__table__.columns).where(*chosen))
        if not rows:
            raise Refusal("no-branch")
        row = rows[0]
        card = BranchCard(row.id, row.name, row.at, row.length, row.changed)
        return Branch(card, msgspec.json.decode(row.steps, type=list[Step]))

    async def add(self, game: str, name: str, at: int, steps: Sequence[Step]) -> Branch:
        """Save a new branch that leaves the game after *at* steps."""
        if len(await self.cards(game)) >= MOST:
            raise Refusal("many-branches", most=MOST)
        card = BranchCard(secrets.token_hex(ID), name, at, len(steps), self._now())
        row = {"game": game, "id": card.id, "name": name, **_columns(card, steps)}
        await self._store.write({ADD: [row]})
        return Branch(card, [*steps])

    async def extend(self, game: str, branch: Branch, steps: Sequence[Step]) -> Branch:
        """Replace the steps of a branch by more *steps*; one that was deleted meanwhile is saved as a new one."""
        if branch.card.id not in [card.id for card in await self.cards(game)]:
            return await self.add(game, branch.card.name, branch.card.at, steps)
        card = msgspec.structs.replace(branch.card, steps=len(steps), changed=self._now())
        await self._change(EXTEND, game, card.id, **_columns(card, steps))
        return Branch(card, [*steps])

    async def name(self, game: str, branch: str, name: str) -> None:
        """Name a branch."""
        await self._change(NAME, game, branch, called=name)

    async def delete(self, game: str, branch: str) -> None:
        """Delete a branch."""
        await self._change(DELETE, game, branch)

    async def _change(self, change: Executable, game: str, branch: str, **values: Any) -> None:
        await self._store.write({change: [{"table": game, "branch": branch, **values}]})

    def _now(self) -> int:
        return self._clock.now() // 1000


def _columns(card: BranchCard, steps: Sequence[Step]) -> dict[str, Any]:
    written = msgspec.json.encode(steps).decode()
    return {"at": card.at, "length": card.steps, "steps": written, "changed": card.changed}


async def read_line(text: str, game: Record, box: Box) -> list[Step]:
    """Return the steps of a record written as *text*, which must begin with the deal of *game*."""
    return await asyncio.to_thread(_read_line, text, game, box)


def _read_line(text: str, game: Record, box: Box) -> list[Step]:
    record = parse(text)
    here, there = game.header, record.header
    alike = (here.game, here.pack, here.options, len(here.seats))
    if alike != (there.game, there.pack, there.options, len(there.seats)):
        raise Refusal("other-record")
    if shared(game.steps, record.steps) < opening(game.steps):
        raise Refusal("other-record")
    check_steps(Record(here, record.steps), box)
    return record.steps


async def write_line(steps: list[Step], game: Record, box: Box) -> str:
    """Return a branch of *game* as a separate record."""
    return await asyncio.to_thread(_write_line, steps, game, box)


def _write_line(steps: list[Step], game: Record, box: Box) -> str:
    record = Record(game.header, steps)
    state = replay(GAMES[game.header.game], record, box)
    if not state.agenda:
        record.result = result_of(GAMES[game.header.game], state, record)
    return record.dumps()
