"""A server with the toy game, for tests.

Among its settings, "seed" and "table" make nature and the names of tables repeatable. "natures" is a folder in which
`0.json` holds what nature picks at the first table, and so on. "spoilt" names a leak that a test must notice.
"now" is the time of the clock, in milliseconds since 1970, until the process is sent a later one.
"outside" is a file with the certificate authority of hosts on this machine, which then count as public.
"broken" names loops that fail for as long as a file called "broken" is in the folder of the data.
"real" leaves out the toy games, which the page cannot draw. "patience" is the factor over all its
deadlines. "at_random" lets bots pick at random and in the server itself, so that no process has to start; hints and
reviews think all the same.
"""

from __future__ import annotations

import itertools
import os
import secrets
import ssl
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

import msgspec

from herzog.games import GAMES
from herzog.kernel import EventLog, match
from herzog.server.board import plan
from herzog.server.http import app
from herzog.server.limits.rate import Rate
from herzog.server.notices import https_client
from herzog.server.operations.metrics import address_in
from herzog.server.patience import VARIABLE
from herzog.server.run import listen, serve
from herzog.server.settings import Settings
from herzog.server.thinking.bot_pool import BotClient
from herzog.server.thinking.questions import Answer
from herzog.table import clocks, ledger
from herzog.table.fold import Tally
from tests.server.breaking import break_loops
from tests.server.inside import Insider
from tests.server.toy_words import speak_for
from tests.server.toys import TOYS
from tests.server.turned import TurnedClock

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from herzog.server.thinking.questions import Question

speak_for(*TOYS)
BOXES = [game.load(folder) for game in GAMES.values() for folder in game.sets]  # once, for all servers forked from here


class Script(Random):
    """Dice that fall as a file says."""

    def __init__(self, file: Path) -> None:
        super().__init__(0)
        self._file: Final = file
        self._picks: Final[list[int]] = msgspec.json.decode(file.read_bytes())
        self._next = 0

    def __copy__(self) -> Script:
        twin = Script(self._file)
        twin._next = self._next
        return twin

    def choice(self, seq: Any) -> Any:
        """Return what comes next in the script."""
        pick = self._picks[self._next]
        assert pick in seq
        self._next += 1
        return pick


def replace(owner: object, name: str, by: Callable[..., object]) -> None:
    """Replace an attribute of *owner* until the process ends."""
    patch.object(owner, name, by).start()


def follow_scripts(folder: Path) -> None:
    """Give tables numbers for names, and let nature follow the script of each."""
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
    replace(ledger, "concerned", lambda *_: None)


def plan_on_the_truth() -> None:
    """Let plans be tried on the table as it is, and show it."""
    replace(plan, "made_up", lambda match, _: [match.state.clone()])
    replace(plan.Plan, "masked", lambda self, _: self.state.clone())


def let_out(authority: str) -> None:
    """Let notices be sent to hosts on this machine."""
    replace(https_client, "is_public", lambda _: True)
    replace(https_client, "trusted", lambda: ssl.create_default_context(cafile=authority))


def play_at_random() -> None:
    """Let bots pick at random, in the server itself."""

    async def choose(_: BotClient, question: Question) -> Answer:
        return Answer(Random(question.seed).choice(question.picks), b"")

    replace(BotClient, "choose", choose)


LEAKS = {
    "events": tell_everything,
    "masks": hide_nothing,
    "versions": count_everything,
    "clocks": stop_clocks,
    "drafts": date_drafts,
    "plans": plan_on_the_truth,
}


def run(data: Path, port: int, wishes: dict[str, Any], told: Connection) -> None:
    """Serve, and send the address; *wishes* that are not plain values of `Settings` are carried out here."""
    os.environ[VARIABLE] = str(wishes.pop("patience", 1))
    if wishes.pop("real", False):
        for name in TOYS:
            del GAMES[name]
    if wishes.pop("at_random", False):
        play_at_random()
    if "table" in wishes:
        table = wishes.pop("table")
        replace(secrets, "token_hex", lambda n: table if n == 6 else "5e" * n)
    if "natures" in wishes:
        follow_scripts(Path(wishes.pop("natures")))
    if "spoilt" in wishes:
        LEAKS[wishes.pop("spoilt")]()
    if "outside" in wishes:
        let_out(wishes.pop("outside"))
    break_loops(wishes.pop("broken", ()), data / "broken")
    rates = ("messages", "work", "tables", "wishes", "questions", "people", "records", "reviews", "seats")
    wishes |= {name: Rate(*wishes[name]) for name in rates if name in wishes}
    now = wishes.pop("now", 0)
    wishes |= {name: Path(wishes[name]) for name in ("archive",) if name in wishes}
    if "metrics" in wishes:
        wishes["metrics"] = address_in(wishes["metrics"])
    packs = tuple(Path(pack) for pack in wishes.pop("packs", ()))
    web = Path(wishes.pop("web", data / "no-page"))  # whether the page is built must not matter here
    host = wishes.pop("host", "127.0.0.1")
    settings = Settings(data, packs, web=web, **wishes)
    clock = TurnedClock(now) if now else None

    insider = Insider(clock)
    replace(app, "open_lobby", insider.open_lobby)

    def ready(address: str) -> None:
        insider.obey(told)
        told.send(address)

    serve(settings, listen(host, port), ready, clock)
