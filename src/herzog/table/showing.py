"""What has to be shown after new lines of a journal, and to whom, so that nothing gives a secret choice away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.table.entry import DRAFTS
from herzog.table.fold import kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.table.entry import Entry, Kind
    from herzog.wire import Offer

QUIET: Final[tuple[Kind, ...]] = ("step", "draft", "undraft", "runs", "rests", "named")  # change no seat or offer
TIMES: Final[tuple[Kind, ...]] = ("runs", "rests", "pauses", "resumes")
SECRET: Final[tuple[Kind, ...]] = ("draft", "undraft", "runs", "rests")  # may be part of a secret choice


class Mark(NamedTuple):
    """How a table was when it was last shown: how many steps, who was ready, and what was offered."""

    steps: int
    ready: tuple[Seat, ...]
    offers: list[Offer]


class Change(NamedTuple):
    """What has to be shown after new lines of the journal.

    The log is different after the first *since* steps. *only* these seats may notice anything, or None for everyone.
    *seating*, *time* and *named* say whether seats or offers, clocks, and names or the sign have changed.
    """

    since: int
    only: frozenset[Seat] | None
    seating: bool
    time: bool
    named: bool


EVERYTHING: Final = Change(0, None, seating=True, time=True, named=True)
NEWCOMER: Final = Change(0, None, seating=True, time=True, named=False)  # the welcome told the names


def change_between(before: Mark, after: Mark, entries: Sequence[Entry]) -> Change:
    """Return what *entries* have changed."""
    kinds = {entry.kind for entry in entries}
    return Change(
        0 if "named" in kinds else kept(before.steps, entries),
        concerned(before.ready, after.ready, entries),
        not kinds.issubset(QUIET) or "named" in kinds or before.offers != after.offers,
        not kinds.isdisjoint(TIMES),
        "named" in kinds,
    )


def concerned(before: tuple[Seat, ...], after: tuple[Seat, ...], entries: Sequence[Entry]) -> frozenset[Seat] | None:
    """Return the seats that alone may notice *entries* as part of a secret choice; None is everyone.

    Everyone sees who is ready, *before* and *after*.
    """
    drafted = frozenset(entry.seat for entry in entries if entry.kind in DRAFTS)
    secret = before == after and all(entry.kind in SECRET for entry in entries)
    return drafted if drafted and secret else None
