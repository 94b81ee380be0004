"""The table: everything that is true about it, without rules.

Groups of cards are tuples of ids, so that clones share them. Travel cards are sets of cities, stored as bits.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final, final

from herzog.kernel import Constant, Value
from herzog.kernel import State as KernelState

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Box
    from herzog.kernel import Frame, Seat

ABSENT: Final = -2  # no component
PASS: Final = 100  # the pick that declines; larger than any id

# What changes a purse during play, as indexes into a player's ledger.
BONUSES: Final = 0
MANAGERS: Final = 1
STOLEN: Final = 2
ROBBED: Final = 3
WAGES: Final = 4
N_BOOKED: Final = 5

COUNT: Final = tuple([bits.bit_count() for bits in range(256)])  # how many cities are in a set


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return *cards* without *card*, which is one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


@final
class Sheet(Constant):
    """What a player got at the end of one season, item by item. [FOU-10.1, FOU-10.4, FOU-10.5]"""

    def __init__(
        self,
        mood: int,
        actors: int,
        actor_coins: int,
        comedians: int,
        tragedians: int,
        disguise: int,
        reward: int,
        best: int,
        requests: tuple[int, ...],
        payments: tuple[int, ...],
    ) -> None:
        self.mood: Final = mood
        self.actors: Final = actors  # Actors of the King's mood
        self.actor_coins: Final = actor_coins
        self.comedians: Final = comedians  # experience
        self.tragedians: Final = tragedians
        self.disguise: Final = disguise  # what Chameleons add towards comedy
        self.reward: Final = reward
        self.best: Final = best
        self.requests: Final = requests
        self.payments: Final = payments


@final
class Player(Value):
    """A player with their troupe, cards and coins."""

    def __init__(
        self,
        purse: int,
        ledger: list[int],
        hand: int,
        laid: int,
        extra: int,
        on_stage: int,
        troupe: tuple[int, ...],
        taken: tuple[int, ...],
        fresh: tuple[int, ...],
        ready: tuple[int, ...],
        tilted: tuple[int, ...],
        disguise: int,
        requests: tuple[int, ...],
        offered: tuple[int, ...],
        thrown: tuple[int, ...],
        shown: tuple[int, ...],
        sheets: tuple[Sheet, ...],
    ) -> None:
        self.purse = purse
        self.ledger = ledger  # what the purse gained and lost during play, by source
        self.hand = hand  # Travel cards in hand; the others are on the discard
        self.laid = laid  # Travel cards laid face up before the others choose
        self.extra = extra  # the Acrobat that lets them choose more cards this round
        self.on_stage = on_stage  # Managers
        self.troupe = troupe
        self.taken = taken  # Actors in hand until the city is resolved
        self.fresh = fresh  # Acrobats gained in this phase
        self.ready = ready  # Acrobats that can be used
        self.tilted = tilted  # Acrobats used this season
        self.disguise = disguise  # what Chameleons add towards comedy this season
        self.requests = requests  # in hand, face down
        self.offered = offered  # drawn, and not yet kept or discarded
        self.thrown = thrown  # discarded face down since the pile was last made
        self.shown = shown  # used, face up
        self.sheets = sheets

    def clone(self) -> Player:
        """Return a copy that shares nothing mutable."""
        return Player(
            self.purse,
            self.ledger[:],
            self.hand,
            self.laid,
            self.extra,
            self.on_stage,
            self.troupe,
            self.taken,
            self.fresh,
            self.ready,
            self.tilted,
            self.disguise,
            self.requests,
            self.offered,
            self.thrown,
            self.shown,
            self.sheets,
        )


def book(player: Player, source: int, amount: int) -> None:
    """Change the purse of *player* by *amount*, and enter it under its *source*."""
    player.purse += amount
    player.ledger[source] += amount


@final
class Friend(Value):
    """A friend troupe: the Travel cards in its pile, and the one drawn for this round. [FOU-13.2]"""

    def __init__(self, pile: int, drawn: int) -> None:
        self.pile = pile
        self.drawn = drawn

    def clone(self) -> Friend:
        """Return a copy."""
        return Friend(self.pile, self.drawn)


@final
class State(KernelState):
    """The table. Colours are the seats of the players, followed by their friend troupes."""

    def __init__(
        self,
        agenda: list[Frame[Any]],
        players: list[Player],
        friends: list[Friend],
        stacks: list[tuple[int, ...]],
        fronts: list[tuple[int, ...]],
        reserved: int,
        guarded: int,
        pile: list[int],
        discard: list[int],
        requests: list[int],
        needle: int,
        season: int,
        round: int,
        rounds: int,
        shortage_pays: int,
        unfulfilled_allowed: int,
        box: Box,
    ) -> None:
        super().__init__(agenda)
        self.players = players
        self.friends = friends
        self.stacks = stacks  # Encounters in front of each city, the oldest first
        self.fronts = fronts  # Caravels in front of each city, as the Travel cards that sent them
        self.reserved = reserved  # cities nobody else may choose this round
        self.guarded = guarded  # those of them whose Caravel nobody may move
        self.pile = pile  # unordered, kept ascending
        self.discard = discard
        self.requests = requests  # the pile of Secret Requests: unordered, kept ascending
        self.needle = needle  # 0 is the outermost cell of tragedy
        self.season = season
        self.round = round  # of this season
        self.rounds = rounds  # of the whole game
        self.shortage_pays = shortage_pays
        self.unfulfilled_allowed = unfulfilled_allowed
        self.box = box

    def clone(self) -> State:
        """Return a copy that shares nothing mutable."""
        return State(
            self.agenda[:],
            [player.clone() for player in self.players],
            [friend.clone() for friend in self.friends],
            self.stacks[:],
            self.fronts[:],
            self.reserved,
            self.guarded,
            self.pile[:],
            self.discard[:],
            self.requests[:],
            self.needle,
            self.season,
            self.round,
            self.rounds,
            self.shortage_pays,
            self.unfulfilled_allowed,
            self.box,
        )

    def first(self) -> Seat:
        """Return the seat that acts first: it moves on by one each round of the game. [FOU-Q26]"""
        return (self.rounds - 1) % len(self.players)

    def in_order(self, seats: list[Seat]) -> list[Seat]:
        """Return *seats*, given ascending, in the order in which they act this round. [FOU-Q26]"""
        place = bisect_left(seats, self.first())
        return seats[place:] + seats[:place]

    def mood(self) -> int:
        """Return what the King wants to see: comedy or tragedy. [FOU-5.1, FOU-Q1]"""
        return int(self.needle >= self.box.cells_per_side)
