"""What a screen can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import AnyGame, Barrier, Box, EventLog, Record, Seat, State


class Showable(Protocol):
    """Anything a `Screen` can show: a match, a plan, or the sandbox of an analysis board."""

    @property
    def game(self) -> AnyGame:
        """Return the game that is played."""
        ...

    @property
    def box(self) -> Box:
        """Return the component set it is played with."""
        ...

    @property
    def record(self) -> Record:
        """Return the steps so far."""
        ...

    @property
    def logs(self) -> Sequence[EventLog]:
        """Return the events of each step."""
        ...

    @property
    def first(self) -> State:
        """Return the table before any step."""
        ...

    @property
    def state(self) -> State:
        """Return the table."""
        ...

    @property
    def over(self) -> bool:
        """Return whether nobody is asked any more."""
        ...

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that have to answer."""
        ...

    def ready(self) -> tuple[Seat, ...]:
        """Return the seats that have answered in secret."""
        ...

    def masked(self, seat: Seat | None) -> Any:
        """Return the table as *seat* knows it."""
        ...

    def barrier(self, seat: Seat) -> Barrier | None:
        """Return what stops *seat* from going back."""
        ...
