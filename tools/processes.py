"""Processes that end with the one that starts them."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import FrameType

INTERRUPTED: Final = 130  # exit code after Ctrl-C
PATIENCE: Final = 30  # seconds in which pytest closes browsers and servers


@contextmanager
def started(command: Sequence[str], output: IO[str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """Start a program. If this one is interrupted, both are."""
    stderr = subprocess.STDOUT if output else None
    with subprocess.Popen(command, stdout=output, stderr=stderr) as process:
        try:
            yield process
        except BaseException as problem:
            _end(process, told=isinstance(problem, KeyboardInterrupt))
            raise


def _end(process: subprocess.Popen[bytes], *, told: bool) -> None:
    """Let a program put things away; the terminal has *told* it if Ctrl-C was pressed, and twice means at once."""
    if not told:
        process.send_signal(signal.SIGINT)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def run(command: Sequence[str], output: IO[str] | None = None) -> int:
    """Run a program and return its exit code."""
    with started(command, output) as process:
        return process.wait()


def end_politely() -> None:
    """Let SIGTERM and Ctrl-C end this process as exceptions, so that it ends what it started.

    A shell lets what it starts in the background ignore Ctrl-C.
    """

    def leave(number: int, _: FrameType | None) -> None:
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def exit_with(main: Callable[[Sequence[str]], int]) -> None:
    """Run *main* with the words of the command line, and exit with its code."""
    end_politely()
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
