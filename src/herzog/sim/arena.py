"""The arena: games between bots, each decided by its own seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import starmap
from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from herzog import __version__
from herzog.kernel import CHANCE, Bot, Box, Game, Header, Record, Step, apply, settle
from herzog.kernel.record import FORMAT, Result

if TYPE_CHECKING:
    from herzog.kernel import State

Bots: TypeAlias = Sequence[Bot]


class SeatReport(msgspec.Struct):
    """How one seat did; a shared victory counts as a share of a win."""

    bot: str
    mean: float
    sd: float
    wins: float


class Report(msgspec.Struct):
    """What a run of games showed; *decisions* are answered asks with at least two plain picks."""

    game: str
    games: int
    seed: int
    seconds: float
    decisions: int
    games_per_second: float
    decisions_per_second: float
    seats: list[SeatReport]


class Arena:
    """A table at which the same *bots* play game after game."""

    def __init__(self, game: Game[Any, Any], box: Box, bots: Bots, options: Mapping[str, str]) -> None:
        self.game = game
        self.box = box
        self.bots = bots
        self.options = {name: options.get(name, values[0]) for name, values in game.options.items()}

    def play(self, seed: int) -> tuple[Record, int]:
        """Play one game; return its record and the number of decisions in it."""
        nature = Random(seed)
        dice = [Random(f"{seed} {seat}") for seat in range(len(self.bots))]
        state = self.game.new(len(self.bots), self.options, self.box)
        settle(state)
        steps: list[Step] = []
        decisions = 0
        while state.agenda:
            top = state.agenda[-1]
            seat = top.seats()[0]
            picks = top.plain(state, seat)
            if len(picks) == 1:
                pick = picks[0]
            elif seat == CHANCE:
                pick = picks[int(nature.random() * len(picks))]
            else:
                decisions += 1
                pick = self._choose(state, seat, picks, dice[seat])
            steps.append(Step(seat, type(top).__name__, pick))
            apply(state, seat, pick)
        return self._record(state, steps), decisions

    def _choose(self, state: State, seat: int, picks: list[int], rng: Random) -> int:
        bot = self.bots[seat]
        return bot.choose(self.game.mask(state, seat) if bot.looks else None, seat, picks, rng)

    def _record(self, state: State, steps: list[Step]) -> Record:
        names = [bot.name for bot in self.bots]
        header = Header(FORMAT, self.game.name, __version__, self.options, self.box.hash, self.box.version, names)
        return Record(header, steps, Result(self.game.scores(state), self.game.ranks(state)))


def seeds(seed: int, games: int) -> Iterator[int]:
    """Yield the seed of each game of a run: the first games of a longer run are those of a shorter one."""
    source = Random(seed)
    for _ in range(games):
        yield source.getrandbits(48)


def simulate(arena: Arena, games: int, seed: int, after: Callable[[int, Record], None]) -> Report:
    """Play a run of *games*, calling *after* each with its number and record."""
    scores: list[list[int]] = []
    ranks: list[list[int]] = []
    decisions = 0
    began = perf_counter()
    for n, each in enumerate(seeds(seed, games)):
        record, made = arena.play(each)
        decisions += made
        assert record.result is not None  # noqa: S101  (the arena plays to the end)
        scores.append(record.result.scores)
        ranks.append(record.result.ranks)
        after(n, record)
    seconds = perf_counter() - began
    return Report(
        arena.game.name,
        games,
        seed,
        round(seconds, 3),
        decisions,
        round(games / seconds, 1),
        round(decisions / seconds, 1),
        list(starmap(_seat_report, _by_seat([bot.name for bot in arena.bots], scores, ranks))),
    )


def _by_seat(
    names: list[str], scores: list[list[int]], ranks: list[list[int]]
) -> Iterator[tuple[str, list[int], float]]:
    """Yield name, points and wins of each seat; a game may add an opponent of its own behind the seats."""
    for seat, points in enumerate(zip(*scores, strict=True)):
        wins = sum(1 / rank.count(1) for rank in ranks if rank[seat] == 1)
        yield names[seat] if seat < len(names) else "automa", list(points), wins


def _seat_report(bot: str, points: list[int], wins: float) -> SeatReport:
    mean = sum(points) / len(points)
    variance = sum((point - mean) ** 2 for point in points) / max(1, len(points) - 1)
    return SeatReport(bot, round(mean, 3), round(sqrt(variance), 3), round(wins, 3))
