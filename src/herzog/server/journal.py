"""The journal of a table: everything that happened there, drafts and undos included. It only ever grows.

The record of the match follows from it, and so do the drafts that are not yet steps.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from herzog.kernel import Step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.kernel import Pick, Seat

Kind: TypeAlias = Literal["step", "undo", "draft", "undraft"]


class Entry(NamedTuple):
    """One line of a journal.

    A "step" is a step of the record. "undo" shortens the record to its first *pick* steps. "draft" adds a pick to
    the secret choice of *seat* and "undraft" takes the last one back. A step or an undo ends all drafts.
    """

    kind: Kind
    seat: Seat
    ask: str
    pick: Pick


def fold(entries: Iterable[Entry]) -> tuple[list[Step], list[Step]]:
    """Return the steps of the record and the drafts that wait, each as the step it would be."""
    steps: list[Step] = []
    drafts: list[Step] = []
    for kind, seat, ask, pick in entries:
        if kind == "draft":
            drafts.append(Step(seat, ask, pick))
        elif kind == "undraft":
            del drafts[max(place for place, draft in enumerate(drafts) if draft.seat == seat)]
        else:
            drafts.clear()
            if kind == "undo":
                del steps[pick:]
            else:
                steps.append(Step(seat, ask, pick))
    return steps, drafts


class Tally:
    """Counts the lines of a journal, for the number of the next and for what each viewer calls its version."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.length = 0
        self._moves = 0
        self._drafts: Final[Counter[Seat]] = Counter()
        self.add(entries)

    def add(self, entries: Iterable[Entry]) -> None:
        """Count more lines."""
        for entry in entries:
            self.length += 1
            if entry.kind in ("draft", "undraft"):
                self._drafts[entry.seat] += 1
            else:
                self._moves += 1

    def version(self, seats: Iterable[Seat]) -> int:
        """Return how many lines may have changed what these *seats* are asked: all but the drafts of others."""
        return self._moves + sum(self._drafts[seat] for seat in seats)
