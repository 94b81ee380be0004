"""A port that a test holds is nobody else's, whether or not a server is alive there."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.ports import held_port


def test_a_held_port_outlives_its_servers() -> None:
    """One after the other listens there; in between, nobody is answered."""
    port = held_port()
    for _ in range(2):
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        with (
            socket.create_server(("127.0.0.1", port)) as server,
            socket.create_connection(("127.0.0.1", port)),
            server.accept()[0],
        ):
            pass


def test_a_held_port_is_given_to_nobody_else() -> None:
    """Neither to whoever holds one, too, nor to a server that takes any."""
    with ThreadPoolExecutor(4) as others:
        held = set(others.map(lambda _: held_port(), range(200)))
    assert len(held) == 200
    servers = [socket.create_server(("127.0.0.1", 0)) for _ in range(300)]
    assert not held & {server.getsockname()[1] for server in servers}
    for server in servers:
        server.close()
