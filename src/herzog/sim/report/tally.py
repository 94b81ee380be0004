"""Statistics of sheets: seat order, points by source and period, companies, and the solo opponent."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from herzog.kernel import win_shares
from herzog.sim.statistics import mean_interval, share_interval

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from herzog.sim.report.study import Played
    from herzog.sim.watch import Sheet


class Estimate(NamedTuple):
    """A number with its 95% interval and the number of observations behind it."""

    value: float
    low: float
    high: float
    n: int


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent *values*."""
    return Estimate(fmean(values), *mean_interval(values), len(values))


def share_of(wins: float, n: int) -> Estimate:
    """Return the share of *wins* among *n*."""
    return Estimate(wins / n, *share_interval(wins, n), n)


def win_share(sheet: Sheet, side: int) -> float:
    """Return the share of *side* in the win."""
    return win_shares(sheet.ranks)[side]


class Place(NamedTuple):
    """The results of the seats at one place in turn order."""

    wins: Estimate
    points: Estimate


def by_place(sheets: Sequence[Sheet]) -> list[Place]:
    """Return the results of the first in turn order, the second, and so on."""
    places = []
    for place in range(sheets[0].seats):
        seated = [(sheet, (max(sheet.first, 0) + place) % sheet.seats) for sheet in sheets]
        wins = sum(win_share(sheet, seat) for sheet, seat in seated)
        places.append(Place(share_of(wins, len(sheets)), mean_of([sheet.scores[seat] for sheet, seat in seated])))
    return places


def by_source(sheets: Sequence[Sheet], sides: range) -> dict[str, float]:
    """Return the mean points of a side by source, over *sides*."""
    total = Counter[str]()
    for source, _, points in _gains(sheets, sides):
        total[source] += points
    return {source: points / (len(sheets) * len(sides)) for source, points in total.items()}


def by_period(played: Iterable[Played]) -> tuple[list[str], dict[str, dict[str, float]]]:
    """Return the periods in order, and the mean points of a seat by source and period."""
    total: dict[str, Counter[str]] = defaultdict(Counter)
    seats, periods = 0, list[str]()
    for table, sheets in played:
        for source, period, points in _gains(sheets, range(table.seats)):
            total[source][period] += points
        seats += table.seats * len(sheets)
        periods = max(periods, *[sheet.periods for sheet in sheets], key=len)
    means = {source: {period: n / seats for period, n in by.items()} for source, by in total.items()}
    return periods, means


def _gains(sheets: Iterable[Sheet], sides: range) -> Iterator[tuple[str, str, int]]:
    for sheet in sheets:
        for side in sides:
            yield from sheet.gains[side]


class Company(NamedTuple):
    """Games with the same company: the points of a seat, and how often components of the first were preferred."""

    name: str
    games: int
    points: Estimate
    spread: Estimate  # from the winner to the last
    share: Estimate | None  # of the components taken that belong to the first


def by_company(played: Iterable[Played], owner: Callable[[str], str]) -> list[Company]:
    """Return the results for each pair, at all tables; *owner* returns the owner of a component."""
    found: dict[tuple[str, ...], list[Sheet]] = defaultdict(list)
    for _, sheets in played:
        for sheet in sheets:
            if len(sheet.company) > 1:
                found[tuple(sorted(sheet.company))].append(sheet)
    return [_company(pair, sheets, owner) for pair, sheets in sorted(found.items())]


def _company(pair: tuple[str, ...], sheets: list[Sheet], owner: Callable[[str], str]) -> Company:
    shares = [share for sheet in sheets if (share := _share(sheet, pair, owner)) is not None]
    return Company(
        " + ".join(pair),
        len(sheets),
        mean_of([fmean(sheet.scores[: sheet.seats]) for sheet in sheets]),
        mean_of([float(max(sheet.scores) - min(sheet.scores)) for sheet in sheets]),
        mean_of(shares) if shares else None,
    )


def _share(sheet: Sheet, pair: tuple[str, ...], owner: Callable[[str], str]) -> float | None:
    """Return the share of the components taken in a game that belong to the first of *pair*."""
    owners = [owner(component) for side in sheet.taken for component in side]
    taken = [owners.count(each) for each in pair]
    return taken[0] / sum(taken) if any(taken) else None


class Opponent(NamedTuple):
    """The results of a single seat against the solo opponent."""

    table: str
    wins: Estimate
    points: Estimate
    theirs: Estimate


def by_opponent(played: Iterable[Played]) -> list[Opponent]:
    """Return the results of the tables with one seat."""
    return [
        Opponent(
            table.title,
            share_of(sum(win_share(sheet, 0) for sheet in sheets), len(sheets)),
            mean_of([sheet.scores[0] for sheet in sheets]),
            mean_of([sheet.scores[1] for sheet in sheets]),
        )
        for table, sheets in played
        if table.seats == 1
    ]
