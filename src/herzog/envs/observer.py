"""What a seat knows, as a vector of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

import numpy as np

from herzog.envs.reading import Facts, Layout, asks_of, reading_of
from herzog.kernel import Constant

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from herzog.kernel import Box, Seat, State
    from herzog.kernel.game import AnyGame

Vector: TypeAlias = "NDArray[np.float32]"


@final
class Observer(Constant):
    """Turns the masks of one game, played with one box, into vectors of *size* numbers.

    Seats are counted from the observer, so that one policy can play them all.
    """

    def __init__(self, game: AnyGame, box: Box) -> None:
        self.game: Final = game
        self.box: Final = box
        self._reading: Final = reading_of(game.name)
        self._asks: Final = {ask: n for n, ask in enumerate(asks_of(game))}
        groups = {**self._reading.groups(box), "ask": len(self._asks), "asked": game.seats.stop - 1}
        self.layout: Final = Layout(groups)
        self.size: Final = self.layout.size
        self._ask: Final = self.layout["ask"]
        self._asked: Final = self.layout["asked"]

    def observe(self, masked: State, seats: int, seat: Seat) -> Vector:
        """Return what *seat*, one of *seats*, knows, taken entirely from its mask."""
        vector = np.zeros(self.size, np.float32)
        self.write(masked, seats, seat, vector)
        return vector

    def write(self, masked: State, seats: int, seat: Seat, vector: Vector) -> None:
        """Write what *seat* knows into a *vector* of zeros."""
        facts = Facts()
        self._reading.observe(masked, seat, self.layout, facts)
        held, top = facts.held, masked.agenda[-1] if masked.agenda else None
        if top is not None and top.name in self._asks:  # otherwise nature is asked, or nobody
            held.append(self._ask + self._asks[top.name])
            held += [self._asked + (asked - seat) % seats for asked in top.seats()]
        vector[: len(facts.amounts)] = facts.amounts
        vector[_indices(held)] = 1
        vector[_indices(facts.places)] = facts.values

    def named(self, vector: Vector) -> dict[str, Vector]:
        """Return a *vector* split into its named groups."""
        sizes = self.layout.sizes
        return {name: vector[start : start + sizes[name]] for name, start in self.layout.starts.items()}


def _indices(places: list[object]) -> NDArray[np.intp]:
    """Return *places* in the form that is fastest for numpy."""
    return np.fromiter(places, np.intp, len(places))
