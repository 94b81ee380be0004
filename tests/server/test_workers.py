"""`herzog serve --workers`: several processes at one address, and the one that keeps them running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from herzog.cli import main
from tests.server.harness import Server, command, parent
from tests.server.test_play import seat_tokens
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

SRC = Path(__file__).resolve().parents[2] / "src"
pytestmark = pytest.mark.slow


class Crew(Server):
    """A server of several processes, started as its user would."""

    def __init__(self, folder: Path, database: str, *words: str) -> None:
        super().__init__(folder)
        self._words = ("--port", "0", "--data", str(folder), "--database", database, "--pace", "0", *words)
        self._watcher: subprocess.Popen[str]

    def start(self) -> None:
        """Start."""
        command = [sys.executable, "-m", "herzog", "serve", *self._words]
        with self.log.open("a") as log:
            self._watcher = subprocess.Popen(command, cwd=SRC, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._watcher.stdout
        line = self._watcher.stdout.readline()
        assert " is open at " in line, self.log.read_text()
        self.address = line.split(" is open at ")[1].split()[0]

    def kill(self) -> None:
        """Kill the process that watches over the others."""
        self._watcher.kill()
        self._watcher.communicate()

    def stop(self) -> int:
        """Ask all to stop."""
        self._watcher.terminate()
        self._watcher.communicate(timeout=WAIT)
        return self._watcher.returncode

    def children(self) -> list[Path]:
        """Return where the system lists the processes that were started."""
        stats = Path("/proc").glob("[0-9]*/stat")
        return [path.parent for path in stats if parent(path) == self._watcher.pid]

    def members(self) -> list[int]:
        """Return the numbers of the processes that serve."""
        return sorted(int(place.name) for place in self.children() if "spawn_main" in command(place))


def is_replaced(crew: Crew, before: list[int]) -> bool:
    """Return whether a process serves that was not there *before*."""
    return len({*crew.members()} - {*before}) == 1


def test_several_processes_at_one_address(tmp_path: Path, postgres: Postgres) -> None:
    """All serve the same tables; one that dies is replaced, and all stop when they are told to."""
    with Crew(tmp_path / "data", postgres.new_database(), "--workers", "2") as crew:
        until(lambda: len(crew.members()) == 2)
        first, second = seat_tokens(crew.set_up("link", "link", game="fourberies"))
        for turn in range(4):
            with crew.client(first) as ana, crew.client(second) as ben:
                for client in (ana, ben):
                    if client.settle() and client.picks():
                        assert client.answer(client.picks()[0])["type"] == "done"
            if turn == 1:
                before = crew.members()
                os.kill(before[0], signal.SIGKILL)
                until(partial(is_replaced, crew, before))
        members = crew.members()
        assert crew.stop() == 0
        assert not [number for number in members if Path(f"/proc/{number}").exists()]
    assert "Traceback" not in crew.log.read_text()


def test_processes_end_with_the_one_that_watches(tmp_path: Path, postgres: Postgres) -> None:
    """Though it is killed, nobody stays behind."""
    with Crew(tmp_path / "data", postgres.new_database(), "--workers", "2") as crew:
        until(lambda: len(crew.members()) == 2)
        members = crew.members()
        crew.kill()
        until(lambda: not [number for number in members if Path(f"/proc/{number}").exists()])
        crew.start()


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One sentence says so."""
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]) == 2
    assert "several processes can share games only in PostgreSQL" in " ".join(capsys.readouterr().err.split())


def test_a_secret_from_the_environment(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that could be guessed is refused, with a word on how to make a good one."""
    monkeypatch.setenv("HERZOG_SECRET", "mozart")
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert "HERZOG_SECRET must be 64 hexadecimal digits" in said
    assert not (tmp_path / "secret").exists()


def test_a_crew_that_cannot_begin(tmp_path: Path, postgres: Postgres) -> None:
    """It says why, once, and ends."""
    address = postgres.new_database()
    (tmp_path / "secret").write_text("5e" * 32)
    with Server(tmp_path / "other", database=address, secret="5f" * 32):
        command = [sys.executable, "-m", "herzog", "serve", "--port", "0", "--data", str(tmp_path)]
        words = ["--database", address, "--workers", "2"]
        crew = subprocess.run([*command, *words], cwd=SRC, capture_output=True, text=True, timeout=WAIT, check=False)
    said = " ".join(crew.stderr.replace("│", " ").split())
    assert (crew.returncode, crew.stdout) == (2, "")
    assert "signs links with another secret" in said
    assert "Traceback" not in said
