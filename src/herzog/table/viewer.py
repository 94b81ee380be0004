"""Somebody at a table: what they may do there, and the seats they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.wire import Role


class Viewer(NamedTuple):
    """Somebody who holds *seats*; with several of them at one screen, or none, nobody is "you"."""

    role: Role
    seats: tuple[Seat, ...]

    def check_host(self) -> None:
        """Refuse anyone but the host."""
        if self.role != "host":
            raise Refusal("not-host")

    def check_seat(self, seat: Seat | None) -> None:
        """Refuse a command for a *seat* that is not held; None stands for a spectator."""
        if seat not in (self.seats or (None,)):
            raise Refusal("not-your-seat")
