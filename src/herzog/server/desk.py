"""What every table of a server works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from herzog.server.clock import Clock
    from herzog.server.ledger import Due
    from herzog.server.store import Store
    from herzog.server.thinking import Thinkers


class Desk(NamedTuple):
    """The things all tables share; *due* is called when one of them will need attention."""

    store: Store
    thinkers: Thinkers
    clock: Clock
    due: Due
    pace: float  # shortest time a bot takes, in seconds
    shows: bool  # whether tables may be shown in the front room
