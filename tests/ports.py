"""Ports for servers that tests start."""

from __future__ import annotations

import socket

HELD: list[socket.socket] = []


def held_port() -> int:
    """Return a port of this machine that stays ours until this process ends, also while a server there is killed.

    A socket is bound to it and never listens. So the system gives the port to nobody else, lets a server listen there
    that asks for it by number, and refuses connections while there is none.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    HELD.append(held)
    return int(held.getsockname()[1])
