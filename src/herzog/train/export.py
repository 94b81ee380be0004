"""A trained network as the weights that bots play with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from herzog.bots.weights import Matrix, Weights
from herzog.train.fit import SCALE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.train.data import Array
    from herzog.train.fit import Net

SEATS: Final = 6  # rows of the heat: no table has more than five seats
UNKNOWN: Final = (0.0, 0.0)  # the heat where none was measured


def packed(net: Net, game: str, box: str, heat: Mapping[int, tuple[float, float]]) -> Weights:
    """Return the weights of *net*; *heat* by number of seats."""
    own = net.parameters
    return Weights(
        game,
        box,
        _matrix(own["plain"].T / SCALE),
        _matrix(own["columns"].T),
        _matrix(own["terms"].T * SCALE),
        _matrix(own["bias"][None]),
        _matrix(own["second"].T),
        _matrix(own["second_bias"][None]),
        _matrix(own["last"][None] / SCALE),
        _matrix(np.array([heat.get(seats, UNKNOWN) for seats in range(SEATS)])),
    )


def _matrix(values: Array) -> Matrix:
    rows, columns = values.shape
    return Matrix(rows, columns, np.ascontiguousarray(values, np.float32).tobytes())
