"""Ports for servers that tests start."""

from __future__ import annotations

import socket
from random import SystemRandom

# Below those that the system hands out by itself: a server that is killed finds its port still free.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """Return a port nobody listens at."""
    for port in SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
