"""Records that version 0.1 wrote: "random" by seats that pick anything legal, "greedy" by its greedy bot."""

from __future__ import annotations

from pathlib import Path

from herzog.kernel import Record

FOLDER = Path(__file__).parent / "records" / "0.1"


def names() -> list[str]:
    """Return what the records are called."""
    return sorted(file.stem for file in FOLDER.glob("*.jsonl"))


def stored(name: str, steps: int | None = None) -> Record:
    """Return the record called *name*, or its first *steps* as that of a game not yet over."""
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    return record if steps is None else Record(record.header, record.steps[:steps])
