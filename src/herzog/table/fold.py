"""What follows from a journal: the record, drafts that are not yet steps, offers, absences and versions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from herzog.kernel import Record
from herzog.kernel.notes import ENDINGS, SIT_IN
from herzog.table.entry import DRAFTS, NOTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.kernel import Header, Note, Seat, Step
    from herzog.table.clocks import Clocks
    from herzog.table.entry import Entry
    from herzog.wire import OfferAbout


class Offers:
    """What is offered, and the seats that agree to it; for an undo, *step* is the number of steps that would remain."""

    def __init__(self) -> None:
        self.agreed: Final[dict[OfferAbout, list[Seat]]] = {}  # the seat that made the offer comes first
        self.step = 0

    def to(self, about: OfferAbout, step: int) -> list[Seat]:
        """Return the seats that agree to exactly this offer."""
        return [] if about == "undo" and step != self.step else self.agreed.get(about, [])

    def add(self, entry: Entry) -> None:
        """Take in a line of the journal."""
        about = cast("OfferAbout", entry.ask or "end")
        if entry.kind == "agrees":
            if about == "undo" and entry.pick != self.step:
                self.agreed.pop(about, None)
                self.step = entry.pick
            self.agreed.setdefault(about, []).append(entry.seat)
        elif entry.kind == "declines":
            self.agreed.pop(about, None)
        elif entry.kind in ("step", "undo"):
            self.agreed.pop("undo", None)  # play went on
        elif entry.kind == "pauses":
            self.agreed.pop("pause", None)
        elif entry.kind in NOTES:
            self.agreed.clear()


class Absences:
    """How long bots have sat in for each seat, in milliseconds."""

    def __init__(self) -> None:
        self._past: Final[Counter[Seat]] = Counter()
        self._since: Final[dict[Seat, int]] = {}
        self._last = 0

    def add(self, entry: Entry) -> None:
        """Take in a line of the journal."""
        self._last = entry.at
        if entry.kind in SIT_IN:
            self._since[entry.seat] = entry.at
        elif entry.kind == "returned":
            self._past[entry.seat] += entry.at - self._since.pop(entry.seat)

    def lengths(self, *, over: bool) -> dict[Seat, tuple[int, int | None]]:
        """Return by seat how long past absences were, and when one began that lasts; once play is *over*, none does."""
        seats = sorted({*self._past, *self._since})
        if over:
            return {seat: (self._past[seat] + self._last - self._since.get(seat, self._last), None) for seat in seats}
        return {seat: (self._past[seat], self._since.get(seat)) for seat in seats}


class Folded:
    """A journal folded into the record, the pending drafts as steps, offers, absences and clocks."""

    def __init__(self, header: Header, clocks: Clocks | None) -> None:
        self.record: Final = Record(header, [])
        self.drafts: Final[list[Step]] = []
        self.offers: Final = Offers()
        self.absences: Final = Absences()
        self._clocks: Final = clocks

    def add(self, entry: Entry) -> None:
        """Apply one more line."""
        self._move(entry)
        self.offers.add(entry)
        self.absences.add(entry)
        if self._clocks:
            self._clocks.add(entry)

    def _move(self, entry: Entry) -> None:
        kind = entry.kind
        if kind == "draft":
            self.drafts.append(entry.step)
        elif kind == "undraft":
            del self.drafts[max(place for place, draft in enumerate(self.drafts) if draft.seat == entry.seat)]
        elif kind == "step":
            self.record.steps.append(entry.step)
        elif kind == "undo":
            self.record.cut(entry.pick)
        elif kind in NOTES:
            self._note(entry.note)
        if kind in ("step", "undo", "rewound", *ENDINGS):
            self.drafts.clear()

    def _note(self, note: Note) -> None:
        if note.kind == "rewound":
            self.record.cut(len(self.record.steps) - note.steps)
        self.record.notes.append((len(self.record.steps), note))


def fold(header: Header, entries: Iterable[Entry], clocks: Clocks | None = None) -> Folded:
    """Return *entries* of a game with this *header* folded together; the *clocks* are wound on with them."""
    folded = Folded(header, clocks)
    for entry in entries:
        folded.add(entry)
    return folded


def kept(steps: int, entries: Iterable[Entry]) -> int:
    """Return how many of the first *steps* steps were never taken back by *entries*."""
    left = length = steps
    for entry in entries:
        if entry.kind == "step":
            length += 1
        elif entry.kind in ("undo", "rewound"):
            length = entry.pick if entry.kind == "undo" else length - entry.pick
            left = min(left, length)
    return left


class Tally:
    """Counts the lines of a journal, to number the next one and to give each viewer a version."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.length = 0
        self._moves = 0
        self._drafts: Final[Counter[Seat]] = Counter()
        self.add(entries)

    def add(self, entries: Iterable[Entry]) -> None:
        """Count more lines."""
        for entry in entries:
            self.length += 1
            if entry.kind in DRAFTS:
                self._drafts[entry.seat] += 1
            elif entry.kind in ("step", "undo", "rewound", *ENDINGS):
                self._moves += 1

    def version(self, seats: Iterable[Seat]) -> int:
        """Return how many lines may have changed what these *seats* are asked; others' drafts do not count."""
        return self._moves + sum(self._drafts[seat] for seat in seats)
