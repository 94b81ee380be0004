"""Whether a test starts a process, or connects to one: only then can chance make it fail."""

from __future__ import annotations

import socket
import subprocess
from functools import wraps
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

if TYPE_CHECKING:
    from collections.abc import Callable

CONTACTS: Final = ((subprocess.Popen, "__init__"), (BaseProcess, "start"), (socket.socket, "connect"))


class Contact:
    """Notices every contact of this process with others."""

    def __init__(self) -> None:
        self.is_made = False

    def watch(self) -> None:
        """Notice contacts from now on, until this process ends."""
        for owner, name in CONTACTS:
            patch.object(owner, name, self._noticing(getattr(owner, name))).start()

    def _noticing(self, act: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(act)
        def noticed(*args: Any, **more: Any) -> Any:
            self.is_made = True
            return act(*args, **more)

        return noticed
