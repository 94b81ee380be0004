"""How a learning program reads Fourberies."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from herzog.envs.reading import Facts, Layout, Reading
from herzog.games.fourberies.box import COUNT_IN_DIFFERENCE, N_CITIES, N_COLOURS, city_of, colour_of, travel_card
from herzog.games.fourberies.state import PASS
from herzog.games.fourberies.travel import ChooseTravel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.fourberies.box import Box
    from herzog.games.fourberies.state import Player, State
    from herzog.kernel import Pick, Seat

PURSE: Final = 1 / 50  # amounts are scaled to be about 1 at the most
CARDS: Final = 1 / 10
ROUND: Final = 1 / 8
N_FRIENDS: Final = 2

# The groups about a player, in the order in which they are written.
OF_PLAYER: Final = ("plays", "amounts", "hand", "laid", "extra", "troupe", "fresh", "ready", "tilted", "shown")


def picks(box: Box) -> dict[str, Iterable[Pick]]:
    """Return every pick there can be for each ask, as the first seat would make it."""
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
    """Return the experience of all Chameleons together."""
    return sum(effect.experience for effect in box.effects if effect.kind == COUNT_IN_DIFFERENCE)


def turned(state: State, seat: Seat, ask: str, pick: Pick) -> Pick:
    """Return *pick* as the first seat would have made it."""
    if ask in ("ChooseTravel", "ReserveCity"):
        return city_of(pick)
    if ask == "ChooseCaravel":
        return _turned_card(state, seat, pick)
    return (pick - seat) % len(state.players) if ask == "StealFrom" else pick


def _turned_card(state: State, seat: Seat, card: int) -> int:
    """Return a Travel card or Caravel with its colour counted from *seat*, friend troupes after all players."""
    n, colour = len(state.players), colour_of(card)
    own = (colour - seat) % n if colour < n else n + (colour - n - seat) % n
    return travel_card(own, city_of(card))


def groups(box: Box) -> dict[str, int]:
    """Return the names and sizes of an observation."""
    encounters, requests = len(box.kinds), len(box.requests)
    sizes = (1, 6, N_CITIES, N_CITIES, *[encounters] * 5, requests)
    of_player = dict(zip(OF_PLAYER, sizes, strict=True))
    return {
        "chosen": N_CITIES,
        "season": len(box.rewards),
        "round": 2,
        "needle": 2 * box.cells_per_side,
        "reserved": N_CITIES,
        "guarded": N_CITIES,
        "city": encounters,
        "caravels": N_COLOURS * N_CITIES,
        "pile": encounters,
        "discard": encounters,
        "request-pile": requests,
        "taken": encounters,  # this and what follows is one's own: of others nobody sees it, or only in passing
        "requests": requests,
        "offered": requests,
        "thrown": requests,
        "friend-drawn": N_CITIES,
        **{f"player-{n}-{name}": size for n in range(N_COLOURS) for name, size in of_player.items()},
        **{f"friend-{n}-pile": N_CITIES for n in range(N_FRIENDS)},
    }


def observe(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write what *seat* knows; players and friend troupes are counted from it."""
    n = len(masked.players)
    _table(masked, at, facts)
    _cities(masked, seat, at, facts)
    _own(masked, seat, at, facts)
    for turn in range(n):
        _player(masked.players[(seat + turn) % n], player_starts(at, turn), facts, masked)
    cities_in = masked.box.cities_in
    for turn in range(len(masked.friends)):
        pile = at[f"friend-{turn}-pile"]
        facts.held.extend([pile + city for city in cities_in[masked.friends[(seat + turn) % n].pile]])


def _table(masked: State, at: Layout, facts: Facts) -> None:
    held, pile, discard, requests = facts.held, at["pile"], at["discard"], at["request-pile"]
    rounds = [masked.round * ROUND, masked.rounds * ROUND / len(masked.box.rewards)]
    facts.amounts(at["round"], rounds)
    held.append(at["needle"] + masked.needle)
    if masked.season:
        held.append(at["season"] + masked.season - 1)
    held.extend([pile + card for card in masked.pile])
    held.extend([discard + card for card in masked.discard])
    held.extend([requests + request for request in masked.requests if request >= 0])


def _cities(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write which Encounters and Caravels are in front of which city."""
    cities_in, held = masked.box.cities_in, facts.held
    held.extend([at["reserved"] + city for city in cities_in[masked.reserved]])
    held.extend([at["guarded"] + city for city in cities_in[masked.guarded]])
    encounters, caravels = at["city"], at["caravels"]
    for city in range(N_CITIES):
        where = (city + 1) / N_CITIES
        for card in masked.stacks[city]:
            facts.amount(encounters + card, where)
        for caravel in masked.fronts[city]:
            facts.amount(caravels + _turned_card(masked, seat, caravel), where)


def _own(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write what only *seat* knows."""
    own, held = masked.players[seat], facts.held
    held.extend([at["chosen"] + city for city in masked.box.cities_in[_chosen(masked, seat)]])
    held.extend([at["taken"] + card for card in own.taken])
    held.extend([at["requests"] + request for request in own.requests])
    held.extend([at["offered"] + request for request in own.offered])
    held.extend([at["thrown"] + request for request in own.thrown])
    if masked.friends and masked.friends[seat].drawn >= 0:
        held.append(at["friend-drawn"] + masked.friends[seat].drawn)


def _chosen(masked: State, seat: Seat) -> int:
    """Return the cities *seat* has already chosen in a secret choice that is not over."""
    top = masked.agenda[-1] if masked.agenda else None
    return top.chosen_by(masked, seat) if isinstance(top, ChooseTravel) else 0


@lru_cache(maxsize=64)
def player_starts(at: Layout, turn: int) -> tuple[int, ...]:
    """Return where the groups about a player begin."""
    return tuple([at[f"player-{turn}-{name}"] for name in OF_PLAYER])


def _player(player: Player, starts: tuple[int, ...], facts: Facts, masked: State) -> None:
    plays, amounts, hand, laid, extra, troupe, fresh, ready, tilted, shown = starts
    held, cities_in = facts.held, masked.box.cities_in
    facts.amounts(amounts, _amounts(player, masked))
    held.append(plays)
    held.extend([hand + city for city in cities_in[player.hand]])
    held.extend([laid + city for city in cities_in[player.laid]])
    if player.extra >= 0:
        held.append(extra + player.extra)
    held.extend([troupe + card for card in player.troupe])
    held.extend([fresh + card for card in player.fresh])
    held.extend([ready + card for card in player.ready])
    held.extend([tilted + card for card in player.tilted])
    held.extend([shown + request for request in player.shown])


def _amounts(player: Player, masked: State) -> list[float]:
    """Return what of a player is counted rather than named."""
    return [
        player.purse * PURSE,
        player.on_stage / masked.box.managers,
        player.disguise * CARDS,
        len(player.requests) / masked.box.request_limit,
        len(player.offered) * CARDS,
        len(player.thrown) * CARDS,
    ]


READING: Final = Reading(picks, turned, groups, observe)
