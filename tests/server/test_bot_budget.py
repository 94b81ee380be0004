"""Bots that think for seconds: when they are ready in a secret choice does not depend on what they hold."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from herzog.games import GAMES
from herzog.games.fourberies.scoring import ChooseRequest
from herzog.games.fourberies.state import ABSENT
from herzog.kernel import Ask, Codec, Match
from herzog.server.table.bots import BotSeats
from herzog.server.thinking.questions import Answer, Question
from herzog.table.forced import is_publicly_forced, made_up
from tests.server.test_bot_pace import AsPacked, thoughts
from tests.server.test_bot_timing import Elsewhere, Here, Loop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import Seat
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient

PACE = 0.1
BUDGETS = {"learned:1s": 1.0, "legende": 1.0, "search:2s": 2.0, "greedy": 0.0}
OVERRUN = 1.03  # of the budget: a search ends after its last playout
SECRET = {"ChooseTravel", "ChooseNature", "ChooseRequest"}  # everything that players choose at the same time
TABLES = [
    ("fourberies", 2, "allowed"),
    ("fourberies", 4, "allowed"),
    ("fourberies", 3, "refused"),
]


class Unhurried(Loop):
    """A loop whose clock shows only what was slept: computing takes no time."""

    def time(self) -> float:
        """Return the time."""
        return self.slept


class Spender:
    """Spends a budget on a choice, and no time where there is none, or where one of the picks is *clear*."""

    def __init__(self, seconds: float, *, clear: bool) -> None:
        self.seconds = seconds
        self.clear = clear
        self.questions: list[Question] = []

    async def choose(self, question: Question) -> Answer:
        """Think, and take the first pick."""
        self.questions.append(question)
        if len(question.picks) > 1 and not self.clear:
            await asyncio.sleep(OVERRUN * self.seconds)
        return Answer(question.picks[0], b"")


def secret_choices(game: str, seats: int, requests: str, games: int = 5) -> Iterator[tuple[Elsewhere, Seat]]:
    """Yield the tables of random games at which somebody chooses in secret, and who does."""
    rules = GAMES[game]
    for seed in range(games):
        rng = Random(seed)
        match = Match.start(
            rules, ["Ana", "Bo", "Cy", "Di"][:seats], {"unfulfilled-request": requests}, rules.load(), seed
        )
        while not match.over:
            seat, top = match.asked()[0], match.state.agenda[-1]
            if not isinstance(top, Ask) and not match.ready():
                table = Elsewhere(rules, match.record, match.state.clone())
                yield from ((table, each) for each in top.seats())
            masked = match.masked(seat)
            match.submit(seat, top.name, rng.choice(masked.agenda[-1].plain(masked, seat)))


def ready_after(table: Elsewhere, seat: Seat, bot: str, thinkers: object, loop: type[Loop] | None) -> float:
    """Return how many seconds after it was asked a *bot* at *seat* is ready."""

    async def answered() -> float:
        told: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        pack = cast("LoadedPack", AsPacked(str(table.game.data), Codec(table.game, table.game.load())))
        clock = asyncio.get_running_loop().time
        header, client = table.record.header, cast("BotClient", thinkers)
        bots = BotSeats(header, pack, client, PACE, lambda _: told.set_result(clock()))
        began = clock()
        bots.wake(thoughts(cast("Match[Any]", table), seat, bot), began)
        return await told - began

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(answered())


@pytest.mark.parametrize("bot", BUDGETS)
@pytest.mark.parametrize("table", TABLES)
def test_ready_at_the_same_time_whatever_is_held(bot: str, table: tuple[str, int, str]) -> None:
    """With one pick or many, and whether the bot finds its choice hard or clear."""
    asked, when = set(), set()
    for there, seat in secret_choices(*table):
        asked.add(there.state.agenda[-1].name)
        for clear in (True, False):
            when.add(round(ready_after(there, seat, bot, Spender(BUDGETS[bot], clear=clear), Unhurried), 6))
    assert when == {round(PACE + BUDGETS[bot], 6)}
    assert asked == SECRET


def alone(there: Elsewhere, seat: Seat) -> Elsewhere:
    """Return the table if nobody but *seat* held a Request."""
    state = there.state.clone()
    for other, player in enumerate(state.players):
        if other != seat:
            state.requests.extend(player.requests)
            player.requests = ()
    state.requests.sort()
    state.agenda[-1] = ChooseRequest((seat,), (ABSENT,) * len(state.players))
    return there._replace(state=state)


@pytest.mark.parametrize("requests", ["allowed", "refused"])
def test_whoever_alone_holds_requests_is_ready_as_late(requests: str) -> None:
    """Tables made up at random may all leave one thing to do by accident; that makes nothing public."""
    counts, when = set(), set()
    for there, seat in secret_choices("fourberies", 3, requests):
        if there.state.agenda[-1].name == "ChooseRequest":
            table = alone(there, seat)
            counts.add(min(table.picks(seat), 2))
            assert not is_publicly_forced(cast("Any", table))
            when.add(round(ready_after(table, seat, "learned:1s", Spender(1.0, clear=False), Unhurried), 6))
    assert (counts, when) == ({1, 2}, {1.0 + PACE})


@pytest.mark.parametrize("table", TABLES)
def test_a_forced_bot_thinks_about_a_real_choice(table: tuple[str, int, str]) -> None:
    """About a hand that it might hold and that leaves one, if a hand in ten does."""
    found = 0
    for there, seat in secret_choices(*table):
        if there.picks(seat) == 1 and _share_with_a_choice(there, seat) >= 0.1:
            found += 1
            thinkers = Spender(0.0, clear=True)
            ready_after(there, seat, "learned:1s", thinkers, Unhurried)
            decoy, question = thinkers.questions
            assert len(decoy.picks) > 1
            assert len(question.picks) == 1
    assert found > 5


def _share_with_a_choice(there: Elsewhere, seat: Seat) -> float:
    seen, n = there.masked(None), 100
    tables = [made_up(there.game, seen, 1000 + each) for each in range(n)]
    return sum(len(table.agenda[-1].plain(table, seat)) > 1 for table in tables) / n


def test_no_game_has_another_secret_choice() -> None:
    """In Lacrimosa nobody chooses at the same time as others."""
    rules = GAMES["lacrimosa"]
    rng, match = Random(1), Match.start(rules, ["Ana", "Bo"], {}, rules.load(), 1)
    while not match.over:
        assert isinstance(match.state.agenda[-1], Ask)
        masked = match.masked(match.asked()[0])
        match.submit(
            match.asked()[0], masked.agenda[-1].name, rng.choice(masked.agenda[-1].plain(masked, match.asked()[0]))
        )


def test_bots_that_really_think_take_their_time() -> None:
    """A search of 0.2 seconds is not ready before the pace has passed after them, with a choice or without."""
    counts = set()
    for there, seat in secret_choices("fourberies", 3, "refused", 1):
        if there.state.agenda[-1].name == "ChooseRequest":
            counts.add(min(there.picks(seat), 2))
            began = time.monotonic()
            ready_after(there, seat, "search:0.2s", Here(), None)
            assert time.monotonic() - began >= 0.2 + PACE
    assert counts == {1, 2}
