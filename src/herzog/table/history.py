"""The past of a match: snapshots kept along the way, so that looking back need not replay from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from herzog.kernel import apply

if TYPE_CHECKING:
    from herzog.kernel import Record, State, Step

EVERY: Final = 32  # steps between two snapshots: looking back replays fewer than that


class Recorded(Protocol):
    """Anything with a past: the table before the first step, and the steps since."""

    @property
    def first(self) -> State:
        """Return the table before any step."""
        ...

    @property
    def record(self) -> Record:
        """Return the steps."""
        ...


class History:
    """Snapshots of a match, from which any table of its past is replayed on demand."""

    def __init__(self, match: Recorded) -> None:
        self._match: Final = match
        self._steps: list[Step] = []  # those that led to the last snapshot
        self._kept: Final[list[State]] = [match.first]

    def at(self, step: int) -> State:
        """Return the table after the first *step* steps; callers must not change it."""
        self._forget_undone()
        while len(self._kept) <= step // EVERY:
            self._keep_next()
        return self._played(self._kept[step // EVERY], step // EVERY * EVERY, step)

    def _keep_next(self) -> None:
        first = len(self._steps)
        self._kept.append(self._played(self._kept[-1], first, first + EVERY))
        self._steps += self._match.record.steps[first : first + EVERY]

    def _played(self, table: State, first: int, last: int) -> State:
        """Return a copy of *table* after playing steps *first* up to but excluding *last*."""
        after = table.clone()
        for step in self._match.record.steps[first:last]:
            apply(after, step.seat, step.pick)
        return after

    def _forget_undone(self) -> None:
        """Drop the snapshots that an undo has invalidated."""
        steps = self._match.record.steps
        while self._steps != steps[: len(self._steps)]:
            del self._steps[-EVERY:]
            self._kept.pop()
