"""Thinkers in processes of their own, and a server on PostgreSQL that asks them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import NullPool, create_engine, text

from tests.ports import held_port
from tests.server import forked
from tests.server.harness import Server, command, parent
from tests.server.test_followers import SECRET
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Postgres

SRC = Path(__file__).resolve().parents[2] / "src"


class Thinker:
    """A thinker in a process of its own."""

    def __init__(self, url: str, log: Path, longest: float = WAIT) -> None:
        self.log = log
        self.process, self._line = forked.start_thinker(url, longest, log)
        assert self._line.recv() == "here"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def halt(self) -> None:
        """Suspend it: it stays connected but thinks no further."""
        assert self.process.pid
        os.kill(self.process.pid, signal.SIGSTOP)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.join(WAIT)
        self._line.close()


class Cafe(Server):
    """A server on PostgreSQL, with its queue of questions to thinkers."""

    def __init__(self, folder: Path, url: str, **settings: Any) -> None:
        self._metrics = held_port()
        self.url = url
        super().__init__(folder / "data", database=url, secret=SECRET, metrics=str(self._metrics), **settings)
        self._engine = create_engine(url, poolclass=NullPool)  # the database may die between two looks

    def rows(self) -> list[Any]:
        """Return the questions in the queue."""
        with self._engine.connect() as connection:
            return [*connection.execute(text("select * from thoughts"))]

    def thinker(self, n: int = 0, longest: float = WAIT) -> Thinker:
        """Return a thinker that the server has not noticed yet."""
        return Thinker(self.url, self.data.parent / f"thinker-{n}.log", longest)

    def until_there_are(self, number: int) -> None:
        """Wait until the server knows of so many thinkers."""
        until(lambda: f"\nherzog_thinkers {number}.0\n" in self._said())

    def _said(self) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self._metrics}/metrics", timeout=WAIT) as answer:
            return str(answer.read().decode())

    def until_taken(self, tries: int = 1) -> None:
        """Wait until a thinker has taken a question, which is the *tries*th to do so."""
        until(lambda: [row for row in self.rows() if row.taken and row.tries == tries])

    @property
    def thinks_itself(self) -> bool:
        """Return whether the server has processes of its own in which bots think."""
        return any("spawn_main" in command(place) for place in self.children())


@contextmanager
def cafe(folder: Path, postgres: Postgres, thinkers: int = 1, longest: float = WAIT, **settings: Any) -> Iterator[Cafe]:
    """Open a server with so many *thinkers*, and let it know them."""
    with ExitStack() as stack:
        server = stack.enter_context(Cafe(folder, postgres.new_database(), **settings))
        for n in range(thinkers):
            stack.enter_context(server.thinker(n, longest))
        server.until_there_are(thinkers)
        yield server


class Thinkers:
    """`herzog think`, as an operator starts it."""

    def __init__(self, url: str, *words: str) -> None:
        line = [sys.executable, "-m", "herzog", "think", "--database", url, *words]
        self.parent = subprocess.Popen(line, cwd=SRC, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.parent.kill()
        self.parent.communicate()

    def children(self) -> list[int]:
        """Return the numbers of the processes that think."""
        stats = Path("/proc").glob("[0-9]*/stat")
        places = [path.parent for path in stats if parent(path) == self.parent.pid]
        return sorted(int(place.name) for place in places if "spawn_main" in command(place))
