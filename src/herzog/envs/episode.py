"""One game in progress for learning agents: actions in, vectors out, with nature rolled automatically."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, final, get_args

import numpy as np

from herzog.envs.numbering import IllegalAction, Numbering
from herzog.envs.observer import Observer
from herzog.games import GAMES
from herzog.kernel import CHANCE, Constant, apply, independent, settle
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
    """An unknown game."""


@cache
def box_of(game: str) -> Box:
    """Return the built-in components of *game*; all setups share them, so that their tables are compatible."""
    return GAMES[game].load()


@final
class TableSetup(Constant):
    """What all episodes at the same kind of table share: game, components, numbering and observer."""

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

    def __reduce__(self) -> tuple[Any, ...]:
        return TableSetup, (self.game.name, self.seats, self.options, self.rewards)

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats, self.rewards))  # options can hardly differ

    def returns(self, end: State) -> list[float]:
        """Return each seat's return in a finished game: 1 for a sole winner; over all sides they add up to 0."""
        first = [rank == 1 for rank in self.game.ranks(end)]
        sides, share = len(first), 1 / sum(first)
        return [(sides * share * won - 1) / (sides - 1) for won in first[: self.seats]]


@final
class Episode:
    """A game at a table of *setup*, dealt by *seed*."""

    def __init__(self, setup: TableSetup, seed: int) -> None:
        self.setup: Final = setup
        self.state: State = setup.game.new(setup.seats, setup.options, setup.box)
        self._rng: Final = Random(seed)
        self._legal: dict[int, Pick] | None = None
        self.asked: tuple[Seat, ...] = ()  # who is asked now; several in a joint choice
        settle(self.state)
        self._roll()
        self._leads = [0.0] * setup.seats  # rewarded so far; what the deal gave is rewarded with the first action

    __copy__ = independent

    def __repr__(self) -> str:
        who = f"seat {self.seat} is asked {self.state.agenda[-1].name}" if self.asked else "over"
        return f"<Episode {self.setup.game.name}, {self.setup.seats} seats, {who}>"

    @property
    def over(self) -> bool:
        """Return whether play has ended."""
        return not self.state.agenda

    @property
    def seat(self) -> Seat:
        """Return who acts next; in a joint choice, the lowest seat that has not chosen."""
        if not self.asked:
            raise IllegalAction("the game is over: nobody is asked")
        return self.asked[0]

    def legal(self, seat: Seat | None = None) -> dict[int, Pick]:
        """Return the legal actions of *seat*, or of the next seat to act, with their picks."""
        first = self.seat
        if seat is not None and seat != first:
            return self.setup.numbering.legal(self.state, seat) if seat in self.asked else {}
        if self._legal is None:
            self._legal = self.setup.numbering.legal(self.state, first)
        return self._legal

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Return a vector with a 1 for each legal action of *seat*."""
        vector = np.zeros(len(self.setup.numbering), np.int8)
        if seat in self.asked:
            vector[list(self.legal(seat))] = 1
        return vector

    def observe(self, seat: Seat) -> Vector:
        """Return what *seat* knows."""
        setup = self.setup
        return setup.observer.observe(setup.game.mask(self.state, seat), setup.seats, seat)

    def act(self, action: int, seat: Seat | None = None) -> list[float]:
        """Take *action* for *seat*, or for the next seat to act, and return everybody's reward."""
        who = self.seat if seat is None else seat
        if who not in self.asked:
            raise IllegalAction(f"seat {who} is not asked; asked are {', '.join(map(str, self.asked)) or 'none'}")
        pick = self.legal(who).get(action)
        if pick is None:
            raise IllegalAction(self.setup.numbering.why_not(self.state, who, action))
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
        if self.setup.rewards == "final":
            return self.setup.returns(self.state) if self.over else [0.0] * self.setup.seats
        before, self._leads = self._leads, self._margins()
        return [now - was for now, was in zip(self._leads, before, strict=True)]

    def _margins(self) -> list[float]:
        """Return how many points each seat is ahead of the mean of all others, including a solo opponent."""
        scores = self.setup.game.scores(self.state)
        total, others = sum(scores), len(scores) - 1
        return [score - (total - score) / others for score in scores[: self.setup.seats]]
