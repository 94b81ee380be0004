"""The component sets that this server has loaded for its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from herzog.games import GAMES
from herzog.kernel import Codec, PackError
from herzog.server import wire

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.kernel import AnyGame, Box


class LoadedPack(NamedTuple):
    """A component set, ready to play with."""

    card: wire.Pack
    box: Box
    codec: Codec[Any]  # one for all tables: it takes longer to make than a view
    folder: str  # empty for the set that comes with the game


Packs: TypeAlias = Mapping[str, Sequence[LoadedPack]]  # by the name of the game, its own set first


def load_packs(folders: Sequence[Path]) -> Packs:
    """Return the sets of all games: their own, and those in *folders*; one that fits no game is refused."""
    packs = {name: [_load(game, None)] for name, game in GAMES.items()}
    for folder in folders:
        fitting = [game for game in GAMES.values() if all((folder / file).is_file() for file in game.files)]
        if not fitting:
            raise PackError(str(folder), "", "this folder does not hold the files of any game")
        for game in fitting:
            packs[game.name].append(_load(game, folder))
    return packs


def _load(game: AnyGame, folder: Path | None) -> LoadedPack:
    box = game.load(folder)
    card = wire.Pack(folder.name if folder else "", box.hash, box.version)
    return LoadedPack(card, box, Codec(game, box), str(folder or ""))
