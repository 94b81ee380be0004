"""What Prometheus is told: enough to run a server by, and nothing about tables, seats or people."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.ports import held_port
from tests.server.harness import Server
from tests.server.test_play import seat_tokens
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

BOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "herzog.json"
# What `by`, `task`, `work`, `loop` and `code` may be stands in the program; the others are the library's.
LABELS = {"by", "task", "work", "code", "loop", "le", "version", "generation"}


class Watched:
    """A server that Prometheus watches."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    def said(self) -> str:
        """Return what Prometheus is told."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=WAIT) as answer:
            return str(answer.read().decode())

    def samples(self) -> dict[tuple[str, ...], float]:
        """Return the value of each series, by its name and the values of its labels."""
        families = text_string_to_metric_families(self.said())
        return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """Return a server that Prometheus watches."""
    port = held_port()
    with Server(tmp_path_factory.mktemp("watched") / "data", metrics=str(port), linger=3600) as server:
        yield Watched(server, port)


def test_play_is_counted_and_timed(watched: Watched) -> None:
    """Picks of people and bots, refusals by code, sockets and tables, the database and thinking: all of it moves."""
    server, before = watched.server, watched.samples()
    links = server.set_up("link", "looker")
    with server.client(seat_tokens(links)[0]) as ana:
        assert ana.answer(99)["code"] == "illegal-pick"
        step = ana.now["step"]
        assert ana.answer(ana.picks()[0])["type"] == "done"
        ana.catch_up(step + 2)  # the bot has moved
        now = watched.samples()
    grown = {name: value - before.get(name, 0) for name, value in now.items()}
    assert grown["herzog_picks_total", "person"] == grown["herzog_pick_seconds_count",] == 1
    assert grown["herzog_picks_total", "bot"] >= 1
    assert grown["herzog_refusals_total", "illegal-pick"] == 1
    assert grown["herzog_tables",] == grown["herzog_sockets",] == 1
    # the bot may be thinking again by now
    assert grown["herzog_thinking_wait_seconds_count",] >= grown["herzog_thinking_seconds_count", "choose"] >= 1
    assert grown["herzog_database_seconds_count", "read"] >= 1
    assert grown["herzog_database_seconds_count", "write"] >= 2
    assert now["herzog_thinking_waiting",] == now["herzog_errors_total",] == 0
    assert now["process_resident_memory_bytes",] > 1e7


def test_an_error_is_counted(watched: Watched) -> None:
    """A table that fails is one more error."""
    before = watched.samples()["herzog_errors_total",]
    links = watched.server.set_up("link", "link", game="shy")
    with pytest.raises(Exception, match="1013"):
        watched.server.client(links["watch"])
    assert watched.samples()["herzog_errors_total",] == before + 1


def test_nothing_says_which_table(watched: Watched) -> None:
    """No label but a few of known values, and no number of a table, a link or an address anywhere."""
    links = watched.server.set_up("link", "link")
    with watched.server.client(links["host"]):
        said = watched.said()
    assert set(re.findall(r'(\w+)="', said)) <= LABELS
    assert links["table"] not in said
    assert links["host"] not in said


def test_nobody_else_is_told(watched: Watched) -> None:
    """The public address has no metrics."""
    assert watched.server.ask("GET", "/metrics")[0] == 404


def queries(part: Any) -> Iterator[str]:
    """Yield what the panels of a board ask for."""
    if isinstance(part, dict):
        yield from ([part["expr"]] if "expr" in part else [])
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from queries(each)


def test_the_board_asks_for_what_there_is(watched: Watched) -> None:
    """Each panel of the Grafana board names series that the server has; every metric of ours is on the board."""
    board = json.loads(Path(BOARD).read_text("utf-8"))
    asked = {name for query in queries(board) for name in re.findall(r"\b(?:herzog|process)_\w+", query)}
    families = list(text_string_to_metric_families(watched.said()))
    names = {f"{family.name}_{suffix}" for family in families for suffix in ("total", "bucket", "count", "sum", "info")}
    assert asked - names - {family.name for family in families if family.type == "gauge"} == set()
    ours = {family.name for family in families if family.name.startswith("herzog")} - {"herzog_info"}
    assert [name for name in sorted(ours) if not any(each.startswith(name) for each in asked)] == []
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(ids)) == len(ids) == len([panel for panel in board["panels"] if panel["title"]])
