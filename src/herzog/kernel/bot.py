"""Bots: programs that take a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel.agenda import Pick, Seat


class Bot(Protocol):
    """Chooses for a seat, from what that seat may know."""

    name: str
    looks: bool  # False for bots that ignore the table: they get None instead of a mask

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return one of *picks*, the plain ones; *masked* is the table as *seat* knows it, never the truth."""
        ...
