"""How bots evaluate a position of Fourberies, in Écus."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from herzog.bots.evaluation import Amounts, Terms
from herzog.bots.mind import Mind
from herzog.games.fourberies import GAME
from herzog.games.fourberies.box import ACTOR, BONUS, COMEDY, COUNT_IN_DIFFERENCE, N_CITIES, cards_to, city_of
from herzog.games.fourberies.fulfilment import n_of_nature, prospect, pull_of
from herzog.games.fourberies.season import PlaceEncounter
from herzog.games.fourberies.state import COUNT
from herzog.games.fourberies.travel import ChooseTravel, n_to_choose

if TYPE_CHECKING:
    from herzog.games.fourberies.state import Player, State
    from herzog.kernel import Pick, Seat

WEIGHTS: Final = {
    "purse": 1.0,  # Écus
    "actors": 1.5,  # Écus for Actors of the King's mood, weighted by the probability of each mood
    "show": 0.7,  # the reward of a show that pleases
    "best-show": 0.4,  # the extra reward of the best show
    "requests": 0.6,  # what Secret Requests may pay
    "acrobats": 0.9,
    "travel": 0.5,  # Travel cards in hand
}


def count(state: State) -> list[Amounts]:
    """Return the terms of every player."""
    players, box = state.players, state.box
    if not state.agenda:
        return [(float(player.purse), *[0.0] * (len(WEIGHTS) - 1)) for player in players]
    rounds = -(-len(state.pile) // N_CITIES)  # of this season, after this one
    comedy = _likely(state.needle - box.cells_per_side + 0.5, 0.25 + 1.1 * rounds)
    reward = box.rewards[state.season - 1]
    seasons = len(box.rewards) - state.season
    troupes = [_troupe(state, seat, player) for seat, player in enumerate(players)]
    leanings = [troupe.pull + pull_of(box, player.taken) for troupe, player in zip(troupes, players, strict=True)]
    shows = _shows(tuple(leanings), tuple([troupe.free for troupe in troupes]), comedy, rounds)
    return [
        (
            float(player.purse),
            box.coins_per_mood_actor * (comedy * troupes[seat].comedians + (1 - comedy) * troupes[seat].tragedians),
            reward * shows[seat][0],
            reward * shows[seat][1],
            _requests(state, seat, troupes[seat], rounds, seasons),
            _acrobats(player, rounds, seasons),
            float(min(COUNT[player.hand], 6)),
        )
        for seat, player in enumerate(players)
    ]


@final
class Troupe:
    """A player's Actors and Acrobats as last evaluated, with the results."""

    def __init__(self, state: State, seat: Seat, player: Player) -> None:
        self.box: Final = state.box
        self.mood: Final = state.mood()
        self.season: Final = state.season
        self.sheets: Final = player.sheets
        self.actors: Final = player.troupe
        self.fresh: Final = player.fresh
        self.ready: Final = player.ready
        self.tilted: Final = player.tilted
        self.disguise: Final = player.disguise
        self.pull: Final = pull_of(state.box, player.troupe)
        self.free: Final = _disguise(state, player)
        self.comedians: Final = n_of_nature(state, seat, COMEDY)
        self.tragedians: Final = len(player.troupe) - self.comedians
        self.pays: Final[dict[int, int]] = {}  # what Secret Requests that depend only on the troupe would pay

    def is_still(self, state: State, player: Player) -> bool:
        """Return whether nothing has changed; clones share the cards of a player who has not acted."""
        return (
            player.troupe is self.actors
            and player.ready is self.ready
            and player.tilted is self.tilted
            and player.fresh is self.fresh
            and player.sheets is self.sheets
            and player.disguise == self.disguise
            and state.mood() == self.mood
            and state.season == self.season
            and state.box is self.box
        )


_LAST: Final[list[Troupe | None]] = [None] * GAME.seats.stop  # by seat: on most tables only one has acted


def _troupe(state: State, seat: Seat, player: Player) -> Troupe:
    last = _LAST[seat]
    if last is None or not last.is_still(state, player):
        last = _LAST[seat] = Troupe(state, seat, player)
    return last


def _likely(lead: float, spread: float) -> float:
    """Return the probability that a lead lasts, given the typical size of the changes to come."""
    return 1 / (1 + exp(min(max(-1.6 * lead / spread, -30.0), 30.0)))


def _disguise(state: State, player: Player) -> int:
    """Return the experience of the player's Chameleons."""
    effects, free = state.box.effects, 0
    for acrobat in player.ready + player.fresh:
        if effects[acrobat].kind == COUNT_IN_DIFFERENCE:
            free += effects[acrobat].experience
    return free


@lru_cache(1 << 14)  # a thought meets the same troupes over and over
def _shows(
    leanings: tuple[int, ...], disguises: tuple[int, ...], comedy: float, rounds: int
) -> list[tuple[float, float]]:
    """Return the probabilities that each show pleases and that it is the best, over both moods."""
    in_comedy = [leaning + free for leaning, free in zip(leanings, disguises, strict=True)]
    in_tragedy = [free - leaning for leaning, free in zip(leanings, disguises, strict=True)]
    spread = 0.35 + 2.0 * rounds
    shows = []
    for seat in range(len(leanings)):
        pleased, best = _show(in_comedy, seat, spread)
        pleased_else, best_else = _show(in_tragedy, seat, spread)
        shows.append(
            (comedy * pleased + (1 - comedy) * pleased_else, comedy * best + (1 - comedy) * best_else),
        )
    return shows


def _show(differences: list[int], seat: Seat, spread: float) -> tuple[float, float]:
    """Return the probabilities that the show of *seat* pleases and that it is the best, in one mood."""
    own, most = differences[seat], 0
    for other, difference in enumerate(differences):
        if difference > most and other != seat:
            most = difference
    pleases = _likely(own - 0.5, spread)
    return pleases, pleases * _likely(own - most + 0.25, spread)


def _requests(state: State, seat: Seat, troupe: Troupe, rounds: int, seasons: int) -> float:
    """Return what the Secret Requests of *seat* may pay: one more each season, and those face up again."""
    player = state.players[seat]
    if not (player.requests or player.shown):
        return 0.0
    sure = 0.75 if rounds else 0.95
    worths = [_request(state, seat, request, troupe, sure) for request in player.requests]
    worths.sort(reverse=True)
    shown = usable = 0.0
    if not seasons:
        for request in player.shown:
            shown += _request(state, seat, request, troupe, sure)
    for worth in worths[: seasons + 1]:
        usable += worth
    later = 1.5 if seasons else 1.0  # if used now, it can pay again
    return shown + later * usable / sqrt(seasons + 1) + 0.3 * max(0, len(worths) - seasons - 1)


def _request(state: State, seat: Seat, request: int, troupe: Troupe, sure: float) -> float:
    pays = _pays(state, seat, request, troupe)
    return sure * pays if pays else (1 - sure) * 0.8 * state.box.requests[request].amount


def _pays(state: State, seat: Seat, request: int, troupe: Troupe) -> int:
    """Return what a Secret Request would pay, from the cache of *troupe* if it depends only on that."""
    pays = troupe.pays.get(request)
    if pays is None:
        pays = prospect(state, seat, request)
        if state.box.requests[request].is_about_troupe:
            troupe.pays[request] = pays
    return pays


def _acrobats(player: Player, rounds: int, seasons: int) -> float:
    """Return how often Acrobats can still be used: this season unless tilted, and again in the next."""
    fit = len(player.ready) + len(player.fresh)
    return fit * min(1.0, 0.3 + 0.25 * rounds) + seasons * (fit + len(player.tilted))


def inclination(state: State, picks: list[Pick]) -> list[float]:
    """Return a rough value of each city that can be travelled to."""
    return [_city(state, city_of(pick)) for pick in picks]


def _city(state: State, city: int) -> float:
    box, stack = state.box, state.stacks[city]
    if not stack:
        return 1.0
    worth = 0.0
    for card in stack:
        kind = box.kinds[card]
        if kind == ACTOR:
            worth += 0.8 + 0.25 * box.experiences[card]
        else:
            worth += box.amounts[card] if kind == BONUS else 1.2
    return worth


def reopen(state: State, seat: Seat) -> None:
    """Reopen the choice of Travel cards for all other seats, because the sealed answers are unknown."""
    top = state.agenda[-1]
    if isinstance(top, ChooseTravel):
        waiting = [
            other
            for other, player in enumerate(state.players)
            if other in top.waiting or not player.laid or n_to_choose(state, player) > COUNT[player.laid]
        ]
        state.agenda[-1] = ChooseTravel(tuple(waiting), cards_to(top.chosen_by(state, seat), seat))


MIND: Final = Mind(
    game=GAME,
    terms=Terms(WEIGHTS, count),
    rests=lambda frame: type(frame) is PlaceEncounter and frame.city == 0,
    obvious=frozenset(),
    secret={ChooseTravel: inclination},
    reopen=reopen,
    worlds=2,
    ahead=lambda _state: 0,
)
