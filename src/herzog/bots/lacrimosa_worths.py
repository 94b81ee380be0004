"""What things are worth to a patron of Lacrimosa, in VP."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa.box import (
    COMMISSION,
    DOCUMENT,
    EIGHTH,
    GOAL_INSTRUMENTS,
    NONE,
    OPUS_PERIODS,
    OPUS_TYPES,
    PERFORM_OR_SELL,
    REQUIEM,
    TRAVEL,
)
from herzog.games.lacrimosa.state import EMPTY, owner_of, side_of

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Card, ComposerTile, Goal, OpusCard, Reward, Tile
    from herzog.kernel import Seat

# What things are worth in VP while there is time to use them.
DUCAT: Final = 0.45
COUNTER: Final = 0.8
STEP: Final = 0.65
FINANCE_STEP: Final = 0.8
ACTION: Final = {DOCUMENT: 0.6, COMMISSION: 2.2, PERFORM_OR_SELL: 2.0, TRAVEL: 1.7, REQUIEM: 1.5}


MANY: Final = 1 << 14  # cache size per function: a thought meets the same boards over and over


@final
class Rates:
    """What things are worth in VP with *turns* left in this round and *later* rounds after it."""

    def __init__(self, box: Box, turns: int, later: int) -> None:
        time = (turns + box.turns * later) / (box.turns * box.rounds)
        soon = min(1.0, 3 * time)
        self.time: Final = time  # the share of the game that is left
        self.ducat: Final = 1 / box.ducats_per_vp + (DUCAT - 0.3) * soon
        self.step: Final = STEP * min(1.0, turns / 2)  # on a track
        self.counter: Final = 0.5 + (COUNTER - 0.5) * soon
        self.work: Final = 0.6 * soon  # the share of what it could yield


@final
class Tables:
    """The worths of the components of a box, by id; index -1 is a hidden Memory, worth nothing."""

    def __init__(self, box: Box) -> None:
        use = [reward_worth(card.reward) + sum([ACTION[action] for action in card.actions]) for card in box.memories]
        tell = [STEP * len(card.story) + card.story_vp for card in box.memories]
        self.use: Final = (*use, 0.0)  # of a Memory in the Experiences section
        self.tell: Final = (*tell, 0.0)  # in the Story section
        self.both: Final = (*[each + other for each, other in zip(use, tell, strict=True)], 0.0)
        self.work: Final = tuple([_work(opus) for opus in box.opus])  # in front of a patron
        self.bonus: Final = tuple([reward_worth(bonus.reward) for bonus in box.bonuses])
        self.ducats: Final = tuple([float(ducats) for ducats, _, _ in box.finance])  # by space, each Maintenance
        self.more: Final = tuple([STEP * wild + vp for _, wild, vp in box.finance])  # what else a space gives, in VP
        self.rates: Final = tuple(
            [tuple([Rates(box, turns, later) for later in range(box.rounds + 1)]) for turns in range(box.turns + 1)]
        )


def _work(opus: OpusCard) -> float:
    """Return what an Opus yields, performed or sold."""
    return max(
        opus.sell_vp + FINANCE_STEP * opus.sell_finance - STEP * opus.sell[0],
        DUCAT * opus.perform_ducats - STEP * opus.perform[0],
    )


@lru_cache(maxsize=4)
def tables(box: Box) -> Tables:
    """Return the worths of the components in *box*."""
    return Tables(box)


def reward_worth(reward: Reward) -> float:
    """Return the worth of *reward*, without its actions."""
    return (
        DUCAT * reward.ducats
        + COUNTER * (len(reward.counters) + reward.wild_counters)
        + STEP * (len(reward.steps) + reward.wild_steps)
        + FINANCE_STEP * reward.finance
        + reward.vp
    )


def total(numbers: list[int]) -> int:
    """Return the sum of *numbers*, one for each kind of Story Points."""
    talent, journey, composition = numbers
    return talent + journey + composition


def total_worth(worths: tuple[float, ...], cards: tuple[Card, ...]) -> float:
    """Return what *cards* are worth together."""
    worth = 0.0
    for card in cards:
        worth += worths[card]
    return worth


def requiem_points(box: Box, slots: tuple[int, ...]) -> tuple[float, ...]:
    """Return the VP that each owner can expect from markers in the final scoring."""
    expected = [0.0] * 5
    for movement in box.movements:
        lead = empty = 0
        for slot in movement.slots:
            if slots[slot] >= 0:
                lead += 1 if side_of(slots[slot]) == EIGHTH else -1
            elif slots[slot] == EMPTY:
                empty += 1
        eighth, sixteenth = _majority_chances(lead, empty)
        more = movement.high - movement.low
        for slot in movement.slots:
            if slots[slot] >= 0:
                chance = eighth if side_of(slots[slot]) == EIGHTH else sixteenth
                expected[owner_of(slots[slot])] += movement.low + more * chance
    return tuple(expected)


def _majority_chances(lead: int, empty: int) -> tuple[float, float]:
    """Return each composer's chance of the majority if the first has a *lead* and *empty* slots are left."""
    if not empty:
        return float(lead > 0), float(lead < 0)
    slope = min(max(lead / (empty + 1), -1), 1) / 2
    return 0.46 + 0.92 * slope, 0.46 - 0.92 * slope


@final
class Score:
    """The Requiem, and what it promises."""

    def __init__(self, box: Box, slots: tuple[int, ...]) -> None:
        self.box: Final = box
        self.known: Final = tables(box)
        self.slots: Final = slots
        self.points: Final = requiem_points(box, slots)  # the VP that each owner can expect


@lru_cache(MANY)
def score_of(box: Box, slots: tuple[int, ...]) -> Score:
    """Return the Requiem with these *slots*."""
    return Score(box, slots)


@lru_cache(MANY)
def story_worth(box: Box, story: tuple[Card, ...], step: float) -> float:
    """Return what the Story cards on the board will give at Maintenance, with *step* VP for each step."""
    memories, steps, vp = box.memories, [0, 0, 0], 0.0
    for card in story:
        memory = memories[card]
        vp += memory.story_vp
        for kind in memory.story:
            steps[kind] += 1
    most = box.track_max
    return vp + sum([step * n if n <= most else step * most + 0.33 * (n - most) for n in steps])


@lru_cache(MANY)
def to_lay_worth(box: Box, to_lay: tuple[Card, ...], turns: int) -> float:
    """Return the worth of the cards still to be laid this round, the best as Experiences and the others as Story."""
    known = tables(box)
    rest = [card for card in to_lay if card >= 0]
    tell = sorted([known.tell[card] for card in rest])
    gains = sorted([known.use[card] - known.tell[card] for card in rest])
    kept = tell[0] if len(rest) > 2 * turns else 0.0
    return sum(tell) - kept + sum(gains[-turns:])


@lru_cache(MANY)
def n_icons(box: Box, experience: tuple[Card, ...], bonus: int) -> int:
    """Return how many icons of a Bonus tile the Experiences cards show."""
    memories, action = box.memories, box.bonuses[bonus].action
    return sum([memories[card].actions.count(action) for card in experience])


@lru_cache(MANY)
def repeats_worth(box: Box, spaces: tuple[ComposerTile, ...], turns: int, later: int) -> float:
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
def courts_worth(score: Score, courts: tuple[Tile, ...], works: tuple[Card, ...], seat: Seat, time: float) -> float:
    """Return the VP of Court tiles: all if both halves are served, some if there is time to serve them."""
    box, slots = score.box, score.slots
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
        if held >= 0 and owner_of(held) == seat and (False, slot) not in used:
            where = box.slots[slot]
            if (where.instrument if goal.family == GOAL_INSTRUMENTS else where.movement) == half:
                return False, slot
    return None
