"""Print a digest of random games at every table and of every bot's picks; both forms must print the same.

python -m tools.digests [GAMES [BOT_GAMES [WORD ...]]]    with words such as "lacrimosa 2", only lines with all of them
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec, apply, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

RANDOM: Final = "random"
BOTS: Final = ("beginner", "greedy", "learned", "search:4")


def random_games(name: str, seats: int, games: int) -> Iterator[str]:
    """Yield every question and answer of random games, and their final tables."""
    game, rng = GAMES[name], Random(1)
    box = game.load()
    codec: Codec[Any] = Codec(game, box)
    for _ in range(games):
        state = game.new(seats, {option: values[0] for option, values in game.options.items()}, box)
        settle(state)
        while state.agenda:
            top = state.agenda[-1]
            seat = top.seats()[0]
            picks = top.picks(state, seat)
            pick = rng.choice(picks)
            yield f"{top.name} {picks} {pick}"
            apply(state, seat, pick)
        yield f"{codec.encode(state)} {game.scores(state)} {game.ranks(state)}"


def bot_games(name: str, seats: int, bot: str, games: int) -> Iterator[str]:
    """Yield every pick of bots of one kind."""
    game, rng, player = GAMES[name], Random(1), bot_named(bot)
    for _ in range(games):
        state = game.new(seats, {option: values[0] for option, values in game.options.items()}, game.load())
        settle(state)
        while state.agenda:
            top = state.agenda[-1]
            seat = top.seats()[0]
            picks = top.picks(state, seat)
            if seat == CHANCE or len(picks) == 1:
                pick = rng.choice(picks)
            else:
                pick = player.choose(game.mask(state, seat), seat, picks, rng)
            yield f"{seat} {pick}"
            apply(state, seat, pick)


def digest(lines: Iterator[str]) -> str:
    """Return a fingerprint of *lines*."""
    found = sha256()
    for line in lines:
        found.update(line.encode() + b"\n")
    return found.hexdigest()[:16]


def tables() -> Iterator[tuple[str, int, str]]:
    """Yield every game with every number of seats played at random, then with each bot at two seats."""
    for name, game in sorted(GAMES.items()):
        for seats in game.seats:
            yield name, seats, RANDOM
        for bot in BOTS:
            yield name, 2, bot


def main(games: str = "20", played_by_bots: str = "1", *words: str) -> None:
    """Print a line for every game, table and bot, or only those that contain all *words*."""
    for name, seats, bot in tables():
        if {*words} <= {name, str(seats), bot}:
            if bot == RANDOM:
                played = random_games(name, seats, int(games))
            else:
                played = bot_games(name, seats, bot, int(played_by_bots))
            sys.stdout.write(f"{name} {seats} {bot} {digest(played)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
