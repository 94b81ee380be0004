"""The services that all tables of a server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from herzog.server.clock import Clock
    from herzog.server.ledger import Due
    from herzog.server.neighbours import Neighbours
    from herzog.server.settings import Settings
    from herzog.server.store import Store
    from herzog.server.thinking import ThinkingRoom


class Desk(NamedTuple):
    """What every table is given; *due* is called with the time at which a table will need attention."""

    store: Store
    room: ThinkingRoom
    clock: Clock
    due: Due
    settings: Settings
    neighbours: Neighbours
