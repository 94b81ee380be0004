"""A person at a real terminal: types, reads the screen, and never looks into the program."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

ROOT = Path(__file__).resolve().parents[3]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
UNFINISHED = re.compile(r"(\r|\x1b(\[[0-9;?]*)?)\Z")  # a sign of which the rest has not come yet
QUESTION = re.compile(r"\((?:FOU|LAC)-[Q\d.]+\)\s*$")
PROMPT = "\n> "
PATIENCE = 60.0  # seconds for an answer, on a slow machine


def take_terminal() -> None:
    """Make the pseudo-terminal the one from which Ctrl-C comes, even if whoever runs the tests ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Person:
    """Sits at a pseudo-terminal of 80 columns and 24 lines in which `herzog` runs."""

    def __init__(self, home: Path, *words: str, rows: int = 24, columns: int = 80) -> None:
        self.all = ""  # everything that was ever on the screen
        self.shown = ""  # what has come since something was last typed
        self.raw = ""  # the same with all that moves the cursor
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environ = {"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "xterm", "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "herzog", *words]
        self._program = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environ,
            start_new_session=True,
            preexec_fn=take_terminal,  # noqa: PLW1509  (no thread is running that could hold a lock)
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, at: TracebackType | None) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)

    @property
    def left(self) -> bool:
        """Return whether the program has ended."""
        return self._program.poll() is not None

    @property
    def code(self) -> int:
        """Return how the program ended."""
        return self._program.wait(PATIENCE)

    def wait(self, *signs: str) -> str:
        """Read until the screen ends in one of *signs*, or the program ends; return what came."""
        until = time.monotonic() + PATIENCE
        while not self.shown.endswith(signs or (PROMPT,)):
            if not self._read(until - time.monotonic()):
                break
        return self.shown

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], max(patience, 0))
        if not ready:
            raise TimeoutError(f"nothing came; on the screen is:\n{self.shown[-2000:]}")
        came = b""
        with contextlib.suppress(OSError):  # Linux says so when the other end is closed
            came = os.read(self._ours, 65536)
        self.raw += self._decoder.decode(came)
        text = ESCAPES.sub("", UNFINISHED.sub("", self.raw)).replace("\r\n", "\n")[len(self.shown) :]
        self.shown += text
        self.all += text
        return bool(came)

    def type(self, line: str, *signs: str) -> str:
        """Type *line* and Enter, and return what comes."""
        return self.press(f"{line}\n", *signs)

    def press(self, key: str, *signs: str) -> str:
        """Press a *key* without Enter, and return what comes."""
        self.shown = self.raw = ""
        os.write(self._ours, key.encode())
        return self.wait(*signs)

    def kill(self) -> None:
        """End the program as a power cut would."""
        self._program.kill()
        self._program.wait()

    def offered(self) -> list[str]:
        """Return the keys of the options on the screen, those at the beginning of a line."""
        lines = self.shown.split("\n")
        asked = max((n for n, line in enumerate(lines) if QUESTION.search(line)), default=len(lines))
        found = [re.match(r" (\w{1,2}) \S", line) for line in lines[asked + 1 :]]
        return [match[1] for match in found if match]
