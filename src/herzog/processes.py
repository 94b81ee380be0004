"""Worker processes. They import what they begin with, so this module imports little."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager
from multiprocessing import parent_process
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.synchronize import Barrier


@contextmanager
def blocking_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C in processes that are started here, until they call `follow_parent`."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """Leave Ctrl-C to the parent, and exit when it exits, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def follow_parent_together(all_run: Barrier) -> None:
    """Follow the parent, and begin when *all_run*."""
    follow_parent()
    all_run.wait()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
