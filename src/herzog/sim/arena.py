"""The arena: games between bots, each fully determined by its seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from herzog import __version__
from herzog.bots.answer import answer
from herzog.bots.entrants import entrant
from herzog.games import GAMES
from herzog.kernel import (
    CHANCE,
    AnyGame,
    Bot,
    Box,
    Header,
    Record,
    Step,
    apply,
    settle,
    win_shares,
    with_defaults,
)
from herzog.kernel.record import FORMAT, Result
from herzog.sim import pool
from herzog.sim.journal import Journal
from herzog.sim.statistics import mean_interval, share_interval

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.kernel import State

Bots: TypeAlias = Sequence[Bot]


class SeatReport(msgspec.Struct):
    """The results of one bot; a shared victory counts as a fraction of a win. All intervals are 95% intervals."""

    bot: str
    mean: float
    sd: float
    wins: float
    mean_interval: tuple[float, float]
    win_rate: float
    win_interval: tuple[float, float]


class Report(msgspec.Struct):
    """The results of a run; *decisions* are answers chosen from at least two plain picks."""

    game: str
    games: int
    seed: int
    seconds: float
    decisions: int
    games_per_second: float
    decisions_per_second: float
    seats: list[SeatReport]


class Arena:
    """A table at which the same *bots* play one game after another."""

    def __init__(self, game: AnyGame, box: Box, bots: Bots, options: Mapping[str, str]) -> None:
        self.game = game
        self.box = box
        self.bots = bots
        self.options = with_defaults(game, options)

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
            ask, seat = top.name, top.seats()[0]
            picks = top.plain(state, seat)
            if len(picks) == 1:
                pick = picks[0]
            elif seat == CHANCE:
                pick = picks[int(nature.random() * len(picks))]
            else:
                decisions += 1
                bot = self.bots[seat]
                masked = self.game.mask(state, seat) if bot.looks else None
                pick = answer(bot, ask, masked, seat, picks, dice[seat])
            steps.append(Step(seat, ask, pick))
            apply(state, seat, pick)
        return self._record(state, steps), decisions

    def _record(self, state: State, steps: list[Step]) -> Record:
        names = [bot.name for bot in self.bots]
        header = Header(FORMAT, self.game.name, __version__, self.options, self.box.hash, self.box.version, names)
        return Record(header, steps, Result(self.game.scores(state), self.game.ranks(state)))


class Run(NamedTuple):
    """The games to play; unless all *bots* are the same, each deal is played once per rotation of the bots."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str]
    folder: Path | None = None  # the folder of the component set; None for the built-in one


class Job(NamedTuple):
    """One game of a run, as plain data for other processes; its bots are rotated by *turned* seats."""

    run: Run
    seed: int
    turned: int


class Played(NamedTuple):
    """A game that was played."""

    job: Job
    record: Record
    decisions: int

    def result(self) -> Result:
        """Return scores and ranks in the order of the run's bots, followed by a solo opponent if there is one."""
        result = self.record.result
        assert result is not None, "the arena plays to the end"
        n = len(self.job.run.bots)
        order = [(at + self.job.turned) % n for at in range(n)] + list(range(n, len(result.scores)))
        return Result([result.scores[at] for at in order], [result.ranks[at] for at in order])


def seeds(seed: int, games: int) -> Iterator[int]:
    """Yield the seed of each game of a run. A longer run begins with the games of a shorter one."""
    source = Random(seed)
    for _ in range(games):
        yield source.getrandbits(48)


def schedule(run: Run) -> list[Job]:
    """Return the games of *run*: each deal is played once per rotation of the bots."""
    n_ways = ways(run.bots)
    deals = list(seeds(run.seed, -(-run.games // n_ways)))
    return [Job(run, deals[n // n_ways], n % n_ways) for n in range(run.games)]


def ways(bots: tuple[str, ...]) -> int:
    """Return how many rotations of *bots* play each deal."""
    return len(bots) if len(set(bots)) > 1 else 1


def play(job: Job) -> Played:
    """Play one game of a run."""
    run, n = job.run, len(job.run.bots)
    names = [run.bots[(seat - job.turned) % n] for seat in range(n)]
    arena = Arena(GAMES[run.game], _box(run.game, run.folder), [entrant(name) for name in names], run.options)
    return Played(job, *arena.play(job.seed))


@cache
def _box(game: str, folder: Path | None) -> Box:
    return GAMES[game].load(folder)


def play_all(planned: Sequence[Job], jobs: pool.Jobs, journal: Journal) -> Iterator[Played]:
    """Yield the games of *planned* in order, without replaying those in the *journal*."""
    fresh = pool.run(play, [job for job in planned if job not in journal], jobs)
    for job in planned:
        if job in journal:
            yield Played(job, *journal.find(job))
            continue
        played = next(fresh)
        journal.add(*played)
        yield played


def simulate(
    run: Run, after: Callable[[int, Played], None], jobs: pool.Jobs = 1, journal: Journal | None = None
) -> Report:
    """Play *run*, calling *after* with the number of each game and the game itself."""
    results: list[Result] = []
    decisions = 0
    began = perf_counter()
    for n, played in enumerate(play_all(schedule(run), jobs, Journal(None) if journal is None else journal)):
        decisions += played.decisions
        results.append(played.result())
        after(n, played)
    seconds = perf_counter() - began
    return Report(
        run.game,
        run.games,
        run.seed,
        round(seconds, 3),
        decisions,
        round(run.games / seconds, 1),
        round(decisions / seconds, 1),
        _by_bot(run.bots, results),
    )


def _by_bot(names: tuple[str, ...], results: list[Result]) -> list[SeatReport]:
    """Return the results of each bot, and of a solo opponent if there is one."""
    reports = []
    for at, points in enumerate(zip(*[result.scores for result in results], strict=True)):
        wins = sum(win_shares(result.ranks)[at] for result in results)
        reports.append(_seat_report(names[at] if at < len(names) else "automa", points, wins, ways(names)))
    return reports


def _seat_report(bot: str, points: Sequence[int], wins: float, n_ways: int) -> SeatReport:
    mean, n = fmean(points), len(points)
    deals = [fmean(points[at : at + n_ways]) for at in range(0, n, n_ways)]  # games on a deal are not independent
    variance = sum((point - mean) ** 2 for point in points) / max(1, n - 1)
    return SeatReport(
        bot,
        round(mean, 3),
        round(sqrt(variance), 3),
        round(wins, 3),
        _rounded(mean_interval(deals)),
        round(wins / n, 4),
        _rounded(share_interval(wins, n)),
    )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)
