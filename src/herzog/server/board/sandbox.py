"""A sandbox: a copy of a game in which to try answers, and to go back at will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.kernel import CHANCE, Barrier, EventLog, Record, Step, apply, replay
from herzog.kernel.record import illegal, result_of
from herzog.table.history import History
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from herzog.kernel import AnyGame, Box, Header, Seat, State


class Sandbox:
    """A game in which one person plays all seats. Nature rolls these *dice*, and knows nothing of other tables.

    Part of a joint choice is a step at once; masks hide it from the other seats as they do at a table.
    """

    def __init__(self, game: AnyGame, header: Header, box: Box, dice: Random) -> None:
        self.game: Final = game
        self.box: Final = box
        self.record: Final = Record(header, [])
        self.logs: Final[list[EventLog]] = []
        self.state: State = replay(game, self.record, box)
        self.first: Final = self.state
        self._history: Final = History(self)
        self._dice: Final = dice

    @property
    def over(self) -> bool:
        """Return whether the game is over here."""
        return not self.state.agenda

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that have to answer."""
        return () if self.over else self.state.agenda[-1].seats()

    def ready(self) -> tuple[Seat, ...]:
        """Return nobody: answers are never drafts here."""
        return ()

    def masked(self, seat: Seat | None) -> Any:
        """Return the sandbox as *seat* would know it."""
        return self.game.mask(self.state, seat)

    def barrier(self, seat: Seat) -> Barrier | None:
        """Return None, because one can always go back, unless nobody has answered yet."""
        del seat  # the same for all
        return None if self.last_answer() is not None else Barrier("start", CHANCE, "")

    def last_answer(self) -> int | None:
        """Return how many steps were played before the last answer of a seat; None if there is none."""
        steps = self.record.steps
        return next((n for n in reversed(range(len(steps))) if steps[n].seat != CHANCE), None)

    def play(self, step: Step, script: Sequence[Step] = ()) -> None:
        """Take an answer, then let nature answer, by the *script* for as long as play follows it."""
        before = len(self.record.steps)
        try:
            self.take(step)
            self.roll(script)
        except BaseException:
            self.go_back(before)
            raise

    def take(self, step: Step) -> None:
        """Play one *step*, of a seat or of nature; refuse one that is not legal."""
        if illegal(self.state, step):
            raise Refusal("illegal-pick")
        after, log = self.state.clone(), EventLog()
        apply(after, step.seat, step.pick, log)
        self.record.steps.append(step)
        self.logs.append(log)
        self.state = after
        if self.over:
            self.record.result = result_of(self.game, after, self.record)

    def roll(self, script: Sequence[Step]) -> None:
        """Let nature answer while it is asked."""
        while self.asked() == (CHANCE,):
            self.take(self._rolled(script))

    def _rolled(self, script: Sequence[Step]) -> Step:
        top, steps = self.state.agenda[-1], self.record.steps
        if len(script) > len(steps) and [*script[: len(steps)]] == steps:
            return script[len(steps)]
        return Step(CHANCE, top.name, self._dice.choice(top.picks(self.state, CHANCE)))

    def go_back(self, steps: int) -> None:
        """Drop all but the first *steps* steps."""
        self.record.result = None
        self.record.cut(steps)
        del self.logs[steps:]
        self.state = self._history.at(steps)
