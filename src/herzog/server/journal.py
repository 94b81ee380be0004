"""The journal of a table: everything that happened there, drafts, undos and offers included. It only ever grows.

The record of the match follows from it, and so do the drafts that are not yet steps.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, cast, get_args

from herzog.kernel import CHANCE, Note, Record, Step
from herzog.kernel.notes import ENDINGS, NoteKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.kernel import Header, Pick, Seat

Kind: TypeAlias = Literal["step", "undo", "draft", "undraft", "agrees", "declines"] | NoteKind

NOTES: Final[tuple[Kind, ...]] = get_args(NoteKind)


class Entry(NamedTuple):
    """One line of a journal.

    A "step" is a step of the record. "undo" shortens the record to its first *pick* steps. "draft" adds a pick to
    the secret choice of *seat* and "undraft" takes the last one back. A step or an undo ends all drafts.
    A seat "agrees" to end the game here, or "declines" for all. The other kinds are notes of the table, with the
    bot in place of the *ask*; when a seat changes hands, nobody has agreed any more.
    """

    kind: Kind
    seat: Seat
    ask: str = ""
    pick: Pick = 0

    @classmethod
    def of_note(cls, note: Note) -> Entry:
        """Return the line of *note*."""
        return cls(note.kind, CHANCE if note.seat is None else note.seat, note.bot)

    @property
    def note(self) -> Note:
        """Return the note that this line is."""
        return Note(cast("NoteKind", self.kind), None if self.seat == CHANCE else self.seat, self.ask)


class Folded(NamedTuple):
    """What follows from a journal: the record, the drafts that wait, each as its step, and who agrees to end."""

    record: Record
    drafts: list[Step]
    agreed: set[Seat]

    def add(self, entry: Entry) -> None:
        """Let one more thing happen."""
        kind, seat, ask, pick = entry
        if kind == "draft":
            self.drafts.append(Step(seat, ask, pick))
        elif kind == "undraft":
            del self.drafts[max(place for place, draft in enumerate(self.drafts) if draft.seat == seat)]
        elif kind in ("step", "undo"):
            self.drafts.clear()
            self._move(entry)
        elif kind == "agrees":
            self.agreed.add(seat)
        else:
            self.agreed.clear()
            self._note(entry)

    def _move(self, entry: Entry) -> None:
        if entry.kind == "undo":
            self.record.cut(entry.pick)
        else:
            self.record.steps.append(Step(entry.seat, entry.ask, entry.pick))

    def _note(self, entry: Entry) -> None:
        if entry.kind in NOTES:
            self.record.notes.append((len(self.record.steps), entry.note))
        if entry.kind in ENDINGS:
            self.drafts.clear()


def fold(header: Header, entries: Iterable[Entry]) -> Folded:
    """Return what follows from *entries* at a table with this *header*."""
    folded = Folded(Record(header, []), [], set())
    for entry in entries:
        folded.add(entry)
    return folded


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
            elif entry.kind in ("step", "undo", *ENDINGS):
                self._moves += 1

    def version(self, seats: Iterable[Seat]) -> int:
        """Return how many lines may have changed what these *seats* are asked, which the drafts of others do not."""
        return self._moves + sum(self._drafts[seat] for seat in seats)
