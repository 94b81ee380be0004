"""A server with the toy game, for tests: `python -m tests.server.toy_server DATA PORT SETTINGS`.

Settings are JSON. "seed" and "table" make nature and the names of tables repeatable. "natures" is a folder in which
`0.json` holds what nature picks at the first table, and so on. "spoilt" names a leak that somebody is to notice.
"now" is what the clock shows, in milliseconds since 1970; it is turned by later times on standard input.
"outside" is a file with the authority of hosts on this machine, which then count as public.
"real" leaves out the toy games, which the page cannot draw.
"""

from __future__ import annotations

import itertools
import os
import secrets
import ssl
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec
import typer

from herzog.bots import BOTS, LEVELS, STYLES, Level
from herzog.games import GAMES
from herzog.kernel import EventLog, match
from herzog.server import clocks, ledger
from herzog.server.board import plan
from herzog.server.journal import Tally
from herzog.server.notices import outside
from herzog.server.rate import Rate
from herzog.server.run import listen, serve
from herzog.server.settings import Settings
from tests.kernel.toy import GAME, Table, Toy, View
from tests.server.toy_words import speak_for
from tests.server.turned import TurnedClock

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
        """Dream, for longer than anybody waits for a server to end."""
        time.sleep(120)
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
GAMES.update(TOYS)  # also in the processes in which bots think
speak_for(*TOYS)
LEVELS["toy"] = (
    Level("uniform", "uniform", 1, 1400),
    Level("looker", "looker", 1, 1500),
    Level("ponderer", "ponderer", 1, 1600),
)
STYLES["toy"] = tuple(Level(name, name, 1, 1000) for name in ("dreamer", "dropout", "cheat"))
LEVELS.update(dict.fromkeys(TOYS, LEVELS["toy"]))
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


def stop_clocks() -> None:
    """Let clocks stop and start with everything that anybody picks."""
    patch.object(clocks, "BARE", ()).start()


def date_drafts() -> None:
    """Let lists of tables show when somebody began a secret choice."""
    append = ledger.Ledger.append
    replace(ledger.Ledger, "append", lambda *args, **_: append(*args, secret=False))


def plan_on_the_truth() -> None:
    """Let plans be tried on the table as it is, and show it."""
    replace(plan, "made_up", lambda match, _: [match.state.clone()])
    replace(plan.Plan, "masked", lambda self, _: self.state.clone())


def let_out(authority: str) -> None:
    """Let notices be sent to hosts on this machine."""
    replace(outside, "is_public", lambda _: True)
    replace(outside, "trusted", lambda: ssl.create_default_context(cafile=authority))


LEAKS = {
    "events": tell_everything,
    "masks": hide_nothing,
    "versions": count_everything,
    "clocks": stop_clocks,
    "drafts": date_drafts,
    "plans": plan_on_the_truth,
}


def main(data: str, port: str, text: str) -> None:
    """Serve."""
    wishes = msgspec.json.decode(text)
    if wishes.pop("real", False):
        for name in TOYS:
            del GAMES[name]
    if "table" in wishes:
        table = wishes.pop("table")
        replace(secrets, "token_hex", lambda n: table if n == 6 else "5e" * n)
    if "natures" in wishes:
        follow_scripts(Path(wishes.pop("natures")))
    if "spoilt" in wishes:
        LEAKS[wishes.pop("spoilt")]()
    if "outside" in wishes:
        let_out(wishes.pop("outside"))
    rates = ("messages", "work", "tables", "wishes", "questions", "people", "records", "reviews", "seats")
    wishes |= {name: Rate(*wishes[name]) for name in rates if name in wishes}
    now = wishes.pop("now", 0)
    wishes |= {name: Path(wishes[name]) for name in ("archive",) if name in wishes}
    packs = tuple(Path(pack) for pack in wishes.pop("packs", ()))
    web = Path(wishes.pop("web", Path(data) / "no-page"))  # whether the page is built must not matter here
    settings = Settings(Path(data), packs, web=web, **wishes)
    clock = TurnedClock(now) if now else None

    def ready(address: str) -> None:
        if clock:
            clock.obey(typer.echo)
        typer.echo(address)

    serve(settings, listen("127.0.0.1", int(port)), ready, clock)


if __name__ == "__main__":
    main(*sys.argv[1:])
