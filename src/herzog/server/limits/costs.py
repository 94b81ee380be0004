"""What messages and requests cost, in milliseconds of work, as measured at full tables of Lacrimosa.

Each address has a budget of work, so opening more sockets does not buy more of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog import wire

if TYPE_CHECKING:
    from herzog.wire import ToServer

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
RECEIVED: Final[dict[type, float]] = {  # added for each connection at the table that is told
    wire.Chat: 0.2,
    wire.Answer: 0.5,
    wire.Undo: 0.5,
    wire.HandOver: 0.5,
    wire.TakeBack: 0.5,
    wire.Agree: 0.5,
    wire.Claim: 0.5,
    wire.Abandon: 0.5,
    wire.ClearChat: 0.5,
    wire.Show: 2,  # with the whole log, as are those below
    wire.OpenSeat: 2,
    wire.Name: 2,
}
ARRIVAL: Final = 1.0  # a request for a file of the page or a socket, whatever comes of it
REQUEST: Final = 5.0  # any other, except those of probes, whatever comes of it; what follows is added
EACH_TABLE: Final = 2.0  # in a list
TABLE: Final = 25.0  # setting up one
STORY: Final = 50.0  # replaying a whole game


def cost(message: ToServer, receivers: int = 1) -> float:
    """Return the cost of answering *message* at a table with that many connections."""
    return COSTS.get(type(message), USUAL) + RECEIVED.get(type(message), 0) * receivers
