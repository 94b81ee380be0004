"""Reads keys as they are pressed, without losing any typed while the screen is being drawn."""

from __future__ import annotations

import os
import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEY: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|.", re.DOTALL)  # an arrow is a sequence of characters


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """Yield a function that waits for the next key and returns it; it raises EOFError when input ends."""
    if sys.platform == "win32":
        yield typer.getchar
        return
    import termios  # not on every system
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield _Keys(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


class _Keys:
    """The keys pressed at a terminal, one by one."""

    def __init__(self, terminal: int) -> None:
        self._terminal: Final = terminal
        self._pressed: Final[list[str]] = []

    def __call__(self) -> str:
        if not self._pressed:
            came = os.read(self._terminal, 1024).decode("utf-8", "replace")
            self._pressed.extend(KEY.findall(came))
        if not self._pressed:
            raise EOFError
        return self._pressed.pop(0)
