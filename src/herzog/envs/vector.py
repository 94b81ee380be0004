"""Many games at once: in one process, or in several."""

from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction
from herzog.kernel import independent

with needed("NumPy"):
    import numpy as np

    from herzog.envs.episode import Episode, TableSetup

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray

    from herzog.envs.episode import Rewards


class Batch(NamedTuple):
    """What the next agents to act see, one row per game.

    *rewards* are those of every seat for the last step; *over* says which games ended with it: there, a new game has
    been dealt, and the row shows its first question.
    """

    seats: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]


@final
class VectorPlay:
    """A number of *games* side by side; a new game is dealt whenever one is over."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "final",
        seed: int = 0,
    ) -> None:
        _check_number(games, "games")
        self.setup: Final = TableSetup(game, seats, options, rewards)
        self.seed = seed
        self._episodes: Final = [self._deal() for _ in range(games)]

    __copy__ = independent

    def __repr__(self) -> str:
        return f"<VectorPlay {self.setup.game.name}, {self.setup.seats} seats, {len(self._episodes)} games>"

    def _deal(self) -> Episode:
        self.seed += 1
        return Episode(self.setup, self.seed - 1)

    def look(self) -> Batch:
        """Return the tables as they are, before the first step."""
        n = len(self._episodes)
        return self._batch(np.zeros((n, self.setup.seats), np.float32), np.zeros(n, np.bool_))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Take one action in every game, or none if one of them is illegal."""
        _check(actions, [episode.legal() for episode in self._episodes])
        rewards = np.zeros((len(actions), self.setup.seats), np.float32)
        over = np.zeros(len(actions), np.bool_)
        for n, action in enumerate(actions):
            episode = self._episodes[n]
            rewards[n] = episode.act(int(action))
            if episode.over:
                over[n] = True
                self._episodes[n] = self._deal()
        return self._batch(rewards, over)

    def _batch(self, rewards: NDArray[np.float32], over: NDArray[np.bool_]) -> Batch:
        setup, n = self.setup, len(self._episodes)
        observations = np.zeros((n, setup.observer.size), np.float32)
        masks = np.zeros((n, len(setup.numbering)), np.bool_)
        seats = np.zeros(n, np.int64)
        for row, episode in enumerate(self._episodes):
            seat = seats[row] = episode.seat
            setup.observer.write(setup.game.mask(episode.state, int(seat)), setup.seats, int(seat), observations[row])
            masks[row, list(episode.legal())] = True
        return Batch(seats, observations, masks, rewards, over)


def _check_number(n: int, of: str) -> None:
    if n < 1:
        raise ValueError(f"there must be at least one of the {of}, not {n}")


def _check(actions: Sequence[int] | NDArray[np.integer[Any]], legal: Sequence[Collection[int]]) -> None:
    """Raise unless there is one *legal* action for every game, before anything happens."""
    if len(actions) != len(legal):
        raise ValueError(f"{len(actions)} actions for {len(legal)} games")
    for game, action in enumerate(actions):
        if action not in legal[game]:
            raise IllegalAction(f"game {game}: action {action} is not one of the legal ones, {sorted(legal[game])}")


def _work(pipe: Connection, args: tuple[Any, ...]) -> None:
    """Play the games of one process until the pipe is closed."""
    play = VectorPlay(*args)
    try:
        while True:
            actions = pipe.recv()
            pipe.send(play.look() if actions is None else play.step(actions))
    except EOFError:
        pass


@final
class ProcessPlay:
    """Like `VectorPlay`, with the games spread over several processes."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        processes: int,
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "final",
        seed: int = 0,
    ) -> None:
        _check_number(games, "games")
        _check_number(processes, "processes")
        if games % processes:
            raise ValueError(f"{games} games cannot be shared equally by {processes} processes")
        TableSetup(game, seats, options, rewards)  # refuse a wrong table here instead of in every process
        self._each: Final = games // processes
        self._masks: NDArray[np.bool_] | None = None
        context = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self._processes: Final = []
        for n in range(processes):
            mine, theirs = context.Pipe()
            args = (game, seats, self._each, options, rewards, seed + n * 2**32)
            process = context.Process(target=_work, args=(theirs, args), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def look(self) -> Batch:
        """Return the tables as they are, before the first step."""
        return self._ask([None] * len(self._pipes))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Take one action in every game, or none if one of them is illegal."""
        masks = self.look().masks if self._masks is None else self._masks
        _check(actions, [np.flatnonzero(mask).tolist() for mask in masks])
        each = self._each
        return self._ask([actions[n * each : (n + 1) * each] for n in range(len(self._pipes))])

    def _ask(self, messages: Sequence[Any]) -> Batch:
        for pipe, message in zip(self._pipes, messages, strict=True):
            pipe.send(message)
        batches: list[Batch] = [pipe.recv() for pipe in self._pipes]
        batch = Batch(*[np.concatenate(parts) for parts in zip(*batches, strict=True)])
        self._masks = batch.masks
        return batch

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
