"""Fourberies as the rest of the program sees it; the imports list the modules with its rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, final

from herzog.games.fourberies import (
    acrobats,
    actors,
    caravels,
    decisions,
    friends,
    hidden,
    loading,
    needle,
    requests,
    resolution,
    salvage,
    scoring,
    season,
    travel,
    views,
)
from herzog.games.fourberies.box import ALL_CITIES, N_COLOURS, Box, colour_of, is_in
from herzog.games.fourberies.scoring import places
from herzog.games.fourberies.setup import new_state
from herzog.games.fourberies.state import Friend, Player, Sheet, State
from herzog.kernel import frames_of, with_defaults

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from random import Random

    from herzog.games.fourberies.option_facts import Facts
    from herzog.games.fourberies.view_shapes import View
    from herzog.kernel import Box as AnyBox
    from herzog.kernel import Frame, Pick, Seat

_FRAMES: Final = frames_of(
    acrobats,
    actors,
    caravels,
    friends,
    needle,
    requests,
    resolution,
    salvage,
    scoring,
    season,
    travel,
)


@final
class Fourberies:
    """The game as the rest of the program sees it."""

    name = "fourberies"
    rule_prefix = "FOU"
    seats = range(2, N_COLOURS + 1)
    options: Mapping[str, tuple[str, ...]] = {
        "manager-shortage": ("gain", "nothing"),  # [FOU-Q13]
        "unfulfilled-request": ("allowed", "refused"),  # [FOU-Q33]
    }
    sets: tuple[Path, ...] = loading.SETS
    data: Path = loading.SETS[-1]
    files: tuple[str, ...] = loading.FILES
    frames: Mapping[str, type[Frame[State]]] = _FRAMES
    parts: tuple[type, ...] = (State, Player, Friend, Sheet)

    def load(self, folder: Path | None = None) -> Box:
        """Return the component set in *folder*, or the newest that comes with the game."""
        folder = folder or self.data
        return loading.built_in(folder) if folder in self.sets else loading.open_box(folder)

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return what can be chosen at a table of *seats*."""
        return self.options

    def new(self, seats: int, options: Mapping[str, str], box: AnyBox) -> State:
        """Return a table with its agenda filled and nothing dealt yet."""
        if not isinstance(box, Box):
            raise TypeError("this is the box of another game")
        return new_state(seats, with_defaults(self, options), box)

    def mask(self, state: State, seat: Seat | None) -> State:
        """Return the table as *seat* knows it; None is a spectator."""
        return hidden.mask(state, seat)

    def fill(self, masked: State, rng: Random) -> State:
        """Return a full state that is consistent with *masked*."""
        return hidden.fill(masked, rng)

    def view(self, masked: State, seat: Seat | None) -> View:
        """Return *masked* as values to show to people."""
        return views.view(masked, seat)

    def facts(self, state: State, seat: Seat, pick: Pick) -> Facts:
        """Return what *pick* means to *seat*, as an answer to the frame on top."""
        return decisions.facts(state, seat, pick)

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        """Return every public number of *seat*, always under the same names."""
        return decisions.tally(state, seat)

    def pointable(self, masked: State) -> list[str]:
        """Return everything on the table that a person could point at."""
        return views.pointable(masked)

    def faults(self, state: State) -> list[str]:
        """Return what is wrong with *state*: components lost or doubled, counters out of bounds."""
        return [*_lost_cards(state), *_wrong_caravels(state), *_wrong_counters(state)]

    def scores(self, state: State) -> list[int]:
        """Return the Écus of each player."""
        return [player.purse for player in state.players]

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each player; ties share it. [FOU-12.2]"""
        return places(state)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> str:
        return "GAME"  # there is only one


def _lost_cards(state: State) -> list[str]:
    """Return which Encounters and Secret Requests are not in exactly one place."""
    cards = Counter([*state.pile, *state.discard, *[card for stack in state.stacks for card in stack]])
    requests = Counter(state.requests)
    for p in state.players:
        cards.update((*p.troupe, *p.taken, *p.fresh, *p.ready, *p.tilted))
        requests.update((*p.requests, *p.offered, *p.thrown, *p.shown))
    box = state.box
    return [
        f"{kind} {card} is in {places_of[card]} places"
        for kind, places_of, n in (("encounter", cards, len(box.kinds)), ("request", requests, len(box.requests)))
        for card in {*range(n), *places_of}
        if places_of[card] != 1 or not 0 <= card < n
    ]


def _wrong_caravels(state: State) -> list[str]:
    """Return which Caravels occur twice, or have a colour that is not in play. [FOU-8.15]"""
    n_colours = len(state.players) + len(state.friends)
    faults = []
    standing = Counter([caravel for front in state.fronts for caravel in front])
    faults += [f"caravel {caravel} stands {n} times" for caravel, n in standing.items() if n != 1]
    for city, front in enumerate(state.fronts):
        colours = [colour_of(caravel) for caravel in front]
        if len(set(colours)) < len(colours) or any(not 0 <= colour < n_colours for colour in colours):
            faults.append(f"the colours {colours} stand in front of city {city}")
    return faults


def _wrong_counters(state: State) -> list[str]:
    """Return which counters are out of bounds."""
    box = state.box
    faults = [] if 0 <= state.needle < box.n_cells else [f"the needle is at {state.needle}"]
    if state.guarded & ~state.reserved:
        faults.append("a city is guarded and not reserved")
    for seat, p in enumerate(state.players):
        bounds = (
            ("purse", p.purse, 10**6),
            ("travel hand", p.hand, ALL_CITIES),
            ("managers on stage", p.on_stage, box.managers),
            ("face-up requests", len(p.shown), len(box.rewards)),
        )
        faults += [f"seat {seat}: {what} is {value}" for what, value, most in bounds if not 0 <= value <= most]
        if p.laid & ~(p.hand & state.reserved):
            faults.append(f"seat {seat} has laid cards that are not in hand or not reserved")
    faults += [f"the card of friend {i} is in her pile" for i, f in enumerate(state.friends) if _is_doubled(f)]
    return faults


def _is_doubled(friend: Friend) -> bool:
    return friend.drawn >= 0 and is_in(friend.pile, friend.drawn)


GAME: Final = Fourberies()
