"""`herzog serve`, as its user runs it."""

from __future__ import annotations

import json
import os
import pty
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from herzog.cli import main
from herzog.server.database.engine import migrate
from tests.waiting import WAIT

SRC = Path(__file__).resolve().parents[2] / "src"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_house_opens_and_closes(tmp_path: Path, stop: signal.Signals) -> None:
    """It says where it is, offers both games, keeps its data where it was told, and ends without a fuss."""
    data = tmp_path / "new" / "data"
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, cwd=SRC, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        line = server.stdout.readline()
        address = line.split(" is open at ")[1].split()[0]
        with urllib.request.urlopen(address + "api/lobby", timeout=WAIT) as answer:
            lobby = json.load(answer)
        server.send_signal(stop)
        _, log = server.communicate(timeout=WAIT)
    assert server.returncode == 0
    assert "Traceback" not in log
    assert [json.loads(text)["event"] for text in log.splitlines()] == ["open", "closed"]
    assert [game["name"] for game in lobby["games"]] == ["fourberies", "lacrimosa"]
    assert {file.name for file in data.iterdir()} == {"herzog.sqlite", "herzog.sqlite-lock", "secret"}


def test_on_a_terminal_the_first_word_is_for_people(tmp_path: Path) -> None:
    """Whoever plays is told where the page is before anything else; the log speaks only of trouble."""
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(tmp_path)]
    screen, terminal = pty.openpty()
    with (
        subprocess.Popen(command, cwd=SRC, stdout=terminal, stderr=terminal) as server,
        os.fdopen(screen, encoding="utf-8") as lines,
    ):
        os.close(terminal)
        first = lines.readline()
        server.send_signal(signal.SIGINT)
    assert first.startswith("Café Herzog is open at ")


def refusal_of(*words: str) -> str:
    """Return what a server that does not open says, on one line."""
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", *words]
    server = subprocess.run(command, cwd=SRC, capture_output=True, text=True, timeout=WAIT, check=False)
    assert (server.returncode, server.stdout) == (2, "")
    assert "Traceback" not in server.stderr
    return " ".join(server.stderr.replace("│", " ").split())


@pytest.mark.slow
def test_a_second_server_on_the_same_games(tmp_path: Path) -> None:
    """It does not open, because the two would drift apart; once the first has ended, however it did, it opens."""
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(tmp_path)]
    for _ in range(2):
        with subprocess.Popen(command, cwd=SRC, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout
            assert " is open at " in server.stdout.readline()
            said = refusal_of("--data", str(tmp_path))
            assert f"another server keeps its games in {tmp_path / 'herzog.sqlite'}" in said
            server.kill()


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """It is left alone, and one sentence says which program to start."""
    file = tmp_path / "herzog.sqlite"
    migrate(engine := create_engine(f"sqlite:///{file}"))
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = 'from-the-future'"))
    before = file.read_bytes()
    assert "a newer version of Café Herzog has used this database" in refusal_of("--data", str(tmp_path))
    assert file.read_bytes() == before


def test_an_empty_secret(tmp_path: Path) -> None:
    """A server that could be fooled does not open; one sentence says what to do."""
    (tmp_path / "secret").touch()
    assert f"{tmp_path / 'secret'} is damaged" in refusal_of("--data", str(tmp_path))


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One sentence says so."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


def test_the_usual_port_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Whoever named no port gets a free one, and is told that it is not the usual one."""
    opened: list[int] = []
    monkeypatch.setattr("herzog.server.run.serve", lambda _, listener, __: opened.append(listener.getsockname()[1]))
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr("herzog.cli.serve.PORT", port)
        assert main(["serve", "--data", str(tmp_path)]) == 0
    assert port not in opened
    assert f"Port {port} is taken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("herzog", "this is not a database address"),
        ("nosuch://herzog", "this is not a database address"),
        ("postgresql+asyncpg://127.0.0.1/herzog", "pip install -e '.[postgres]'"),
        ("sqlite:////no/such/folder/herzog.sqlite", "the database cannot be used: unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_reached(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str, sentence: str
) -> None:
    """One sentence says why, before anybody is let in."""
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--database", address]) == 2
    assert sentence in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_a_database_of_ones_own(tmp_path: Path) -> None:
    """Games go there; its address is told without a password, and may come from the environment."""
    data, file = tmp_path / "data", tmp_path / "own.sqlite"
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(data)]
    env = {**os.environ, "HERZOG_DATABASE": f"sqlite:///{file}"}
    with subprocess.Popen(
        command, cwd=SRC, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout
        assert f"games are kept in sqlite:///{file}" in server.stdout.readline()
        server.terminate()
    assert file.is_file()
    assert {each.name for each in data.iterdir()} == {"secret"}


def test_what_the_engines_do_not_need_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who installed only the engines is told what a table in the browser needs."""
    monkeypatch.setitem(sys.modules, "herzog.server.run", None)
    assert main(["serve"]) == 2
    assert "pip install -e '.[server]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--url", "play.example.org"], "this is not the address of a server"),
        (["--url", "https://play.example.org/games"], "this is not the address of a server"),
        (["--url", "https://["], "this is not the address of a server"),
        (["--url", "ftp://play.example.org"], "Invalid value for --url: this is not the address of a server"),
        (["--proxy", "127.0.0.1, proxy"], "Invalid value for --proxy: ' proxy' is not an IP address"),
        (["--smtp", "smtps://mail.example.org", "--mail-from", "a@example.org"], "email needs --url"),
        (
            ["--url", "https://play.example.org", "--smtp", "mail.example.org"],
            "this is not the address of a mail server",
        ),
        (
            ["--url", "https://play.example.org", "--smtp", "smtps://mail.example.org"],
            "email needs a server and a sender",
        ),
    ],
)
def test_notices_that_could_not_be_sent(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], sentence: str
) -> None:
    """One sentence says what is missing, before anything is opened."""
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), *words]) == 2
    assert sentence in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("address", ["here", "127.0.0.1:", "70000", ":-1"])
def test_an_address_for_metrics_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str) -> None:
    """One sentence says how to write it."""
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--metrics", address]) == 2
    assert f"{address!r} is not an address for metrics" in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_an_address_for_metrics_that_is_taken(tmp_path: Path) -> None:
    """The server does not open without them: whoever asks for metrics wants to know."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refusal_of("--data", str(tmp_path), "--metrics", str(port))
    assert f"metrics cannot be served on 127.0.0.1, port {port}: Address already in use" in said
