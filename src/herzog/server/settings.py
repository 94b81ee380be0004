"""How a server is run."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from herzog.server.rate import Rate

BUILT: Final = Path(__file__).resolve().parents[1] / "_web"


class Settings(NamedTuple):
    """Everything about a server that can be otherwise; times are in seconds."""

    data: Path  # the folder of the secret that signs links, and of the database unless it is elsewhere
    packs: tuple[Path, ...] = ()
    database: str = ""  # an address for SQLAlchemy; empty is a SQLite file in the folder
    web: Path = BUILT  # the folder of the built page
    pace: float = 0.7  # that a bot takes at least, so that people can follow
    thought: float = 60.0  # that a bot may take at most
    workers: int = 1  # processes in which bots think
    messages: Rate = Rate(20, 40)  # of one socket
    tables: Rate = Rate(2, 300)  # set up by one address
    silence: float = 10.0  # in which a new socket must say who it is
    linger: float = 60.0  # that a table stays in memory after the last guest has left
    patience: float = 2.0  # to wait for a locked database
    most_pages: int = 0  # of the SQLite file; 0 is no bound of ours
