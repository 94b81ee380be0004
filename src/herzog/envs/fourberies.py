"""How a learning agent sees Fourberies."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from herzog.envs.reading import Facts, Layout, Reading, add, places
from herzog.games.fourberies.box import (
    ACROBAT,
    ACTOR,
    BONUS,
    COMEDY,
    COUNT_IN_DIFFERENCE,
    N_CITIES,
    N_COLOURS,
    TRAGEDY,
    city_of,
    colour_of,
    travel_card,
)
from herzog.games.fourberies.fulfilment import prospect, pull_of
from herzog.games.fourberies.state import PASS
from herzog.games.fourberies.travel import ChooseTravel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.fourberies.box import Box
    from herzog.games.fourberies.state import Player, State
    from herzog.kernel import Pick, Seat

PURSE: Final = 1 / 50  # amounts are scaled to at most about 1
CARDS: Final = 1 / 10
ROUND: Final = 1 / 8
COINS: Final = 1 / 5
PULL: Final = 1 / 10
N_FRIENDS: Final = 2

# The groups of facts about a player.
OF_PLAYER: Final = ("plays", "hand", "laid", "extra", "troupe", "fresh", "ready", "tilted", "shown")


def picks(box: Box) -> dict[str, Iterable[Pick]]:
    """Return every possible pick for each ask, as the first seat would make it."""
    encounters, requests = range(len(box.kinds)), range(len(box.requests))
    return {
        "ChooseCaravel": range(N_COLOURS * N_CITIES),
        "ChooseNature": range(_most_disguised(box) + 1),
        "ChooseRequest": [*requests, PASS],
        "ChooseTravel": range(N_CITIES),
        "DiscardRequest": requests,
        "KeepRequest": requests,
        "MoveNeedle": range(2 * box.cells_per_side),
        "PushCaravel": range(N_CITIES),
        "ReserveCity": range(N_CITIES),
        "SalvageActor": encounters,
        "SendToCourt": [*encounters, PASS],
        "StealFrom": range(N_COLOURS),
        "UseAcrobat": [*encounters, PASS],
    }


def _most_disguised(box: Box) -> int:
    """Return the total experience of all Chameleons."""
    return sum(effect.experience for effect in box.effects if effect.kind == COUNT_IN_DIFFERENCE)


def turned(state: State, seat: Seat, ask: str, pick: Pick) -> Pick:
    """Return *pick* as the first seat would have made it."""
    if ask in ("ChooseTravel", "ReserveCity"):
        return city_of(pick)
    if ask == "ChooseCaravel":
        return _turned_card(len(state.players), seat, pick)
    return (pick - seat) % len(state.players) if ask == "StealFrom" else pick


def _turned_card(n: int, seat: Seat, card: int) -> int:
    """Return a Travel card or Caravel with its colour counted from *seat*, one of *n*, with friend troupes last."""
    colour = colour_of(card)
    own = (colour - seat) % n if colour < n else n + (colour - n - seat) % n
    return travel_card(own, city_of(card))


def groups(box: Box) -> dict[str, int]:
    """Return the names and sizes of an observation."""
    encounters, requests = len(box.kinds), len(box.requests)
    sizes = (1, N_CITIES, N_CITIES, *[encounters] * 5, requests)
    of_player = dict(zip(OF_PLAYER, sizes, strict=True))
    return {
        "round": 2,
        **{f"city-{city}-amounts": 5 for city in range(N_CITIES)},
        **{f"player-{n}-amounts": 9 for n in range(N_COLOURS)},
        "chosen": N_CITIES,
        "season": len(box.rewards),
        "needle": 2 * box.cells_per_side,
        "reserved": N_CITIES,
        "guarded": N_CITIES,
        **{f"city-{city}-stack": encounters for city in range(N_CITIES)},
        **{f"city-{city}-troupes": N_COLOURS for city in range(N_CITIES)},
        "caravels": N_COLOURS * N_CITIES,
        "pile": encounters,
        "discard": encounters,
        "request-pile": requests,
        "taken": encounters,  # these six are the observer's own: others' are hidden, or seen only in passing
        "requests": requests,
        "pays": requests,
        "offered": requests,
        "thrown": requests,
        "friend-drawn": N_CITIES,
        **{f"player-{n}-{name}": size for n in range(N_COLOURS) for name, size in of_player.items()},
        **{f"friend-{n}-pile": N_CITIES for n in range(N_FRIENDS)},
    }


@final
class PlayerPlaces:
    """The indexes of the facts about one player."""

    def __init__(self, box: Box, at: Layout, turn: int) -> None:
        of_player, encounters = f"player-{turn}-", range(len(box.kinds))
        self.plays: Final = at[of_player + "plays"]
        self.hand: Final = at[of_player + "hand"]
        self.laid: Final = at[of_player + "laid"]
        self.extra: Final = at[of_player + "extra"]
        self.troupe: Final = places(at[of_player + "troupe"], encounters)
        self.fresh: Final = places(at[of_player + "fresh"], encounters)
        self.ready: Final = places(at[of_player + "ready"], encounters)
        self.tilted: Final = places(at[of_player + "tilted"], encounters)
        self.shown: Final = places(at[of_player + "shown"], range(len(box.requests)))


@final
class TablePlaces:
    """The indexes of the facts about the whole table and about each player, counted from the observer."""

    def __init__(self, box: Box, at: Layout, n: int, seat: Seat) -> None:
        encounters, requests = range(len(box.kinds)), range(len(box.requests))
        self.chosen: Final = at["chosen"]
        self.season: Final = at["season"]
        self.needle: Final = at["needle"]
        self.reserved: Final = at["reserved"]
        self.guarded: Final = at["guarded"]
        self.stacks: Final = [places(at[f"city-{city}-stack"], encounters) for city in range(N_CITIES)]
        caravels = [_turned_card(n, seat, caravel) for caravel in range(N_COLOURS * N_CITIES)]
        colours = [colour_of(caravel) for caravel in caravels]
        self.troupes: Final = [places(at[f"city-{city}-troupes"], colours) for city in range(N_CITIES)]
        self.caravels: Final = places(at["caravels"], caravels)
        self.pile: Final = places(at["pile"], encounters)
        self.discard: Final = places(at["discard"], encounters)
        self.request_pile: Final = places(at["request-pile"], requests)
        self.taken: Final = places(at["taken"], encounters)
        self.requests: Final = places(at["requests"], requests)
        self.pays: Final = at["pays"]
        self.offered: Final = places(at["offered"], requests)
        self.thrown: Final = places(at["thrown"], requests)
        self.friend_drawn: Final = at["friend-drawn"]
        self.players: Final = [PlayerPlaces(box, at, turn) for turn in range(n)]
        self.friends: Final = [at[f"friend-{turn}-pile"] for turn in range(N_FRIENDS)]


@lru_cache(maxsize=64)
def table_places(box: Box, at: Layout, n: int, seat: Seat) -> TablePlaces:
    """Return the indexes of facts for *seat*, one of *n*."""
    return TablePlaces(box, at, n, seat)


def observe(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write what *seat* knows, with players and friend troupes counted from it."""
    n = len(masked.players)
    where = table_places(masked.box, at, n, seat)
    _table(masked, where, facts)
    _cities(masked, where, facts)
    _own(masked, seat, where, facts)
    for turn in range(n):
        _player(masked.players[(seat + turn) % n], where.players[turn], facts, masked)
    for turn in range(len(masked.friends)):
        _in_set(facts.held, where.friends[turn], masked, masked.friends[(seat + turn) % n].pile)


def _in_set(held: list[object], start: int, masked: State, cities: int) -> None:
    """Write which cities are in a set."""
    held += [start + city for city in masked.box.cities_in[cities]]


def _table(masked: State, where: TablePlaces, facts: Facts) -> None:
    held, pile, discard, requests = facts.held, where.pile, where.discard, where.request_pile
    facts.amounts.append(masked.round * ROUND)
    facts.amounts.append(masked.rounds * ROUND / len(masked.box.rewards))
    held.append(where.needle + masked.needle)
    if masked.season:
        held.append(where.season + masked.season - 1)
    held += [pile[card] for card in masked.pile]
    held += [discard[card] for card in masked.discard]
    held += [requests[request] for request in masked.requests if request >= 0]


def _cities(masked: State, where: TablePlaces, facts: Facts) -> None:
    """Write which Encounters and Caravels are in front of which city."""
    _in_set(facts.held, where.reserved, masked, masked.reserved)
    _in_set(facts.held, where.guarded, masked, masked.guarded)
    for city in range(N_CITIES):
        facts.amounts.extend(_stack_amounts(masked.stacks[city], masked.box))
        add(facts.held, where.stacks[city], masked.stacks[city])
        add(facts.held, where.troupes[city], masked.fronts[city])
        for caravel in masked.fronts[city]:
            facts.places.append(where.caravels[caravel])
            facts.values.append((city + 1) / N_CITIES)


def _stack_amounts(stack: tuple[int, ...], box: Box) -> list[float]:
    """Return the amounts for the Encounters in front of a city, as opposed to which ones they are."""
    coins = acrobats = 0
    for card in stack:
        coins += box.amounts[card] if box.kinds[card] == BONUS else 0
        acrobats += box.kinds[card] == ACROBAT
    return [*_actors_amounts(stack, box), coins * COINS, acrobats * CARDS]


def _actors_amounts(cards: tuple[int, ...], box: Box) -> list[float]:
    """Return how many Comedians and Tragedians are among *cards*, and their difference."""
    comedians = tragedians = 0
    for card in cards:
        if box.kinds[card] == ACTOR:
            comedians += box.natures[card] == COMEDY
            tragedians += box.natures[card] == TRAGEDY
    return [comedians * CARDS, tragedians * CARDS, pull_of(box, cards) * PULL]


def _own(masked: State, seat: Seat, where: TablePlaces, facts: Facts) -> None:
    """Write what only *seat* knows."""
    own, held = masked.players[seat], facts.held
    _in_set(held, where.chosen, masked, _chosen(masked, seat))
    add(held, where.taken, own.taken)
    add(held, where.requests, own.requests)
    add(held, where.offered, own.offered)
    add(held, where.thrown, own.thrown)
    if masked.friends and masked.friends[seat].drawn >= 0:
        held.append(where.friend_drawn + masked.friends[seat].drawn)
    for request in own.requests + own.shown if masked.agenda else ():
        facts.places.append(where.pays + request)
        facts.values.append(prospect(masked, seat, request) * COINS)


def _chosen(masked: State, seat: Seat) -> int:
    """Return the cities *seat* has already chosen in a secret choice still under way."""
    top = masked.agenda[-1] if masked.agenda else None
    return top.chosen_by(masked, seat) if isinstance(top, ChooseTravel) else 0


def _player(player: Player, where: PlayerPlaces, facts: Facts, masked: State) -> None:
    facts.amounts.extend(_amounts(player, masked))
    held = facts.held
    held.append(where.plays)
    _in_set(held, where.hand, masked, player.hand)
    _in_set(held, where.laid, masked, player.laid)
    if player.extra >= 0:
        held.append(where.extra + player.extra)
    add(held, where.troupe, player.troupe)
    add(held, where.fresh, player.fresh)
    add(held, where.ready, player.ready)
    add(held, where.tilted, player.tilted)
    add(held, where.shown, player.shown)


def _amounts(player: Player, masked: State) -> list[float]:
    """Return the amounts for a player, as opposed to which components they have."""
    return [
        player.purse * PURSE,
        player.on_stage / masked.box.managers,
        player.disguise * CARDS,
        len(player.requests) / masked.box.request_limit,
        len(player.offered) * CARDS,
        len(player.thrown) * CARDS,
        *_actors_amounts(player.troupe, masked.box),
    ]


READING: Final = Reading(picks, turned, groups, observe)
