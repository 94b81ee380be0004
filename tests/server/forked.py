"""Server processes, forked from one that has imported everything: importing takes most of the time of a start."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

BARE = get_context("forkserver")
BARE.set_forkserver_preload(["tests.server.toy_server"])


def start(data: Path, port: int, settings: dict[str, Any], log: Path) -> tuple[ForkServerProcess, Connection]:
    """Return a server's process and the line to it; it says its address as soon as it listens."""
    log.touch()
    here, there = BARE.Pipe()
    process = BARE.Process(target=_serve, args=(data, port, settings, log, there))
    process.start()
    there.close()
    return process, here


def _serve(data: Path, port: int, settings: dict[str, Any], log: Path, told: Connection) -> None:
    """Serve like a program of its own: without this one's environment, with its own standard error."""
    os.environ.clear()
    with log.open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.modules["__main__"] = import_module("tests.server.toys")  # what processes in which bots think begin with
    import_module("tests.server.toy_server").run(data, port, settings, told)


def start_thinker(url: str, longest: float, log: Path) -> tuple[ForkServerProcess, Connection]:
    """Return a thinker's process and the line to it; it says so as soon as it can be asked."""
    log.touch()
    here, there = BARE.Pipe()
    process = BARE.Process(target=_think, args=(url, longest, log, there))
    process.start()
    there.close()
    return process, here


def _think(url: str, longest: float, log: Path, told: Connection) -> None:
    with log.open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    import_module("herzog.server.logs").configure_log()
    packs = import_module("herzog.server.packs")
    thinker = import_module("herzog.server.thinker").Thinker(url, packs.folders_of(packs.load_packs(())), longest)
    thinker.come_in()
    told.send("here")
    thinker.run()
