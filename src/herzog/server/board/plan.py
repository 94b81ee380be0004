"""A plan: what somebody would do with their own turn, tried on what they know of the running game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.kernel import CHANCE, Barrier, EventLog, Record, Step, apply
from herzog.kernel.record import illegal
from herzog.server.board.side_table import SideTable, step_of
from herzog.table.refusal import Refusal
from herzog.wire import Look

if TYPE_CHECKING:
    from herzog.kernel import AnyGame, Box, Match, Seat, State
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.packs import LoadedPack
    from herzog.server.table.connection import Connection
    from herzog.wire import Answer, ToTable

WORLDS: Final = 4  # made-up tables: what differs between them is not known


class Plan:
    """The table as one seat knows it, played on by its own answers until something comes that it cannot know.

    It is made of nothing but the mask of the seat. What is hidden is made up several times, and a step is played on
    all of these tables: if they then look different to the seat, or nature has to draw, the plan ends there.
    """

    def __init__(self, match: Match[Any], pack: LoadedPack, seat: Seat) -> None:
        masked = match.masked(seat)
        self.game: Final[AnyGame] = match.game
        self.box: Final[Box] = pack.box
        self.record: Final = Record(match.record.header, [])
        self.logs: Final[list[EventLog]] = []
        self._seat: Final = seat
        self._codec: Final = pack.codec
        together = len(match.asked()) > 1 or bool(match.ready())
        self._together: Final = type(masked.agenda[-1]) if together else None  # the secret choice that all make now
        self._worlds: list[State] = made_up(match, seat)
        self._earlier: Final[list[list[State]]] = []
        self.first: Final[State] = self._worlds[0]
        self.unknown = False  # whether nobody can know what the last answer leads to

    @property
    def state(self) -> State:
        """Return one of the tables that were made up; to the seat all look the same."""
        return self._worlds[0]

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return not self.state.agenda

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that would have to answer; nobody if it is nature's turn, or unknown whose."""
        asked = () if self.over else self.state.agenda[-1].seats()
        return () if self.unknown or asked == (CHANCE,) else asked

    def ready(self) -> tuple[Seat, ...]:
        """Return nobody: answers are never drafts here."""
        return ()

    def masked(self, seat: Seat | None) -> Any:
        """Return the table as *seat* would know it."""
        masked = self.game.mask(self.state, seat)
        if self._seat not in self.asked():
            masked.agenda.clear()  # the plan ends here
        return masked

    def barrier(self, seat: Seat) -> Barrier | None:
        """Return None, because one can always go back, unless nothing has been planned yet."""
        del seat  # there is only one
        return None if self._earlier else Barrier("start", CHANCE, "")

    def play(self, step: Step) -> None:
        """Plan an answer."""
        if self._seat not in self.asked() or any(illegal(world, step) for world in self._worlds):
            raise Refusal("illegal-pick")
        logs = [EventLog() for _ in self._worlds]
        after = [_played(world, step, log) for world, log in zip(self._worlds, logs, strict=True)]
        looks = [self._look(world, log) for world, log in zip(after, logs, strict=True)]
        self._earlier.append(self._worlds)
        self.record.steps.append(step)
        self.unknown = self._reveals(after[0]) or any(look != looks[0] for look in looks)
        self.logs.append(EventLog() if self.unknown else logs[0])
        self._worlds = self._worlds if self.unknown else after

    def _reveals(self, after: State) -> bool:
        """Return whether all choices would now be revealed, of which the others' are made up."""
        goes_on = bool(after.agenda) and type(after.agenda[-1]) is self._together
        return self._together is not None and not goes_on

    def _look(self, world: State, log: EventLog) -> object:
        """Return what the seat would see and hear, and who would be asked what."""
        asked = (world.agenda[-1].name, world.agenda[-1].seats()) if world.agenda else ()
        return self._codec.encode(self.game.mask(world, self._seat)), log.heard_by(self._seat), asked

    def go_back(self, steps: int) -> None:
        """Drop all but the first *steps* answers."""
        self._worlds = self._earlier[steps]
        del self._earlier[steps:], self.logs[steps:]
        self.record.cut(steps)
        self.unknown = False


def made_up(match: Match[Any], seat: Seat) -> list[State]:
    """Return tables that could be this one, as far as *seat* can tell."""
    return [match.game.fill(match.masked(seat), Random(n)) for n in range(WORLDS)]


def _played(world: State, step: Step, log: EventLog) -> State:
    after = world.clone()
    apply(after, step.seat, step.pick, log)
    return after


class Planning(SideTable):
    """Somebody planning their turn; nobody else learns of it."""

    def __init__(self, saved: Saved, connection: Connection, plan: Plan, store: Store) -> None:
        super().__init__(saved, connection, plan, store)
        self._plan: Final = plan

    async def carry_out(self, command: ToTable, began: float) -> None:
        """Carry out a command; looking at the past is for the table itself."""
        if isinstance(command, Look):
            raise Refusal("aside")
        await super().carry_out(command, began)

    async def answer(self, command: Answer) -> None:
        """Plan an answer."""
        before = len(self._plan.record.steps)
        self._plan.play(step_of(command))
        self.changed(before)

    async def undo(self, *, whole: bool) -> None:
        """Take back the last answer, or the whole plan."""
        planned = len(self._plan.record.steps)
        if not planned:
            raise Refusal("barrier")
        self._plan.go_back(0 if whole else planned - 1)
        self.changed(0 if whole else planned - 1)
