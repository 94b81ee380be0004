"""Replays stored games and says which would go otherwise than before, so that no mended rule breaks one unseen.

After each step a game leaves a mark of what everybody can tell: who is asked what, what they may answer, and all
public numbers. One version of the program writes its marks to a file, and another compares its own with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import select

from herzog.games import GAMES
from herzog.kernel import walk
from herzog.server.database.schema import GameRow
from herzog.server.packs import pack_of
from herzog.table.fold import fold
from herzog.table.ledger import Ledger
from herzog.table.refusal import Refusal, Unreadable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping
    from pathlib import Path

    from herzog.kernel import AnyGame, Box, Record
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.packs import LoadedPack, Packs
    from herzog.table.entry import Entry

Lines: TypeAlias = "Mapping[str, bytes]"  # rehearsals as they stand in a file, by table: few of them fit decoded
SIZE: Final = 4  # bytes of a hash: two that differ look the same once in four billion times
TRIES: Final = 5  # attempts to read a game and its summary while somebody plays on


class Mark(NamedTuple):
    """Hashes of a step: of the *path* of all steps up to it, and of what everybody could tell *after* it."""

    path: str
    after: str


class Rehearsal(msgspec.Struct, frozen=True):
    """The marks of the game at a *table*, and in words where it *differs*, or an empty string."""

    table: str
    marks: Sequence[Mark]
    differs: str = ""


class Differs(Exception):
    """A game that would go otherwise; the message says where, but none of its picks, which may be secret."""


def line_of(rehearsal: Rehearsal) -> bytes:
    """Return a *rehearsal* as a line of the file that `read_marks` reads."""
    return msgspec.json.encode(rehearsal) + b"\n"


def read_marks(file: Path) -> Lines:
    """Return the lines of a *file* by table; raise `ValueError` if it is missing or something else."""
    if not file.is_file():
        raise ValueError(f"there is no file {file}")
    try:
        return {msgspec.json.decode(line, type=Rehearsal).table: line for line in file.read_bytes().splitlines()}
    except msgspec.DecodeError:
        raise ValueError(f"{file} was not written by herzog admin rehearse --write") from None


async def rehearse(store: Store, packs: Packs, before: Lines, *, marked: bool) -> AsyncIterator[Rehearsal]:
    """Replay every stored game, and compare it with what is stored of it and with a rehearsal *before*.

    Games have their marks if they are to be *marked* or compared, which takes twice as long.
    """
    for (table,) in await store.read(select(GameRow.id).order_by(GameRow.id)):
        saved, entries = await _read(store, table)
        if saved:
            pack = pack_of(packs, saved.setup.header)
            yield _rehearsed(saved, entries, pack, before.get(table), marked=marked)


async def _read(store: Store, table: str) -> tuple[Saved | None, Sequence[Entry]]:
    """Return a table and its journal as of one moment; None if it is gone."""
    for _ in range(TRIES):
        entries, saved = await store.journal(table), await store.find(table)
        if saved is None or len(fold(saved.setup.header, entries).record.steps) == saved.standing.step:
            break
    return saved, entries


def _rehearsed(
    saved: Saved, entries: Sequence[Entry], pack: LoadedPack | None, before: bytes | None, *, marked: bool
) -> Rehearsal:
    marks: list[Mark] = []
    if pack is None:
        return Rehearsal(saved.id, marks, f"its component set, {saved.setup.header.pack}, is not here")
    try:
        record = _checked(saved, entries, pack.box)
        if marked or before:
            marks.extend(_marks(GAMES[record.header.game], record, pack.box))
        if before:
            _compare(msgspec.json.decode(before, type=Rehearsal).marks, marks)
    except Differs as problem:
        return Rehearsal(saved.id, marks, str(problem))
    return Rehearsal(saved.id, marks)


def _checked(saved: Saved, entries: Sequence[Entry], box: Box) -> Record:
    """Open the table as a server would, compare it with its summary, and return its record."""
    standing = saved.standing
    try:
        match = Ledger(saved.setup, box, entries).match
    except Unreadable as problem:
        raise Differs(f"{problem.where} does not fit the rules") from None
    except Refusal:
        raise Differs("it does not fit its lesson") from None
    except Exception as problem:
        raise Differs(f"a rule fails with {type(problem).__name__}") from problem
    if len(match.record.steps) != standing.step:
        raise Differs(f"it has {len(match.record.steps)} steps instead of {standing.step}")
    if match.record.result != standing.result:
        raise Differs("it has another result")
    if match.asked() != standing.asked:
        raise Differs("it waits for somebody else")
    return match.record


def _marks(game: AnyGame, record: Record, box: Box) -> Iterator[Mark]:
    """Yield the mark of each step."""
    path = blake2b(digest_size=SIZE)
    for state, step, _ in walk(game, record, box):
        path.update(repr(tuple(step)).encode())
        yield Mark(path.hexdigest(), _hash(_seen(game, state, len(record.header.seats))))


def _seen(game: AnyGame, state: Any, seats: int) -> object:
    """Return what everybody can tell of *state*, and what nature and the seats in turn may answer."""
    top = state.agenda[-1] if state.agenda else None
    asked = [(seat, top.picks(state, seat)) for seat in top.seats()] if top else []
    return top.name if top else "", asked, [game.tally(state, seat) for seat in range(seats)]


def _hash(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=SIZE).hexdigest()


def _compare(before: Sequence[Mark], now: Sequence[Mark]) -> None:
    """Compare marks as far as the same was played."""
    for n, (old, new) in enumerate(zip(before, now, strict=False), 1):
        if old.path != new.path:
            return
        if old.after != new.after:
            raise Differs(f"after step {n} it goes otherwise")
