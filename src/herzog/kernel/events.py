"""Events: what the table is told, and who may hear it.

Rules write events and never read them.
The rule, which sees everything, decides who hears what, so nothing has to be stripped later.
"""

from __future__ import annotations

from typing import TypeAlias, final

import msgspec

Seat: TypeAlias = int


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened at the table, named in the past tense."""


@final
class EventLog:
    """Collects the events of a step, with the seats that may hear each."""

    __slots__ = ("_said",)  # a long game has hundreds of these, so they are kept small

    def __init__(self) -> None:
        self._said: tuple[tuple[Event, Seat | None, bool], ...] = ()

    def __eq__(self, other: object) -> bool:
        return self._said == other._said if isinstance(other, EventLog) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"<EventLog of {len(self._said)}>"

    def all(self, event: Event) -> None:
        """Tell everybody at the table, and spectators."""
        self._said += ((event, None, True),)

    def split(self, seat: Seat, own: Event, others: Event) -> None:
        """Tell *seat* the *own* version, and everybody else the *others* version."""
        self._said += ((own, seat, True), (others, seat, False))

    def heard_by(self, seat: Seat | None) -> list[Event]:
        """Return what *seat* hears, in order; None is a spectator."""
        return [event for event, whom, only in self._said if whom is None or (whom == seat) is only]


Log: TypeAlias = EventLog | None
