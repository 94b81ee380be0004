"""Saves games played in a terminal, after every answer, so nothing is lost."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from herzog.cli.setup import data_folder
from herzog.kernel import BrokenRecord, Record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def folder() -> Path:
    """Return the folder of the games played in a terminal."""
    return data_folder() / "terminal"


def new_file(game: str) -> Path:
    """Return a file for a new game, named by the time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    name = next(
        name for n in range(10_000) if not (folder() / (name := f"{stem}-{n}.jsonl" if n else f"{stem}.jsonl")).exists()
    )
    return folder() / name


def write(record: Record, file: Path) -> None:
    """Write *record* to *file*."""
    file.parent.mkdir(parents=True, exist_ok=True)
    replace_file(file, record.dumps().encode())


def replace_file(file: Path, content: bytes) -> None:
    """Write *content* to *file* atomically."""
    half = file.with_name(f"{file.name}.part")
    half.write_bytes(content)
    half.replace(file)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Put the name of *file* in front of anything that is wrong with its record."""
    try:
        yield
    except UnicodeDecodeError:
        raise BrokenRecord(f"{file}: this is not a record, because it is not text") from None
    except BrokenRecord as problem:
        raise BrokenRecord(f"{file}: {problem}", problem.line) from problem


def read(file: Path) -> Record:
    """Return the record in *file*."""
    with naming(file):
        return Record.loads(file.read_text("utf-8"))


def latest() -> Path | None:
    """Return the most recent unfinished game, if there is one."""
    files = sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((file for file in files if not _is_over(file)), None)


def _is_over(file: Path) -> bool:
    try:
        return read(file).result is not None
    except BrokenRecord:
        return True  # nothing to resume
