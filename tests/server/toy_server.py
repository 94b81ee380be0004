"""A server with the toy game, for tests: `python -m tests.server.toy_server DATA PORT SETTINGS`.

Settings are JSON. "seed" and "table" make nature and the names of tables repeatable.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from herzog.bots import BOTS
from herzog.games import GAMES
from herzog.server.rate import Rate
from herzog.server.run import listen, serve
from herzog.server.settings import Settings
from tests.kernel.toy import GAME, Table, Toy, View
from tests.server.toy_words import speak_for

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
        """Dream."""
        time.sleep(30)
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


class Brittle(Toy):
    """The toy game with two defects: nobody can watch it, and it cannot be scored."""

    name = "brittle"

    def view(self, masked: Table, seat: int | None) -> View:
        """Fail for a spectator."""
        assert seat is not None
        return super().view(masked, seat)

    def scores(self, state: Table) -> list[int]:
        """Fail."""
        raise RuntimeError("the sum does not come out")


GAMES.update({game.name: game for game in (GAME, Brittle())})
speak_for("toy", "brittle")
BOTS.update({bot.name: bot for bot in (Looker, Ponderer, Dreamer, Dropout, Cheat)})


def main(data: str, port: str, text: str) -> None:
    """Serve."""
    wishes = msgspec.json.decode(text)
    if "seed" in wishes:
        seed, table = wishes.pop("seed"), wishes.pop("table")
        secrets.randbits = lambda _: seed
        secrets.token_hex = lambda n: table if n == 6 else "secret"
    rates = {name: Rate(*wishes.pop(name)) for name in ("messages", "tables") if name in wishes}
    packs = tuple(Path(pack) for pack in wishes.pop("packs", ()))
    web = Path(wishes.pop("web", Path(data) / "no-page"))  # whether the page is built must not matter here
    settings = Settings(Path(data), packs, web=web, **rates, **wishes)
    serve(settings, listen("127.0.0.1", int(port)), typer.echo)


if __name__ == "__main__":
    main(*sys.argv[1:])
