"""How often each component is taken, and how that correlates with the result."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.kernel import kind_and_ids, target
from herzog.sim.report.tally import Estimate, share_of, win_share
from herzog.sim.statistics import Z_95

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from herzog.sim.report.study import Played
    from herzog.sim.watch import Sheet

RARE: Final = 0.5  # "hardly taken" is below this share of the average of the kind
DOUBT: Final = 0.05  # the probability of a false verdict within a kind
FEWEST: Final = 2  # observations needed for an interval
ENOUGH: Final = 20  # observations needed for a verdict of strong or weak


class Component(NamedTuple):
    """One component over all games: how often it was taken when offered, and how that correlates with the result.

    *margin* is the difference in points between seats with it and seats without it in the same game. *wins* is the
    share of wins of seats with it, relative to an average seat.
    """

    name: str
    taken: Estimate
    margin: Estimate | None
    wins: float | None
    verdict: str


class Effect(NamedTuple):
    """The effect of having a component at one table: a difference in points, its variance, and its weight."""

    margin: float
    variance: float
    weight: float


def by_kind(played: Sequence[Played], kinds: Iterable[str], name: Callable[[str], str]) -> dict[str, list[Component]]:
    """Return the components of each kind, in the order of the set."""
    offered = {component for _, sheets in played for sheet in sheets for component in sheet.offered}
    numbered = [(kind, ids[0]) for kind, ids in map(kind_and_ids, offered)]
    found = {}
    for kind in kinds:
        numbers = sorted(number for other, number in numbered if other == kind)
        names = _numbered([name(target(kind, number)) for number in numbers])
        found[kind] = _judged(
            [measure(played, target(kind, n), called) for n, called in zip(numbers, names, strict=True)]
        )
    return found


def _numbered(names: Sequence[str]) -> list[str]:
    """Return *names*, with numbers added where several are the same."""
    return [
        f"{name} ({names[: at + 1].count(name)})" if names.count(name) > 1 else name for at, name in enumerate(names)
    ]


def measure(played: Iterable[Played], component: str, name: str) -> Component:
    """Return how often *component* was taken, and how that correlates with the result."""
    n_offered = n_taken = 0
    effects, wins, fair = list[Effect](), 0.0, 0.0
    for table, sheets in played:
        there = [sheet for sheet in sheets if component in sheet.offered]
        n_offered += len(there)
        n_taken += sum(any(component in side for side in sheet.taken[: sheet.seats]) for sheet in there)
        if (effect := (_alone if table.seats == 1 else _paired)(there, component)) is not None:
            effects.append(effect)
        usual = fmean([sum(win_share(sheet, seat) for seat in range(sheet.seats)) / sheet.seats for sheet in sheets])
        for sheet in there:
            for seat in range(sheet.seats):
                if component in sheet.taken[seat]:
                    wins += win_share(sheet, seat)
                    fair += usual
    return Component(name, share_of(n_taken, n_offered), _pooled(effects), wins / fair if fair else None, "")


def _paired(sheets: Iterable[Sheet], component: str) -> Effect | None:
    """Return the difference between seats with and without it, game by game."""
    margins = []
    for sheet in sheets:
        points: dict[bool, list[int]] = defaultdict(list)
        for seat in range(sheet.seats):
            points[component in sheet.taken[seat]].append(sheet.scores[seat])
        if len(points) > 1:
            margins.append(fmean(points[True]) - fmean(points[False]))
    if len(margins) < FEWEST:
        return None
    return Effect(fmean(margins), variance(margins) / len(margins), len(margins))


def _alone(sheets: Iterable[Sheet], component: str) -> Effect | None:
    """Return the difference between games with and without it, in leads over the opponent."""
    leads: dict[bool, list[int]] = defaultdict(list)
    for sheet in sheets:
        leads[component in sheet.taken[0]].append(sheet.scores[0] - sheet.scores[1])
    with_it, without = leads[True], leads[False]
    if min(len(with_it), len(without)) < FEWEST:
        return None
    margin, spread = (
        fmean(with_it) - fmean(without),
        variance(with_it) / len(with_it) + variance(without) / len(without),
    )
    return Effect(margin, spread, len(with_it) * len(without) / (len(with_it) + len(without)))


def _pooled(effects: Sequence[Effect], z: float = Z_95) -> Estimate | None:
    """Return the weighted mean over tables."""
    weight = sum(effect.weight for effect in effects)
    if not weight:
        return None
    margin = sum(effect.weight * effect.margin for effect in effects) / weight
    half = z * sqrt(sum(effect.weight**2 * effect.variance for effect in effects)) / weight
    return Estimate(margin, margin - half, margin + half, round(weight))


def _judged(components: list[Component]) -> list[Component]:
    """Return the components of one kind, with verdicts on those that stand out.

    With many components some lie outside a 95% interval by chance, so verdicts use wider intervals.
    """
    if not components:
        return []
    wider = NormalDist().inv_cdf(1 - DOUBT / 2 / len(components)) / Z_95
    usual = sum(c.taken.value * c.taken.n for c in components) / sum(c.taken.n for c in components)
    effects = [c.margin for c in components if c.margin]
    mean = sum(m.value * m.n for m in effects) / max(1, sum(m.n for m in effects))
    return [component._replace(verdict=_verdict(component, usual, mean, wider)) for component in components]


def _verdict(component: Component, usual: float, mean: float, wider: float) -> str:
    words, taken, margin = [], component.taken, component.margin
    if taken.value + wider * (taken.high - taken.value) < RARE * usual:
        words.append("hardly taken")
    if margin and margin.n >= ENOUGH:
        half = wider * (margin.high - margin.value)
        words += ["strong"] * (margin.value - half > mean) + ["weak"] * (margin.value + half < mean)
    return ", ".join(words)
