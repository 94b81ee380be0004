"""What people write is refused if it could mislead others, or if not every database can store it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[31mred", "one\ntwo", "\u202egnp.exe", "\x9b2J"])
def test_text_that_could_forge_a_line(server: Server, text: str) -> None:
    """Control characters, and those that turn the direction of text, are refused in names and in chat."""
    with server.client(server.set_up("here", "here")["host"]) as host:
        for message in ({"type": "chat", "text": text}, {"type": "name", "name": text}):
            host.send(id="m", seat=0, **message)
            assert host.hear("refused")["code"] == "malformed"
    chairs = [{"kind": "here", "name": text, "bot": ""}] * 2
    status, refused = server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs})
    assert (status, refused["code"]) == (400, "malformed")


def test_text_that_postgres_cannot_store(tmp_path: Path, database: str) -> None:
    """Is refused as malformed by both databases, so that whatever one has stored can be restored into the other."""
    with Server(tmp_path / "data", database=database) as server:
        with server.client(server.set_up("here", "here")["host"]) as host:
            host.send(type="chat", id="a\x00b", seat=0, text="x")
            assert host.hear("refused", "done")["code"] == "malformed"
        person = server.ask("POST", "/api/person", {})[1]["key"]
        assert server.ask("POST", "/api/person/prefer", {"prefs": "a\x00b"}, token=person)[0] == 400
        assert server.ask("GET", "/api/record/%00")[0] in (400, 404)
