"""What messages and requests cost, in milliseconds of work, as measured at full tables of Lacrimosa.

Each address has a budget of work, so opening more sockets does not buy more of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.server import wire

if TYPE_CHECKING:
    from herzog.server.wire import ToServer

COSTS: Final[dict[type, float]] = {
    wire.Ping: 0.1,
    wire.Looking: 0.1,
    wire.Hint: 5,
    wire.Chat: 5,
    wire.About: 5,
    wire.Person: 5,
    wire.Name: 20,
    wire.Typed: 20,
    wire.OpenSeat: 20,
    wire.Sit: 30,
    wire.WhatIf: 40,
    wire.Analyse: 100,
}
USUAL: Final = 10.0  # any other message: a view is made, for one or for all
ARRIVAL: Final = 1.0  # a request for a file of the page or a socket, whatever comes of it
REQUEST: Final = 5.0  # any other, except those of probes, whatever comes of it; what follows is added
EACH_TABLE: Final = 2.0  # in a list
TABLE: Final = 25.0  # setting up one
STORY: Final = 50.0  # replaying a whole game


def cost(message: ToServer) -> float:
    """Return the cost of answering *message*."""
    return COSTS.get(type(message), USUAL)
