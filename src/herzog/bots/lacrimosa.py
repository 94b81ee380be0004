"""How bots evaluate a position of Lacrimosa, in VP."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.evaluation import Amounts, Terms
from herzog.bots.mind import Mind
from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import (
    COMMISSION,
    DOCUMENT,
    GOAL_INSTRUMENTS,
    NONE,
    OPUS_PERIODS,
    OPUS_TYPES,
    PERFORM_OR_SELL,
    REQUIEM,
    TRAVEL,
)
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.rewards import ChooseCounter, ChooseStep
from herzog.games.lacrimosa.state import EMPTY
from herzog.games.lacrimosa.turn import EndTurn, LayStory

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Card, ComposerTile, Goal, Reward, Tile
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.kernel import Seat

WEIGHTS: Final = {
    "points": 1.0,  # VP won
    "requiem": 0.95,  # VP of the patron's markers, weighted by the chances of each composer
    "courts": 1.0,  # VP of Court tiles, as far as they are fulfilled
    "ducats": 1.3,
    "tracks": 0.9,  # steps, while turns of this round are left to spend them
    "counters": 1.1,
    "finance": 1.25,  # the Maintenances to come
    "story": 0.93,  # what the Story cards laid so far will give
    "cards": 1.0,  # what the cards still to be laid this round could do
    "deck": 1.0,  # what the nine cards could do in later rounds
    "bonus": 1.0,  # icons for the Period Bonus
    "works": 0.7,  # what works in front of the patron could bring, performed or sold
    "composers": 0.6,  # what Composer tiles repeat
}

# What things are worth in VP while there is time to use them.
DUCAT: Final = 0.45
COUNTER: Final = 0.8
STEP: Final = 0.65
FINANCE_STEP: Final = 0.8
ACTION: Final = {DOCUMENT: 0.6, COMMISSION: 2.2, PERFORM_OR_SELL: 2.0, TRAVEL: 1.7, REQUIEM: 1.5}


MANY: Final = 1 << 14  # cached results per function: a thought meets the same boards over and over


class Tables(NamedTuple):
    """Worths of the components of a box, by id; after the last Memory comes a hidden one, worth nothing."""

    use: tuple[float, ...]  # of a Memory in the Experiences section
    tell: tuple[float, ...]  # in the Story section
    both: tuple[float, ...]
    work: tuple[float, ...]  # of an Opus in front of a patron, to perform or sell
    bonus: tuple[float, ...]
    spaces: tuple[tuple[float, float], ...]  # of the Finance track, each Maintenance: in ducats, in VP


@lru_cache(maxsize=4)
def tables(box: Box) -> Tables:
    """Return the worths of the components in *box*."""
    use = [reward_worth(card.reward) + sum([ACTION[action] for action in card.actions]) for card in box.memories]
    tell = [STEP * len(card.story) + card.story_vp for card in box.memories]
    return Tables(
        (*use, 0.0),
        (*tell, 0.0),
        (*[each + other for each, other in zip(use, tell, strict=True)], 0.0),
        tuple(
            [
                max(
                    opus.sell_vp + FINANCE_STEP * opus.sell_finance - STEP * opus.sell[0],
                    DUCAT * opus.perform_ducats - STEP * opus.perform[0],
                )
                for opus in box.opus
            ]
        ),
        tuple([reward_worth(bonus.reward) for bonus in box.bonuses]),
        tuple([(float(ducats), STEP * wild + vp) for ducats, wild, vp in box.finance]),
    )


def reward_worth(reward: Reward) -> float:
    """Return the worth of *reward*, without its actions."""
    return (
        DUCAT * reward.ducats
        + COUNTER * (len(reward.counters) + reward.wild_counters)
        + STEP * (len(reward.steps) + reward.wild_steps)
        + FINANCE_STEP * reward.finance
        + reward.vp
    )


def count(state: State) -> list[Amounts]:
    """Return the terms of every patron, then those of the Soloist if there is one."""
    if not state.agenda:
        return [(float(points), *[0.0] * (len(WEIGHTS) - 1)) for points in GAME.scores(state)]
    slots = tuple(state.slots)
    requiem = requiem_points(state.box, slots)
    sides = [_patron(state, patron, requiem[seat], slots, seat) for seat, patron in enumerate(state.patrons)]
    if state.soloist:
        soloist, goals = state.soloist, state.box.goals
        courts = sum([goal.vp for tile in soloist.courts if (goal := goals[tile])])
        sides.append((soloist.vp, requiem[1], courts, *[0.0] * (len(WEIGHTS) - 3)))
    return sides


class Rates(NamedTuple):
    """What things are worth in VP, which depends on how many turns are left."""

    time: float  # the share of the game that is left
    ducat: float
    step: float  # on a track
    counter: float
    work: float  # the share of what it could bring


@lru_cache(MANY)
def rates(box: Box, turns: int, later: int) -> Rates:
    """Return what things are worth with *turns* left in this round and *later* rounds after it."""
    time = (turns + box.turns * later) / (box.turns * box.rounds)
    soon = min(1, 3 * time)
    return Rates(
        time,
        1 / box.ducats_per_vp + (DUCAT - 0.3) * soon,
        STEP * min(1, turns / 2),
        0.5 + (COUNTER - 0.5) * soon,
        0.6 * soon,
    )


def _patron(state: State, patron: Patron, requiem: float, slots: tuple[int, ...], seat: Seat) -> Amounts:
    box = state.box
    known = tables(box)
    turns, later = box.turns - len(patron.experience), box.rounds - state.period
    rate = rates(box, turns, later)
    income, more = known.spaces[patron.finance]
    to_lay = (*patron.hand, *patron.deck)
    return (
        float(patron.vp),
        requiem,
        _courts(box, patron.courts, patron.works, slots, seat, rate.time) if patron.courts else 0.0,
        rate.ducat * patron.ducats,
        rate.step * sum(patron.track),
        rate.counter * sum(patron.counters),
        (income * rate.ducat + more) * (later + 1),
        _story(box, patron.story, STEP if later else 0.5),
        _cards(box, to_lay, turns) if turns else 0.0,
        0.42 * sum([known.both[card] for card in (*to_lay, *patron.experience, *patron.story)]) * later,
        _icons(box, patron.experience, state.bonus) * known.bonus[state.bonus],
        rate.work * sum([known.work[work] for work in patron.works]),
        _composers(box, patron.spaces, turns, later),
    )


@lru_cache(MANY)
def requiem_points(box: Box, slots: tuple[int, ...]) -> tuple[float, ...]:
    """Return the VP that each owner can expect from markers in the final count."""
    expected = [0.0] * 5
    for movement in box.movements:
        held = [slots[slot] for slot in movement.slots]
        markers = [each for each in held if each >= 0]
        if markers:
            chance = _majority_chances(markers, held.count(EMPTY))
            more = movement.high - movement.low
            for each in markers:
                expected[each >> 1] += movement.low + more * chance[each & 1]
    return tuple(expected)


def _majority_chances(markers: list[int], empty: int) -> tuple[float, float]:
    """Return the probability that each composer ends with the majority, with *empty* slots left."""
    lead = len(markers) - 2 * sum([each & 1 for each in markers])
    if not empty:
        return float(lead > 0), float(lead < 0)
    slope = min(max(lead / (empty + 1), -1), 1) / 2
    return 0.46 + 0.92 * slope, 0.46 - 0.92 * slope


@lru_cache(MANY)
def _story(box: Box, story: tuple[Card, ...], step: float) -> float:
    """Return what the Story cards on the board will give at Maintenance, with *step* VP for each step."""
    memories, steps, vp = box.memories, [0, 0, 0], 0
    for card in story:
        memory = memories[card]
        vp += memory.story_vp
        for kind in memory.story:
            steps[kind] += 1
    most = box.track_max
    return vp + sum([step * n if n <= most else step * most + 0.33 * (n - most) for n in steps])


@lru_cache(MANY)
def _cards(box: Box, to_lay: tuple[Card, ...], turns: int) -> float:
    """Return the worth of the cards still to be laid this round: the best as Experiences, the others as Story."""
    known = tables(box)
    rest = [card for card in to_lay if card >= 0]
    tell = sorted([known.tell[card] for card in rest])
    gains = sorted([known.use[card] - known.tell[card] for card in rest])
    kept = tell[0] if len(rest) > 2 * turns else 0.0
    return sum(tell) - kept + sum(gains[-turns:])


@lru_cache(MANY)
def _icons(box: Box, experience: tuple[Card, ...], bonus: int) -> int:
    memories, action = box.memories, box.bonuses[bonus].action
    return sum([memories[card].actions.count(action) for card in experience])


@lru_cache(MANY)
def _composers(box: Box, spaces: tuple[ComposerTile, ...], turns: int, later: int) -> float:
    """Return what a patron can expect from repeated effects of Composer tiles."""
    worth, left = 0.0, turns + box.turns * later
    for number in spaces:
        if number >= 0:
            tile = box.tiles[number]
            if tile.step != NONE:
                worth += STEP * later + 0.5
            if tile.opus_vp:
                worth += 0.25 * tile.opus_vp * left
            if tile.again >= 0:
                worth += 0.1 * ACTION[tile.again] * left
    return worth


@lru_cache(MANY)
def _courts(
    box: Box, courts: tuple[Tile, ...], works: tuple[Card, ...], slots: tuple[int, ...], seat: Seat, time: float
) -> float:
    """Return the VP of Court tiles: in full if both halves are served, in part if there is time to serve them."""
    used: set[tuple[bool, int]] = set()
    worth = 0.0
    goals = [goal for tile in courts if (goal := box.goals[tile])]
    for goal in sorted(goals, key=lambda goal: -goal.vp):
        served = [
            item for half in goal.items if (item := _serving(box, works, slots, seat, goal, half, used)) is not None
        ]
        if len(served) == len(goal.items):
            used.update(served)
            worth += goal.vp
        else:
            worth += goal.vp * min(1, 2 * time) * (0.45 if served else 0.2)
    return worth


def _serving(
    box: Box,
    works: tuple[Card, ...],
    slots: tuple[int, ...],
    seat: Seat,
    goal: Goal,
    half: int,
    used: set[tuple[bool, int]],
) -> tuple[bool, int] | None:
    """Return an unused work or slot that serves one half of *goal*, if there is one."""
    if goal.family in {OPUS_TYPES, OPUS_PERIODS}:
        for work in works:
            value = box.opus[work].type if goal.family == OPUS_TYPES else box.opus[work].period
            if value == half and (True, work) not in used:
                return True, work
        return None
    for slot, held in enumerate(slots):
        if held >= 0 and held >> 1 == seat and (False, slot) not in used:
            where = box.slots[slot]
            if (where.instrument if goal.family == GOAL_INSTRUMENTS else where.movement) == half:
                return False, slot
    return None


def reopen(state: State, seat: Seat) -> None:
    """Do nothing: no answer in Lacrimosa is sealed."""


def rests_left(state: State) -> int:
    """Return how many turns are left in the round: at its end there are no cards in hand whose worth is a guess."""
    return max(1, state.box.turns * len(state.patrons) - state.turn)


MIND: Final = Mind(
    game=GAME,
    terms=Terms(WEIGHTS, count),
    rests=lambda frame: type(frame) is EndTurn,
    obvious=frozenset({LayStory, ChooseCounter, ChooseStep, PlaceNeutral}),
    secret={},
    reopen=reopen,
    worlds=1,
    ahead=rests_left,
)
