"""The contract holds for the toy game, and each of its ten checks catches a game broken for it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import UNKNOWN, Match
from herzog.kernel.contract import Breach, Contract
from tests.kernel import toy
from tests.kernel.toy import Bid, Draw, Drew, Lay, Refund, Table, Toy, View

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Log, Pick, Seat

SEEDS = range(25)
CHECKS = (
    "ends",
    "offers",
    "refuses",
    "clones",
    "replays",
    "saves",
    "conserves",
    "keeps_secrets",
    "fills",
    "is_deterministic",
)


def breach(game: Toy, check: str, where: str = "tests.kernel.toy:GAME") -> str:
    """Return what *check* finds wrong with *game*, over a few seeds; empty if nothing."""
    contract = Contract(game, where, 3, {}, longest=60)
    try:
        for seed in range(8):
            getattr(contract, check)(seed)
    except Breach as found:
        return str(found)
    return ""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_game_keeps_the_contract(check: str, seats: int) -> None:
    """A sound game passes every check."""
    contract = Contract(toy.GAME, "tests.kernel.toy:GAME", seats, {}, longest=60)
    for seed in SEEDS if check != "is_deterministic" else SEEDS[:1]:
        getattr(contract, check)(seed)


def test_1_catches_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play beyond the stated number of steps is a breach."""
    monkeypatch.setattr(Lay, "answer", lambda self, state, seat, pick, log: state.then(self))
    assert "not ended" in breach(Toy(), "ends")


def test_1_catches_missing_ranks() -> None:
    """So is an end without a winner."""

    class NoWinner(Toy):
        def ranks(self, state: Table) -> list[int]:
            return [2] * len(state.hands)

    assert breach(NoWinner(), "ends") == "nobody has won"


@pytest.mark.parametrize(
    "picks",
    [
        lambda _self, state, seat: [*range(state.coins[seat], -1, -1), 9],
        lambda _self, state, seat: [0, 0],
        lambda _self, state, seat: sum((hand for hand in state.hands if hand != [UNKNOWN] * 2), [0]),
    ],
    ids=["descending", "doubled", "differs on the mask"],
)
def test_2_catches_improper_picks(picks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Picks out of order, doubled, or read from what the seat cannot see are breaches."""
    monkeypatch.setattr(Bid, "picks", picks)
    assert breach(Toy(), "offers")


def test_2_catches_a_frame_without_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks must name the rule."""
    monkeypatch.setattr(Lay, "RULE", "")
    assert "no proper offer" in breach(Toy(), "offers")


def test_3_catches_a_door_that_takes_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal pick that is taken is a breach."""
    monkeypatch.setattr(Match, "submit", lambda *_: 0)
    assert "was taken" in breach(Toy(), "refuses")


def test_3_catches_a_refusal_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking at the picks must not change the table."""

    def picks(_self: Lay, state: Table, seat: Seat) -> list[Pick]:
        state.laid.append(0)
        return sorted(state.hands[seat])

    monkeypatch.setattr(Lay, "picks", picks)
    assert "left a trace" in breach(Toy(), "refuses")


def test_4_catches_a_shallow_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clone that shares a hand is a breach."""

    def shallow(self: Table) -> Table:
        return Table(self.agenda[:], self.hands, self.coins[:], self.supply, self.laid, self.rounds, self.box)

    monkeypatch.setattr(Table, "clone", shallow)
    assert "changed the original" in breach(Toy(), "clones")


def test_5_catches_a_rule_with_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that is no function of state and pick cannot be replayed."""

    def generous(self: Refund, state: Table, log: Log) -> None:
        state.coins[self.seat] += os.urandom(1)[0]

    monkeypatch.setattr(Refund, "run", generous)
    assert breach(Toy(), "replays")


def test_6_catches_a_state_that_cannot_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A constructor that drops a field loses it."""

    class Amnesic(Table):
        def __init__(self, agenda: Any, hands: Any, coins: Any, supply: Any, laid: Any, rounds: int, box: Any) -> None:
            super().__init__(agenda, hands, coins, supply, [], rounds, box)

        def clone(self) -> Amnesic:
            copy = Amnesic(
                self.agenda[:], [h[:] for h in self.hands], self.coins[:], self.supply[:], [], self.rounds, self.box
            )
            copy.laid = self.laid[:]
            return copy

    monkeypatch.setattr(toy, "Table", Amnesic)
    monkeypatch.setattr(Toy, "parts", (Amnesic,))
    assert "saving loses something" in breach(Toy(), "saves")


def test_7_catches_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is nowhere is a breach."""
    monkeypatch.setattr(Lay, "answer", lambda _self, state, seat, pick, log: state.hands[seat].remove(pick))
    assert "cards are" in breach(Toy(), "conserves")


def test_8_catches_a_mask_that_shows_too_much() -> None:
    """A mask with the true supply tells by elimination what the others hold."""

    class Leaky(Toy):
        def _unseen(self, state: Table, seat: Seat | None) -> list[int]:
            return sorted(state.supply)

        def fill(self, masked: Table, rng: Random) -> Table:
            unseen = set(range(toy.CARDS)) - set(masked.laid) - {card for hand in masked.hands for card in hand}
            masked = masked.clone()
            masked.supply = sorted(unseen)
            return super().fill(masked, rng)

    assert "tell two tables apart" in breach(Leaky(), "keeps_secrets")


def test_8_catches_a_frame_that_shows_a_sealed_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that does not mask itself shows the bids."""
    monkeypatch.setattr(Bid, "masked", lambda self, _seat: self)
    assert breach(Toy(), "keeps_secrets")


def test_8_catches_an_event_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that names a hidden card must not reach the others."""

    def loud(self: Draw, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        state.supply.remove(pick)
        state.hands[self.seat].append(pick)
        if log:
            log.all(Drew(self.seat, pick))

    monkeypatch.setattr(Draw, "answer", loud)
    assert "hears what it cannot know" in breach(Toy(), "keeps_secrets")


def test_8_catches_a_peep_without_nature(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat's own answer that shows it something hidden is a breach: undo could not stop it."""

    def peep(self: Lay, state: Table, seat: Seat, pick: Pick, log: Log) -> None:
        state.hands[seat].remove(pick)
        state.laid.append(pick)
        state.laid.append(state.supply.pop())

    monkeypatch.setattr(Lay, "answer", peep)
    assert "shows it something hidden" in breach(Toy(), "keeps_secrets")


def test_8_catches_a_view_that_reads_more_than_the_mask() -> None:
    """A view with a memory of its own is a breach."""

    class Chatty(Toy):
        def view(self, masked: Table, seat: Seat | None) -> View:
            return View([[id(masked)]], masked.coins, masked.laid)

    assert "view" in breach(Chatty(), "keeps_secrets")


def test_9_catches_a_fill_that_never_varies() -> None:
    """A fill without dice is a breach."""

    class Stiff(Toy):
        def fill(self, masked: Table, rng: Random) -> Table:
            state = masked.clone()
            state.hands = [[state.supply.pop() if c == UNKNOWN else c for c in hand] for hand in state.hands]
            return state

    assert breach(Stiff(), "fills") == "every fill is the same"


def test_9_catches_a_fill_that_does_not_conserve() -> None:
    """A fill that deals a card twice is a breach."""

    class Careless(Toy):
        def fill(self, masked: Table, rng: Random) -> Table:
            state = super().fill(masked, rng)
            state.supply = masked.supply[:]
            return state

    assert "filled for" in breach(Careless(), "fills")


def test_9_catches_a_fill_with_dice_of_its_own() -> None:
    """Equal masks and dice must give equal fills."""

    class Wild(Toy):
        def fill(self, masked: Table, rng: Random) -> Table:
            rng.seed(os.urandom(8))
            return super().fill(masked, rng)

    assert "equal dice" in breach(Wild(), "fills")


class Hashing(Toy):
    """A toy whose purses depend on the hash seed of the process."""

    def new(self, seats: int, options: Any, box: Any) -> Table:
        """Read the hash of a string."""
        state = super().new(seats, options, box)
        state.coins = [3 + hash("purse") % 50 for _ in state.coins]
        return state


HASHING = Hashing()


def test_10_catches_a_game_that_depends_on_the_hash_seed() -> None:
    """Another process with another hash seed must play the same game."""
    assert "another process" in breach(HASHING, "is_deterministic", "tests.kernel.test_contract:HASHING")
