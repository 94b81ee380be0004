"""Two hundred tables at once."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from tests.server.harness import Server
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

TABLES = 200


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Return a server that keeps tables in memory, however long all of them take."""
    with Server(tmp_path / "data", linger=3600) as running:
        yield running


def test_two_hundred_tables_play_to_the_end(server: Server) -> None:
    """Side by side, each its own game; nobody is refused anything, and all are over."""
    tokens = [server.set_up("here", "here")["host"] for _ in range(TABLES)]
    url = server.address.replace("http", "ws") + "api/socket"

    async def all_of_them() -> list[int]:
        return await asyncio.gather(*(whole_game(url, token) for token in tokens))

    answers = asyncio.run(all_of_them())
    assert min(answers) >= 8
    _, mine = server.ask("POST", "/api/mine", {"tokens": tokens[:100]})
    assert all(table["result"] for table in mine)
    _, health = server.ask("GET", "/health")
    assert health["tables"] >= TABLES
    assert health["answers"] >= sum(answers)


async def whole_game(url: str, token: str) -> int:
    """Play both seats of a table and return how many answers that took."""
    answers = 0
    async with connect(url, open_timeout=WAIT, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "sit", "token": token}))
        async for text in socket:
            message = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == "now":
                if message["result"]:
                    break
                answers += 1
                await socket.send(json.dumps(an_answer(message, answers)))
    return answers


def an_answer(now: Any, n: int) -> dict[str, Any]:
    """Return the last pick of the first seat that is asked."""
    seat, decision = next((each["seat"], each["decision"]) for each in now["seats"] if each["decision"])
    pick = decision["options"][-1]["pick"]
    return {
        "type": "answer",
        "id": str(n),
        "version": now["version"],
        "seat": seat,
        "ask": decision["ask"],
        "pick": pick,
    }
