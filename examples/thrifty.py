"""A bot in thirty lines: it always takes the option with the largest immediate gain, as computed by the rules.

herzog ladder fourberies --bots uniform,examples.thrifty:Thrifty,greedy --games 200
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herzog.games import GAMES
from herzog.kernel import decide

if TYPE_CHECKING:
    from random import Random

WORTH = {"vp": 1.0, "ducats": 0.3, "finance": 0.5, "purse": 1.0, "troupe": 1.0}  # of what an option can change


class Thrifty:
    """Looks one answer ahead, and breaks ties at random."""

    name = "thrifty"
    looks = True

    def choose(self, masked: Any, seat: int, picks: list[int], rng: Random) -> int:
        """Return the pick with the largest gain."""
        game = next(game for game in GAMES.values() if isinstance(masked, game.parts[0]))
        decision = decide(game, masked, seat)
        options = [option for option in decision.options if option.plain] if decision else []
        gains = {option.pick: sum(WORTH.get(what, 0) * n for what, n in option.outcome.items()) for option in options}
        best = max(gains.values(), default=0)
        return rng.choice([pick for pick, gain in gains.items() if gain == best] or picks)
