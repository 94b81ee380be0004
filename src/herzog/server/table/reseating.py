"""Changes of who sits where: seats that the host opens or shows in the front room, and that guests take there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from herzog.server.access.links import LOBBY
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.server.database.saved import Saved
    from herzog.table.entry import Entry
    from herzog.table.viewer import Viewer
    from herzog.wire import Sign


class Reseated(NamedTuple):
    """A table after such a change, with the *locks* of links that stop working and the *entries* for the journal.

    A *leaver* is the seat whose person has lost it.
    """

    saved: Saved
    locks: Sequence[str]
    entries: Sequence[Entry] = ()
    leaver: Seat | None = None


def opened(saved: Saved, seat: Seat, entries: Sequence[Entry]) -> Reseated:
    """Return the table after its host has opened *seat* to somebody new: its person has lost it."""
    return Reseated(saved.renamed(seat, ""), [str(seat)], entries, seat)


def shown(saved: Saved, by: Viewer, sign: Sign | None, *, allowed: bool) -> Reseated:
    """Return the table after its host has shown it in the front room by *sign*, or taken its sign down."""
    by.check_host()
    if sign:
        check_sign(saved, sign, allowed=allowed)
    fresh = [str(seat) for seat in (sign.seats if sign else ()) if seat not in saved.free]
    closed = saved.sign is not None and saved.sign.watch and not (sign and sign.watch)
    return Reseated(saved._replace(sign=sign), [*fresh, *([LOBBY] if closed else [])])


def check_sign(saved: Saved, sign: Sign, *, allowed: bool) -> None:
    """Refuse a sign where none is *allowed*, at a table for one person, or that offers seats which are taken."""
    if not allowed or saved.lesson or saved.daily:
        raise Refusal("not-open")
    if len(set(sign.seats)) != len(sign.seats) or not all(_is_vacant(saved, seat) for seat in sign.seats):
        raise Refusal("taken")


def taken(saved: Saved, seat: Seat, name: str) -> Reseated:
    """Return the table after somebody called *name* has taken a free *seat*; its link changes, so only they have it."""
    if saved.sign is None or seat not in saved.free:
        raise Refusal("taken")
    left = replace(saved.sign, seats=[each for each in saved.free if each != seat])
    return Reseated(saved.renamed(seat, name)._replace(sign=left), [str(seat)])


def _is_vacant(saved: Saved, seat: Seat) -> bool:
    """Return whether *seat* is played by link, and nobody has given it a name yet."""
    chair = saved.chairs[seat] if 0 <= seat < len(saved.chairs) else None
    return chair is not None and chair.kind == "link" and not chair.name.strip()
