"""A page of another site cannot speak to the server through the browser of somebody who plays here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from tests.server.harness import Server


def test_a_form_of_another_site(server: Server) -> None:
    """What does not say that it is JSON is not read: a form on another site cannot say so."""
    chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
    wanted = {"game": "toy", "seats": chairs}
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        status, refused = server.ask("POST", "/api/tables", wanted, headers={"Content-Type": kind})
        assert (status, refused["code"]) == (400, "malformed")
    said = {"Content-Type": "application/json; charset=utf-8"}
    assert server.ask("POST", "/api/tables", wanted, headers=said)[0] == 201


def test_a_page_of_another_site_opens_no_socket(server: Server) -> None:
    """A browser says on which page a socket was opened; only ours may."""
    url, here = server.address.replace("http", "ws") + "api/socket", server.address.rstrip("/")
    for origin in ("https://elsewhere.example", "null", here + "0", "http://["):
        with pytest.raises(InvalidStatus, match="403"), connect(url, origin=Origin(origin)):
            pass
    with connect(url, origin=Origin(here)) as socket:
        assert socket.protocol.state.name == "OPEN"
