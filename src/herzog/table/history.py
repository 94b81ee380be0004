"""The past of a match: snapshots kept along the way, so that looking back need not replay from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.kernel import apply

if TYPE_CHECKING:
    from herzog.kernel import State, Step
    from herzog.table.showable import Showable

EVERY: Final = 32  # steps between two snapshots: looking back replays fewer than that


class History:
    """Snapshots of a match, from which any table of its past is replayed on demand."""

    def __init__(self, match: Showable) -> None:
        self.match = match
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
        self._steps += self.match.record.steps[first : first + EVERY]

    def _played(self, table: State, first: int, last: int) -> State:
        """Return a copy of *table* after playing steps *first* up to but excluding *last*."""
        after = table.clone()
        for step in self.match.record.steps[first:last]:
            apply(after, step.seat, step.pick)
        return after

    def _forget_undone(self) -> None:
        """Drop the snapshots that an undo has invalidated."""
        steps = self.match.record.steps
        while self._steps != steps[: len(self._steps)]:
            del self._steps[-EVERY:]
            self._kept.pop()
