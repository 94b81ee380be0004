"""The component sets that this server has loaded for its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from herzog import wire
from herzog.games import GAMES
from herzog.kernel import Codec, PackError
from herzog.text import for_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from herzog.kernel import AnyGame, Box, Header


HASHED: Final = 16  # characters of the hash of the words


class LoadedPack(NamedTuple):
    """A component set, ready to play with."""

    card: wire.Pack
    box: Box
    codec: Codec[Any]  # shared by all tables: slow to make
    folder: str
    components: bytes  # in words, as JSON
    offered: bool  # for new tables; older sets of the game stay for tables that use them


Packs: TypeAlias = Mapping[str, Sequence[LoadedPack]]  # by the name of the game, its newest set first
Folders: TypeAlias = Mapping[tuple[str, str], str]  # of component sets, by the name of the game and the hash of the set


def load_packs(folders: Sequence[Path]) -> Packs:
    """Return the component sets of all games, built-in and from *folders*; raise on a folder that fits no game."""
    packs = {name: _own(game) for name, game in GAMES.items()}
    for folder in folders:
        fitting = [game for game in GAMES.values() if all((folder / file).is_file() for file in game.files)]
        if not fitting:
            raise PackError(str(folder), "", "this folder does not hold the files of any game")
        for game in fitting:
            packs[game.name].append(_load(game, folder, folder.name))
    return packs


def find_pack(packs: Packs, game: str, fits: Callable[[LoadedPack], bool]) -> LoadedPack | None:
    """Return the first pack of *game* that *fits*."""
    return next((pack for pack in packs.get(game, ()) if fits(pack)), None)


def pack_of(packs: Packs, header: Header) -> LoadedPack | None:
    """Return the pack with which the game of this *header* is played."""
    return find_pack(packs, header.game, lambda pack: pack.box.hash == header.pack)


def folders_of(packs: Packs) -> Folders:
    """Return the folder of each of the *packs* on this machine."""
    return {(game, pack.box.hash): pack.folder for game, sets in packs.items() for pack in sets}


def _own(game: AnyGame) -> list[LoadedPack]:
    older = [folder for folder in game.sets if folder != game.data]
    return [_load(game, game.data, ""), *[_load(game, folder, "", offered=False) for folder in older]]


def _load(game: AnyGame, folder: Path, name: str, *, offered: bool = True) -> LoadedPack:
    box = game.load(folder)
    words = for_game(game.name)(box, (), None)
    components = msgspec.json.encode(wire.Components(words.components(), words.kinds))
    card = wire.Pack(name, box.hash, box.version, sha256(components).hexdigest()[:HASHED])
    return LoadedPack(card, box, Codec(game, box), str(folder), components, offered)
