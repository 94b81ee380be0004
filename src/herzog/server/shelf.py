"""The shelf: the sets of components a house has for its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from herzog.kernel import Codec
from herzog.server import wire

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from herzog.kernel import Box, Game


class Shelf(NamedTuple):
    """A set of components on the shelf of this house."""

    card: wire.Pack
    box: Box
    codec: Codec[Any]  # one for all tables: it takes longer to make than a view
    folder: str  # empty for the set that comes with the game


def shelves(game: Game[Any, Any], folders: Iterable[Path]) -> list[Shelf]:
    """Return the game's own set and those of *folders* that hold its files."""
    fitting = [folder for folder in folders if all((folder / file).is_file() for file in game.files)]
    return [_shelf(game, None), *(_shelf(game, folder) for folder in fitting)]


def _shelf(game: Game[Any, Any], folder: Path | None) -> Shelf:
    box = game.load(folder)
    card = wire.Pack(folder.name if folder else "", box.hash, box.version)
    return Shelf(card, box, Codec(game, box), str(folder or ""))
