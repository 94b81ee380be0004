"""Fourberies at the table: set-up, end and score; the table of contents of the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, final

from herzog.games.fourberies import decisions, hidden, loading, views
from herzog.games.fourberies.acrobats import OfferAcrobats, OpenMoment, UseAcrobat
from herzog.games.fourberies.actors import SendToCourt, StealFrom
from herzog.games.fourberies.box import ALL_CITIES, N_CITIES, N_COLOURS, Box
from herzog.games.fourberies.caravels import ChooseCaravel, PushCaravel
from herzog.games.fourberies.friends import DrawFriendCard
from herzog.games.fourberies.needle import MoveNeedle, TossCoin
from herzog.games.fourberies.requests import (
    DealRequests,
    DiscardRequest,
    DrawOffer,
    DrawRequest,
    KeepRequest,
    OfferRequests,
)
from herzog.games.fourberies.resolution import EndResolution, ResolveCities, ResolveEncounters, ShareCity
from herzog.games.fourberies.salvage import SalvageActor
from herzog.games.fourberies.scoring import (
    ChooseNature,
    ChooseNatures,
    ChooseRequest,
    RewardShows,
    UseRequests,
    places,
)
from herzog.games.fourberies.season import (
    FIRST_SEASON,
    BeginSeason,
    CloseSeason,
    NewOpportunities,
    PlaceEncounter,
    PlayRound,
)
from herzog.games.fourberies.state import ABSENT, Friend, Player, Sheet, State
from herzog.games.fourberies.travel import BeginTravel, ChooseTravel, ReserveCity

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from random import Random

    from herzog.games.fourberies.option_facts import Facts
    from herzog.games.fourberies.view_shapes import View
    from herzog.kernel import Box as AnyBox
    from herzog.kernel import Frame, Pick, Seat

_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    BeginSeason,
    BeginTravel,
    ChooseCaravel,
    ChooseNature,
    ChooseNatures,
    ChooseRequest,
    ChooseTravel,
    CloseSeason,
    DealRequests,
    DiscardRequest,
    DrawFriendCard,
    DrawOffer,
    DrawRequest,
    EndResolution,
    KeepRequest,
    MoveNeedle,
    NewOpportunities,
    OfferAcrobats,
    OfferRequests,
    OpenMoment,
    PlaceEncounter,
    PlayRound,
    PushCaravel,
    ReserveCity,
    ResolveCities,
    ResolveEncounters,
    RewardShows,
    SalvageActor,
    SendToCourt,
    ShareCity,
    StealFrom,
    TossCoin,
    UseAcrobat,
    UseRequests,
)


@final
class Fourberies:
    """The game as the rest of the program knows it."""

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
    frames: Mapping[str, type[Frame[State]]] = {frame.__name__: frame for frame in _FRAMES}
    parts: tuple[type, ...] = (State, Player, Friend, Sheet)

    def load(self, folder: Path | None = None) -> Box:
        """Return the set of components in *folder*, or the one that comes with the game."""
        folder = folder or self.data
        return loading.built_in(folder) if folder in self.sets else loading.open_box(folder)

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return what can be chosen at a table of *seats*."""
        return self.options

    def new(self, seats: int, options: Mapping[str, str], box: AnyBox) -> State:
        """Set the table: a colour for each player, nothing dealt yet. [FOU-1.1] [FOU-1.3] [FOU-1.4] [FOU-1.6]"""
        if not isinstance(box, Box):
            raise TypeError("this is the box of another game")
        return State(
            agenda=list(FIRST_SEASON),
            players=[_new_player(box) for _ in range(seats)],
            friends=[Friend(ALL_CITIES, ABSENT) for _ in range(2)] if seats == 2 else [],  # [FOU-13.1]
            stacks=[()] * N_CITIES,
            fronts=[()] * N_CITIES,
            reserved=0,
            guarded=0,
            pile=list(range(len(box.kinds))),
            discard=[],
            requests=list(range(len(box.requests))),
            needle=box.cells_per_side,
            season=0,
            round=0,
            rounds=0,
            shortage_pays=int(options.get("manager-shortage", "gain") == "gain"),
            unfulfilled_allowed=int(options.get("unfulfilled-request", "allowed") == "allowed"),
            box=box,
        )

    def mask(self, state: State, seat: Seat | None) -> State:
        """Return the table as *seat* knows it; None is a spectator."""
        return hidden.mask(state, seat)

    def fill(self, masked: State, rng: Random) -> State:
        """Return a full state that fits what *masked* shows."""
        return hidden.fill(masked, rng)

    def view(self, masked: State, seat: Seat | None) -> View:
        """Return *masked* as shapes for people."""
        return views.view(masked, seat)

    def facts(self, state: State, seat: Seat, pick: Pick) -> Facts:
        """Return what *pick* means to *seat*, as an answer to the frame on top."""
        return decisions.facts(state, seat, pick)

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        """Return every public number of *seat*, the same ones at any time."""
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
        """Return the place of each player; who ties shares it. [FOU-12.2]"""
        return places(state)


def _new_player(box: Box) -> Player:
    return Player(
        purse=box.start_money,
        hand=ALL_CITIES,
        laid=0,
        extra=ABSENT,
        on_stage=0,
        troupe=(),
        taken=(),
        fresh=(),
        ready=(),
        tilted=(),
        disguise=0,
        requests=(),
        offered=(),
        thrown=(),
        shown=(),
        sheets=(),
    )


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
    """Return which Caravels stand twice, or stand for a colour that is not at the table. [FOU-8.15]"""
    n_colours = len(state.players) + len(state.friends)
    faults = []
    standing = Counter([caravel for front in state.fronts for caravel in front])
    faults += [f"caravel {caravel} stands {n} times" for caravel, n in standing.items() if n != 1]
    for city, front in enumerate(state.fronts):
        colours = [caravel // N_CITIES for caravel in front]
        if len(set(colours)) < len(colours) or any(not 0 <= colour < n_colours for colour in colours):
            faults.append(f"the colours {colours} stand in front of city {city}")
    return faults


def _wrong_counters(state: State) -> list[str]:
    """Return which counters are out of bounds."""
    box = state.box
    faults = [] if 0 <= state.needle < 2 * box.cells_per_side else [f"the needle is at {state.needle}"]
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
    return friend.drawn >= 0 and bool(friend.pile >> friend.drawn & 1)
