"""The needle of the Theater and the King's mood."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import COMEDY, TRAGEDY
from herzog.games.fourberies.events import CoinTossed, MoodChanged, NeedleMoved
from herzog.games.fourberies.state import State
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Chance, Pick, Pool, Reason, Seat, target

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Effect
    from herzog.kernel import Log


@final
class TossCoin(Chance[State]):
    """Toss an Écu for one of the two central cells. [FOU-1.2] [FOU-11.7]"""

    def pool(self, state: State) -> Pool:
        """Return both moods."""
        return [TRAGEDY, COMEDY]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Put the needle on the central cell of that mood."""
        side = state.box.cells_per_side
        state.needle = side if pick == COMEDY else side - 1
        if log:
            log.all(CoinTossed(pick, state.needle))


def move_needle(state: State, pull: int, log: Log) -> None:
    """Move the needle by *pull* cells (positive for comedy) in one move, up to the end. [FOU-5.2] [FOU-Q2] [FOU-Q4]"""
    was, side = state.needle, state.box.cells_per_side
    cell = was + pull
    if cell < 0:
        cell = 0
    elif cell >= state.box.n_cells:
        cell = state.box.n_cells - 1
    if cell == was:
        return
    state.needle = cell
    if log:
        log.all(NeedleMoved(was, cell, pull))
    if (was < side) is not (cell < side):  # [FOU-5.3]
        send_managers_home(state, log)


def send_managers_home(state: State, log: Log) -> None:
    """Turn the backdrop: every Manager on the stage goes home. [FOU-5.3]"""
    if log:
        log.all(MoodChanged(state.mood(), [player.on_stage for player in state.players]))
    for player in state.players:
        player.on_stage = 0


def why_not_move_to(state: State, effect: Effect, cell: int) -> int:
    """Return why an Acrobat may not move the needle to *cell*. [FOU-8.18]"""
    way = cell - state.needle
    if way == 0:
        return Why.NEEDLE_THERE
    if abs(way) > effect.max_cells:
        return Why.CELL_TOO_FAR
    if effect.direction == (TRAGEDY if way > 0 else COMEDY):
        return Why.WRONG_DIRECTION
    return Why.ALLOWED


def why_not_move(state: State, effect: Effect) -> int:
    """Return why an Acrobat may not move the needle at all."""
    up = effect.direction != TRAGEDY and state.needle < state.box.n_cells - 1
    down = effect.direction != COMEDY and state.needle > 0
    return Why.ALLOWED if up or down else Why.NEEDLE_AT_END


@final
class MoveNeedle(Ask[State]):
    """Choose the cell to which an Acrobat moves the needle. [FOU-8.18]"""

    RULE: ClassVar[str] = "FOU-8.18"

    def __init__(self, seat: Seat, acrobat: int) -> None:
        super().__init__(seat)
        self.acrobat: Final = acrobat

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the cells in reach."""
        effect, last = state.box.effects[self.acrobat], state.box.n_cells - 1
        reach = range(max(0, state.needle - effect.max_cells), min(last, state.needle + effect.max_cells) + 1)
        return [cell for cell in reach if not why_not_move_to(state, effect, cell)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other cells: the current one, and those out of reach."""
        effect = state.box.effects[self.acrobat]
        codes = [(cell, why_not_move_to(state, effect, cell)) for cell in range(state.box.n_cells)]
        return [reason(cell, why, needs=abs(cell - state.needle), has=effect.max_cells) for cell, why in codes if why]

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that the player's Managers would go home."""
        mine, side = state.players[seat].on_stage, state.box.cells_per_side
        if not mine:
            return []
        turning = [cell for cell in self.picks(state, seat) if (cell < side) is not (state.needle < side)]
        return [reason(cell, Why.CHANGES_MOOD, managers=mine) for cell in turning]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a cell of the dial."""
        return target("cell", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Move the needle there in one move."""
        move_needle(state, pick - state.needle, log)
