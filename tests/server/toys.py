"""Toy games and the bots that play them, registered in the server and in the processes in which bots think."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

from herzog.bots import BOTS, LEVELS, STYLES, Level
from herzog.games import GAMES
from tests.kernel.toy import GAME, Table, Toy, View
from tests.waiting import WAIT

if TYPE_CHECKING:
    from random import Random


class Looker:
    """Looks at the table and takes the last pick."""

    name = "looker"
    looks = True

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Check that the others' hands are hidden, then pick."""
        assert all(card == -1 for who, hand in enumerate(masked.hands) if who != seat for card in hand)
        return picks[-1]


class Ponderer(Looker):
    """Thinks for two seconds."""

    name = "ponderer"

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Think, then pick."""
        time.sleep(2)
        return picks[-1]


class Dreamer(Looker):
    """Never comes to a decision."""

    name = "dreamer"

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Dream, for longer than anybody waits for a server to end."""
        time.sleep(2 * WAIT)
        return picks[-1]


class Dropout(Looker):
    """Takes its whole process down."""

    name = "dropout"

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Die."""
        os._exit(1)


class Cheat(Looker):
    """Picks what is not offered."""

    name = "cheat"

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Cheat."""
        return max(picks) + 1


class Shy(Toy):
    """The toy game with a defect: nobody can watch it."""

    name = "shy"

    def view(self, masked: Table, seat: int | None) -> View:
        """Fail for a spectator."""
        assert seat is not None
        return super().view(masked, seat)


class Brittle(Toy):
    """The toy game with a defect: it cannot be scored."""

    name = "brittle"

    def scores(self, state: Table) -> list[int]:
        """Fail."""
        raise RuntimeError("the sum does not come out")


TOYS = {game.name: game for game in (GAME, Brittle(), Shy())}
GAMES.update(TOYS)
LEVELS["toy"] = (
    Level("uniform", "uniform", 1, 1400),
    Level("looker", "looker", 1, 1500),
    Level("ponderer", "ponderer", 1, 1600),
)
STYLES["toy"] = tuple(Level(name, name, 1, 1000) for name in ("dreamer", "dropout", "cheat"))
LEVELS.update(dict.fromkeys(TOYS, LEVELS["toy"]))
BOTS.update({bot.name: bot for bot in (Looker, Ponderer, Dreamer, Dropout, Cheat)})
