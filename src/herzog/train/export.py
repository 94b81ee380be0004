"""Turns a trained network into the weights that bots play with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from herzog.bots.weights import Matrix, Weights
from herzog.train.fit import SCALE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.bots.weights import Outlook
    from herzog.train.data import Array
    from herzog.train.fit import Net


def packed(net: Net, game: str, box: str, outlooks: Mapping[str, Outlook]) -> Weights:
    """Return the weights of *net*, with *outlooks* by kind of table."""
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
        dict(outlooks),
    )


def _matrix(values: Array) -> Matrix:
    rows, columns = values.shape
    return Matrix(rows, columns, np.ascontiguousarray(values, np.float32).tobytes())
