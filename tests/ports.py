"""Ports for servers that tests start."""

from __future__ import annotations

import os
import socket
from functools import cache
from random import SystemRandom

# Below those that the system hands out by itself: a server that is killed finds its port still free.
PORTS = range(20_000, 32_000)
MOST = 8  # processes that run tests side by side; each has ports of its own, or it would take one that is free for now


@cache
def untried() -> list[int]:
    """Return the ports of this process that it has not given away: nobody listens at a port right after it is given."""
    mine = PORTS[int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % MOST :: MOST]
    return SystemRandom().sample(mine, len(mine))


def free_port() -> int:
    """Return a port nobody listens at, each but once."""
    while untried():
        port = untried().pop()
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
