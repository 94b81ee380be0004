"""Tune the weights of a game's evaluation by self-play.

Simultaneous perturbation: all weights are pushed a little, up or down by lot; two greedy bots with the two opposite
pushes play each other, both seats of each deal; and the weights follow whoever scored more. At the end the weights
found play those they began with on deals not seen before, so that nobody has to believe in them.
"""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for
from herzog.games import GAMES
from herzog.sim import pool
from herzog.sim.arena import Arena, seeds
from herzog.sim.statistics import mean_interval, share_interval

if TYPE_CHECKING:
    from herzog.bots.evaluation import Terms
    from herzog.kernel import Box

PUSH = 0.2  # how far weights are pushed, as a share of themselves
STEP = 0.02  # how far they follow, as a share of themselves, for each point of difference
CALM = 10  # rounds after which steps begin to shrink

Weights = dict[str, float]


class Duel(NamedTuple):
    """One game between two sets of weights; *swapped* seats the second first."""

    game: str
    first: Weights
    second: Weights
    seed: int
    swapped: bool


@cache
def box(game: str) -> Box:
    """Return the set that comes with *game*."""
    return GAMES[game].load()


def terms_of(game: str) -> Terms:
    """Return the terms of *game* with the weights it has."""
    return mind_for(GAMES[game].new(2, {}, box(game))).terms


def fight(duel: Duel) -> int:
    """Return by how many points the first weights won."""
    terms = terms_of(duel.game)
    bots: list[Any] = [Greedy("tuned", terms.reweighted(weights)) for weights in (duel.first, duel.second)]
    if duel.swapped:
        bots.reverse()
    record, _ = Arena(GAMES[duel.game], box(duel.game), bots, {}).play(duel.seed)
    assert record.result is not None  # noqa: S101  (the arena plays to the end)
    lead = record.result.scores[0] - record.result.scores[1]
    return -lead if duel.swapped else lead


def leads(game: str, first: Weights, second: Weights, deals: list[int], jobs: int) -> list[float]:
    """Return by how much the first weights won on each of *deals*, both seats taken together."""
    duels = [Duel(game, first, second, seed, swapped) for seed in deals for swapped in (False, True)]
    found = list(pool.run(fight, duels, jobs))
    return [fmean(found[at : at + 2]) for at in range(0, len(found), 2)]


def pushed(weights: Weights, signs: dict[str, int], share: float) -> Weights:
    """Return *weights* pushed by a *share* of themselves."""
    return {name: weight * (1 + share * signs[name]) for name, weight in weights.items()}


def tune(game: str, rounds: int, deals: int, seed: int, jobs: int) -> Weights:
    """Return better weights, it is to be hoped."""
    terms, rng = terms_of(game), Random(seed)
    weights = dict(zip(terms.names, terms.weights, strict=True))
    for number in range(rounds):
        signs = {name: rng.choice((-1, 1)) for name in weights}
        chosen = list(seeds(rng.getrandbits(32), deals))
        lead = fmean(leads(game, pushed(weights, signs, PUSH), pushed(weights, signs, -PUSH), chosen, jobs))
        weights = pushed(weights, signs, max(-PUSH, min(PUSH, STEP * lead / (1 + number / CALM))))
        typer.echo(f"{number + 1:4}  lead {lead:+6.2f}  {shown(weights)}")
    return weights


def shown(weights: Weights) -> str:
    """Return *weights* in one line."""
    return " ".join(f"{name}={weight:.3f}" for name, weight in weights.items())


def main(
    game: str,
    rounds: Annotated[int, typer.Option(min=1, help="How often the weights move.")] = 40,
    deals: Annotated[int, typer.Option(min=1, help="Deals played for each move, both seats.")] = 8,
    check: Annotated[int, typer.Option(min=2, help="Deals played in the end, new against old.")] = 50,
    seed: int = 1,
    jobs: int = 2,
) -> None:
    """Tune the evaluation of GAME and say how much better it got."""
    terms = terms_of(game)
    before, after = dict(zip(terms.names, terms.weights, strict=True)), tune(game, rounds, deals, seed, jobs)
    found = leads(game, after, before, list(seeds(-seed, check)), jobs)
    low, high = mean_interval(found)
    won = sum((lead > 0) + (lead == 0) / 2 for lead in found)
    share = share_interval(won, check)
    typer.echo(f"new against old: {fmean(found):+.2f} points a game ({low:+.2f} to {high:+.2f}),")
    typer.echo(f"{won:g} of {check} deals ({share[0]:.0%} to {share[1]:.0%})")


if __name__ == "__main__":
    typer.run(main)
