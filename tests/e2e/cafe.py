"""A server of its own for a test: opened on a free port, killed, and opened again on the same one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from tests.ports import free_port

if TYPE_CHECKING:
    from types import TracebackType

ROOT: Final = Path(__file__).resolve().parents[2]


class Cafe:
    """`herzog serve` in a process of its own, with bots that do not dawdle and the same deal at every table."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data: Final = data
        self._words: Final = words  # that it is always told
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._more: tuple[str, ...] = ()

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()

    def open(self, *more: str) -> None:
        """Start the server, told *more* if need be, and wait until it answers, however busy the machine is."""
        self._more = more
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--pace", "0", "--seed", "1"]
        words += ["--tables-a-day", "100000", "--work", "100000"]  # all tests come from one address
        words += [*self._words, *more]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with (self.data / "log").open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-m", "herzog", *words], env=env, stdout=log, stderr=log)
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError((self.data / "log").read_text("utf-8"))
            time.sleep(0.05)

    def kill(self) -> None:
        """End the server as a power cut would."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def restore(self) -> None:
        """Open the server as at first, unless it is open like that."""
        if self._more or not self._process or self._process.poll() is not None:
            self.kill()
            self.open()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
