"""How soon a bot answers tells nobody what it holds."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from herzog.games import GAMES
from herzog.kernel import Codec, Match
from herzog.server.table.bots import BotSeats
from herzog.server.thinking.questions import Answer, Question
from herzog.table.forced import is_publicly_forced
from herzog.table.thoughts import thought

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient
    from herzog.table.deciding import BotAnswer
    from herzog.table.thoughts import Thought

PACE = 0.05


class Heard(NamedTuple):
    """What a bot was made to think about, what it answered, and after how many seconds."""

    questions: list[Question]
    pick: int
    took: float


class Recorder:
    """Takes the first pick of every question."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def choose(self, question: Question) -> Answer:
        """Note the question."""
        self.questions.append(question)
        return Answer(question.picks[0], b"")


class AsPacked(NamedTuple):
    """As much of a component set as bots look at."""

    folder: str
    codec: Codec[Any]


def thoughts(match: Match[Any], seat: Seat, bot: str) -> list[Thought]:
    """Return what a *bot* is asked at *seat*."""
    asked = thought(match, seat, bot, 0, 1, None)
    assert asked
    return [asked]


def ask(match: Match[Any], seat: Seat) -> Heard:
    """Let a bot answer for *seat*."""

    async def answered() -> Heard:
        thinkers = Recorder()
        told: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        pack = cast("LoadedPack", AsPacked("", Codec(match.game, match.box)))
        bots = BotSeats(match.record.header, pack, cast("BotClient", thinkers), PACE, told.set_result)
        began, asked = time.monotonic(), asyncio.get_running_loop().time()
        bots.wake(thoughts(match, seat, "greedy"), asked)
        return Heard(thinkers.questions, (await told).pick, time.monotonic() - began)

    return asyncio.run(answered())


def test_an_answer_of_a_bot_that_has_left_is_dropped() -> None:
    """Its seat was handed back, and over to another, before the answer was read: that one thinks on."""

    async def changed() -> None:
        match = positions("lacrimosa", public=True)
        seat = match.asked()[0]
        told: asyncio.Queue[BotAnswer] = asyncio.Queue()
        pack = cast("LoadedPack", AsPacked("", Codec(match.game, match.box)))
        bots = BotSeats(match.record.header, pack, cast("BotClient", Recorder()), PACE, told.put_nowait)
        bots.wake(thoughts(match, seat, "greedy"), 0)
        first = await told.get()
        bots.busy(())  # a person sits there for a moment
        bots.wake(thoughts(match, seat, "beginner"), 0)
        assert not bots.rest(first)
        assert bots.busy((seat,)) == {seat}
        assert bots.rest(await told.get())
        assert not bots.thinking

    asyncio.run(changed())


def positions(game: str, *, public: bool) -> Match[Any]:
    """Return a match in which somebody has one thing to do, and all can tell or not."""
    for seed in range(200):
        rng, match = Random(seed), Match.start(GAMES[game], ["Ana", "Bo"], {}, GAMES[game].load(), seed)
        while not match.over:
            seat = match.asked()[0]
            masked = match.masked(seat)
            top = masked.agenda[-1]
            picks = top.picks(masked, seat)
            if len(picks) == 1 and is_publicly_forced(match) is public:
                return match
            match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))
    raise AssertionError("there is no such position")


def test_a_bot_with_one_thing_to_do_in_secret_thinks_like_others() -> None:
    """It thinks about what it might have held, at the usual pace, and then does the one thing it can."""
    match = positions("fourberies", public=False)
    seat = match.asked()[0]
    masked = match.masked(seat)
    heard = ask(match, seat)
    assert len(heard.questions[0].picks) > 1
    assert [heard.pick] == masked.agenda[-1].picks(masked, seat)
    assert heard.took >= PACE


def test_a_bot_with_one_thing_to_do_that_all_can_see_does_it_at_once() -> None:
    """Nobody has to wait for that."""
    match = positions("lacrimosa", public=True)
    heard = ask(match, match.asked()[0])
    assert [len(question.picks) for question in heard.questions] == [1]


def test_a_bot_is_asked_the_same_whoever_else_is_ready() -> None:
    """How quick others are in a secret choice must not change its picks: the same deal would be played differently."""
    game = GAMES["fourberies"]
    match = Match.start(game, ["Ana", "Bo", "Cy"], {}, game.load(), 1)
    assert match.asked() == (0, 1, 2)
    before = ask(match, 1).questions
    for seat in (0, 2):
        masked = match.masked(seat)
        match.submit(seat, masked.agenda[-1].name, masked.agenda[-1].picks(masked, seat)[0])
    assert match.ready() == (0, 2)
    assert ask(match, 1).questions == before
