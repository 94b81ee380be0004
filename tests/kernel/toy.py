"""A tiny game with everything the kernel has: nature, hands, sealed bids, chains, an order to choose.

Two cards each. Twice, all bid coins in secret; the highest bid pays and must, in either order, take a
coin back and lay a card open. Most coins and card values win.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, final

import msgspec

from herzog.kernel import UNKNOWN, Ask, Auto, Chance, Event, Frame, Reason, State, with_defaults

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from herzog.kernel import Box, Log, Pick, Pool, Seat

CARDS: Final = 12
SEALED: Final = -2


class Drew(Event, frozen=True):
    """A seat drew a card and sees it."""

    seat: int
    card: int


class DrewUnseen(Event, frozen=True):
    """A seat drew a card."""

    seat: int


class Revealed(Event, frozen=True):
    """All bids were turned over."""

    bids: tuple[int, ...]


class Laid(Event, frozen=True):
    """A seat laid a card open."""

    seat: int
    card: int


@final
class ToyBox:
    """Cards 0 to 11; a card is worth its number modulo 4."""

    hash: str = "toy"
    version: str = "1"


class Table(State):
    """The table of the toy game."""

    def __init__(
        self,
        agenda: list[Frame[Table]],
        hands: list[list[int]],
        coins: list[int],
        supply: list[int],
        laid: list[int],
        rounds: int,
        box: ToyBox,
    ) -> None:
        super().__init__(agenda)
        self.hands = hands
        self.coins = coins
        self.supply = supply
        self.laid = laid
        self.rounds = rounds
        self.box = box

    def clone(self) -> Table:
        """Return a copy that shares nothing that can change."""
        hands = [hand[:] for hand in self.hands]
        return Table(self.agenda[:], hands, self.coins[:], self.supply[:], self.laid[:], self.rounds, self.box)


@final
class Draw(Chance[Table]):
    """A seat draws a card."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pool(self, state: Table) -> Pool:
        """Return the cards in the supply."""
        return sorted(state.supply)

    def answer(self, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the card into the hand."""
        state.supply.remove(pick)
        state.hands[self.seat].append(pick)
        if log:
            log.split(self.seat, Drew(self.seat, pick), DrewUnseen(self.seat))


@final
class Round(Auto[Table]):
    """Begin a round, if one is left; *raises* is UNKNOWN if seat 0 has the horse, else 0."""

    def __init__(self, raises: int) -> None:
        self.raises: Final = raises

    def run(self, state: Table, log: Log) -> None:
        """Ask for bids."""
        if state.rounds:
            state.rounds -= 1
            state.then(Bid((UNKNOWN,) * len(state.hands), self.raises), Round(self.raises))


class Bid(Frame[Table]):
    """All bid in secret; *bids* holds UNKNOWN for those still thinking.

    Whoever has the horse, seat 0, must also say by how much it *raises* its bid.
    """

    RULE: ClassVar[str] = "TOY-1"

    def __init__(self, bids: tuple[int, ...], raises: int) -> None:
        self.bids: Final = bids
        self.raises: Final = raises

    def seats(self) -> tuple[Seat, ...]:
        """Return who still thinks."""
        return tuple(seat for seat, bid in enumerate(self.bids) if UNKNOWN in (bid, self._raise_of(seat)))

    def _raise_of(self, seat: Seat) -> int:
        return self.raises if seat == 0 else 0

    def picks(self, state: Table, seat: Seat) -> list[Pick]:
        """Return what the purse allows."""
        return list(range(self._left(state, seat) + 1))

    def _left(self, state: Table, seat: Seat) -> int:
        return state.coins[seat] - max(0, self.bids[seat])

    def refusals(self, state: Table, seat: Seat) -> list[Reason]:
        """Say that one coin more is too much."""
        has = self._left(state, seat)
        return [Reason(has + 1, "too-dear", "TOY-2", {"needs": has + 1, "has": has})]

    def target(self, state: Table, pick: Pick) -> str:
        """Point at the coin with that number."""
        return f"coin:{pick}"

    def answer(self, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        """Seal the bid or its raise, or reveal when it was the last."""
        if self.bids[seat] != UNKNOWN:
            after = Bid(self.bids, pick)
        else:
            after = Bid((*self.bids[:seat], pick, *self.bids[seat + 1 :]), self.raises)
        state.then(after if after.seats() else Reveal((after.bids[0] + after.raises, *after.bids[1:])))

    def masked(self, seat: Seat | None) -> Bid:
        """Show who is ready and the seat's own bid."""
        bids = tuple([b if b == UNKNOWN or who == seat else SEALED for who, b in enumerate(self.bids)])
        return Bid(bids, self.raises if seat == 0 or self.raises == UNKNOWN else SEALED)

    def filled(self, state: Table, rng: Random) -> Bid:
        """Make up bids that the purses allow."""
        bids = [rng.randint(0, state.coins[who]) if b == SEALED else b for who, b in enumerate(self.bids)]
        return Bid(tuple(bids), 0 if self.raises == SEALED else self.raises)


@final
class Reveal(Auto[Table]):
    """Turn the bids over: the highest pays, the first seat among equals."""

    def __init__(self, bids: tuple[int, ...]) -> None:
        self.bids: Final = bids

    def run(self, state: Table, log: Log) -> None:
        """Let the highest bid pay and act."""
        winner = self.bids.index(max(self.bids))
        if log:
            log.all(Revealed(self.bids))
        state.coins[winner] -= self.bids[winner]
        state.then(Enjoy(winner, (Refund(winner), Lay(winner), Draw(winner))))


@final
class Enjoy(Ask[Table]):
    """Refund, card and draw come in any order; a pick is a place in the list of *frames*."""

    RULE: ClassVar[str] = "TOY-4"

    def __init__(self, seat: Seat, frames: tuple[Frame[Table], ...]) -> None:
        super().__init__(seat)
        self.frames: Final = frames

    def picks(self, state: Table, seat: Seat) -> list[Pick]:
        """Return the places of the frames that are left."""
        return list(range(len(self.frames)))

    def answer(self, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        """Put the chosen frame first, and ask about the rest after it if there is still a choice."""
        rest = self.frames[:pick] + self.frames[pick + 1 :]
        state.then(self.frames[pick], *([Enjoy(self.seat, rest)] if len(rest) > 1 else rest))


@final
class Refund(Auto[Table]):
    """Give a coin back."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: Table, log: Log) -> None:
        """Pay one coin to the seat."""
        state.coins[self.seat] += 1


@final
class Lay(Ask[Table]):
    """Lay one card of the hand open."""

    RULE: ClassVar[str] = "TOY-3"

    def picks(self, state: Table, seat: Seat) -> list[Pick]:
        """Return the cards of the hand."""
        return sorted(state.hands[self.seat])

    def target(self, state: Table, pick: Pick) -> str:
        """Point at the card."""
        return f"card:{pick}"

    def answer(self, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay it."""
        state.hands[self.seat].remove(pick)
        state.laid.append(pick)
        if log:
            log.all(Laid(self.seat, pick))


class Facts(msgspec.Struct, frozen=True):
    """What a pick means."""

    meaning: str


class View(msgspec.Struct, frozen=True):
    """What a seat sees."""

    hands: list[list[int]]
    coins: list[int]
    laid: list[int]


class Toy:
    """The toy game."""

    name = "toy"
    rule_prefix = "TOY"
    seats = range(2, 4)
    options: Mapping[str, tuple[str, ...]] = {"purse": ("3", "5"), "horse": ("no", "yes")}
    frames: Mapping[str, type[Frame[Table]]] = {
        kind.__name__: kind for kind in (Draw, Round, Bid, Reveal, Enjoy, Refund, Lay)
    }
    parts: tuple[type, ...] = (Table,)
    sets: tuple[Path, ...] = ()
    data = Path(__file__).parent
    files: tuple[str, ...] = ()

    def load(self, folder: Path | None = None) -> ToyBox:
        """Return the only box there is."""
        return ToyBox()

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return what can be chosen: two need no horse."""
        return {name: values for name, values in self.options.items() if seats > 2 or name != "horse"}

    def new(self, seats: int, options: Mapping[str, str], box: Box) -> Table:
        """Return a table before the deal."""
        assert isinstance(box, ToyBox)
        deal = [Draw(seat) for seat in range(seats) for _ in range(2)]
        chosen = with_defaults(self, options)
        purse, raises = int(chosen["purse"]), UNKNOWN if chosen["horse"] == "yes" else 0
        state = Table([], [[] for _ in range(seats)], [purse] * seats, list(range(CARDS)), [], 2, box)
        state.then(*deal, Round(raises))
        return state

    def mask(self, state: Table, seat: Seat | None) -> Table:
        """Hide the hands of others and with them the supply."""
        return Table(
            agenda=[frame.masked(seat) for frame in state.agenda],
            hands=[hand[:] if who == seat else [UNKNOWN] * len(hand) for who, hand in enumerate(state.hands)],
            coins=state.coins[:],
            supply=self._unseen(state, seat),
            laid=state.laid[:],
            rounds=state.rounds,
            box=state.box,
        )

    def _unseen(self, state: Table, seat: Seat | None) -> list[int]:
        hidden = [card for who, hand in enumerate(state.hands) if who != seat for card in hand]
        return sorted(state.supply + hidden)

    def fill(self, masked: Table, rng: Random) -> Table:
        """Deal what is unseen to the unknown places."""
        state = masked.clone()
        rng.shuffle(state.supply)
        state.hands = [[state.supply.pop() if c == UNKNOWN else c for c in hand] for hand in state.hands]
        state.supply.sort()
        state.agenda = [frame.filled(state, rng) for frame in state.agenda]
        return state

    def view(self, masked: Table, seat: Seat | None) -> View:
        """Return hands, coins and open cards."""
        return View(masked.hands, masked.coins, masked.laid)

    def facts(self, state: Table, seat: Seat, pick: Pick) -> Facts:
        """Return the name of the frame on top."""
        return Facts(state.agenda[-1].name.lower())

    def tally(self, state: Table, seat: Seat) -> dict[str, int]:
        """Return coins and cards."""
        return {"coins": state.coins[seat], "cards": len(state.hands[seat])}

    def pointable(self, masked: Table) -> list[str]:
        """Return cards and coins."""
        return [f"card:{card}" for hand in masked.hands for card in hand if card != UNKNOWN]

    def faults(self, state: Table) -> list[str]:
        """Return lost or doubled cards and debts."""
        cards = sorted(state.supply + state.laid + [card for hand in state.hands for card in hand])
        lost = [] if cards == list(range(CARDS)) else [f"cards are {cards}"]
        return lost + [f"seat {seat} owes {-coins}" for seat, coins in enumerate(state.coins) if coins < 0]

    def scores(self, state: Table) -> list[int]:
        """Return coins and card values."""
        return [coins + sum(card % 4 for card in hand) for coins, hand in zip(state.coins, state.hands, strict=True)]

    def ranks(self, state: Table) -> list[int]:
        """Return places; equals share."""
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]


GAME = Toy()
