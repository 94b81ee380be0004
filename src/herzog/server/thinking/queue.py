"""The queue of questions to thinkers in other processes: rows in PostgreSQL, each answered by one thinker.

A row says how urgent its question is and how much thinking time its visitor has used lately, so thinkers take
questions in the order in which this process would. A row exists only while somebody waits for it: the question, which
holds what a seat knows, is erased when the answer is written, and the row is deleted once that has been read. Servers
and thinkers delete the rows of processes that have died.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import text

from herzog.server.database.messages import THINKERS_CHANNEL
from herzog.server.operations.metrics import THINKING_TIME, WAIT_TIME
from herzog.server.peers.direct import LOCKS
from herzog.server.peers.membership import SERVER, THINKER
from herzog.server.thinking.turns import PATIENCE, WAITED_FOR, Turns
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from herzog.server.database.store import Store
    from herzog.server.peers.peers import Peers
    from herzog.server.thinking.turns import Asker

TRIES: Final = 2  # thinkers that may die over a question before it is given up
UNLIMITED: Final = 10**9  # places while there is no thinker whose turn somebody could wait for
SERVERS: Final = LOCKS.replace(":kind", str(SERVER))
THINKERS: Final = LOCKS.replace(":kind", str(THINKER))

ASK: Final = text(
    "insert into thoughts (id, origin, task, question, urgency, used)"
    " values (:id, :origin, :task, :question, :urgency, :used) on conflict do nothing"
)
CALL: Final = text("select pg_notify(:channel, '')")
READ: Final = text("select answer from thoughts where id = :id")
FORGET: Final = text("delete from thoughts where id = :id")
LEAVE: Final = text("delete from thoughts where origin = :origin")

# The statements of thinkers. The next question is one that no living thinker has taken, of a process that still lives.
TAKE: Final = f"""
    with chosen as materialized (
        select id from thoughts
        where answer is null and tries < {TRIES} and taken not in ({THINKERS}) and origin in ({SERVERS})
        order by
            case when asked > now() - interval '{PATIENCE} s' then urgency else {WAITED_FOR} end, used, asked
        limit 1 for update skip locked
    )
    update thoughts set taken = :name, tries = tries + 1 from chosen where thoughts.id = chosen.id
    returning thoughts.id, task, question
"""  # noqa: S608  (numbers of ours)
ANSWER: Final = """
    with told as (update thoughts set answer = :answer, question = '' where id = :id returning id)
    select pg_notify(:channel, :notice) from told
"""
SWEEP: Final = f"delete from thoughts where origin not in ({SERVERS})"  # noqa: S608  (numbers of ours)
GIVE_UP: Final = f"""
    update thoughts set answer = '', question = ''
    where answer is null and tries >= {TRIES} and taken not in ({THINKERS}) returning id
"""  # noqa: S608  (numbers of ours)


class Asked(NamedTuple):
    """A question as a *row* of the queue; *news* is set when there may be an answer."""

    row: dict[str, Any]
    news: asyncio.Event


class RemoteThinkers:
    """The thinkers in other processes that the *peers* know of."""

    def __init__(self, store: Store, peers: Peers, longest: float) -> None:
        self.turns: Final = Turns(UNLIMITED)
        self._store: Final = store
        self._peers: Final = peers
        self._longest: Final = longest  # seconds until a question without an answer is withdrawn
        self._asked: Final[dict[str, Asked]] = {}

    @property
    def any_there(self) -> bool:
        """Return whether there is any thinker."""
        return self._peers.thinkers > 0

    @property
    def asked(self) -> int:
        """Return how many questions have been asked and not answered."""
        return len(self._asked)

    async def think(self, task: str, question: str, asker: Asker) -> str:
        """Return the answer to a *question* once it is the turn of the *asker*; empty if nobody has answered."""
        began = time.perf_counter()
        async with self.turns.turn(asker):
            WAIT_TIME.observe(time.perf_counter() - began)
            with THINKING_TIME.labels(task).time():
                return await self._answer(self._written(task, question, asker))

    def _written(self, task: str, question: str, asker: Asker) -> Asked:
        origin, used = self._peers.name, self.turns.used(asker)
        row = {"id": secrets.token_hex(8), "origin": origin, "task": task, "question": question}
        return Asked({**row, "urgency": asker.urgency, "used": used}, asyncio.Event())

    async def _answer(self, asked: Asked) -> str:
        name = asked.row["id"]
        self._asked[name] = asked
        try:
            async with asyncio.timeout(self._longest):
                return await self._heard(asked)
        except (Refusal, TimeoutError):
            return ""
        finally:
            del self._asked[name]
            self._store.write_soon({FORGET: [{"id": name}]})

    async def _heard(self, asked: Asked) -> str:
        """Ask until there is an answer, or nobody left to give one; asking again while the row exists does nothing."""
        question: dict[Executable, list[dict[str, Any]]] = {ASK: [asked.row], CALL: [{"channel": THINKERS_CHANNEL}]}
        while self.any_there:
            await self._store.write(question)
            await asked.news.wait()
            asked.news.clear()
            for (answer,) in await self._store.read(READ.bindparams(id=asked.row["id"])):
                if answer is not None:
                    return str(answer)
        return ""

    def hear(self, name: str) -> None:
        """Look for an answer to the question called *name*, if this process has asked it."""
        if name in self._asked:
            self._asked[name].news.set()

    def look_round(self) -> None:
        """Adapt to the thinkers and servers that are there now; if the last thinker has gone, stop waiting."""
        self.turns.resize(self._peers.thinkers or UNLIMITED)
        if not self.any_there:
            self.check_all()
        if self._peers.first:
            self._store.write_soon({text(SWEEP): [{}]})

    async def close(self) -> None:
        """Withdraw all questions; if the database is away, another process will."""
        with suppress(Refusal):
            await self._store.write({LEAVE: [{"origin": self._peers.name}]})

    def check_all(self) -> None:
        """Check every question: news of its answer may have been missed, or the database may have lost its row."""
        for asked in self._asked.values():
            asked.news.set()
