"""Reviews of finished games, through the real server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.access.links import HOST, WATCH, Grant
from herzog.server.access.secret import secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.saved import Saved
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair
from tests.review.games import played
from tests.server.harness import Server
from tests.waiting import LONG, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


pytestmark = pytest.mark.slow
GAME, BOTS = "fourberies", ("uniform", "greedy")


def kept(server: Server, name: str, steps: int | None = None, key: str = WATCH) -> str:
    """Keep a game of which so many *steps* were played, by default all, and return a link, by default a spectator's."""
    record, chairs = played(GAME, BOTS, 3), [Chair("here", "Ana", ""), Chair("here", "Ben", "")]
    result = record.result if steps is None else None
    record = type(record)(record.header, record.steps[:steps], result)
    standing = Standing(len(record.steps), () if result else (0,), result, 0)
    saved = Saved(name, Setup(record.header, 1, chairs), standing)
    server.keep(saved, [Entry("step", *step) for step in record.steps])
    return TokenSigner(secret_in(server.data)).token(Grant(name, key, 0))


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose reviews do not take long."""
    with Server(tmp_path_factory.mktemp("quick") / "data", review="glance") as running:
        yield running


@pytest.fixture(scope="module")
def ended(quick: Server) -> str:
    """Return the link of who watches a game that was reviewed because they asked."""
    token = kept(quick, "ended")
    assert quick.ask("GET", "/api/review", token=token)[1]["state"] == "none"
    assert quick.ask("POST", "/api/review", {}, token=token)[1]["state"] == "working"
    assert done(quick, token)["state"] == "done"
    return token


def done(server: Server, token: str) -> Any:
    """Return the review once it is done."""
    until(lambda: server.ask("GET", "/api/review", token=token)[1]["state"] != "working", LONG)
    return server.ask("GET", "/api/review", token=token)[1]


def test_a_finished_game_is_reviewed_and_kept(quick: Server, ended: str) -> None:
    """Whoever watches may ask; the account adds up, moments are told, and after a restart it is still there."""
    found = quick.ask("GET", "/api/review", token=ended)[1]
    assert found["done"] == found["total"] == len(played(GAME, BOTS, 3).steps)
    for seat in found["seats"]:
        each = seat["account"]
        lines = ("start", "luck", "errors", "others", "reveals", "remainder")
        assert sum(each[line] for line in lines) == each["result"]
    assert {key["kind"] for key in found["keys"]} >= {"error", "luck"}
    quick.stop()
    quick.start()
    assert quick.ask("GET", "/api/review", token=ended)[1] == found
    assert "Traceback" not in quick.log.read_text()


def test_a_moment_is_asked_again(quick: Server, ended: str) -> None:
    """What was asked comes in words, with the worth of each sensible answer, the best first."""
    found = quick.ask("GET", "/api/review", token=ended)[1]
    error = next(key for key in found["keys"] if key["kind"] == "error")
    asked = quick.ask("GET", f"/api/review/{error['moment']}", token=ended)[1]
    assert asked["seat"] == error["seat"]
    leads = [option["lead"] for option in asked["options"]]
    assert leads == sorted(leads, reverse=True)
    made = found["moments"][error["moment"]]["pick"]
    worth = next(option["lead"] for option in asked["options"] if option["pick"] == made)
    assert worth - leads[0] == error["points"]
    assert all(option["label"]["key"] for option in asked["decision"]["options"])
    assert quick.ask("GET", "/api/review/9999", token=ended)[1]["code"] == "no-page"


def test_questions_cost_what_they_take(tmp_path: Path) -> None:
    """For each the whole game is played again, so nobody may ask for them without end."""
    with Server(tmp_path / "data", review="glance") as server:
        token = kept(server, "ended")
        server.ask("POST", "/api/review", {}, token=token)
        [first, *_] = [n for n, each in enumerate(done(server, token)["moments"]) if each["kind"] == "decision"]
    with Server(tmp_path / "data", review="glance", work=[0.001, 120]) as server:
        answers = [server.ask("GET", f"/api/review/{first}", token=token) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert answers[-1][1]["code"] == "too-fast"


def test_a_running_game_is_refused(quick: Server) -> None:
    """Neither a review nor a question about it is answered before the end."""
    token = kept(quick, "running", 40)
    for method, path in (("GET", "/api/review"), ("POST", "/api/review"), ("GET", "/api/review/3")):
        assert quick.ask(method, path, {} if method == "POST" else None, token=token)[1]["code"] == "not-over"
    assert quick.ask("POST", "/api/review/cancel", {}, token=token)[1]["code"] == "not-over"


def test_a_review_can_be_cancelled(tmp_path: Path) -> None:
    """Then there is none, and it can be begun again."""
    with Server(tmp_path / "data", review="deep") as server:
        token = kept(server, "ended", key=HOST)
        assert server.ask("POST", "/api/review", {}, token=token)[1]["state"] == "working"
        assert server.ask("POST", "/api/review/cancel", {}, token=token)[1]["state"] == "none"
        assert server.ask("POST", "/api/review", {}, token=token)[1]["state"] == "working"
        assert "Traceback" not in server.log.read_text()


def test_who_only_watches_cancels_no_review(tmp_path: Path) -> None:
    """The players wait for it; a spectator may begin one and look."""
    with Server(tmp_path / "data", review="deep") as server:
        watch = kept(server, "ended")
        assert server.ask("POST", "/api/review", {}, token=watch)[1]["state"] == "working"
        status, refused = server.ask("POST", "/api/review/cancel", {}, token=watch)
        assert (status, refused["code"]) == (403, "not-your-seat")
        assert server.ask("GET", "/api/review", token=watch)[1]["state"] == "working"


def test_a_server_stops_in_the_middle_of_reviews(tmp_path: Path) -> None:
    """It ends as it should, and nothing in its log says that something failed."""
    with Server(tmp_path / "data", review="deep") as server:
        for name in ("one", "another", "a third"):
            assert server.ask("POST", "/api/review", {}, token=kept(server, name))[1]["state"] == "working"
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()
