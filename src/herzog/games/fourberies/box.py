"""The box: the values of the cards and the board, as small ints and tuples for the rules.

All clones of a state share one box, and no rule hard-codes a number from it.
Encounters, Secret Requests and cities have consecutive ids, counted from 0.
A Travel card, and the Caravel it sends out, is one number for colour and city; a set of cities has one bit per city.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, final, get_args

from herzog.kernel import BoxValue, Constant

if TYPE_CHECKING:
    from herzog.games.fourberies.printed import Components

N_COLOURS: Final = 5
N_CITIES: Final = 8
ALL_CITIES: Final = (1 << N_CITIES) - 1

ACTOR: Final = 0
BONUS: Final = 1
ACROBAT: Final = 2

TRAGEDY: Final = 0
COMEDY: Final = 1
CHOICE: Final = 2

BEFORE_TRAVEL: Final = 0
AFTER_REVEAL: Final = 1
BEFORE_SHARED: Final = 2
END_OF_ROUND: Final = 3
SEASON_SCORING: Final = 4

NO_EFFECT: Final = 0
RECALL_TRAVEL: Final = 1
STEAL_COINS: Final = 2
PLACE_MANAGER: Final = 3
PAY_COINS: Final = 4
RESERVE_CITY: Final = 5
EXTRA_CITY: Final = 6
COUNT_IN_DIFFERENCE: Final = 7
PUSH_CARAVEL: Final = 8
SALVAGE_ACTOR: Final = 9
MOVE_NEEDLE: Final = 10
DRAW_REQUESTS: Final = 11

ONE_OPPONENT: Final = 0
EACH_RICHER_OPPONENT: Final = 1

AT_LEAST: Final = 0
AT_MOST: Final = 1
MOST: Final = 2
FEWEST: Final = 3

Stat: TypeAlias = Literal[  # what a clause can measure [FOU-10.8]
    "actors",
    "comedians",
    "tragedians",
    "mood-actors",
    "experience",
    "experience-1",
    "high-experience",
    "distinct-experiences",
    "largest-set",
    "twin-pairs",
    "difference",
    "mood-difference",
    "off-mood-difference",
    "acrobats",
    "coins",
    "travel-hand",
    "managers-on-stage",
    "needle-distance",
]
STATS: Final[tuple[Stat, ...]] = get_args(Stat)  # by name; a stat is an index into this list
FLEETING: Final = frozenset({"coins", "travel-hand", "managers-on-stage", "needle-distance"})  # not about a troupe


def travel_card(colour: int, city: int) -> int:
    """Return the Travel card of *colour* for *city*; the number also stands for its Caravel."""
    return colour * N_CITIES + city


def colour_of(card: int) -> int:
    """Return the colour of a Travel card or Caravel."""
    return card // N_CITIES


def city_of(card: int) -> int:
    """Return the city of a Travel card, or of the card that sent out a Caravel."""
    return card % N_CITIES


def is_in(cities: int, city: int) -> bool:
    """Return whether *city* is in a set of cities."""
    return bool(cities >> city & 1)


def set_of(one: int) -> int:
    """Return the set of *one* city, or of one Travel card."""
    return 1 << one


def cards_to(cities: int, colour: int) -> int:
    """Return the set of the Travel cards of *colour* for a set of *cities*."""
    return cities << colour * N_CITIES


def cities_of(cards: int, colour: int) -> int:
    """Return the cities of the Travel *cards* of *colour*, as a set."""
    return cards >> colour * N_CITIES & ALL_CITIES


@final
class Effect(Constant):
    """What an Actor or an Acrobat does: its kind and the parameters of that kind; all others are 0."""

    def __init__(
        self,
        kind: int,
        protect: int = 0,
        cards: int = 0,
        experience: int = 0,
        nature: int = 0,
        distance: int = 0,
        max_experience: int = 0,
        max_cells: int = 0,
        direction: int = 0,
        whom: int = 0,
        amount: int = 0,
        draw: int = 0,
        keep: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.protect: Final = protect
        self.cards: Final = cards
        self.experience: Final = experience
        self.nature: Final = nature
        self.distance: Final = distance
        self.max_experience: Final = max_experience
        self.max_cells: Final = max_cells
        self.direction: Final = direction
        self.whom: Final = whom
        self.amount: Final = amount
        self.draw: Final = draw
        self.keep: Final = keep


@final
class Clause(Constant):
    """One clause of the condition of a Secret Request: a test of a value. [FOU-10.7]"""

    def __init__(self, test: int, stat: int, n: int) -> None:
        self.test: Final = test
        self.stat: Final = stat
        self.n: Final = n


@final
class Request(Constant):
    """A Secret Request: when it is fulfilled, and what it pays then. [FOU-10.9]

    It pays *amount*, or *each* per item that *stat* counts, up to *amount*. If it *is_about_troupe*, it depends only on
    the player's Actors and Acrobats and on the King's mood.
    """

    def __init__(self, condition: tuple[Clause, ...], amount: int, each: int, stat: int) -> None:
        self.condition: Final = condition
        self.amount: Final = amount
        self.each: Final = each
        self.stat: Final = stat
        stats = [stat, *[clause.stat for clause in condition]]
        self.is_about_difference: Final = any(STATS[each].endswith("difference") for each in stats)
        self.is_about_troupe: Final = FLEETING.isdisjoint([STATS[each] for each in stats]) and all(
            clause.test in (AT_LEAST, AT_MOST) for clause in condition
        )


@final
class Box(BoxValue):
    """A loaded component set: tables for the rules, and the printed components for screens."""

    def __init__(
        self,
        hash: str,
        version: str,
        components: Components,
        kinds: tuple[int, ...],
        natures: tuple[int, ...],
        experiences: tuple[int, ...],
        pulls: tuple[int, ...],
        amounts: tuple[int, ...],
        timings: tuple[int, ...],
        effects: tuple[Effect, ...],
        requests: tuple[Request, ...],
        cells_per_side: int,
        start_money: int,
        managers: int,
        request_limit: int,
        refresh_at: int,
        rewards: tuple[int, ...],
        best_multiplier: int,
        coins_per_mood_actor: int,
    ) -> None:
        self.hash: Final = hash
        self.version: Final = version
        self.components: Final = components
        self.kinds: Final = kinds
        self.natures: Final = natures
        self.experiences: Final = experiences
        self.pulls: Final = pulls  # how an Actor at Court moves the needle: positive towards comedy
        self.amounts: Final = amounts
        self.timings: Final = timings
        self.effects: Final = effects
        self.requests: Final = requests
        self.cells_per_side: Final = cells_per_side  # [FOU-Q3]
        self.n_cells: Final = 2 * cells_per_side
        self.start_money: Final = start_money
        self.managers: Final = managers
        self.request_limit: Final = request_limit
        self.refresh_at: Final = refresh_at
        self.rewards: Final = rewards
        self.best_multiplier: Final = best_multiplier
        self.coins_per_mood_actor: Final = coins_per_mood_actor
        self.cities_in: Final = tuple(
            [tuple([c for c in range(N_CITIES) if is_in(hand, c)]) for hand in range(1 << N_CITIES)]
        )
        self.cards_in: Final = tuple(
            [[[travel_card(colour, c) for c in cities] for cities in self.cities_in] for colour in range(N_COLOURS)]
        )
