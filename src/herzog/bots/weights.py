"""The weights of networks: one file of 32-bit floats per game, written by `herzog train`."""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.bots.network import Network

if TYPE_CHECKING:
    from herzog.bots.network import Rows

FOLDER: Final = Path(__file__).parent / "trained"


class Matrix(msgspec.Struct, array_like=True):
    """A matrix of 32-bit floats, row by row."""

    rows: int
    columns: int
    numbers: bytes

    def unpacked(self) -> Rows:
        """Return the rows."""
        numbers, n = array("f", self.numbers), self.columns
        return tuple([tuple(numbers[at * n : at * n + n]) for at in range(self.rows)])


class Outlook(msgspec.Struct, array_like=True, frozen=True):
    """How chances to win follow from the worths of all sides at one kind of table (herzog.bots.chances).

    Both lists are for evenly spaced shares of the game still to come, from none to all: the squared *heat*, and what
    a solo opponent is expected to gain beyond its worth (*further*).
    """

    heat: tuple[float, ...]
    further: tuple[float, ...] = ()


class Weights(msgspec.Struct):
    """The weights of a network, and what they were trained for."""

    game: str
    set: str  # the hash of the component set
    plain: Matrix
    columns: Matrix
    terms: Matrix
    bias: Matrix
    second: Matrix
    second_bias: Matrix
    last: Matrix
    outlooks: dict[str, Outlook]  # by kind of table, if learned

    def network(self) -> Network:
        """Return the network."""
        return Network(
            self.plain.unpacked(),
            self.columns.unpacked(),
            self.terms.unpacked(),
            self.bias.unpacked()[0],
            self.second.unpacked(),
            self.second_bias.unpacked()[0],
            self.last.unpacked()[0],
        )


def read(file: Path) -> Weights:
    """Return the weights in *file*."""
    return decoded(file.read_bytes())


def decoded(content: bytes) -> Weights:
    """Return the weights in the *content* of a file."""
    return msgspec.msgpack.decode(content, type=Weights)


@cache
def weights_for(game: str, box: str) -> Weights | None:
    """Return what was learned about *game* with the component set whose hash is *box*, if anything."""
    file = FOLDER / f"{game}.weights"
    weights = read(file) if file.exists() else None
    return weights if weights and weights.set == box else None
