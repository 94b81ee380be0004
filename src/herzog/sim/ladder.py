"""The ladder: each bot against the next weaker one, as a Markdown table."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from herzog.sim.arena import Run, simulate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from herzog.sim.arena import Played, Report
    from herzog.sim.journal import Journal
    from herzog.sim.pool import Jobs


class Rung(NamedTuple):
    """One comparison: *bot* against *others* on all other seats, or against a solo opponent."""

    bot: str
    others: str
    report: Report


def pairs(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the tables to play: each bot against the next weaker one, or every bot alone if there is only one seat."""
    if players == 1:
        return [(bot,) for bot in bots]
    return [(bot, *[weaker] * (players - 1)) for weaker, bot in pairwise(bots)]


def climb(
    game: str,
    tables: Sequence[tuple[str, ...]],
    games: int,
    seed: int,
    options: Mapping[str, str],
    jobs: Jobs,
    after: Callable[[int, Played], None],
    journal: Journal | None = None,
) -> Iterator[Rung]:
    """Play the *tables* and yield each rung when it is done."""
    for bots in tables:
        report = simulate(Run(game, bots, games, seed, options), after, jobs, journal)
        yield Rung(bots[0], bots[1] if len(bots) > 1 else report.seats[-1].bot, report)


def heading() -> list[str]:
    """Return the first lines of the table."""
    return [
        "| bot | against | games | wins | 95% interval | points | their points |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]


def line(rung: Rung) -> str:
    """Return *rung* as a line of the table."""
    own, others = rung.report.seats[0], rung.report.seats[1:]
    theirs = sum(other.mean for other in others) / len(others)
    low, high = own.win_interval
    cells = (rung.bot, rung.others, str(rung.report.games), f"{own.win_rate:.1%}", f"{low:.1%} to {high:.1%}")
    return f"| {' | '.join(cells)} | {own.mean:.1f} | {theirs:.1f} |"
