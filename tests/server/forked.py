"""Server processes, forked from one that has imported everything, which takes most of the time of a start."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

BARE = get_context("forkserver")
BARE.set_forkserver_preload(["tests.server.toy_server"])


def start(data: Path, port: int, settings: dict[str, Any], log: Path) -> tuple[ForkServerProcess, Connection]:
    """Return a server's process and the line to it, on which it sends its address as soon as it listens."""
    return _forked(_serve, data, port, settings, log=log)


def start_thinker(url: str, longest: float, log: Path) -> tuple[ForkServerProcess, Connection]:
    """Return a thinker's process and the line to it, on which it reports as soon as it can be asked."""
    return _forked(_think, url, longest, log=log)


def _forked(run: Callable[..., None], *args: object, log: Path) -> tuple[ForkServerProcess, Connection]:
    """Return a process that runs with *args*, a *log* and a line to us, and our end of that line."""
    log.touch()
    here, there = BARE.Pipe()
    process = BARE.Process(target=run, args=(*args, log, there))
    process.start()
    there.close()
    return process, here


def _serve(data: Path, port: int, settings: dict[str, Any], log: Path, told: Connection) -> None:
    """Serve like a separate program: without the environment of the tests, and with standard error in *log*."""
    os.environ.clear()
    with log.open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.modules["__main__"] = import_module("tests.server.toys")  # which processes in which bots think import first
    import_module("tests.server.toy_server").run(data, port, settings, told)


def _think(url: str, longest: float, log: Path, told: Connection) -> None:
    with log.open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    import_module("herzog.server.operations.logs").configure_log()
    packs = import_module("herzog.server.packs")
    folders = packs.folders_of(packs.load_packs(()))
    thinker = import_module("herzog.server.thinking.thinker").Thinker(url, folders, longest)
    thinker.register()
    told.send("here")
    thinker.run()
