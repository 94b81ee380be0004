"""The games of a training on disk, in files of a few dozen, so that a training that was stopped can go on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.sim import pool
from herzog.train.selfplay import Seen, Table, watch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CHUNK: Final = 50  # games in a file


class Chunk(msgspec.Struct, frozen=True):
    """Games to play, and the file to write them to."""

    file: str
    tables: tuple[Table, ...]


def seeded(name: str, n: int) -> list[int]:
    """Return *n* seeds for the purpose called *name*; more of them begin with the same ones."""
    rng = Random(name)
    return [rng.getrandbits(48) for _ in range(n)]


def played(
    folder: Path, tables: Sequence[Table], jobs: int | None, after: Callable[[int], None]
) -> list[tuple[Table, Seen]]:
    """Return what was seen at *tables*; games that lie in *folder* are not played again.

    *after* is called with the number of games whenever some are there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    chunks = [
        Chunk(str(folder / f"games-{at:06}.msgpack"), tuple(tables[at : at + CHUNK]))
        for at in range(0, len(tables), CHUNK)
    ]
    missing = [chunk for chunk in chunks if not Path(chunk.file).exists()]
    after(sum(len(chunk.tables) for chunk in chunks if chunk not in missing))
    for n in pool.run(play_chunk, missing, jobs):
        after(n)
    seen = [each for chunk in chunks for each in msgspec.msgpack.decode(Path(chunk.file).read_bytes(), type=list[Seen])]
    return list(zip(tables, seen, strict=True))


def play_chunk(chunk: Chunk) -> int:
    """Play the games of *chunk* and return how many they are."""
    write(Path(chunk.file), msgspec.msgpack.encode([watch(table) for table in chunk.tables]))
    return len(chunk.tables)


def write(file: Path, content: bytes) -> None:
    """Write a *file* whole or not at all."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(content)
    draft.replace(file)
