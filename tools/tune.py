"""Fit the weights of a game's evaluation to self-play.

Greedy bots, some of whose decisions are random, play whole games. Wherever a thought would rest, the terms of the
position are noted, and at the end the lead. The weights that predict the leads best, by ridge regression towards the
current weights, then play against those on new deals, which shows whether they are better.
"""

from __future__ import annotations

from functools import cache, partial
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
import typer

from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for, mind_of
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle
from herzog.sim import pool
from herzog.sim.arena import Arena, seeds
from herzog.sim.statistics import mean_interval, share_interval

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.bots.evaluation import Terms
    from herzog.bots.mind import Mind
    from herzog.kernel import Box

UNREST = 0.1  # the share of decisions that are random, so that positions differ
HOLD = 3000.0  # how many positions the current weights count for

Weights = dict[str, float]
Seen = tuple[list[float], int]  # how far the first seat is ahead in each term, and its final lead


class Duel(NamedTuple):
    """One game between two sets of weights; if *swapped*, the second has the first seat."""

    game: str
    first: Weights
    second: Weights
    seed: int
    swapped: bool


@cache
def box(game: str) -> Box:
    """Return the built-in component set of *game*."""
    return GAMES[game].load()


def terms_of(game: str) -> Terms:
    """Return the terms of *game* with its current weights."""
    return mind_of(game).terms


def watch(game: str, seed: int) -> list[Seen]:
    """Play a game for two and return what was seen wherever a thought would rest."""
    rules, rng, bot = GAMES[game], Random(seed), Greedy()
    state = rules.new(2, {}, box(game))
    mind, seen = mind_for(state), []
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        if mind.rests(top):
            own, other = mind.terms.count(state)
            seen.append([a - b for a, b in zip(own, other, strict=True)])
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat == CHANCE or len(picks) == 1 or rng.random() < UNREST:
            pick = rng.choice(picks)
        else:
            pick = bot.choose(rules.mask(state, seat), seat, picks, rng)
        apply(state, seat, pick)
    first, second = rules.scores(state)
    return [(ahead, first - second) for ahead in seen]


def fitted(weights: Weights, seen: list[Seen], hold: float) -> Weights:
    """Return the weights that best predict what was *seen*; the current *weights* count for *hold* positions."""
    ahead, won = np.array([each[0] for each in seen]), np.array([each[1] for each in seen])
    before = np.array(list(weights.values()))
    ridge = hold * ahead.var(axis=0).mean() * np.eye(len(before))
    after = np.linalg.solve(ahead.T @ ahead + ridge, ahead.T @ won + ridge @ before)
    return dict(zip(weights, after.tolist(), strict=True))


def _mind(terms: Terms) -> Callable[[Any], Mind]:
    return lambda masked: mind_for(masked).with_terms(terms)


def fight(duel: Duel) -> int:
    """Return the lead of the first weights, in points."""
    terms = terms_of(duel.game)
    bots: list[Any] = [Greedy("tuned", _mind(terms.reweighted(each))) for each in (duel.first, duel.second)]
    if duel.swapped:
        bots.reverse()
    record, _ = Arena(GAMES[duel.game], box(duel.game), bots, {}).play(duel.seed)
    assert record.result is not None, "the arena plays to the end"
    lead = record.result.scores[0] - record.result.scores[1]
    return -lead if duel.swapped else lead


def leads(game: str, first: Weights, second: Weights, deals: list[int], jobs: int) -> list[float]:
    """Return the lead of the first weights on each of *deals*, as the mean over both seats."""
    duels = [Duel(game, first, second, seed, swapped) for seed in deals for swapped in (False, True)]
    found = list(pool.run(fight, duels, jobs))
    return [fmean(found[at : at + 2]) for at in range(0, len(found), 2)]


def main(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="Games to watch.")] = 200,
    hold: Annotated[float, typer.Option(min=0, help="How many positions the current weights count for.")] = HOLD,
    check: Annotated[int, typer.Option(min=2, help="Deals for the final match of new weights against old.")] = 80,
    seed: int = 1,
    jobs: int = 2,
) -> None:
    """Fit the evaluation of GAME and print how much better it plays."""
    terms = terms_of(game)
    before = dict(zip(terms.names, terms.weights, strict=True))
    seen = [each for table in pool.run(partial(watch, game), list(seeds(seed, games)), jobs) for each in table]
    after = fitted(before, seen, hold)
    for name, weight in after.items():
        typer.echo(f"{name:>12} {before[name]:6.2f} -> {weight:6.2f}")
    found = leads(game, after, before, list(seeds(-seed, check)), jobs)
    low, high = mean_interval(found)
    won = sum((lead > 0) + (lead == 0) / 2 for lead in found)
    share = share_interval(won, check)
    typer.echo(f"new against old: {fmean(found):+.2f} points a game ({low:+.2f} to {high:+.2f}),")
    typer.echo(f"{won:g} of {check} deals ({share[0]:.0%} to {share[1]:.0%})")


if __name__ == "__main__":
    typer.run(main)
