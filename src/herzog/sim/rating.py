"""Ratings: the strength of bots on one scale, from two-seat games of all against all (the Bradley-Terry model)."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from herzog.kernel import win_shares
from herzog.sim.arena import Run, simulate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.sim.arena import Played
    from herzog.sim.journal import Journal

Meetings: TypeAlias = "Mapping[tuple[str, str], Sequence[float]]"  # for each pair, the first one's wins per deal

SCALE: Final = 400  # the Elo lead of a bot that wins ten games for each one it loses
MIDDLE: Final = 1500  # the rating of the bot that others are measured against
PRIOR: Final = 0.5  # wins added to each bot of a pair, so that even a bot that lost every game has a rating
STEPS: Final = 2000  # the most iterations
CLOSE: Final = 1e-7  # the relative change of all strengths below which the iteration has converged
SAMPLES: Final = 200
TAIL: Final = 0.025  # the share of samples on either side of a 95% interval


class Rating(NamedTuple):
    """How strong a bot is, as Elo, with a 95% interval."""

    bot: str
    elo: float
    interval: tuple[float, float]


def meet(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    jobs: int | None,
    after: Callable[[], None],
    journal: Journal,
) -> Meetings:
    """Let every pair of *bots* play *games* games, each deal from both seats."""
    found: dict[tuple[str, str], list[float]] = {}
    for pair in combinations(bots, 2):
        wins = found.setdefault(pair, [])

        def note(n: int, played: Played, wins: list[float] = wins) -> None:
            ranks = played.result().ranks
            wins += [0.0] if n % 2 == 0 else []
            wins[-1] += win_shares(ranks)[0]
            after()

        simulate(Run(game, pair, games, seed, options), note, jobs, journal)
    return found


def rated(meetings: Meetings, anchor: str, seed: int = 1) -> list[Rating]:
    """Return the ratings, the weakest first; *anchor* is the bot in the middle of the scale.

    Intervals come from a bootstrap over deals, because the two games on a deal are not independent.
    """
    rng = Random(seed)
    samples = [
        elo({pair: rng.choices(deals, k=len(deals)) for pair, deals in meetings.items()}, anchor)
        for _ in range(SAMPLES)
    ]
    return sorted(
        [
            Rating(bot, found, _interval([each[bot] for each in samples]))
            for bot, found in elo(meetings, anchor).items()
        ],
        key=lambda rating: rating.elo,
    )


def _interval(values: list[float]) -> tuple[float, float]:
    ranked, cut = sorted(values), int(TAIL * len(values))
    return ranked[cut], ranked[-1 - cut]


def elo(meetings: Meetings, anchor: str) -> dict[str, float]:
    """Return the maximum-likelihood ratings for these wins, by Zermelo's iteration."""
    wins: dict[tuple[str, str], float] = {}
    for (one, other), deals in meetings.items():
        wins[one, other] = PRIOR + sum(deals)
        wins[other, one] = PRIOR + 2 * len(deals) - sum(deals)
    strengths = dict.fromkeys((bot for pair in wins for bot in pair), 1.0)
    for _ in range(STEPS):
        before = dict(strengths)
        for bot in strengths:
            strengths[bot] = _strength(bot, wins, strengths)
        if all(abs(strengths[bot] / before[bot] - 1) < CLOSE for bot in strengths):
            break
    return {bot: MIDDLE + SCALE * log10(each / strengths[anchor]) for bot, each in strengths.items()}


def _strength(bot: str, wins: Mapping[tuple[str, str], float], strengths: Mapping[str, float]) -> float:
    others = [other for other in strengths if (bot, other) in wins]
    met = sum((wins[bot, other] + wins[other, bot]) / (strengths[bot] + strengths[other]) for other in others)
    return sum(wins[bot, other] for other in others) / met


def table(ratings: Sequence[Rating]) -> list[str]:
    """Return *ratings* as the lines of a Markdown table, the strongest first."""
    lines = ["| bot | Elo | 95% interval |", "|---|---:|---:|"]
    for bot, found, (low, high) in reversed(ratings):
        lines.append(f"| {bot} | {found:.0f} | {low:.0f} to {high:.0f} |")
    return lines
