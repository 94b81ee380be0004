"""Chameleons: Acrobats that count in the difference, as Comedians or as Tragedians."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.fourberies.box import CHOICE, COMEDY, COUNT_IN_DIFFERENCE

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Effect
    from herzog.games.fourberies.state import Player, State


def chameleons(state: State, player: Player) -> list[Effect]:
    """Return the effects of the player's Acrobats that count in the difference. [FOU-8.2]"""
    effects = state.box.effects
    return [effects[card] for card in player.ready + player.fresh if effects[card].kind == COUNT_IN_DIFFERENCE]


def free_experiences(state: State, player: Player) -> list[int]:
    """Return the experience of each Chameleon that counts as either, as its owner likes. [FOU-8.2]"""
    return [chameleon.experience for chameleon in chameleons(state, player) if chameleon.nature == CHOICE]


def ways_to_count(state: State, player: Player) -> list[int]:
    """Return every total that a subset of the free Chameleons adds up to; the rest count as Tragedians. [FOU-Q27]"""
    sums = {0}
    for experience in free_experiences(state, player):
        sums |= {total + experience for total in sums}
    return sorted(sums)


def disguise(state: State, player: Player, as_comedians: int) -> int:
    """Return what the Chameleons add towards comedy if *as_comedians* of the free experience counts there."""
    total = 2 * as_comedians  # gained by comedy and lost by tragedy, where all free experience counts at first
    for chameleon in chameleons(state, player):
        total += chameleon.experience if chameleon.nature == COMEDY else -chameleon.experience
    return total
