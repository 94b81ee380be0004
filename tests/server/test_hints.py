"""What a bot would do in the place of a person: from what they know, once, and never in the way of the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from herzog.bots import bots_for
from herzog.games import GAMES
from herzog.server.table.hints import Hints
from herzog.text import LANGUAGES, Renderer
from herzog.text.phrase import Phrase

if TYPE_CHECKING:
    from herzog.server.packs import LoadedPack
    from herzog.server.table.hints import Thinking
    from herzog.server.thinking.bot_pool import BotClient
    from herzog.server.thinking.questions import Question
    from tests.server.harness import Client, Server


def hint(client: Client, seat: int = 0, **changes: Any) -> Any:
    """Ask for a hint and return the reply."""
    return client.request(type="hint", **{"version": client.now["version"], "seat": seat, **changes})


def await_turn(client: Client) -> None:
    """Wait until the client is asked something."""
    while not client.picks():
        client.hear("now")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_taken(server: Server, game: str) -> None:
    """It names an option and what that points at, says so in every language, and the option is there to be picked."""
    links = server.set_up("here", bots_for(game)[0], game=game)
    with server.client(links["host"]) as host:
        assert host.welcome["hints"] is True
        await_turn(host)
        advice = hint(host)
        assert (advice["type"], advice["seat"], advice["version"]) == ("advice", 0, host.now["version"])
        options = {option["pick"]: option["target"] for option in host.decision()["options"]}
        assert options[advice["pick"]] == advice["target"]
        for language in LANGUAGES:
            say = Renderer(language, ("common", "bots", game)).say
            assert all(say(_phrase(said)) for said in advice["says"])
        assert host.answer(advice["pick"])["type"] == "done"


def _phrase(said: Any) -> Phrase:
    args = {name: _phrase(arg) if isinstance(arg, dict) and "key" in arg else arg for name, arg in said["args"].items()}
    return Phrase(said["key"], args)


def test_asking_twice_is_answered_twice_and_thought_once(server: Server) -> None:
    """Two devices or an impatient finger: each message has its answer, and all answers are the same."""
    links = server.set_up("here", "chorknabe", game="lacrimosa")
    with server.client(links["host"]) as one, server.client(links["host"]) as other:
        await_turn(one)
        await_turn(other)
        for name in ("a", "b", "c"):
            one.send(type="hint", id=name, version=one.now["version"], seat=0)
        replies = [one.hear("advice", "refused") for _ in range(3)] + [hint(other)]
        assert [reply["id"] for reply in replies[:3]] == ["a", "b", "c"]
        assert len({(reply["pick"], str(reply["says"])) for reply in replies}) == 1


def test_only_who_is_asked_gets_a_hint(server: Server) -> None:
    """For one's own seat, at the present table, and when there is something to decide."""
    links = server.set_up("here", "link", "gamin", game="fourberies")
    with server.client(links["host"]) as host, server.client(links["seats"][0]["token"]) as connection:
        assert hint(host, 1)["code"] == "not-your-seat"
        assert hint(host, version=host.now["version"] + 1)["code"] == "stale"
        assert hint(connection, 1)["type"] == "advice"
        host.answer(host.picks()[0])
        host.settle()
        assert hint(host)["code"] == "no-hint"  # the choice is made, though it can be taken back
        host.undo()
        host.settle()
        assert hint(host)["type"] == "advice"
    with server.client(links["watch"]) as watcher:
        assert hint(watcher)["code"] == "not-your-seat"


def test_the_table_does_not_wait_for_a_hint(server: Server) -> None:
    """Whoever answers while a bot still thinks is answered first, and the late hint is stale or was in time."""
    links = server.set_up("here", game="lacrimosa")
    with server.client(links["host"]) as host:
        host.send(type="hint", id="late", version=host.now["version"], seat=0)
        assert host.answer(host.picks()[0])["type"] == "done"
        heard = [each for each in host.messages() if each.get("id") == "late"]
        late = heard[0] if heard else host.hear("advice", "refused")
        assert late["id"] == "late"
        assert late["type"] == "advice" or late["code"] == "stale"
        assert hint(host)["type"] == "advice"


def test_a_table_without_hints(server: Server) -> None:
    """Whoever sets up the table decides, and playing again keeps to it."""
    links = server.set_up("here", "gamin", game="fourberies", hints=False)
    with server.client(links["host"]) as host:
        assert host.welcome["hints"] is False
        assert hint(host)["code"] == "no-hint"
    _, again = server.ask("POST", "/api/again", {}, links["host"])
    with server.client(again["host"]) as host:
        assert host.welcome["hints"] is False


class Forgetful:
    """A bot that fails the first time that it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def advise(self, question: Question) -> None:
        """Find nothing to compare."""
        del question
        self.asked += 1
        if self.asked == 1:
            raise TimeoutError


class WithoutTable(Hints):
    """Hints for a table of which nothing need be known."""

    def _question(self, masked: Any, seat: int, version: int) -> Any:
        """Ask nothing in particular."""


def test_a_hint_that_failed_can_be_asked_for_again() -> None:
    """A process may die once; what was worked out is not worked out again."""

    async def ask() -> tuple[list[bool], int]:
        bot = Forgetful()
        hints = WithoutTable("toy", cast("LoadedPack", None), cast("BotClient", bot))
        failed: list[bool] = []

        def told(thought: Thinking) -> None:
            failed.append(thought.exception() is not None)

        for _ in range(3):
            hints.ask(None, 0, 7, told)
            await asyncio.sleep(0.01)
        return failed, bot.asked

    assert asyncio.run(ask()) == ([True, False, False], 2)
