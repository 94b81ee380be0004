"""A bot in thirty lines: it plays each option to the end of the game a few times, and takes the one that ends best.

herzog ladder fourberies --bots uniform,examples.monte_carlo:MonteCarlo,greedy --games 200
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herzog.games import GAMES
from herzog.kernel import apply, playout

if TYPE_CHECKING:
    from random import Random

TABLES = 12  # on which each option is tried


class MonteCarlo:
    """Imagines what is hidden, plays on at random, and breaks ties at random; known as flat Monte Carlo."""

    name = "monte-carlo"
    looks = True

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Return the pick with the best lead on average."""
        game = next(game for game in GAMES.values() if isinstance(masked, game.parts[0]))
        leads = dict.fromkeys(picks, 0.0)
        for _ in range(TABLES):
            table = game.fill(masked, rng)  # the same for all picks, so none is luckier than another
            for pick in picks:
                end = table.clone()
                apply(end, seat, pick)
                playout(end, rng)
                leads[pick] += lead(game.scores(end), seat)
        return max(picks, key=lambda pick: (leads[pick], rng.random()))


def lead(scores: list[int], seat: int) -> float:
    """Return how far *seat* is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
