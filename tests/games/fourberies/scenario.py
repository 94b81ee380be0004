"""Tables set up card by card, and hands to play at them. Cities have the numbers of the board, from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar

from herzog.games.fourberies import GAME
from herzog.games.fourberies.box import N_CITIES
from herzog.games.fourberies.resolution import ResolveCities
from herzog.games.fourberies.season import NewOpportunities, PlayRound
from herzog.games.fourberies.state import ABSENT, PASS
from herzog.kernel import CHANCE, Event, EventLog, Frame, apply, settle, why_not

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Unpack

    from herzog.games.fourberies.box import Box
    from herzog.games.fourberies.state import Player, State

E = TypeVar("E", bound=Event)

BOX: Final = GAME.load()
CARDS: Final = {entry.id: card for card, entry in enumerate(BOX.components.encounters)}
REQUESTS: Final = {entry.id: request for request, entry in enumerate(BOX.components.requests)}
RED_1: Final = 5  # the central cell of tragedy
YELLOW_1: Final = 6  # the central cell of comedy
DECLINE: Final = PASS


def cards(*names: str) -> tuple[int, ...]:
    """Return the Encounters of these names."""
    return tuple([CARDS[name] for name in names])


def requests(*names: str) -> tuple[int, ...]:
    """Return the Secret Requests of these names, as a hand holds them."""
    return tuple(sorted([REQUESTS[name] for name in names]))


def city_set(*numbers: int) -> int:
    """Return a set of cities by their numbers."""
    return sum(1 << number - 1 for number in numbers)


class Table:
    """A table being played, with everything it was told."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.logs: list[EventLog] = []
        self.settle()

    def settle(self) -> None:
        """Carry out consequences until somebody is asked."""
        self.logs.append(EventLog())
        settle(self.state, self.logs[-1])

    @property
    def top(self) -> Frame[Any]:
        """Return the frame that asks."""
        return self.state.agenda[-1]

    @property
    def ask(self) -> str:
        """Return what is asked; empty when play is over."""
        return self.top.name if self.state.agenda else ""

    def player(self, seat: int) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def picks(self, seat: int) -> list[int]:
        """Return what *seat* may pick."""
        return self.top.picks(self.state, seat)

    def refusal(self, seat: int, target: str) -> tuple[str, str]:
        """Return why *seat* may not point at *target*: the code and the rule."""
        [why] = why_not(GAME.mask(self.state, seat), seat, target)
        return why.code, why.rule

    def answer(self, seat: int, pick: int) -> None:
        """Answer the question; an illegal answer fails the test."""
        assert seat in self.top.seats(), f"{self.ask} waits for {self.top.seats()}, not for {seat}"
        assert pick in self.picks(seat), f"{self.ask} allows {self.picks(seat)}, not {pick}"
        self.logs.append(EventLog())
        apply(self.state, seat, pick, self.logs[-1])
        faults = GAME.faults(self.state)
        assert not faults, faults

    def nature(self, *picks: int) -> None:
        """Answer for nature."""
        for pick in picks:
            self.answer(CHANCE, pick)

    def visit(self, *numbers: int, friends: Sequence[int] = ()) -> None:
        """Let friend troupes draw these cities, then let each seat that is asked go to its city."""
        for number in friends:
            self.nature(number - 1)
        self.choose(dict(enumerate(numbers)))

    def choose(self, numbers: Mapping[int, int]) -> None:
        """Let the seats choose these cities."""
        for seat, number in numbers.items():
            assert self.ask == "ChooseTravel", self.ask
            self.answer(seat, seat * N_CITIES + number - 1)

    def resolve(self) -> None:
        """Let everybody decline, or take the first pick, until all cities are resolved."""
        while any(isinstance(frame, ResolveCities) for frame in self.state.agenda):
            seat = self.top.seats()[0]
            picks = self.picks(seat)
            self.answer(seat, DECLINE if DECLINE in picks else picks[0])

    def heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        """Return the events of this kind that *seat* heard, None being a spectator."""
        return [event for log in self.logs for event in log.heard_by(seat) if isinstance(event, kind)]


class Wishes(TypedDict, total=False):
    """What may be asked of *a_table*, for functions that pass it on."""

    seats: int
    cities: Mapping[int, Sequence[str]]
    pile: Sequence[str] | None
    needle: int
    season: int
    rounds: int
    purses: Sequence[int]
    hands: Mapping[int, Sequence[int]]
    troupes: Mapping[int, Sequence[str]]
    acrobats: Mapping[int, Sequence[str]]
    tilted: Mapping[int, Sequence[str]]
    held: Mapping[int, Sequence[str]]
    thrown: Mapping[int, Sequence[str]]
    shown: Mapping[int, Sequence[str]]
    on_stage: Sequence[int]
    friend_piles: Sequence[Sequence[int]]
    options: Mapping[str, str]
    at: Frame[Any] | None
    box: Box


def a_table(
    seats: int = 3,
    *,
    cities: Mapping[int, Sequence[str]] = {},
    pile: Sequence[str] | None = None,
    needle: int = YELLOW_1,
    season: int = 1,
    rounds: int = 0,
    purses: Sequence[int] = (),
    hands: Mapping[int, Sequence[int]] = {},
    troupes: Mapping[int, Sequence[str]] = {},
    acrobats: Mapping[int, Sequence[str]] = {},
    tilted: Mapping[int, Sequence[str]] = {},
    held: Mapping[int, Sequence[str]] = {},
    thrown: Mapping[int, Sequence[str]] = {},
    shown: Mapping[int, Sequence[str]] = {},
    on_stage: Sequence[int] = (),
    friend_piles: Sequence[Sequence[int]] = (),
    options: Mapping[str, str] = {},
    at: Frame[Any] | None = None,
    box: Box = BOX,
) -> Table:
    """Return a table at the start of a round, or *at* another frame, with exactly these things on it.

    Stacks before *cities* are listed from the oldest card to the newest. Encounters not named are in the pile, or on
    the discard if a *pile* is named.
    """
    state = GAME.new(seats, options, box)
    state.agenda = [at or PlayRound()]
    state.needle, state.season, state.round, state.rounds = needle, season, rounds, rounds
    for number, names in cities.items():
        state.stacks[number - 1] = cards(*names)
    for seat, player in enumerate(state.players):
        player.purse = purses[seat] if purses else player.purse
        player.hand = city_set(*hands[seat]) if seat in hands else player.hand
        player.on_stage = on_stage[seat] if on_stage else 0
        player.troupe = cards(*troupes.get(seat, ()))
        player.ready = cards(*acrobats.get(seat, ()))
        player.tilted = cards(*tilted.get(seat, ()))
        player.requests = requests(*held.get(seat, ()))
        player.thrown = requests(*thrown.get(seat, ()))
        player.shown = tuple([REQUESTS[name] for name in shown.get(seat, ())])
    for friend, numbers in zip(state.friends, friend_piles, strict=False):
        friend.pile = city_set(*numbers)
    _supplies(state, pile)
    table = Table(state)
    faults = GAME.faults(state)
    assert not faults, faults
    return table


def _supplies(state: State, pile: Sequence[str] | None) -> None:
    used = {card for stack in state.stacks for card in stack}
    asked_for: set[int] = set()
    for player in state.players:
        used.update(player.troupe, player.ready, player.tilted)
        asked_for.update(player.requests, player.thrown, player.shown)
    rest = [card for card in range(len(state.box.kinds)) if card not in used]
    state.pile = rest if pile is None else sorted(cards(*pile))
    state.discard = [card for card in rest if card not in state.pile]
    state.requests = [request for request in range(len(state.box.requests)) if request not in asked_for]


def a_season_end(**wishes: Unpack[Wishes]) -> Table:
    """Return a table at the end of a season: the pile is empty and scoring begins."""
    full: Wishes = {"pile": (), "at": NewOpportunities(), **wishes}
    return a_table(**full)


__all__ = ["ABSENT", "BOX", "CARDS", "DECLINE", "RED_1", "REQUESTS", "YELLOW_1", "Table", "a_season_end", "a_table"]
