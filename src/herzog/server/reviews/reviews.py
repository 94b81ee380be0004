"""Reviews of finished games: worked out once, shown as they progress, and saved."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from herzog import wire
from herzog.games import GAMES
from herzog.review.account import summed_up
from herzog.review.curve import won
from herzog.review.finished import check
from herzog.review.key_moments import Narrator
from herzog.review.moments import Part
from herzog.review.shapes import Moment, Review
from herzog.review.sums import account_lines
from herzog.review.work import judge, pieces
from herzog.server.refusal import Overtaken
from herzog.server.thinking.analysis_pool import Reviewing
from herzog.table.refusal import Refusal
from herzog.text.people import called

if TYPE_CHECKING:
    from herzog.kernel import Record
    from herzog.server.database.store import Store
    from herzog.server.packs import LoadedPack
    from herzog.server.peers.peers import Peers
    from herzog.server.table.table import Table
    from herzog.server.thinking.analysis_pool import AnalysisPool

SEED: Final = 1  # the same game is reviewed in the same way
MOST: Final = 40  # reviews that are done and still in memory
log = structlog.get_logger()


class Reviews:
    """The reviews that this process knows or is working on; the *peers* may be working on others."""

    def __init__(self, store: Store, analysis: AnalysisPool, depth: str, peers: Peers) -> None:
        self._store: Final = store
        self._peers: Final = peers
        self._part: Final = Part(depth, SEED)
        self._analysis: Final = analysis
        self._works: Final[dict[str, Work]] = {}

    async def look(self, table: Table) -> wire.Reviewed:
        """Return how far the review of a game has come."""
        check(table.match.record)
        work = await self._work(table)
        if work:
            return await asyncio.to_thread(work.told)
        elsewhere, steps = self._peers.reviewed(table.saved.id), len(table.match.record.steps)
        return wire.Reviewed("none" if elsewhere is None else "working", elsewhere or 0, steps)

    async def found(self, table: Table) -> Review | None:
        """Return the review of a game if it is done."""
        work = await self._work(table)
        return work.review if work else None

    async def begin(self, table: Table, visitor: str) -> wire.Reviewed:
        """Begin to review a game for a *visitor*, unless that is done or being done."""
        check(table.match.record)
        game = table.saved.id
        if await self._work(table) is None and self._peers.reviewed(game) is None:
            self._forget()
            self._peers.tell_review(game, 0)
            work = self._works[game] = Work(table.match.record, table.pack)
            work.task = asyncio.create_task(self._carry_out(work, Reviewing(game, visitor)), name=f"review {game}")
        return await self.look(table)

    def cancel(self, game: str) -> None:
        """Stop reviewing a game in whichever process does, and drop what was found; a finished review stays."""
        self.stop(game)
        self._peers.cancel_review(game)

    def stop(self, game: str) -> None:
        """Stop reviewing a game here."""
        work = self._works.get(game)
        if work and work.task and work.review is None:
            work.task.cancel()
            del self._works[game]

    async def question(self, table: Table, n: int) -> wire.Question[Any]:
        """Return what was asked at a moment, and what each answer was worth."""
        work = await self._work(table)
        if work is None or not 0 <= n < len(work.moments) or work.moments[n].kind != "decision":
            raise Refusal("no-page")
        return await asyncio.to_thread(work.question, n)

    async def _work(self, table: Table) -> Work | None:
        """Return the review of a game, finished or under way, if this process or the store has one."""
        game = table.saved.id
        if game not in self._works:
            kept = await self._store.review(game)
            if kept is None or game in self._works:
                return self._works.get(game)
            self._forget()
            self._works[game] = Work(table.match.record, table.pack, msgspec.json.decode(kept, type=Review))
        return self._works[game]

    def _forget(self) -> None:
        """Drop the oldest finished reviews from memory; they are in the store, unless that was away."""
        done = [game for game, work in self._works.items() if work.review]
        for game in done[: max(0, len(done) - MOST)]:
            del self._works[game]

    async def _carry_out(self, work: Work, asker: Reviewing) -> None:
        game = asker.name
        try:
            for piece in pieces(work.record, work.pack.folder, self._part):
                work.add(await self._analysis.do(judge, piece, asker), piece.part.last or 0)
                self._peers.tell_review(game, work.steps)
            await self._save(game, await asyncio.to_thread(work.sum_up, self._part))
        except Exception:
            log.exception("a review failed", table=game)
            self._works.pop(game, None)
        finally:
            self._peers.tell_review(game, None)

    async def _save(self, game: str, review: Review) -> None:
        """Save a finished review; if the store is away, it stays in memory for as long as there is room."""
        try:
            await self._store.keep_review(game, msgspec.json.encode(review).decode())
        except Overtaken:
            pass  # another process has saved the same
        except Refusal as refusal:
            log.warning("a review could not be saved", table=game, code=refusal.code)

    async def close(self) -> None:
        """Stop all work."""
        for work in [*self._works.values()]:  # a copy: one that fails now is removed
            if work.task:
                work.task.cancel()
                with suppress(asyncio.CancelledError):
                    await work.task


class Work:
    """The work on one review; it is finished if there is a *review*."""

    def __init__(self, record: Record, pack: LoadedPack, review: Review | None = None) -> None:
        self.record: Final = record
        self.pack: Final = pack
        self.review = review
        self.moments: Final[list[Moment]] = list(review.moments) if review else []
        self.task: asyncio.Task[None] | None = None
        self.steps = len(record.steps) if review else 0  # how many were judged
        self._told: wire.Reviewed | None = None

    def add(self, moments: list[Moment], steps: int) -> None:
        """Add the *moments* of the next piece; with them, *steps* steps are judged."""
        self.moments.extend(moments)
        self.steps = min(steps, len(self.record.steps))

    def sum_up(self, part: Part) -> Review:
        """Finish the review from all its moments."""
        self.review = summed_up(GAMES[self.record.header.game], self.record, self.pack.box, part, self.moments)
        return self.review

    def told(self) -> wire.Reviewed:
        """Return the review as far as it is done, in words."""
        if self.review is None:
            return wire.Reviewed("working", self.steps, len(self.record.steps), _brief(self.moments))
        self._told = self._told or self._tell(self.review)
        return self._told

    def question(self, n: int) -> wire.Question[Any]:
        """Return what was asked at the *n*th moment, and what each answer was worth."""
        moment = self.moments[n]
        return wire.Question(n, moment.step, moment.seat, self._narrator().asked(moment), moment.options)

    def _tell(self, review: Review) -> wire.Reviewed:
        teller, steps = self._narrator(), len(self.record.steps)
        return wire.Reviewed(
            "done",
            steps,
            steps,
            _brief(review.moments),
            review.seats,
            account_lines(review.seats),
            teller.key_moments(review.moments),
            teller.asks(review.moments),
            review.calibrated,
            won(self.record.result.ranks if self.record.result else [], len(review.seats)),
        )

    def _narrator(self) -> Narrator:
        """Return a narrator of this game, which is not kept: it holds every table, a burden for garbage collection."""
        header = self.record.header
        return Narrator(GAMES[header.game], self.record, self.pack.box, called(header.seats))


def _brief(moments: list[Moment]) -> list[Moment]:
    """Return *moments* without the details that are fetched one by one."""
    return [replace(moment, options=[], terms=[]) for moment in moments]
