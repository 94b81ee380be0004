"""The games of a training, in files of a few dozen each, so that an interrupted training can resume."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.sim import pool
from herzog.train.selfplay import Seen, Table, watch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.sim.pool import Jobs

CHUNK: Final = 50  # games in a file


class Chunk(msgspec.Struct, frozen=True):
    """Games to play in any process, the weights that their seats name, and the local *file* to save them in."""

    file: str
    tables: tuple[Table, ...]
    weights: dict[str, bytes]


def seeded(name: str, n: int) -> list[int]:
    """Return *n* seeds for the purpose called *name*; a longer list begins with a shorter one."""
    rng = Random(name)
    return [rng.getrandbits(48) for _ in range(n)]


def played(folder: Path, tables: Sequence[Table], jobs: Jobs, after: Callable[[int], None]) -> list[tuple[Table, Seen]]:
    """Return what was seen at *tables*, without replaying games that are already in *folder*.

    *after* is called with the number of games that were just finished.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = {name: Path(name).read_bytes() for table in tables for name in table.weights if name}
    chunks = [
        Chunk(str(folder / f"games-{at:06}.msgpack"), tuple(tables[at : at + CHUNK]), weights)
        for at in range(0, len(tables), CHUNK)
    ]
    missing = [chunk for chunk in chunks if not Path(chunk.file).exists()]
    after(sum(len(chunk.tables) for chunk in chunks if chunk not in missing))
    for chunk, content in zip(missing, pool.run(play_chunk, missing, jobs, at_once=1), strict=True):
        write(Path(chunk.file), content)
        after(len(chunk.tables))
    seen = [each for chunk in chunks for each in msgspec.msgpack.decode(Path(chunk.file).read_bytes(), type=list[Seen])]
    return list(zip(tables, seen, strict=True))


def play_chunk(chunk: Chunk) -> bytes:
    """Play the games of *chunk*; return the content of its file, which another machine could not write here."""
    return msgspec.msgpack.encode([watch(table, chunk.weights) for table in chunk.tables])


def write(file: Path, content: bytes) -> None:
    """Write a *file* atomically."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(file)
