"""What-if while playing: plans for one's own turn, through the real server."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec, Match, Step
from herzog.server.board.plan import Plan
from herzog.server.packs import load_packs
from tests.server.harness import Client, Server
from tests.server.test_play import seat_tokens
from tests.server.test_secrets import answer_at_random, twins
from tests.server.twins import Theatre

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that deals the same each time."""
    with Server(tmp_path_factory.mktemp("plans") / "data", seed=3) as server:
        yield server


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """Return a server for all twins."""
    theatre = Theatre(tmp_path_factory.mktemp("twins"))
    with theatre.server:
        yield theatre


def plan(server: Server, token: str, seat: int) -> tuple[Client, Any]:
    """Begin to plan; return the planner and the first word."""
    planner = Client(server)
    planner.send(type="what-if", token=token, seat=seat)
    first = planner.hear("welcome", "refused")
    if first["type"] == "welcome":
        planner.welcome = first
        planner.hear("now")
    return planner, first


@pytest.mark.parametrize(
    ("case", "most", "secrets"),
    [
        ("toy", 0, {"Draw"}),
        ("lacrimosa 2 seat", 120, {"RemoveCard", "DrawCard"}),
        ("fourberies 2 seat", 200, {"DrawRequest"}),
    ],
)
def test_plans_of_twins_are_the_same(theatre: Theatre, case: str, most: int, secrets: set[str]) -> None:
    """Byte for byte, however hidden cards differ: nothing in a plan comes from more than its seat knows."""
    found = twins(case, most)
    assert found.differing() >= secrets
    one, other = (theatre.traffic(found, which, plans=True) for which in (0, 1))
    plans = [text for text in one["spy"] if '"aside":"plan"' in text]
    assert len(plans) > (2 if case == "toy" else 8)
    assert other["spy"] == one["spy"]


def test_a_plan_notices_a_leak(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A server that plans on the table as it is, is found out by its plans alone."""
    theatre, found = Theatre(tmp_path_factory.mktemp("spoilt"), spoilt="plans"), twins("lacrimosa 2 seat", 120)
    with theatre.server:
        one, other = (theatre.traffic(found, which, plans=True)["spy"] for which in (0, 1))

    def planned(heard: list[str]) -> list[str]:
        return heard[next(n for n, text in enumerate(heard) if '"aside":"plan"' in text) :]

    assert planned(one) != planned(other)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_planned_happens(name: str) -> None:
    """Whoever plays what they planned finds the table as the plan showed it, up to where it ended."""
    game, rng = GAMES[name], Random(2)
    pack, codec = load_packs(())[name][0], Codec(game, game.load())
    match = Match.start(game, ["Ana", "Ben"], {}, pack.box, 2)
    followed = 0
    while not match.over and followed < 150:
        [seat, *others] = match.asked()
        if others or match.drafts:
            answer_at_random(match, rng)
            continue
        planned = Plan(match, pack, seat)
        while planned.asked() == (seat,):
            step = some_step(planned, seat, rng)
            planned.play(step)
            before = len(match.record.steps)
            match.submit(*step)
            if planned.unknown or any(each.seat == CHANCE for each in match.record.steps[before:]) or match.drafts:
                break
            assert codec.encode(game.mask(planned.state, seat)) == codec.encode(match.masked(seat))
            followed += 1
    assert followed > 15


def some_step(planned: Plan, seat: int, rng: Random) -> Step:
    """Return an answer to what a plan asks."""
    masked = planned.masked(seat)
    top = masked.agenda[-1]
    return Step(seat, top.name, rng.choice(top.plain(masked, seat)))


def test_a_plan_stays_aside(running: Server) -> None:
    """Answers and undos change nothing at the table, and nobody there hears of them."""
    links = running.set_up("here", "here", game="lacrimosa")
    with running.client(links["host"]) as ana, running.client(links["watch"]) as zoe:
        [seat] = ana.now["asked"]
        ana.settle()
        zoe.settle()
        heard = len(ana.heard), len(zoe.heard)
        planner, first = plan(running, links["host"], seat)
        with planner:
            assert (first["aside"], first["mine"]) == ("plan", [seat])
            assert planner.now["step"] == 0
            assert planner.decision() == ana.decision(seat)
            assert planner.view() == ana.view(seat)
            assert planner.answer(planner.picks()[0])["type"] == "done"
            assert planner.now["step"] == 1
            assert planner.undo()["type"] == "done"
            assert planner.decision() == ana.decision(seat)
            assert planner.undo()["code"] == "barrier"
            assert planner.request(type="look", step=0)["code"] == "aside"
            assert planner.request(type="chat", seat=seat, text="x")["code"] == "aside"
            for other, n in zip((ana, zoe), heard, strict=True):
                other.settle()
                assert {message["type"] for message in other.messages()[n:]} <= {"pong", "presence"}


def test_a_plan_ends_where_something_is_turned_up(running: Server) -> None:
    """Nature is never asked: nobody is, and nothing that it would bring is shown."""
    links = running.set_up("here", "here", game="lacrimosa")
    with running.client(links["host"]) as ana:
        [seat] = ana.now["asked"]
    planner, _ = plan(running, links["host"], seat)
    with planner:
        while planner.picks():
            planner.answer(planner.picks()[0])
        assert planner.decision() is None
        heard = json.dumps([each["log"] for each in planner.now["seats"]])
        assert '"seat": -1' not in heard


def test_who_may_not_plan(running: Server) -> None:
    """Who watches, whose turn it is not, for whom a bot plays, and who learns: each is told why."""
    links = running.set_up("link", "link", game="lacrimosa")
    first, second = seat_tokens(links)
    lesson = {"game": "lacrimosa", "seats": [{"kind": "here", "name": "Ana", "bot": ""}], "lesson": "first"}
    taught = running.ask("POST", "/api/tables", {**lesson, "lesson": lesson_named(running)})[1]
    with running.client(first) as ana:
        asked = ana.now["asked"][0]
        tokens = [first, second]
        for token, seat, code in (
            (links["watch"], 0, "not-your-seat"),
            (tokens[1 - asked], asked, "not-your-seat"),
            (tokens[1 - asked], 1 - asked, "not-asked"),
            (taught["host"], 0, "lesson"),
        ):
            planner, word = plan(running, token, seat)
            with planner:
                assert word["code"] == code
        with running.client(tokens[asked]) as absent:
            absent.request(type="hand-over", seat=asked, bot="chorknabe")
        planner, word = plan(running, tokens[asked], asked)
        with planner:
            assert word["code"] in ("sat-in", "not-asked")  # the bot may have moved


def lesson_named(server: Server) -> str:
    """Return the first lesson of Lacrimosa."""
    games = server.ask("GET", "/api/lobby")[1]["games"]
    return str(next(game["lessons"][0]["name"] for game in games if game["name"] == "lacrimosa"))
