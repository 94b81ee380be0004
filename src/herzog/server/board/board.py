"""The analysis board: one person plays all seats on from any position, and every line is kept as a branch."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from herzog.kernel import Record
from herzog.server.board.branches import opening, shared
from herzog.server.board.pondering import Ponderer
from herzog.server.board.side_table import SideTable, step_of
from herzog.server.thinking.analysis_pool import Reviewing
from herzog.table.refusal import Refusal
from herzog.wire import Done, GoOn, OnBranch, Ponder, Refused, StopIt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Step
    from herzog.server.board.branches import Branch, Branches
    from herzog.server.board.sandbox import Sandbox
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.packs import LoadedPack
    from herzog.server.table.connection import Connection
    from herzog.server.thinking.analysis_pool import AnalysisPool
    from herzog.wire import Answer, ToTable


KEEPERS: Final = ("host", "seat")  # roles whose lines are saved as branches
log = structlog.get_logger()


class BoardServices(NamedTuple):
    """What a board needs besides the game: where links and branches are saved, who thinks, and how deeply."""

    store: Store
    branches: Branches
    analysis: AnalysisPool
    depth: str


class Board(SideTable):
    """The board of one person, who may play for every seat; the steps of the *game* are its main line."""

    def __init__(
        self,
        saved: Saved,
        pack: LoadedPack,
        connection: Connection,
        sandbox: Sandbox,
        game: Sequence[Step],
        services: BoardServices,
    ) -> None:
        super().__init__(saved, connection, sandbox, services.store)
        self._sandbox: Final = sandbox
        self._game: Final = game
        self._branches: Final = services.branches
        self._branch: Branch | None = None
        self._known: Final[dict[str, Branch]] = {}  # branches that this board has been on
        self._began = 0  # number of steps at which this sitting began
        asker = Reviewing(saved.id, connection.address)
        self._ponderer: Final = Ponderer(services.analysis, asker, services.depth, pack.folder, self._screen)
        self._thinking: asyncio.Task[None] | None = None

    def set_up(self, branch: Branch | None, step: int | None) -> None:
        """Replay the game or a *branch* up to *step*, but at least its deal."""
        self._be_on(branch)
        line = branch.steps if branch else self._game
        wanted = len(line) if step is None else step
        for each in line[: max(wanted, opening(line))]:
            self._sandbox.take(each)
        self._sandbox.roll(line)
        self._began = len(self._sandbox.record.steps)

    def begin(self) -> None:
        """Show the board, and wait for commands."""
        self._tell_branch()
        super().begin()

    def leave(self, connection: Connection) -> None:
        """Stop; branches stay."""
        self._stop()
        super().leave(connection)

    async def carry_out(self, command: ToTable, began: float) -> None:
        """Carry out a command."""
        if isinstance(command, GoOn):
            self._go_back(command.step)
        elif isinstance(command, Ponder):
            self._ponder(command, began)
            return
        elif isinstance(command, StopIt):
            self._stop()
        else:
            await super().carry_out(command, began)
            return
        self.connection.tell(Done(command.id), began)

    async def answer(self, command: Answer) -> None:
        """Take an answer, and save it before it is shown."""
        before = len(self._sandbox.record.steps)
        self._stop()
        self._sandbox.play(step_of(command), self._branch.steps if self._branch else self._game)
        try:
            self._be_on(await self._kept())
        except BaseException:
            self._sandbox.go_back(before)
            raise
        self._tell_branch()
        self.changed(before)

    async def undo(self, *, whole: bool) -> None:
        """Go back before the last answer, or to where this sitting began."""
        last = self._sandbox.last_answer()
        if last is None:
            raise Refusal("barrier")
        self._go_back(min(last, self._began) if whole else last)

    def _go_back(self, steps: int) -> None:
        last = len(self._sandbox.record.steps)
        if not opening(self._game) <= steps <= last:
            raise Refusal("no-step", step=steps, last=last)
        self._stop()
        self._sandbox.go_back(steps)
        self._sandbox.roll(self._branch.steps if self._branch else self._game)
        self.changed(steps)

    async def _kept(self) -> Branch | None:
        """Return the branch that the board is on now: known, extended or new; None on the game itself."""
        steps, branch = self._sandbox.record.steps, self._branch
        if shared(steps, self._game) == len(steps) or self.connection.grant.role not in KEEPERS:
            return None
        for known in self._known.values():
            if shared(steps, known.steps) == len(steps):
                return known
        if branch and shared(steps, branch.steps) == len(branch.steps):
            return await self._branches.extend(self.saved.id, branch, steps)
        return await self._branches.add(self.saved.id, "", shared(steps, self._game), steps)

    def _be_on(self, branch: Branch | None) -> None:
        self._branch = branch
        if branch:
            self._known[branch.card.id] = branch

    def _tell_branch(self) -> None:
        self.connection.tell(OnBranch(self._branch.card if self._branch else None))

    def _ponder(self, command: Ponder, began: float) -> None:
        """Think about the position until it changes."""
        if self._sandbox.over or (command.about == "lines" and command.seat not in self._sandbox.asked()):
            raise Refusal("no-hint")
        self._stop()
        self._thinking = asyncio.create_task(self._think(command, began), name=f"ponder {self.saved.id}")

    async def _think(self, command: Ponder, began: float) -> None:
        record = Record(self._sandbox.record.header, [*self._sandbox.record.steps])
        try:
            async for found in self._ponderer.ponder(command, record):
                self.connection.tell(found, began)
        except Exception:
            log.exception("pondering failed", table=self.saved.id)
            self.connection.tell(Refused("failed", command.id), began)

    def _stop(self) -> None:
        if self._thinking:
            self._thinking.cancel()
