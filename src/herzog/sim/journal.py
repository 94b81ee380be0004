"""A journal of games, so that an interrupted run can resume."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import herzog
from herzog.kernel import BrokenRecord, Record

if TYPE_CHECKING:
    from herzog.sim.arena import Job


class Entry(msgspec.Struct, array_like=True):
    """A game in the journal: its key, its record and the number of decisions."""

    key: str
    record: str
    decisions: int


class Journal:
    """The games of a run, each written to *file* when it is over; without a file nothing is saved."""

    def __init__(self, file: Path | None) -> None:
        self._file: Final = file
        self._games: Final[dict[str, Entry]] = {}
        if file is None:
            return
        if not file.exists():
            file.write_text(program() + "\n", "utf-8")
        first, *lines = file.read_text("utf-8").split("\n")
        if first != program():
            raise BrokenRecord(f"{file}: its games were played with other rules or bots; name another file")
        whole = lines[:-1]  # the run was stopped while writing the last line
        file.write_text("\n".join([first, *whole]) + "\n", "utf-8")
        entries = [msgspec.json.decode(line, type=Entry) for line in whole]
        self._games.update({entry.key: entry for entry in entries})

    def __len__(self) -> int:
        return len(self._games)

    def __contains__(self, job: Job) -> bool:
        return key(job) in self._games

    def find(self, job: Job) -> tuple[Record, int]:
        """Return the record of a *job* that was already played, and its number of decisions."""
        entry = self._games[key(job)]
        return Record.loads(entry.record), entry.decisions

    def add(self, job: Job, record: Record, decisions: int) -> None:
        """Append a game to the file."""
        if self._file is not None:
            with self._file.open("ab") as stream:
                stream.write(msgspec.json.encode(Entry(key(job), record.dumps(), decisions)) + b"\n")


def key(job: Job) -> str:
    """Return a key that identifies a game."""
    run = job.run
    return repr((run.game, run.bots, sorted(run.options.items()), str(run.folder or ""), job.seed, job.turned))


def program() -> str:
    """Return a fingerprint of the rules and the bots."""
    package, digest = Path(herzog.__file__).parent, sha256()
    for folder in ("kernel", "games", "bots"):
        for file in sorted(
            each for each in (package / folder).rglob("*") if each.suffix in {".py", ".toml", ".weights"}
        ):
            digest.update(f"{file.relative_to(package).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return f"herzog {herzog.__version__} {digest.hexdigest()[:16]}"
