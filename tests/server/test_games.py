"""Whole games of what people really play, through the real server."""

from __future__ import annotations

import shutil
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.bots import bots_for
from herzog.games import GAMES
from herzog.kernel import PackError, Record, replay
from herzog.server.access.links import HOST, Grant
from herzog.server.access.secret import secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.saved import Saved
from herzog.server.packs import load_packs
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair
from tests.games.stored import stored
from tests.server.harness import Server
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Client

pytestmark = pytest.mark.slow


def answer(client: Client, rng: Random) -> None:
    """Answer at random if asked."""
    client.settle()
    decision = client.decision()
    if decision:
        picks = [option["pick"] for option in decision["options"] if option["plain"]]
        assert client.answer(rng.choice(picks))["type"] == "done"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_people_and_a_bot(tmp_path: Path, name: str) -> None:
    """Two people by link, a bot and somebody who watches; the record replays to the result."""
    rng, game = Random(7), GAMES[name]
    with Server(tmp_path / "data") as server:
        links = server.set_up("link", "link", bots_for(name)[0], game=name)
        ana, ben = (server.client(token) for token in seat_tokens(links))
        with ana, ben, server.client(links["watch"]) as watcher:
            while not ana.now["result"]:
                answer(ana, rng)
                answer(ben, rng)
                watcher.settle()  # whoever does not read is sent away sooner or later
            watcher.catch_up(ana.now["step"])
            assert watcher.now["result"] == ana.now["result"]
        _, story = server.ask("GET", "/api/story", token=links["host"])
        record = Record.loads(story["record"])
        assert game.scores(replay(game, record, game.load())) == ana.now["result"]["scores"]
        assert len(story["scores"]) == len(record.steps)
        assert "Traceback" not in server.log.read_text()


def copy_of(game: str, folder: Path) -> Path:
    """Return a pack like the game's own, with another version."""
    folder.mkdir(parents=True)
    for file in GAMES[game].files:
        shutil.copyfile(GAMES[game].data / file, folder / file)
    return folder


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    """It is offered, can be chosen, and a game played with it needs it afterwards."""
    folder = copy_of("fourberies", tmp_path / "mine")
    file = folder / "encounters.toml"
    assert 'en = "' in file.read_text("utf-8")
    file.write_text(file.read_text("utf-8").replace('en = "', 'en = "My ', 1), "utf-8")
    with Server(tmp_path / "data", packs=[str(folder)]) as server:
        lobby: Any = server.ask("GET", "/api/lobby")[1]
        packs = {game["name"]: [pack["name"] for pack in game["packs"]] for game in lobby["games"]}
        assert packs["fourberies"] == ["", "mine"]
        assert packs["lacrimosa"] == [""]
        chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
        _, links = server.ask("POST", "/api/tables", {"game": "fourberies", "seats": chairs, "pack": "mine"})
        with server.client(links["host"]) as host:
            assert host.welcome["pack"]["name"] == "mine"
            words = host.welcome["pack"]["words"]
        said = server.ask("GET", f"/api/components/fourberies/{words}")[1]["described"]
        assert said["encounter:0"]["name"]["args"]["name"]["en"].startswith("My ")
        _, again = server.ask("POST", "/api/again", {}, token=links["host"])
        with server.client(again["host"]) as host:
            assert host.welcome["pack"]["name"] == "mine"
        server.stop()
        server.settings["packs"] = []
        server.start()
        refused = server.ask("POST", "/api/again", {}, token=links["host"])
        assert (refused[0], refused[1]["code"]) == (422, "wrong-setup")
        assert server.ask("POST", "/api/mine", {"tokens": [links["host"]]})[1][0]["step"] > 0


def test_a_table_of_an_older_set(tmp_path: Path) -> None:
    """It opens with its set and is played again with it, and no new table is offered that set."""
    record = stored("lacrimosa-2-set-1-greedy", 201)
    chairs = [Chair("here", "Ana", ""), Chair("here", "Ben", "")]
    saved = Saved("old", Setup(record.header, 1, chairs), Standing(201, (0,), None, 0))
    with Server(tmp_path / "data") as server:
        server.keep(saved, [Entry("step", *step) for step in record.steps])
        host = TokenSigner(secret_in(server.data)).token(Grant("old", HOST, 0))
        with server.client(host) as ana:
            assert (ana.welcome["pack"]["version"], ana.welcome["pack"]["hash"]) == ("1", record.header.pack)
            assert ana.now["step"] == 201
        _, again = server.ask("POST", "/api/again", {}, token=host)
        with server.client(again["host"]) as ana:
            assert ana.welcome["pack"]["hash"] == record.header.pack
        _, lobby = server.ask("GET", "/api/lobby")
        [offered] = [game["packs"] for game in lobby["games"] if game["name"] == "lacrimosa"]
        assert [pack["hash"] for pack in offered] == [GAMES["lacrimosa"].load().hash]


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    """The server does not start with it, and says why."""
    with pytest.raises(PackError, match="does not hold the files of any game"):
        load_packs([tmp_path])
