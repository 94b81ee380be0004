"""Whatever a server does by itself goes on: a loop that fails runs again, and the operator sees it."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.operations import loops
from herzog.server.operations.loops import down, keep_running
from tests.ports import held_port
from tests.server.breaking import LOOPS
from tests.server.harness import ROOT, Server
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from pathlib import Path

SERVER = ROOT / "src" / "herzog" / "server"
READY = (200, {"ready": True, "why": ""})
STOPPED = (503, {"ready": False, "why": "stopped"})


def metric(port: int, name: str) -> float:
    """Return the value of a series, 0 if there is none."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=WAIT) as answer:
        lines = [line.rpartition(" ") for line in answer.read().decode().splitlines()]
    return next((float(value) for series, _, value in lines if series == name), 0.0)


def told(server: Server, loop: str) -> list[Any]:
    """Return what the log says of failures of a *loop*."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if (line["event"], line.get("loop")) == ("a loop failed", loop)]


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_that_fails_runs_again_and_is_seen(name: str, tmp_path: Path) -> None:
    """In the log, in the metrics and by whoever asks whether the server is ready, until it has run again."""
    (tmp_path / "data").mkdir()
    (broken := tmp_path / "data" / "broken").touch()
    port = held_port()
    with Server(tmp_path / "data", broken=[name], keep_days=1, metrics=str(port)) as server:
        failed = f'herzog_loop_failures_total{{loop="{name}"}}'
        until(lambda: metric(port, failed) >= 2)
        assert metric(port, "herzog_loops_down") == 1
        assert server.ask("GET", "/ready")[0] == 503
        assert len(told(server, name)) >= 2
        broken.unlink()
        until(lambda: server.ask("GET", "/ready") == READY)
        assert metric(port, "herzog_loops_down") == 0
        links = server.set_up("here", "looker")
        with server.client(links["host"]) as ana:
            assert ana.answer(ana.picks(0)[0], 0)["type"] == "done"


def test_every_loop_of_the_server_is_among_them() -> None:
    """A new one has to be broken by a test, too."""
    source = "\n".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    assert set(re.findall(r'keep_running\(\s*"([^"]+)"', source)) == set(LOOPS)


def test_a_failure_is_seen_although_the_database_can_be_written(tmp_path: Path) -> None:
    """Why the server is not ready is said without a name, which is for the operator alone."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "broken").touch()
    with Server(tmp_path / "data", broken=["notices"]) as server:
        until(lambda: server.ask("GET", "/ready") == STOPPED)
        assert server.ask("GET", "/health")[0] == 200


def test_a_loop_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is run no more once it is cancelled or has returned."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def fails_ten_times() -> None:
        if len(pauses) < 10:
            raise RuntimeError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(loops, "_DOWN_UNTIL", {})

    async def run() -> None:
        await keep_running("toy", fails_ten_times)

    asyncio.run(run())
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0, 30.0]
    assert down() == ["toy"]
