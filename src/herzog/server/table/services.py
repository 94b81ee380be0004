"""The services that all tables of a server share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.server.clock import Clock
    from herzog.server.database.store import Store
    from herzog.server.peers.peers import Peers
    from herzog.server.settings import Settings
    from herzog.server.table.signs import Signs
    from herzog.server.thinking.bot_pool import BotPool


class Services(NamedTuple):
    """What every table is given.

    *due* is called with the time at which a table will need attention, *drop* with a table that can no longer be read.
    """

    store: Store
    bot_pool: BotPool
    clock: Clock
    due: Callable[[str, int | None], None]
    settings: Settings
    peers: Peers
    signs: Signs
    drop: Callable[[str], None]
