"""The inputs of the network for Fourberies: small facts about one troupe.

Every fact has a number; the input is the list of facts that hold.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from herzog.bots.learned import Features
from herzog.games.fourberies.box import COMEDY, N_CITIES, N_COLOURS
from herzog.games.fourberies.fulfilment import n_of_nature, prospect, pull_of

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Box
    from herzog.games.fourberies.state import Player, State
    from herzog.kernel import Seat

# How many values are distinguished; larger ones count as the largest.
ROUNDS: Final = 8  # of a season
PURSE: Final = 50
LEANING: Final = 12  # to either side
TROUPE: Final = 9


@final
class Layout:
    """Where the facts of each kind begin."""

    def __init__(self, box: Box) -> None:
        self.spans: Final[dict[str, tuple[int, int]]] = {}
        self.size = 0
        n, seasons, requests = len(box.kinds), len(box.rewards), len(box.requests)
        self.time: Final = self._kind("time", seasons * ROUNDS * N_COLOURS)
        self.order: Final = self._kind("order", N_COLOURS * N_COLOURS)
        self.purse: Final = self._kind("purse", PURSE)
        self.richer: Final = self._kind("richer", N_COLOURS)
        self.travel: Final = self._kind("travel", N_CITIES)
        self.actors: Final = self._kind("actors", n)
        self.comedians: Final = self._kind("comedians", TROUPE)
        self.tragedians: Final = self._kind("tragedians", TROUPE)
        self.acrobats: Final = self._kind("acrobats", n)
        self.tilted: Final = self._kind("tilted", n)
        self.requests: Final = self._kind("requests", requests)
        self.paying: Final = self._kind("paying", requests)
        self.shown: Final = self._kind("shown", requests)
        self.mood: Final = self._kind("mood", box.n_cells)
        self.pleases: Final = self._kind("pleases", 2 * LEANING + 1)
        self.ahead: Final = self._kind("ahead", 2 * LEANING + 1)

    def _kind(self, name: str, n: int) -> int:
        start = self.size
        self.size += n
        self.spans[name] = start, self.size
        return start


@lru_cache(maxsize=4)
def layout(box: Box) -> Layout:
    """Return where the facts of each kind begin with the components in *box*."""
    return Layout(box)


def rounds_left(state: State) -> int:
    """Return how many rounds of this season come after the current one."""
    return min(-(-len(state.pile) // N_CITIES), ROUNDS - 1)


def facts(state: State, seat: Seat) -> list[int]:
    """Return the facts that hold for the troupe of *seat*."""
    box, player, n = state.box, state.players[seat], len(state.players)
    known = layout(box)
    comedians = n_of_nature(state, seat, COMEDY)
    return [
        known.time + phase(state) * N_COLOURS + n - 1,
        known.order + (n - 1) * N_COLOURS + (seat - state.rounds) % n,
        known.purse + min(player.purse, PURSE - 1),
        known.richer + _n_richer(state, player),
        known.comedians + min(comedians, TROUPE - 1),
        known.tragedians + min(len(player.troupe) - comedians, TROUPE - 1),
        known.mood + state.needle,
        *[known.travel + city for city in box.cities_in[player.hand]],
        *[known.actors + actor for actor in player.troupe],
        *[known.acrobats + acrobat for acrobat in player.ready + player.fresh],
        *[known.tilted + acrobat for acrobat in player.tilted],
        *_requests(state, seat, player, known),
        *_shows(state, seat, known),
    ]


def _n_richer(state: State, player: Player) -> int:
    richer = 0
    for other in state.players:
        richer += other.purse > player.purse
    return richer


def _requests(state: State, seat: Seat, player: Player, known: Layout) -> list[int]:
    """Return the Secret Requests in hand, with separate facts for those that would pay now, and those face up."""
    held = [
        (known.paying if prospect(state, seat, request) else known.requests) + request
        for request in player.requests
        if request >= 0
    ]
    return held + [known.shown + request for request in player.shown]


def _shows(state: State, seat: Seat, known: Layout) -> list[int]:
    """Return how much the troupe pleases the King now, and how far it is ahead of the best other."""
    towards = 1 if state.mood() == COMEDY else -1
    own, most = 0, -LEANING
    for other, player in enumerate(state.players):
        pleases = towards * pull_of(state.box, player.troupe)
        if other == seat:
            own = pleases
        elif pleases > most:
            most = pleases
    return [known.pleases + _bounded(own), known.ahead + _bounded(own - most)]


def _bounded(lead: int) -> int:
    return min(max(lead, -LEANING), LEANING) + LEANING


def phase(state: State) -> int:
    """Return the round of the game, counted back from the end of each season."""
    return max(0, state.season - 1) * ROUNDS + rounds_left(state)


def spans(box: Box) -> dict[str, tuple[int, int]]:
    """Return where the facts of each kind begin and end with the components in *box*."""
    return layout(box).spans


def left(state: State) -> float:
    """Return the share of all rounds still to come, with seasons of equal length."""
    seasons = len(state.box.rewards)
    return (seasons - state.season + rounds_left(state) / (len(state.box.kinds) / N_CITIES)) / seasons


def seats(state: State) -> int:
    """Return how many players there are."""
    return len(state.players)


def table(state: State) -> str:
    """Return the kind of table: how many play."""
    return f"{seats(state)}"


# Kinds of facts and terms that explanations combine, by name of the group.
GROUPS: Final = {
    "learned-purse": (("purse", "richer"), ("purse",)),
    "learned-troupe": (
        ("actors", "comedians", "tragedians", "mood", "pleases", "ahead"),
        ("actors", "show", "best-show"),
    ),
    "learned-acrobats": (("acrobats", "tilted"), ("acrobats",)),
    "learned-requests": (("requests", "paying", "shown"), ("requests",)),
    "learned-travel": (("travel",), ("travel",)),
    "learned-moment": (("time", "order"), ()),
}

FEATURES: Final = Features(facts, phase, left, seats, table, spans, 2 * ROUNDS, GROUPS)
