"""Reads records that somebody sends, and refuses faulty ones with what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, Record, walk
from herzog.kernel.record import OtherFormat
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.kernel import Box


def parse(text: str) -> Record:
    """Return the record in *text*; refuse another format, and lines that cannot be read."""
    try:
        return Record.loads(text)
    except OtherFormat as problem:
        raise Refusal("record-format", format=problem.form) from problem
    except BrokenRecord as problem:
        raise Refusal("record-broken", line=problem.line) from problem


def check_steps(record: Record, box: Box) -> None:
    """Refuse a record with a step that breaks the rules, or with a result other than its steps lead to."""
    legal = 0
    try:
        for _ in walk(GAMES[record.header.game], record, box):
            legal += 1
    except BrokenRecord as problem:
        raise Refusal("record-rules", step=min(legal + 1, len(record.steps))) from problem
