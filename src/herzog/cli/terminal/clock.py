"""A clock for people who share a screen, saved beside the game so that it can be resumed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from herzog.cli.terminal.saves import replace_file
from herzog.table.clocks import Clocks
from herzog.table.entry import Entry
from herzog.table.fold import fold
from herzog.wire import ClockRules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.kernel import Match, Seat
    from herzog.table.entry import Kind


class Kept(msgspec.Struct, frozen=True):
    """What is saved of a clock: its settings, and the entries that start and stop clocks."""

    rules: ClockRules
    lines: list[tuple[str, int, str, int, int]]  # the same as in `Entry`


class SharedClock:
    """The clocks of *people* at one screen; only that of the person in front of it runs."""

    def __init__(self, kept: Kept, match: Match[Any], people: Sequence[Seat], file: Path) -> None:
        self._lines: Final = [Entry(cast("Kind", line[0]), *line[1:]) for line in kept.lines]
        self._people: Final = people
        self._file: Final = file
        self._clocks: Final = Clocks(kept.rules, people)
        fold(match.record.header, self._lines, self._clocks)
        if self._lines:
            self._clocks.resume(match)
            self.add([Entry("resumes", people[0])], match)
        else:
            self.add([Entry("step", *step) for step in match.record.steps], match)

    @property
    def bot(self) -> str:
        """Return the bot that plays for people whose time has run out."""
        return self._clocks.rules.bot

    def add(self, entries: Sequence[Entry], match: Match[Any]) -> None:
        """Add *entries*, which changed *match*, and save the clock."""
        playing = [seat for seat in match.asked() if seat in self._people and seat not in match.record.stand_ins()]
        self._lines.extend(self._clocks.around(entries, match, playing[:1], _now()))
        kept = Kept(self._clocks.rules, [(*line,) for line in self._lines])
        replace_file(self._file, msgspec.json.encode(kept))

    def is_out(self, seat: Seat) -> bool:
        """Return whether the time of *seat* has run out."""
        return seat in self._clocks.out(_now())

    def left(self, match: Match[Any]) -> dict[Seat, str]:
        """Return the time that everybody has left."""
        shown = self._clocks.shown(match.record, _now())
        return {clock.seat: _digits(clock.bank) for clock in shown.seats}


def _now() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _digits(milliseconds: int) -> str:
    """Return a time as a clock shows it, rounded up to whole seconds."""
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def clock_file(game: Path) -> Path:
    """Return the file of the clock for the game in the file *game*."""
    return game.with_name(f"{game.name}.clock")


def read_clock(file: Path) -> Kept | None:
    """Return the clock saved in *file*, if there is one."""
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None
