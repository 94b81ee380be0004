"""`herzog serve`, as its user runs it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from herzog.cli import main

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
        with urllib.request.urlopen(address + "api/lobby", timeout=20) as answer:
            lobby = json.load(answer)
        server.send_signal(stop)
        _, log = server.communicate(timeout=20)
    assert server.returncode == 0
    assert "Traceback" not in log
    assert [json.loads(text)["event"] for text in log.splitlines()] == ["open", "closed"]
    assert [game["name"] for game in lobby["games"]] == ["fourberies", "lacrimosa"]
    assert {file.name for file in data.iterdir()} == {"herzog.sqlite", "secret"}


def test_an_empty_secret(tmp_path: Path) -> None:
    """A server that could be fooled does not open; one sentence says what to do."""
    (tmp_path / "secret").touch()
    command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.run(command, cwd=SRC, capture_output=True, text=True, timeout=30, check=False)
    assert (server.returncode, server.stdout) == (2, "")
    assert "Traceback" not in server.stderr
    assert f"{tmp_path / 'secret'} is damaged" in " ".join(server.stderr.replace("│", " ").split())


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One sentence says so."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen at 127.0.0.1, port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("herzog", "this is no address of a database"),
        ("nosuch://herzog", "this is no address of a database"),
        ("postgresql+asyncpg://127.0.0.1/herzog", "pip install 'herzog[postgres]'"),
        ("sqlite:////no/such/folder/herzog.sqlite", "the database cannot be opened: unable to open database file"),
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
    assert "pip install 'herzog[server]'" in capsys.readouterr().err
