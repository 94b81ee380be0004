"""Processes that work for another one."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process


def follow_parent() -> None:
    """Leave Ctrl-C to the parent, and exit when it does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
