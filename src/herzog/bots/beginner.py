"""The beginner: a greedy bot that often picks at random instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.greedy import Greedy
from herzog.kernel import Rebuilt, random_index

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.intent import Intent
    from herzog.kernel import Pick, Seat


@final
class Beginner(Rebuilt):
    """Plays like the greedy bot, but a share *lapses* of its decisions is random."""

    looks = True

    def __init__(self, name: str, lapses: float) -> None:
        self.name = name
        self.lapses: Final = lapses
        self._greedy: Final = Greedy()

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), self._greedy.intent)

    def __setstate__(self, intent: Intent) -> None:
        self._greedy.intent = intent

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return a random pick in a lapse, otherwise the greedy one."""
        if rng.random() < self.lapses:
            return picks[random_index(len(picks), rng.random)]
        return self._greedy.choose(masked, seat, picks, rng)
