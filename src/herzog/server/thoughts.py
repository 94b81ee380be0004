"""Questions to thinkers elsewhere: rows in PostgreSQL, which thinkers take, answer, and never answer twice.

A row says for whom it is urgent and how much they have used, so thinkers take it in the order in which this process
would. It is there only while somebody waits: what a seat knows leaves the row with the answer, and the row goes when
that was read, or when its process has gone, which servers and thinkers look after.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import text

from herzog.server.hotline import LOCKS, PLACE, THINKER
from herzog.server.metrics import THINKING_TIME, WAIT_TIME
from herzog.server.news import ERRANDS
from herzog.server.refusal import Refusal
from herzog.server.turns import PATIENCE, WAITED_FOR, Turns

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from herzog.server.neighbours import Neighbours
    from herzog.server.store import Store
    from herzog.server.turns import Asker

TRIES: Final = 2  # thinkers that may die over a question before it is given up
ANY: Final = 10**9  # places where there is nobody to wait for
GUESTS: Final = LOCKS.replace(":kind", str(PLACE))
THINKERS: Final = LOCKS.replace(":kind", str(THINKER))

ASK: Final = text(
    "insert into thoughts (id, origin, task, question, urgency, used)"
    " values (:id, :origin, :task, :question, :urgency, :used) on conflict do nothing"
)
CALL: Final = text("select pg_notify(:channel, '')")
READ: Final = text("select answer from thoughts where id = :id")
FORGET: Final = text("delete from thoughts where id = :id")
LEAVE: Final = text("delete from thoughts where origin = :origin")

# What thinkers say: the next question that nobody who lives has taken, for a process that is there to hear the answer.
TAKE: Final = f"""
    with chosen as materialized (
        select id from thoughts
        where answer is null and tries < {TRIES} and taken not in ({THINKERS}) and origin in ({GUESTS})
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
SWEEP: Final = f"delete from thoughts where origin not in ({GUESTS})"  # noqa: S608  (numbers of ours)
GIVE_UP: Final = f"""
    update thoughts set answer = '', question = ''
    where answer is null and tries >= {TRIES} and taken not in ({THINKERS}) returning id
"""  # noqa: S608  (numbers of ours)


class Asked(NamedTuple):
    """A question as it is written down, and the *news* that there may be an answer."""

    row: dict[str, Any]
    news: asyncio.Event


class Outside:
    """The thinkers in other processes, as far as the *neighbours* know of any."""

    def __init__(self, store: Store, neighbours: Neighbours, longest: float) -> None:
        self.turns: Final = Turns(ANY)
        self._store: Final = store
        self._neighbours: Final = neighbours
        self._longest: Final = longest  # seconds until a question that was asked is taken back
        self._asked: Final[dict[str, Asked]] = {}

    @property
    def is_there(self) -> bool:
        """Return whether anybody is."""
        return self._neighbours.thinkers > 0

    @property
    def asked(self) -> int:
        """Return how many questions have been asked and not answered."""
        return len(self._asked)

    async def think(self, task: str, question: str, asker: Asker) -> str:
        """Return the answer to a *question*, when the turn of the *asker* has come; empty if nobody has any."""
        began = time.perf_counter()
        async with self.turns.turn(asker):
            WAIT_TIME.observe(time.perf_counter() - began)
            with THINKING_TIME.labels(task).time():
                return await self._answer(self._written(task, question, asker))

    def _written(self, task: str, question: str, asker: Asker) -> Asked:
        origin, used = self._neighbours.name, self.turns.used(asker)
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
            self._store.jot({FORGET: [{"id": name}]})

    async def _heard(self, asked: Asked) -> str:
        """Ask until there is an answer, or nobody to give it; to ask again what is still asked changes nothing."""
        question: dict[Executable, list[dict[str, Any]]] = {ASK: [asked.row], CALL: [{"channel": ERRANDS}]}
        while self.is_there:
            await self._store.write(question)
            await asked.news.wait()
            asked.news.clear()
            for (answer,) in await self._store.read(READ.bindparams(id=asked.row["id"])):
                if answer is not None:
                    return str(answer)
        return ""

    def hear(self, name: str) -> None:
        """Take in that a question was answered, by whichever process it was asked."""
        if name in self._asked:
            self._asked[name].news.set()

    def look_round(self) -> None:
        """Take in who is there now; if the last thinker has gone, nobody waits any longer."""
        self.turns.resize(self._neighbours.thinkers or ANY)
        if not self.is_there:
            self.look_again()
        if self._neighbours.first:
            self._store.jot({text(SWEEP): [{}]})

    async def close(self) -> None:
        """Take back all questions; if the database is away, somebody else will."""
        with suppress(Refusal):
            await self._store.write({LEAVE: [{"origin": self._neighbours.name}]})

    def look_again(self) -> None:
        """Look at every question: its answer may have been missed, or the database may have lost it."""
        for asked in self._asked.values():
            asked.news.set()
