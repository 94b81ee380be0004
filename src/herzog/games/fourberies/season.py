"""Seasons and rounds: the frames at the bottom of the agenda, from the set-up to the end."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from herzog.games.fourberies.acrobats import OpenMoment
from herzog.games.fourberies.box import AFTER_REVEAL, BEFORE_TRAVEL, END_OF_ROUND, N_CITIES
from herzog.games.fourberies.events import EncounterPlaced, GameEnded, RoundBegan, SeasonBegan, SeasonPrepared
from herzog.games.fourberies.friends import DrawFriendCard
from herzog.games.fourberies.needle import TossCoin
from herzog.games.fourberies.resolution import EndResolution, ResolveCities
from herzog.games.fourberies.scoring import ChooseNatures, RewardShows, UseRequests, places
from herzog.games.fourberies.state import State
from herzog.games.fourberies.travel import BeginTravel
from herzog.kernel import Auto, Chance, Pick, Pool, Seat, random_index

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Frame, Log


@final
class PlaceEncounter(Chance[State]):
    """Turn up an Encounter in front of *city*. [FOU-1.5] [FOU-9.2]"""

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def pool(self, state: State) -> Pool:
        """Return the pile."""
        return state.pile

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take it from the pile."""
        self._place(state, bisect_left(state.pile, pick), log)

    def at_random(self, state: State, random: Callable[[], float]) -> bool:
        """Take a random Encounter by its index instead of searching for it: most of nature's picks are these."""
        self._place(state, random_index(len(state.pile), random), None)
        return False

    def _place(self, state: State, at: int, log: Log) -> None:
        """Lay an Encounter on top of those already in front of the city."""
        encounter = state.pile.pop(at)
        state.stacks[self.city] += (encounter,)
        if log:
            log.all(EncounterPlaced(self.city, encounter))


@final
class BeginSeason(Auto[State]):
    """A season begins with a full pile. [FOU-2.1]"""

    def run(self, state: State, log: Log) -> None:
        """Count its rounds from the first."""
        state.season += 1
        state.round = 0  # [FOU-9.2]
        if log:
            log.all(SeasonBegan(state.season, len(state.pile)))


@final
class PlayRound(Auto[State]):
    """A round: Travel, Resolution, New opportunities. [FOU-2.2] [FOU-13.3]"""

    def run(self, state: State, log: Log) -> None:
        """Put the whole round on the agenda, beginning with the draws of friend troupes."""
        state.round += 1  # [FOU-9.2]
        state.rounds += 1  # decides who acts first [FOU-Q26]
        if log:
            log.all(RoundBegan(state.season, state.round, rounds_of_season(state), state.first()))
        state.agenda.extend(ROUND_OF_TWO if state.friends else ROUND)


@final
class NewOpportunities(Auto[State]):
    """New Encounters, or the end of the season if there are none. [FOU-9.1]"""

    def run(self, state: State, log: Log) -> None:
        """Deal from the pile; if there are too few Encounters, they go to the first cities. [FOU-9.2] [FOU-9.3]"""
        if state.pile:
            state.agenda.extend(NEXT_ROUND[min(len(state.pile), N_CITIES)])
        else:
            state.agenda.extend(SEASON_END)


@final
class CloseSeason(Auto[State]):
    """After the scoring: prepare the second season, or end the game. [FOU-2.1] [FOU-12.1]"""

    def run(self, state: State, log: Log) -> None:
        """Continue, or end the game."""
        if state.season < len(state.box.rewards):
            prepare_season(state, log)
            state.then(BeginSeason(), *ROW[: len(state.pile)], TossCoin(), PLAY_ROUND)
        elif log:
            log.all(GameEnded([player.purse for player in state.players], places(state)))


def prepare_season(state: State, log: Log) -> None:
    """Discard Actors and Encounters and straighten Acrobats; Travel cards, Secret Requests and Écus stay.

    [FOU-11.1] [FOU-11.2] [FOU-11.3] [FOU-11.4] [FOU-11.5] [FOU-11.6] [FOU-Q6] [FOU-Q36] [FOU-Q37] [FOU-Q38] [FOU-Q39]
    """
    for player in state.players:
        state.discard.extend(player.troupe)
        player.troupe = ()
        player.ready = tuple(sorted(player.ready + player.tilted))
        player.tilted = ()
        player.disguise = 0
        player.on_stage = 0
    for city, stack in enumerate(state.stacks):
        state.discard.extend(stack)
        state.stacks[city] = ()
    state.pile, state.discard = sorted(state.discard), []
    if log:
        log.all(SeasonPrepared(state.season + 1))


def rounds_of_season(state: State) -> int:
    """Return how many rounds the season has: those so far, the one that is dealt, and those in the pile. [FOU-9.2]"""
    dealing = sum(isinstance(frame, PlaceEncounter) for frame in state.agenda)
    dealt = any(isinstance(frame, PlayRound) for frame in state.agenda)
    return state.round + dealt - (dealing - len(state.pile)) // N_CITIES


PLAY_ROUND: Final = PlayRound()
ROW: Final = tuple([PlaceEncounter(city) for city in range(N_CITIES)])

# The frames below are listed in the order of play, and stored in reverse, as on the agenda.
Stack: TypeAlias = "tuple[Frame[Any], ...]"

FIRST_SEASON: Final[Stack] = (TossCoin(), BeginSeason(), *ROW, PLAY_ROUND)[::-1]
ROUND: Final[Stack] = (
    OpenMoment(BEFORE_TRAVEL),
    BeginTravel(),
    OpenMoment(AFTER_REVEAL),
    ResolveCities(-1),
    EndResolution(),
    OpenMoment(END_OF_ROUND),
    NewOpportunities(),
)[::-1]
ROUND_OF_TWO: Final[Stack] = ROUND + (DrawFriendCard(0), DrawFriendCard(1))[::-1]
NEXT_ROUND: Final = tuple([(*ROW[:n], PLAY_ROUND)[::-1] for n in range(N_CITIES + 1)])  # by the number of Encounters
SEASON_END: Final[Stack] = (ChooseNatures(), RewardShows(), UseRequests(), CloseSeason())[::-1]
