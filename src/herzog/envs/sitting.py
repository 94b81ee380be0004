"""One game in progress, for learning programs: actions in, vectors out, nature rolled by itself."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, final, get_args

import numpy as np

from herzog.envs.numbering import IllegalAction, Numbering
from herzog.envs.observer import Observer
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle
from herzog.kernel.game import check_setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from herzog.envs.observer import Vector
    from herzog.kernel import Box, Pick, Seat, State
    from herzog.kernel.game import AnyGame

Rewards: TypeAlias = Literal["final", "points"]
NATURE: Final = (CHANCE,)


class UnknownGame(ValueError):
    """A game that there is not."""


@cache
def box_of(game: str) -> Box:
    """Return the components that come with *game*; all rooms share them, so that tables of one fit another."""
    return GAMES[game].load()


@final
class Room:
    """What all sittings at the same kind of table share: game, components, numbering and observer."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, str] | None = None, rewards: Rewards = "final"
    ) -> None:
        if game not in GAMES:
            raise UnknownGame(f"unknown game {game!r}; choose from {', '.join(GAMES)}")
        if rewards not in get_args(Rewards):
            raise ValueError(f"unknown rewards {rewards!r}; choose from {', '.join(get_args(Rewards))}")
        self.game: Final[AnyGame] = GAMES[game]
        self.seats: Final = seats
        self.options: Final = dict(options or {})
        check_setup(self.game, [""] * seats, self.options)
        self.rewards: Final = rewards
        self.box: Final = box_of(game)
        self.numbering: Final = Numbering(self.game, self.box)
        self.observer: Final = Observer(self.game, self.box)

    def returns(self, end: State) -> list[float]:
        """Return what a finished game is worth to each seat: 1 to its only winner, and 0 in all to all sides."""
        first = [rank == 1 for rank in self.game.ranks(end)]
        sides, share = len(first), 1 / sum(first)
        return [(sides * share * won - 1) / (sides - 1) for won in first[: self.seats]]


@final
class Sitting:
    """A game at a table of *room*, dealt by *seed*."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room: Final = room
        self.state: State = room.game.new(room.seats, room.options, room.box)
        self._rng: Final = Random(seed)
        self._legal: dict[int, Pick] | None = None
        self.asked: tuple[Seat, ...] = ()  # who is asked now; several at once in a choice made together
        settle(self.state)
        self._roll()
        self._leads = [0.0] * room.seats  # as rewarded so far; what the deal gave is rewarded with the first action

    @property
    def over(self) -> bool:
        """Return whether play has ended."""
        return not self.state.agenda

    @property
    def seat(self) -> Seat:
        """Return who acts next; in a choice made together, the lowest seat that has not chosen."""
        if not self.asked:
            raise IllegalAction("the game is over: nobody is asked")
        return self.asked[0]

    def legal(self, seat: Seat | None = None) -> dict[int, Pick]:
        """Return the actions that *seat*, or whoever acts next, may take, with the picks they stand for."""
        first = self.seat
        if seat is not None and seat != first:
            return self.room.numbering.legal(self.state, seat) if seat in self.asked else {}
        if self._legal is None:
            self._legal = self.room.numbering.legal(self.state, first)
        return self._legal

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Return a vector with a 1 for each action that *seat* may take now."""
        vector = np.zeros(len(self.room.numbering), np.int8)
        if seat in self.asked:
            vector[list(self.legal(seat))] = 1
        return vector

    def observe(self, seat: Seat) -> Vector:
        """Return what *seat* knows."""
        room = self.room
        return room.observer.observe(room.game.mask(self.state, seat), room.seats, seat)

    def act(self, action: int, seat: Seat | None = None) -> list[float]:
        """Take *action* for *seat*, or for whoever acts next, and return everybody's reward for it."""
        who = self.seat if seat is None else seat
        if who not in self.asked:
            raise IllegalAction(f"seat {who} is not asked; asked are {', '.join(map(str, self.asked)) or 'none'}")
        pick = self.legal(who).get(action)
        if pick is None:
            raise IllegalAction(self.room.numbering.why_not(self.state, who, action))
        apply(self.state, who, pick)
        self._roll()
        return self._rewarded()

    def _roll(self) -> None:
        """Let nature answer while it is asked."""
        self._legal = None
        agenda = self.state.agenda
        self.asked = agenda[-1].seats() if agenda else ()
        while self.asked == NATURE:
            agenda.pop().at_random(self.state, self._rng.random)
            settle(self.state)
            self.asked = agenda[-1].seats() if agenda else ()

    def _rewarded(self) -> list[float]:
        if self.room.rewards == "final":
            return self.room.returns(self.state) if self.over else [0.0] * self.room.seats
        before, self._leads = self._leads, self._margins()
        return [now - was for now, was in zip(self._leads, before, strict=True)]

    def _margins(self) -> list[float]:
        """Return how many points each seat is ahead of the mean of all others, the game's own opponent included."""
        scores = self.room.game.scores(self.state)
        total, others = sum(scores), len(scores) - 1
        return [score - (total - score) / others for score in scores[: self.room.seats]]
