"""Analysis boards and their branches, through the real server."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from herzog.kernel import CHANCE, Record, Step, walk
from herzog.server.access.links import HOST, WATCH, Grant
from herzog.server.access.secret import secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.saved import Saved
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair
from tests.review.games import played
from tests.server.harness import Client, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow
CHAIRS = [Chair("here", "Ana", ""), Chair("here", "Ben", "")]


@pytest.fixture(scope="module")
def board_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose critics think no longer than at a glance."""
    with Server(tmp_path_factory.mktemp("boards") / "data", review="glance") as running:
        yield running


class Kept:
    """A game between chance players that a server keeps, and its links."""

    def __init__(
        self, server: Server, name: str, game: str = "fourberies", steps: int | None = None, *, practice: bool = False
    ) -> None:
        whole = played(game, ("uniform", "uniform"), 3)
        self.server, self.name = server, name
        self.record = Record(whole.header, whole.steps[:steps], whole.result if steps is None else None)
        result = self.record.result
        standing = Standing(len(self.record.steps), () if result else (0,), result, 0)
        saved = Saved(name, Setup(whole.header, 1, CHAIRS, practice=practice), standing)
        server.keep(saved, [Entry("step", *step) for step in self.record.steps])

    def token(self, key: str = HOST) -> str:
        """Return a link."""
        return TokenSigner(secret_in(self.server.data)).token(Grant(self.name, key, 0))

    def board(self, key: str = HOST, address: str = "", **place: Any) -> Analyst:
        """Return somebody at an analysis board of this game, who seems to come from an *address*."""
        analyst = Analyst(self.server, address)
        analyst.sit_down(token=self.token(key), **place)
        return analyst

    def ask(self, method: str, path: str, body: Any = None, key: str = HOST) -> tuple[int, Any]:
        """Ask for something that concerns branches."""
        return self.server.ask(method, f"/api/branches{path}", body, token=self.token(key))

    def cards(self) -> list[Any]:
        """Return the branches."""
        status, cards = self.ask("GET", "")
        assert status == 200, cards
        return list(cards)

    def line(self, branch: str) -> Record:
        """Return a branch as the record that a file of it would hold."""
        return Record.loads(self.ask("GET", f"/{branch}/record")[1]["record"])


class Analyst(Client):
    """Somebody who plays all sides."""

    def __init__(self, server: Server, address: str = "") -> None:
        super().__init__(server, address)
        self.branch: Any = None

    def sit_down(self, **place: Any) -> Any:
        """Sit down and wait for the board, or for the word that there is none."""
        self.send(type="analyse", **place)
        first = self.hear("welcome", "refused")
        if first["type"] == "welcome":
            self.welcome = first
            self.hear("now")
        return first

    def receive(self) -> Any:
        """Return the next message, and remember the branch."""
        message = super().receive()
        if message["type"] == "on-branch":
            self.branch = message["branch"]
        return message

    def due(self) -> int:
        """Return the seat that is asked."""
        return int(self.now["asked"][0])

    def play(self, at: int = 0) -> None:
        """Answer with the option at that place for whoever is asked."""
        seat = self.due()
        assert self.answer(self.picks(seat)[at], seat)["type"] == "done"

    def go_on(self, step: int) -> Any:
        """Play on from there."""
        return self.request(type="go-on", step=step)

    def ponder(self, about: str) -> list[Any]:
        """Return all that is found."""
        self.send(type="ponder", id="p", about=about, seat=self.due())
        found = [self.hear("pondering", "refused")]
        while found[-1]["type"] == "pondering" and found[-1]["done"] < found[-1]["total"]:
            found.append(self.hear("pondering", "refused"))
        return found


def replays(kept: Kept, card: Any) -> None:
    """Check that a branch is a record of its own, which leaves the game where its card says."""
    line, game = kept.line(card["id"]), GAMES[kept.record.header.game]
    assert len([*walk(game, line, game.load())]) == len(line.steps) == card["steps"]
    at = card["at"]
    assert line.steps[:at] == kept.record.steps[:at]
    assert line.steps[at : at + 1] != kept.record.steps[at : at + 1]


@pytest.mark.parametrize("game", ["fourberies", "lacrimosa"])
def test_every_branch_replays(board_server: Server, game: str) -> None:
    """However one plays on, goes back and branches off, each branch is a record that replays."""
    kept, rng = Kept(board_server, f"random {game}", game), Random(4)
    with kept.board(step=60) as ana:
        for _ in range(60):
            chance = rng.random()
            if chance < 0.1:
                assert ana.undo(ana.due())["type"] == "done"
            elif chance < 0.15:
                assert ana.go_on(rng.randrange(50, ana.now["step"] + 1))["type"] == "done"
            else:
                ana.play(rng.randrange(len(ana.picks(ana.due()))))
    cards = kept.cards()
    assert len(cards) > 3
    for card in cards:
        replays(kept, card)


def test_all_sides_are_played_on_from_any_position(board_server: Server) -> None:
    """Everybody is asked in turn, through their own eyes, and the log goes on where the game was left."""
    kept = Kept(board_server, "sides")
    with kept.board(step=40) as ana:
        assert ana.welcome["mine"] == [0, 1]
        assert ana.welcome["aside"] == "board"
        assert not ana.branch
        asked = set()
        for _ in range(12):
            seat = ana.due()
            asked.add(seat)
            assert ana.view(seat) != ana.view(1 - seat)
            ana.play()
        assert asked == {0, 1}
        assert ana.branch["at"] >= 40
        assert ana.branch["steps"] == ana.now["step"]
        assert ana.request(type="look", step=3)["step"] == 3
        assert ana.request(type="chat", seat=0, text="hm")["code"] == "aside"


def test_what_was_played_is_followed(board_server: Server) -> None:
    """Whoever repeats what the game or a branch played stays on it, nature included; only what differs is kept."""
    kept = Kept(board_server, "followed")
    with kept.board(step=40) as ana:
        while ana.now["step"] < 60:
            step = kept.record.steps[ana.now["step"]]
            assert ana.answer(step.pick, step.seat)["type"] == "done"
        assert not ana.branch
        assert kept.cards() == []
        ana.play(-1)
        ana.play(-1)
        first, played = ana.branch["id"], ana.now["step"]
        assert ana.undo(ana.due())["type"] == "done"
        again = kept.line(first).steps[ana.now["step"]]
        assert ana.answer(again.pick, again.seat)["type"] == "done"
        assert (ana.branch["id"], ana.now["step"]) == (first, played)
        assert ana.undo(ana.due())["type"] == "done"
        ana.play(0)
        assert ana.branch["id"] != first
    assert {card["id"] for card in kept.cards()} == {first, ana.branch["id"]}


def test_one_goes_back_past_nature_and_others(board_server: Server) -> None:
    """At a board nothing stops an undo before the deal, and the whole line can be taken back at once."""
    kept = Kept(board_server, "back")
    with kept.board(step=40) as ana:
        began = ana.now["step"]
        for _ in range(8):
            ana.play()
        assert ana.undo(ana.due(), whole=True)["type"] == "done"
        assert ana.now["step"] == began
        while ana.now["seats"][0]["undo"] is None:
            assert ana.undo(ana.due())["type"] == "done"
        assert all(step.seat == CHANCE for step in kept.record.steps[: ana.now["step"]])
        assert ana.go_on(0)["code"] == "no-step"


def test_nature_draws_by_itself(board_server: Server) -> None:
    """What comes at a board tells nothing of what would have come at the table."""
    kept = Kept(board_server, "practice dice", "lacrimosa", 40, practice=True)
    drawn: set[tuple[int, ...]] = set()
    for _ in range(6):
        with kept.board() as ana:
            began = ana.now["step"]
            rolled: tuple[int, ...] = ()
            while not rolled:
                ana.play()
                steps = kept.line(ana.branch["id"]).steps[began:]
                rolled = tuple(step.pick for step in steps if step.seat == CHANCE)
            drawn.add(rolled)
    assert len(drawn) > 1


def test_a_running_game_is_refused(board_server: Server) -> None:
    """Only the host of a practice table may analyse before the end; everybody else is told why not."""
    running = Kept(board_server, "running", steps=40)
    practice = Kept(board_server, "practice", steps=40, practice=True)
    for kept, key in ((running, HOST), (running, WATCH), (practice, WATCH)):
        with Analyst(board_server) as ana:
            assert ana.sit_down(token=kept.token(key))["code"] == "no-board"
            assert ana.closing_code() == 4404
        assert kept.ask("GET", "", key=key) == (409, {"type": "refused", "code": "no-board", "id": "", "numbers": {}})
        assert kept.ask("GET", "/abc/record", key=key)[1]["code"] == "no-board"
    with board_server.client(running.token()) as host:
        assert host.request(type="ponder", about="lines", seat=0)["code"] == "no-board"
    with practice.board() as ana:
        ana.play()
    assert len(practice.cards()) == 1


def test_who_watches_plays_for_themselves(board_server: Server) -> None:
    """They look at branches and play on, but keep and change nothing."""
    kept = Kept(board_server, "watched")
    with kept.board(step=40) as ana:
        ana.play(-1)
        mine = ana.branch["id"]
    with kept.board(WATCH, branch=mine) as zoe:
        zoe.play()
        assert not zoe.branch
    assert [card["steps"] for card in kept.cards()] == [ana.branch["steps"]]
    for path, body in ((f"/{mine}", {"name": "x"}), (f"/{mine}/delete", {}), ("", {"name": "", "record": ""})):
        assert kept.ask("POST", path, body, WATCH)[1]["code"] == "not-your-seat"


def test_branches_are_named_and_deleted(board_server: Server) -> None:
    """By whoever plays; a branch that is gone is not found."""
    kept = Kept(board_server, "named")
    with kept.board(step=40) as ana:
        ana.play(-1)
        branch = ana.branch["id"]
    assert kept.ask("POST", f"/{branch}", {"name": "Bold"})[1][0]["name"] == "Bold"
    assert kept.ask("POST", f"/{branch}", {"name": "a\nb"})[1]["code"] == "malformed"
    assert kept.ask("POST", f"/{branch}/delete", {})[1] == []
    assert kept.ask("GET", f"/{branch}/record")[1]["code"] == "no-branch"
    with Analyst(board_server) as late:
        assert late.sit_down(token=kept.token(), branch=branch)["code"] == "no-branch"


def test_a_branch_comes_back_from_its_file(board_server: Server) -> None:
    """What was saved can be added again; a damaged file, another deal and impossible steps are told apart."""
    kept, other = Kept(board_server, "file"), Kept(board_server, "other file", "lacrimosa")
    with kept.board(step=40) as ana:
        ana.play(-1)
        ana.play(-1)
        branch = ana.branch
    text = kept.line(branch["id"]).dumps()
    kept.ask("POST", f"/{branch['id']}/delete", {})
    [card] = kept.ask("POST", "", {"name": "Again", "record": text})[1]
    assert (card["name"], card["at"], card["steps"]) == ("Again", branch["at"], branch["steps"])
    replays(kept, card)
    wrong = Record(kept.record.header, [*kept.record.steps[:40], Step(0, "Nonsense", 1)]).dumps()
    deal = played("fourberies", ("uniform", "uniform"), 4).dumps()
    for record, code in (
        (text[:-20], "record-broken"),
        (wrong, "record-rules"),
        (deal, "other-record"),
        (other.record.dumps(), "other-record"),
    ):
        assert kept.ask("POST", "", {"name": "", "record": record})[1]["code"] == code
    assert kept.ask("POST", "", {"name": "", "record": "x" * 600_000})[1]["code"] == "too-big"


def test_a_kill_loses_no_branch(board_server: Server) -> None:
    """Every answer that was acknowledged is there after a restart, and one can go on from it."""
    kept = Kept(board_server, "killed")
    with kept.board(step=40) as ana:
        for _ in range(5):
            ana.play(-1)
        branch = ana.branch
        board_server.kill()
    board_server.start()
    assert kept.cards() == [branch]
    with kept.board(branch=branch["id"]) as ana:
        assert ana.now["step"] == branch["steps"]
        ana.play()
        assert ana.branch["id"] == branch["id"]


@pytest.mark.parametrize("game", ["fourberies", "lacrimosa"])
def test_lines_and_their_worth(tmp_path_factory: pytest.TempPathFactory, game: str) -> None:
    """First guesses come at once, then deeper ones; the best comes first, and everything is in words."""
    with Server(tmp_path_factory.mktemp("lines") / "data", review="quick") as server:
        kept = Kept(server, "lines", game)
        with kept.board(step=60) as ana:
            while len(ana.picks(ana.due())) < 3:
                ana.play()
            begun, glance, quick = ana.ponder("lines")
    assert [each["done"] for each in (begun, glance, quick)] == [0, 1, 2]
    assert begun["lines"] == []
    for found in (glance, quick):
        leads = [line["lead"] for line in found["lines"]]
        assert leads == sorted(leads, reverse=True)
        assert 0 < len(leads) <= 5
        assert all(line["label"]["key"] and 0 <= line["chance"] <= 1000 for line in found["lines"])


def test_bots_finish_the_game(board_server: Server) -> None:
    """A hundred times from a late position; the spread grows as games end, and can be stopped."""
    kept = Kept(board_server, "spread", "lacrimosa")
    with kept.board(step=len(kept.record.steps) - 6) as ana:
        found = ana.ponder("finish")
        assert [each["done"] for each in found][:3] == [0, 1, 2]
        assert found[-1]["done"] == 100
        for spread in found[-1]["spread"]:
            assert len(spread["scores"]) == 100
            assert spread["scores"] == sorted(spread["scores"])
            assert spread["scores"][0] <= spread["mean"] <= spread["scores"][-1]
        assert sum(spread["won"] for spread in found[-1]["spread"]) >= 100
        ana.send(type="ponder", id="p", about="finish", seat=0)
        ana.hear("pondering")
        assert ana.request(type="stop-it")["type"] == "done"
        ana.settle()
        heard = len(ana.heard)
        ana.play()
        assert not [text for text in ana.heard[heard:] if json.loads(text)["type"] == "pondering"]
    with kept.board() as end:
        assert end.now["result"] == json.loads(json.dumps(end.now["result"]))
        assert end.request(type="ponder", about="finish", seat=0)["code"] == "no-hint"


def test_practice_is_for_one_screen(board_server: Server) -> None:
    """A practice table has no links and no clock."""
    chairs = [{"kind": "here", "name": "Ana", "bot": ""}, {"kind": "link", "name": "Ben", "bot": ""}]
    table = {"game": "toy", "seats": chairs, "practice": True}
    assert board_server.ask("POST", "/api/tables", table)[1]["code"] == "wrong-setup"
    chairs[1]["kind"] = "here"
    links = board_server.ask("POST", "/api/tables", table)[1]
    with board_server.client(links["host"]) as host:
        assert host.welcome["practice"] is True
    clock = {"kind": "live", "bank": 60, "each": 5, "out": "bot", "bot": "uniform"}
    assert board_server.ask("POST", "/api/tables", {**table, "clock": clock})[1]["code"] == "wrong-setup"


def test_a_board_ends_with_its_link(board_server: Server) -> None:
    """Whoever came by a link that was replaced since is told so, and what they try is not kept."""
    kept = Kept(board_server, "revoked")
    with kept.board(step=20) as thief:
        assert board_server.ask("POST", "/api/links/host/revoke", token=kept.token())[0] == 200
        seat = thief.due()
        thief.send(
            type="answer", id="x", version=0, seat=seat, ask=thief.decision(seat)["ask"], pick=thief.picks(seat)[0]
        )
        assert thief.hear("refused", "done").get("code") == "revoked"
        assert thief.closing_code() == 4401
    assert kept.ask("GET", "", key=WATCH) == (200, [])
