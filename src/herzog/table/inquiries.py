"""Inquiries: what somebody may ask about a table without changing anything there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from herzog.wire import About, Look, Person, Typed

if TYPE_CHECKING:
    from herzog.table.screen import Screen
    from herzog.table.viewer import Viewer
    from herzog.wire import Holdings, Meant, Past, Thing

    Found: TypeAlias = Past[Any] | Thing | Holdings | Meant

Inquiry: TypeAlias = Look | About | Person | Typed


def look_up(screen: Screen, viewer: Viewer, asked: Inquiry) -> Found:
    """Return the answer to an inquiry of a *viewer*."""
    if isinstance(asked, Look):
        return screen.past(asked, viewer.seats)
    viewer.check_seat(asked.seat)
    if isinstance(asked, About):
        return screen.thing(asked.id, asked.seat, asked.target)
    return screen.person(asked) if isinstance(asked, Person) else screen.meant(asked)
