"""`herzog admin`, as an operator runs it, on the databases of real servers, most of them running."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import threading
from contextlib import closing
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, text

from herzog.cli import main
from herzog.kernel import Record
from herzog.server.access.links import Grant
from herzog.server.access.tokens import TokenSigner
from tests.server import inside
from tests.server.first_release import FIRST, write
from tests.server.harness import Client, Server, play_out
from tests.server.test_people import hold, newcomer
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres

WORDS = "It was a fair fight — «bravo»!"


class Operator:
    """Somebody who types `herzog admin` for one server."""

    def __init__(self, capsys: pytest.CaptureFixture[str], data: Path, database: str = "") -> None:
        self._capsys = capsys
        self._where = ["--data", str(data), *(["--database", database] if database else [])]

    def run(self, *words: str) -> str:
        """Run a command and return what it says."""
        code = main(["admin", *words, *self._where])
        said = self._capsys.readouterr()
        assert code == 0, said.err
        return said.out

    def fail(self, *words: str) -> str:
        """Run a command that cannot be carried out and return the sentence that says why."""
        assert main(["admin", *words, *self._where]) == 2
        return " ".join(self._capsys.readouterr().err.replace("│", " ").split())


def played(server: Server, *, over: bool) -> Any:
    """Return the links of a table at which somebody has played and spoken."""
    links = server.set_up("link", "link")
    with server.client(seat_tokens(links)[0]) as ana, server.client(seat_tokens(links)[1]) as ben:
        assert ana.request(type="chat", seat=0, text=WORDS)["type"] == "done"
        assert ben.request(type="chat", seat=1, text="Never.")["type"] == "done"
        if over:
            play_out(ana, ben)
    return links


def test_tables_and_sockets(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They are listed while the server runs, without anything that opens a seat."""
    with Server(tmp_path / "data", database=database) as server:
        operator = Operator(capsys, server.data, database)
        done, running = played(server, over=True), played(server, over=False)
        said = operator.run("tables")
        lines = {line.split()[0]: line for line in said.splitlines()}
        assert set(lines) == {done["table"], running["table"]}
        assert lines[done["table"]].endswith("patron 0, patron 1  over")
        assert lines[running["table"]].endswith("waits for patron 0, patron 1")
        with server.client(running["host"]):
            said = operator.run("status", "--server", server.address)
        assert "Tables kept: 2, of which 1 over." in said
        assert "sockets: 1." in said
    assert "does not answer" in operator.run("status", "--server", server.address)


def test_archive_and_delete(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table goes with all that belongs to it; its record stays if that is wanted."""
    with Server(tmp_path / "data", database=database) as server:
        operator = Operator(capsys, server.data, database)
        first, second, third = (played(server, over=True) for _ in range(3))
        attic = tmp_path / "attic"
        said = operator.run("archive", first["table"], str(attic))
        assert said == f"Its record is in {attic}; table {first['table']} is gone.\n"
        [kept] = attic.iterdir()
        assert Record.loads(kept.read_text()).result
        for answer in ("n\n", ""):  # a no, and nobody there to answer
            monkeypatch.setattr("sys.stdin", StringIO(answer))
            assert "nothing was deleted" in operator.fail("delete", second["table"])
        assert operator.run("delete", second["table"], "--yes") == f"Table {second['table']} is gone.\n"
        assert operator.run("tables").split()[0] == third["table"]
        for gone in (first, second):
            assert server.ask("GET", "/api/links", token=gone["host"])[1]["code"] == "no-table"
        assert "there is no table" in operator.fail("delete", first["table"], "--yes")
        assert "failed" not in server.log.read_text()


def test_a_record_is_on_disk_before_its_table_is_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves one of them."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_ino))
    with Server(tmp_path / "data") as server:
        table = played(server, over=False)["table"]
        Operator(capsys, server.data).run("archive", table, str(tmp_path / "kept"))
    [record] = (tmp_path / "kept").iterdir()
    assert synced == [record.stat().st_ino, record.parent.stat().st_ino]


def test_a_table_is_deleted_under_its_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing that they do is acknowledged any more, and the server does well."""
    with Server(tmp_path / "data") as server:
        links = server.set_up("link", "link")
        with server.client(seat_tokens(links)[0]) as ana:
            Operator(capsys, server.data).run("delete", links["table"], "--yes")
            assert ana.answer(ana.picks()[0])["type"] == "refused"
        assert server.ask("GET", "/ready")[0] == 200


def test_a_table_is_deleted_under_the_eyes_of_its_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    """With PostgreSQL the server hears of it: they are sent away, and told why when they come back."""
    address = postgres.new_database()
    with Server(tmp_path / "data", database=address) as server:
        links = server.set_up("link", "link")
        with server.client(seat_tokens(links)[0]) as ana:
            Operator(capsys, server.data, address).run("delete", links["table"], "--yes")
            assert ana.closing_code() == 1013
        with Client(server) as ana:
            ana.send(type="sit", token=seat_tokens(links)[0])
            assert ana.hear("refused")["code"] == "no-table"
        assert server.ask("GET", "/health")[1]["tables"] == 0


def test_a_no_to_mail_is_not_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever answered that they never want mail is kept, unless the operator insists."""
    with Server(tmp_path / "data") as server:
        operator, table = Operator(capsys, server.data), server.set_up("link", "link")["table"]
        columns = "id, game, key, lock, way, address, form, language, state, told, told_at, created"
        row = "'x', :table, '0', 0, 'mail', 'a@example.org', '', 'en', 'never', 0, 0, 0"
        server.do(inside.write, f"insert into subscriptions ({columns}) values ({row})", table=table)  # noqa: S608  (ours)
        for command in (["delete", table, "--yes"], ["archive", table, str(tmp_path)]):
            assert "never want mail" in operator.fail(*command)
        operator.run("delete", table, "--yes", "--even-so")


def test_what_is_kept_of_a_link(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A seat gets what it said and did, and nothing of the others until the game is over; a person all their tables."""
    with Server(tmp_path / "data", database=database) as server:
        operator = Operator(capsys, server.data, database)
        done, running = played(server, over=True), played(server, over=False)
        person = newcomer(server)
        assert hold(server, person, seat_tokens(done)[0], seat_tokens(running)[1])[0] == 200

        def exported(link: str) -> Any:
            file = tmp_path / "export.json"
            operator.run("export", link, str(file))
            found = json.loads(file.read_text("utf-8"))
            file.unlink()
            return found

        mine = exported(f"https://play.example.org/t#{seat_tokens(running)[0]}")
        assert [line["text"] for line in mine["chat"]] == [WORDS]
        assert mine["names"] == {"0": "patron 0"}
        assert mine["record"] is None
        assert {pick["seat"] for pick in mine["picks"]} <= {0}
        for prefs, kept in (('{"name": "Ana"}', {"name": "Ana"}), ("{", "{")):
            assert server.ask("POST", "/api/person/prefer", {"prefs": prefs}, token=person)[0] == 200
            everything = exported(f"https://play.example.org/m#{person}")
            assert everything["preferences"] == kept
        assert {each["table"] for each in everything["tables"]} == {done["table"], running["table"]}
        [over] = [each for each in everything["tables"] if each["table"] == done["table"]]
        assert Record.loads(over["record"]).result
        assert "Never." not in json.dumps(over)
        assert server.ask("POST", "/api/links/0/revoke", token=running["host"])[0] == 200
        assert "has been replaced" in operator.fail("export", seat_tokens(running)[0], str(tmp_path / "no.json"))
        assert "did not give out" in operator.fail("export", "https://example.org/t#x", str(tmp_path / "no.json"))


def empty(request: pytest.FixtureRequest, kind: str) -> str:
    """Return the address of an empty database of a *kind*; nothing for a file in the folder of the data."""
    if kind == "sqlite":
        return ""
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"), [("sqlite", "sqlite"), ("postgres", "postgres"), ("sqlite", "postgres"), ("postgres", "sqlite")]
)
def test_backup_while_people_play(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    """A backup taken in the middle of play is whole: served elsewhere, every table is there and goes on."""
    there = tmp_path / "new"
    target, stop = empty(request, new), threading.Event()
    with Server(tmp_path / "old", database=empty(request, old)) as server:
        operator = Operator(capsys, server.data, server.settings["database"])
        tables = [played(server, over=n % 2 == 0) for n in range(4)]
        busy = server.set_up("here", "here")
        moves: list[int] = []

        def play() -> None:
            with server.client(busy["host"]) as host:
                while not stop.is_set():
                    reply = host.undo(0) if 0 in host.now["ready"] else host.answer(1, 0)
                    assert reply["type"] == "done"
                    moves.append(host.settle()["version"])

        def play_on() -> None:
            so_far = len(moves)
            until(lambda: len(moves) > so_far or not player.is_alive())

        player = threading.Thread(target=play)
        player.start()
        before = after = 0
        while after < before + 2 and player.is_alive():  # else it would be taken while nobody plays
            play_on()
            file, before = tmp_path / f"backup-{after}", len(moves)
            assert f"Tables in {file}: 5." in operator.run("backup", str(file))
            after = len(moves)
        play_on()
        stop.set()
        player.join()
        states = [server.ask("GET", "/api/links", token=links["host"])[1] for links in tables]
    assert after > before + 1, "the player was refused something"
    assert "Tables restored: 5." in Operator(capsys, there, target).run("restore", str(file))
    there.mkdir(exist_ok=True)
    shutil.copyfile(server.data / "secret", there / "secret")
    with Server(there, database=target) as again:
        assert [again.ask("GET", "/api/links", token=links["host"])[1] for links in tables] == [
            {**state, "reach": []} for state in states
        ]
        for links in tables:
            with again.client(seat_tokens(links)[0]) as ana:
                said = [line["text"] for each in ana.messages() if each["type"] == "chat" for line in each["lines"]]
                assert said == [WORDS, "Never."]
        with again.client(busy["host"]) as host:
            assert moves[before - 1] <= host.now["version"] <= moves[after]
            reply = host.undo(0) if 0 in host.now["ready"] else host.answer(1, 0)
            assert reply["type"] == "done"


def test_where_the_secret_is(tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres) -> None:
    """A backup reminds of it, but names no file that is not there: with PostgreSQL, nobody has to name its folder."""
    with Server(tmp_path / "data", database=postgres.new_database()) as server:
        known = Operator(capsys, server.data, server.settings["database"]).run("backup", str(tmp_path / "one"))
        assert f"Keep {server.data / 'secret'} as well" in known
        elsewhere = Operator(capsys, tmp_path, server.settings["database"]).run("backup", str(tmp_path / "two"))
        assert "Keep the server's secret (the file in its --data folder, or HERZOG_SECRET) as well" in elsewhere


def test_what_cannot_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says what is wrong and what to do; nothing is written over."""
    operator = Operator(capsys, tmp_path / "data")
    assert "does not exist; name the folder" in operator.fail("tables")
    with Server(tmp_path / "data") as server:
        server.set_up("link", "link")
    file = tmp_path / "backup"
    operator.run("backup", str(file))
    assert "exists already; name another file" in operator.fail("backup", str(file))
    assert "exists already; restore into another folder" in operator.fail("restore", str(file))
    assert "there is no file" in operator.fail("restore", str(tmp_path / "nothing"))
    (tmp_path / "noise").write_bytes(b"SQLite format 3\x00" + bytes(4000))
    assert "is not a backup that can be restored" in Operator(capsys, tmp_path / "new").fail(
        "restore", str(tmp_path / "noise")
    )
    sqlite3.connect(tmp_path / "other").execute("create table x (y)").connection.close()
    assert "is not a backup of Café Herzog" in Operator(capsys, tmp_path / "new").fail(
        "restore", str(tmp_path / "other")
    )
    assert not (tmp_path / "new").exists()
    assert "not a database address" in Operator(capsys, tmp_path, "herzog").fail("tables")


def test_what_a_killed_server_left_is_not_played_into_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside its games lies what SQLite had not yet put into them; whoever moves only the games away is told."""
    with Server(tmp_path / "data") as server:
        server.set_up("link", "link")
        operator = Operator(capsys, server.data)
        operator.run("backup", str(tmp_path / "backup"))
        server.set_up("link", "link")
        server.kill()
        games, rest = server.data / "herzog.sqlite", server.data / "herzog.sqlite-wal"
        games.rename(tmp_path / "old.sqlite")
        assert f"{rest.name} exists already" in operator.fail("restore", str(tmp_path / "backup"))
        rest.rename(tmp_path / "old.sqlite-wal")
        (server.data / "herzog.sqlite-shm").unlink()
        operator.run("restore", str(tmp_path / "backup"))
        server.start()
        assert len(operator.run("tables").splitlines()) == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files to others")
def test_root_restores_for_a_server_of_somebody_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Else the server could not open its games: the unit of systemd runs it as a user of its own."""
    with Server(tmp_path / "data") as server:
        Operator(capsys, server.data).run("backup", str(tmp_path / "backup"))
    folder = tmp_path / "new"
    folder.mkdir()
    os.chown(folder, 1791, 1792)
    Operator(capsys, folder).run("restore", str(tmp_path / "backup"))
    found = (folder / "herzog.sqlite").stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (1791, 1792, 0o600)


def test_names_of_files_that_mean_something_in_an_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder and a file may be called anything."""
    data, file = tmp_path / "50%20off?", tmp_path / "a#b?c%41.sqlite"
    with Server(data) as server:
        played(server, over=False)
        Operator(capsys, data).run("backup", str(file))
    restored = Operator(capsys, tmp_path / "new?")
    assert restored.run("restore", str(file)).startswith("Tables restored: 1.")
    assert restored.run("status").startswith("Tables kept: 1")
    assert {path.name for path in tmp_path.iterdir()} == {data.name, server.log.name, file.name, "new?"}


def test_another_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database of a newer or older version is left alone, and a backup of a newer one is refused."""
    with Server(tmp_path / "data") as server:
        operator = Operator(capsys, server.data)
    operator.run("backup", str(tmp_path / "backup"))
    for version, sentence in (("future", "a newer version"), ("0001", "an older version")):
        for file in (server.data / "herzog.sqlite", tmp_path / "backup"):
            engine = create_engine(f"sqlite:///{file}")
            with engine.begin() as connection:
                connection.execute(text("update alembic_version set version_num = :v"), {"v": version})
            engine.dispose()
        assert sentence in operator.fail("tables")
        if version == "future":
            assert sentence in Operator(capsys, tmp_path / "new").fail("restore", str(tmp_path / "backup"))


@pytest.mark.parametrize("new", ["sqlite", "postgres"])
@pytest.mark.parametrize("old", ["sqlite", "postgres"])
def test_backup_before_an_upgrade_from_the_first_release(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    """It has the schema of version 0.1, which can go back to it, and the new version opens it: the game goes on."""
    first = empty(request, old) or f"sqlite:///{tmp_path / 'first.sqlite'}"
    write(first)
    operator = Operator(capsys, tmp_path, first)
    assert "this one can only back it up" in operator.fail("tables")
    file = tmp_path / "backup"
    assert operator.run("backup", str(file)).startswith(f"Tables in {file}: 1.")
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("select version_num from alembic_version").fetchall() == [("0002",)]
        assert kept.execute("select * from games").fetchall() == [tuple(FIRST["games"][0].values())]
        assert kept.execute("select count(*) from journal").fetchall() == [(11,)]
    address = empty(request, new)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "secret").write_text("5e" * 32)
    Operator(capsys, tmp_path / "data", address).run("restore", str(file))
    with Server(tmp_path / "data", database=address) as server:
        token = TokenSigner("5e" * 32).token(Grant("first", "host", 0))
        with server.client(token) as host:
            assert host.now["asked"] == [0, 1]


def test_a_database_with_games(tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres) -> None:
    """A backup is not poured over what is there."""
    address = postgres.new_database()
    with Server(tmp_path / "data", database=address) as server:
        server.set_up("link", "link")
        operator = Operator(capsys, server.data, address)
        operator.run("backup", str(tmp_path / "backup"))
        assert "this database already holds games" in operator.fail("restore", str(tmp_path / "backup"))
