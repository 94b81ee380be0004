"""Ports for servers that tests start."""

from __future__ import annotations

import os
import socket
from random import SystemRandom

# Below those that the system hands out by itself: a server that is killed finds its port still free.
PORTS = range(20_000, 32_000)
MOST = 12  # processes that run tests side by side; each has ports of its own, or it would take one that is free for now


def free_port() -> int:
    """Return a port nobody listens at."""
    mine = PORTS[int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % MOST :: MOST]
    for port in SystemRandom().sample(mine, len(mine)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
