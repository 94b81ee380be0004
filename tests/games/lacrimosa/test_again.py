"""Repeats owed inside repeats: Agnus Dei tiles of several kinds in one turn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.action_rules import FIVE
from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import ACTIONS, COMMISSION, NONE, PERFORM_OR_SELL, REQUIEM, TRAVEL
from herzog.games.lacrimosa.events import ActionTaken, CityVisited, ComposerHired
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.picks import DONE
from herzog.games.lacrimosa.state import MARKER
from herzog.games.lacrimosa.turn import TAKE_MONEY, USE_CARD
from herzog.kernel import CHANCE, EventLog, apply, decide
from tests.games.lacrimosa.plain_data import CITIES, COMPOSER_TILES, fields, give
from tests.games.lacrimosa.scenario import (
    BOX,
    EIGHTH,
    a_game,
    answer,
    ask,
    composer_tile,
    dealt,
    name,
    opus,
    place,
    plain,
    slot,
    space,
)
from tests.games.lacrimosa.slow import Purse
from tests.rule import rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Event, Frame, Pick, Seat

TRAVELS = {"organ": "eybler-agnus-dei-1"}
PERFORMS = {"voice-1": "eybler-agnus-dei-2"}
DECLINE = 999  # the pick of UseTyped that uses no work
RICH = Purse((4, 4, 4), (3, 3, 3), 20)


def act(state: State, *answers: Pick) -> list[Event]:
    """Answer, and pay by default whenever there is a choice; return what was heard."""
    heard = []
    for each in answers:
        heard += answer(state, each)
        if name(state) == "Pay":
            answer(state, BY_DEFAULT)
    return heard


def at_the_archbishop(tiles: Mapping[str, str], actions: tuple[int, ...] = (TRAVEL, COMMISSION)) -> State:
    """Return a table whose seat 0 has travelled to the archbishop and performed its only work there."""
    state = a_game(
        row=["god-is-our-refuge"],
        supply=[],
        map={"salzburg": "city-archbishop", "munich": "city-purse"},
        seat0={"ducats": 9, "track": (4, 4, 4), "works": ["waisenhausmesse"], "tiles": tiles},
    )
    ask(state, TakeActions(0, actions))
    act(state, TRAVEL, place("salzburg"), 2 * opus("waisenhausmesse"))
    return state


def perform_again(state: State) -> None:
    """Perform the new work once more."""
    act(state, PERFORM_OR_SELL, 2 * opus("god-is-our-refuge"))


def travel_again(state: State) -> None:
    """Travel to Munich once more."""
    assert ActionTaken(0, "travel", again=True) in act(state, TRAVEL)
    act(state, place("munich"))


def commission(state: State) -> None:
    """Commission the only Opus."""
    assert ActionTaken(0, "commission", again=False) in act(state, COMMISSION)
    act(state, opus("god-is-our-refuge"))


@rule("LAC-9.3", "LAC-Q27")
def test_a_second_tile_takes_nothing_away() -> None:
    """What may come before the repeated performance with one tile may come before it with two."""
    assert plain(at_the_archbishop(PERFORMS)) == [COMMISSION, DONE]
    assert plain(at_the_archbishop({**TRAVELS, **PERFORMS})) == [COMMISSION, TRAVEL, DONE]


@rule("LAC-9.3", "LAC-Q27")
@pytest.mark.parametrize(
    "order",
    [
        (commission, perform_again, travel_again),
        (commission, travel_again, perform_again),
        (travel_again, commission, perform_again),
    ],
)
def test_repeats_owed_together_come_in_any_order(order: tuple[Any, ...]) -> None:
    """Each once, and the action left on the card among them."""
    state = at_the_archbishop({**TRAVELS, **PERFORMS})
    for act in order:
        assert name(state) in ("MayAgain", "TakeActions")
        act(state)
    assert name(state) == "EndTurn"


@rule("LAC-Q27")
def test_every_repeat_is_called_one() -> None:
    """A person tells the repeat that was kept for later from the action on the card, which is none."""
    decision = decide(GAME, GAME.mask(at_the_archbishop({**TRAVELS, **PERFORMS}), 0), 0)
    assert decision
    meanings = {option.pick: option.facts.meaning for option in decision.options if option.pick <= DONE}
    assert meanings == {COMMISSION: "commission", TRAVEL: "again-travel", DONE: "decline"}


@rule("LAC-Q27")
def test_declining_the_inner_repeat_keeps_the_outer_one() -> None:
    """Then the outer one is declined, and the card is still there."""
    state = at_the_archbishop({**TRAVELS, **PERFORMS})
    act(state, DONE)
    assert (name(state), plain(state)) == ("MayAgain", [COMMISSION, TRAVEL, DONE])
    act(state, DONE)
    assert (name(state), plain(state)) == ("TakeActions", [COMMISSION, DONE])
    commission(state)
    assert name(state) == "EndTurn"


@rule("LAC-Q27")
def test_an_outer_repeat_may_start_the_inner_one_again() -> None:
    """Travelling once more to a City that names a type; that performance is repeated, too."""
    state = a_game(
        map={"salzburg": "city-archbishop", "munich": "city-concert-hall"},
        seat0={
            "ducats": 9,
            "track": (4, 4, 4),
            "works": ["waisenhausmesse", "symphony-no-1", "violin-sonata-k-6"],
            "tiles": {**TRAVELS, **PERFORMS},
        },
    )
    ask(state, TakeActions(0, (TRAVEL,)))
    act(state, TRAVEL, place("salzburg"), 2 * opus("waisenhausmesse"))
    act(state, TRAVEL, place("munich"), 2 * opus("symphony-no-1"))
    assert (name(state), plain(state)) == ("MayAgain", [PERFORM_OR_SELL, DONE])
    assert fields(state.agenda[-1]) == {
        "seat": 0,
        "again": (PERFORM_OR_SELL,),
        "kept": (PERFORM_OR_SELL,),
        "others": (),
    }


@rule("LAC-Q27")
def test_repeats_are_owed_three_deep() -> None:
    """A Requiem whose composer travels, to a City that has a work performed: all three repeats, and the card."""
    state = a_game(
        closed=[],
        row=["god-is-our-refuge"],
        supply=[],
        map={"salzburg": "city-archbishop", "munich": "city-purse"},
        seat0={
            "ducats": 30,
            "track": (4, 4, 4),
            "counters": (3, 3, 3),
            "works": ["waisenhausmesse"],
            "tiles": {"percussion": "stadler-agnus-dei-1", **TRAVELS, **PERFORMS},
        },
    )
    on_top(state, composer_tile("eybler-kyrie-2"))
    ask(state, TakeActions(0, (REQUIEM, COMMISSION)))
    act(state, REQUIEM, slot("kyrie/strings"), EIGHTH, space("strings-1"))
    act(state, TRAVEL, place("salzburg"), 2 * opus("waisenhausmesse"))
    assert (name(state), plain(state)) == ("MayAgain", [COMMISSION, TRAVEL, REQUIEM, DONE])
    commission(state)
    assert (name(state), plain(state)) == ("MayAgain", [PERFORM_OR_SELL, TRAVEL, REQUIEM, DONE])


def on_top(state: State, number: int) -> None:
    """Put a Composer tile on top of its stack."""
    state.stacks = tuple(tuple(sorted(stack, key=lambda tile: tile != number)) for stack in state.stacks)


class Owed:
    """What a turn still owes, told from the printed components: a plain statement of the rule.

    The actions of the card, those of a tile just used, and the repeats, those of one action together: an action taken
    for the first time earns one for each tile that names it. Everything owed may be taken in any order, except that a
    tile's own action comes right away. Declining gives up the repeats earned last, or what the card has left.
    """

    def __init__(self) -> None:
        self.card = Counter[int]()
        self.tile = Counter[int]()
        self.repeats: list[Counter[int]] = []
        self.deepest = 0

    def may(self) -> set[int]:
        """Return the actions that may be taken."""
        return {*self.tile} or {*self.card}.union(*self.repeats)

    def answered(self, state: State, seat: Seat, frame: Frame[Any], pick: Pick) -> None:
        """Follow an answer, given the table before it."""
        if frame.name == "UseCard" and pick == USE_CARD:
            self.card = Counter(state.box.memories[state.patrons[seat].experience[-1]].actions)
        elif frame.name == "UseTyped" and pick != DECLINE:
            self._earn(state, seat, PERFORM_OR_SELL)
        elif frame.name in ("TakeActions", "MayAgain") and pick == DONE:
            self._decline()
        elif frame.name in ("TakeActions", "MayAgain") and pick < DONE:
            self._take(state, seat, pick)

    def heard(self, log: EventLog) -> None:
        """Follow what the table was told: tiles bring actions."""
        for event in log.heard_by(0):
            if isinstance(event, CityVisited):
                side = CITIES[event.tile]["gilded" if event.gilded else "plain"]
                self.tile = Counter(ACTIONS.index(action) for action in side.get("actions", ()))
            elif isinstance(event, ComposerHired):
                actions = COMPOSER_TILES[event.tile]["reward"].get("actions", ())
                self.tile = Counter(ACTIONS.index(action) for action in actions)

    def _earn(self, state: State, seat: Seat, action: int) -> None:
        tiles = [COMPOSER_TILES[tile] for tile in state.patrons[seat].spaces if tile >= 0]
        n = sum(tile.get("repeat", {}).get("action") == ACTIONS[action] for tile in tiles)
        if n:
            self.repeats.append(Counter({action: n}))
        self.deepest = max(self.deepest, len(self.repeats))

    def _take(self, state: State, seat: Seat, action: int) -> None:
        if action in self.tile:
            self.tile -= Counter([action])
            self._earn(state, seat, action)
        elif any(action in each for each in self.repeats):
            first = max(at for at, each in enumerate(self.repeats) if action in each)
            self._pool(first)
            self.repeats[-1] -= Counter([action])
        else:
            self.card -= Counter([action])
            self._pool(0)
            self._earn(state, seat, action)
            self._pool(0)
        self.repeats = [each for each in self.repeats if each]

    def _pool(self, first: int) -> None:
        """Make one of the repeats earned since *first*: whoever put them off has them all before them."""
        self.repeats[first:] = [sum(self.repeats[first:], Counter())] if self.repeats[first:] else []

    def _decline(self) -> None:
        if self.tile:
            self.tile.clear()
        elif self.repeats:
            self.repeats.pop()
        else:
            self.card.clear()


def hand_out(state: State, dice: Random) -> None:
    """Lay up to four Agnus Dei tiles on each personal board; the markers that lay there are out of the game.

    Tiles that bring an action lie on top of their stacks.
    """
    tiles = [tile for stack in state.stacks for tile in stack if BOX.tiles[tile].again != NONE]
    dice.shuffle(tiles)
    left = [[tile for tile in stack if tile not in tiles] for stack in state.stacks]
    state.stacks = tuple(tuple(sorted(stack, key=lambda tile: not BOX.tiles[tile].reward.actions)) for stack in left)
    for patron in state.patrons:
        own = [tiles.pop() for _ in range(min(len(tiles), 6 // len(state.patrons) + 1))]
        spaces = dice.sample([at for at, held in enumerate(patron.spaces) if held == MARKER], len(own))
        patron.spaces = tuple(own[spaces.index(at)] if at in spaces else held for at, held in enumerate(patron.spaces))


def eager(dice: Random, ask: str, plain: list[Pick]) -> Pick:
    """Return one of the *plain* picks; seldom one that leaves actions."""
    leaving = {"UseCard": TAKE_MONEY, "TakeActions": DONE, "MayAgain": DONE, "UseTyped": DECLINE}
    pick = dice.choice(plain)
    return dice.choice(plain) if pick == leaving.get(ask) and dice.random() < 0.8 else pick


def compare_game(seats: int, seed: int) -> int:
    """Play at random with full purses, and compare what is offered with what is owed; return how deep repeats went."""
    dice = Random(seed)
    state = dealt(seats, {"composers": "drawn"}, seed)
    hand_out(state, dice)
    owed = Owed()
    while state.agenda:
        frame = state.agenda[-1]
        (seat,) = frame.seats()
        if frame.name in ("TakeActions", "MayAgain"):
            possible = {action for action, rules in enumerate(FIVE) if not rules.why_not(state, seat)}
            assert {pick for pick in frame.picks(state, seat) if pick < DONE} == owed.may() & possible
            assert (frame.name == "MayAgain") == (bool(owed.repeats) and not owed.tile)
        elif frame.name == "EndTurn":
            assert not owed.may()
        elif frame.name == "UseCard":
            give(state, seat, RICH)
        pick = eager(dice, frame.name, frame.plain(state, seat))
        log = EventLog()
        if seat != CHANCE:
            owed.answered(state, seat, frame, pick)
        apply(state, seat, pick, log)
        owed.heard(log)
    return owed.deepest


@rule("LAC-2.7", "LAC-9.3", "LAC-Q27", "LAC-Q28")
def test_random_games_offer_what_is_owed() -> None:
    """With Agnus Dei tiles from the start, everything owed is offered, nothing else, and nothing is lost."""
    assert max(compare_game(seed % 4 + 1, seed) for seed in range(300)) >= 3
