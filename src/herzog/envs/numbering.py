"""Numbers every ask and pick of a game, the same at every seat and every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from herzog.envs.reading import asks_of, reading_of
from herzog.kernel import Constant

if TYPE_CHECKING:
    from herzog.kernel import Box, Pick, Seat, State
    from herzog.kernel.game import AnyGame


class IllegalAction(ValueError):
    """An action that cannot be taken now; nothing has changed."""


class Meaning(NamedTuple):
    """What an action stands for: a *pick* for an *ask*, as the first seat would make it."""

    ask: str
    pick: int


@final
class Numbering(Constant):
    """All actions of a game played with one box, numbered from 0.

    The table is turned so that the acting seat is the first: "travel to Lyon" is the same action for everybody, with a
    different Travel card for each seat. So one policy can play all seats.
    """

    def __init__(self, game: AnyGame, box: Box) -> None:
        reading = reading_of(game.name)
        self.game: Final = game
        self.box: Final = box
        every = reading.picks(box)
        self.meanings: Final = [Meaning(ask, pick) for ask in asks_of(game) for pick in every[ask]]
        self._turned: Final = reading.turned
        self._numbers: Final[dict[str, dict[Pick, int]]] = {ask: {} for ask in every}
        for number, (ask, pick) in enumerate(self.meanings):
            self._numbers[ask][pick] = number

    def __len__(self) -> int:
        return len(self.meanings)

    def encode(self, state: State, seat: Seat, pick: Pick) -> int:
        """Return the action with which *seat* makes *pick* in answer to *state*."""
        ask = state.agenda[-1].name
        return self._numbers[ask][self._turned(state, seat, ask, pick)]

    def legal(self, state: State, seat: Seat) -> dict[int, Pick]:
        """Return the legal actions of *seat*, each with its pick."""
        top = state.agenda[-1]
        ask = top.name
        numbers, turned = self._numbers[ask], self._turned
        return {numbers[turned(state, seat, ask, pick)]: pick for pick in top.picks(state, seat)}

    def decode(self, state: State, seat: Seat, action: int) -> Pick:
        """Return the pick that *action* stands for, or raise."""
        legal = self.legal(state, seat)
        if action not in legal:
            raise IllegalAction(self.why_not(state, seat, action))
        return legal[action]

    def why_not(self, state: State, seat: Seat, action: int) -> str:
        """Return why *seat* cannot take *action*, and what it can."""
        asked = (
            f"seat {seat} is asked {state.agenda[-1].name}, and its legal actions are {sorted(self.legal(state, seat))}"
        )
        if not 0 <= action < len(self.meanings):
            return f"there is no action {action}: actions are 0 to {len(self.meanings) - 1}; {asked}"
        ask, pick = self.meanings[action]
        return f"action {action} ({ask} {pick}) cannot be taken: {asked}"
