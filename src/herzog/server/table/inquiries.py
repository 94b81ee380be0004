"""Inquiries: what somebody may ask about a table without changing anything there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from herzog.server.wire import About, Look, Person, Typed

if TYPE_CHECKING:
    from herzog.server.table.connection import Connection
    from herzog.server.table.screen import Screen
    from herzog.server.wire import Holdings, Meant, Past, Thing

    Found: TypeAlias = Past[Any] | Thing | Holdings | Meant

Inquiry: TypeAlias = Look | About | Person | Typed


def look_up(screen: Screen, connection: Connection, asked: Inquiry) -> Found:
    """Return the answer to an inquiry of *connection*."""
    if isinstance(asked, Look):
        return screen.past(asked, connection.seats)
    connection.check_seat(asked.seat)
    if isinstance(asked, About):
        return screen.thing(asked.id, asked.seat, asked.target)
    return screen.person(asked) if isinstance(asked, Person) else screen.meant(asked)
