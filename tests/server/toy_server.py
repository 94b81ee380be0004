"""A server with the toy game, for tests: `python -m tests.server.toy_server DATA PORT SETTINGS`.

Settings are JSON. "seed" and "table" make nature and the names of tables repeatable. "natures" is a folder in which
`0.json` holds what nature picks at the first table, and so on. "spoilt" names a leak that somebody is to notice.
"""

from __future__ import annotations

import itertools
import os
import secrets
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec
import typer

from herzog.bots import BOTS, LEVELS, Level
from herzog.games import GAMES
from herzog.kernel import EventLog, match
from herzog.server.journal import Tally
from herzog.server.rate import Rate
from herzog.server.run import listen, serve
from herzog.server.settings import Settings
from tests.kernel.toy import GAME, Table, Toy, View
from tests.server.toy_words import speak_for

if TYPE_CHECKING:
    from collections.abc import Callable


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
LEVELS["toy"] = tuple(Level(name, name, 1) for name in ("uniform", "looker", "ponderer"))
BOTS.update({bot.name: bot for bot in (Looker, Ponderer, Dreamer, Dropout, Cheat)})


class Script(Random):
    """Dice that fall as somebody wrote down."""

    def __init__(self, file: Path) -> None:
        super().__init__(0)
        self._picks = iter(msgspec.json.decode(file.read_bytes()))

    def choice(self, seq: Any) -> Any:
        """Return what comes next in the script."""
        pick = next(self._picks)
        assert pick in seq
        return pick


def replace(owner: object, name: str, by: Callable[..., object]) -> None:
    """Let *by* stand for something of the *owner* until the process ends."""
    patch.object(owner, name, by).start()


def follow_scripts(folder: Path) -> None:
    """Let tables be numbered, and nature do at each what its script says."""
    seeds, names = itertools.count(), itertools.count()
    replace(secrets, "randbits", lambda _: next(seeds))
    replace(secrets, "token_hex", lambda n: f"twin-{next(names)}" if n == 6 else "5e" * n)
    replace(match, "Random", lambda seed: Script(folder / f"{seed}.json"))


def tell_everything() -> None:
    """Let everybody hear what is meant for one."""
    replace(EventLog, "heard_by", lambda self, _: [event for event, _, only in self._said if only])


def hide_nothing() -> None:
    """Let everybody see the table as it is."""
    for game in GAMES.values():
        replace(game, "mask", lambda state, _: state.clone())


def count_everything() -> None:
    """Let versions show how often others changed their minds."""
    replace(Tally, "version", lambda tally, _: tally.length)


LEAKS = {"events": tell_everything, "masks": hide_nothing, "versions": count_everything}


def main(data: str, port: str, text: str) -> None:
    """Serve."""
    wishes = msgspec.json.decode(text)
    if "seed" in wishes:
        seed, table = wishes.pop("seed"), wishes.pop("table")
        replace(secrets, "randbits", lambda _: seed)
        replace(secrets, "token_hex", lambda n: table if n == 6 else "5e" * n)
    if "natures" in wishes:
        follow_scripts(Path(wishes.pop("natures")))
    if "spoilt" in wishes:
        LEAKS[wishes.pop("spoilt")]()
    wishes |= {name: Rate(*wishes[name]) for name in ("messages", "tables") if name in wishes}
    packs = tuple(Path(pack) for pack in wishes.pop("packs", ()))
    web = Path(wishes.pop("web", Path(data) / "no-page"))  # whether the page is built must not matter here
    settings = Settings(Path(data), packs, web=web, **wishes)
    serve(settings, listen("127.0.0.1", int(port)), typer.echo)


if __name__ == "__main__":
    main(*sys.argv[1:])
