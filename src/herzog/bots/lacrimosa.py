"""How to judge a table of Lacrimosa, in VP."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.evaluation import Amounts, Terms
from herzog.bots.mind import Mind
from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.components import (
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
from herzog.games.lacrimosa.turn import EndTurn, LayExperience, LayStory

if TYPE_CHECKING:
    from herzog.games.lacrimosa.components import Box, Goal, Reward
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.kernel import Pick, Seat

WEIGHTS: Final = {
    "points": 1.0,  # VP won
    "requiem": 1.0,  # VP of own markers, by the chances of each composer
    "courts": 1.0,  # VP of Court tiles, as far as they are fulfilled
    "ducats": 1.0,
    "tracks": 1.0,  # steps, while turns of this round are left to spend them
    "counters": 1.0,
    "finance": 1.0,  # the Maintenances to come
    "story": 1.0,  # what the Story cards laid will give
    "cards": 1.0,  # what the cards still to be laid this round could do
    "deck": 1.0,  # what the nine cards could do in later rounds
    "bonus": 1.0,  # icons for the Period Bonus
    "works": 1.0,  # what could be had by performing and selling
    "composers": 1.0,  # what Composer tiles repeat
}

# What things are worth in VP while there is time to use them.
DUCAT: Final = 0.45
COUNTER: Final = 0.8
STEP: Final = 0.65
FINANCE_STEP: Final = 0.8
ACTION: Final = {DOCUMENT: 0.6, COMMISSION: 1.6, PERFORM_OR_SELL: 1.4, TRAVEL: 1.5, REQUIEM: 2.4}


class Tables(NamedTuple):
    """Worths of the components of a box, by id."""

    use: tuple[float, ...]  # of a Memory in the Experiences section
    tell: tuple[float, ...]  # in the Story section
    work: tuple[float, ...]  # of an Opus in front of a patron, to perform or sell
    bonus: tuple[float, ...]
    spaces: tuple[tuple[float, float], ...]  # of the Finance track, each Maintenance: in ducats, in VP


@lru_cache(maxsize=4)
def tables(box: Box) -> Tables:
    """Return the worths of everything in *box*."""
    return Tables(
        tuple([reward_worth(card.reward) + sum([ACTION[action] for action in card.actions]) for card in box.memories]),
        tuple([STEP * len(card.story) + card.story_vp for card in box.memories]),
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
    """Return what *reward* is worth, without its actions."""
    return (
        DUCAT * reward.ducats
        + COUNTER * (len(reward.counters) + reward.wild_counters)
        + STEP * (len(reward.steps) + reward.wild_steps)
        + FINANCE_STEP * reward.finance
        + reward.vp
    )


def count(state: State) -> list[Amounts]:
    """Return the terms of every patron, and last those of the Soloist."""
    requiem = requiem_points(state)
    sides = [_patron(state, patron, requiem[seat], seat) for seat, patron in enumerate(state.patrons)]
    if state.soloist:
        soloist, goals = state.soloist, state.box.goals
        courts = sum([goal.vp for tile in soloist.courts if (goal := goals[tile])]) if state.agenda else 0
        rest = (0.0,) * (len(WEIGHTS) - 3)
        sides.append((soloist.vp, requiem[1], courts, *rest))
    return sides


def requiem_points(state: State) -> list[float]:
    """Return the VP that the markers of each owner can expect in the final count."""
    expected = [0.0] * 5
    if not state.agenda:
        return expected  # it is over, and they are among the points
    slots = state.slots
    for movement in state.box.movements:
        held = [slots[slot] for slot in movement.slots]
        markers = [each for each in held if each >= 0]
        if markers:
            chance = _majority_chances(markers, held.count(EMPTY))
            more = movement.high - movement.low
            for each in markers:
                expected[each >> 1] += movement.low + more * chance[each & 1]
    return expected


def _majority_chances(markers: list[int], empty: int) -> tuple[float, float]:
    """Return how likely either composer has more markers in the end, with *empty* slots to come."""
    lead = len(markers) - 2 * sum([each & 1 for each in markers])
    if not empty:
        return float(lead > 0), float(lead < 0)
    slope = min(max(lead / (empty + 1), -1), 1) / 2
    return 0.46 + 0.92 * slope, 0.46 - 0.92 * slope


def _patron(state: State, patron: Patron, requiem: float, seat: Seat) -> Amounts:
    if not state.agenda:
        return (float(patron.vp), *[0.0] * (len(WEIGHTS) - 1))
    box = state.box
    known = tables(box)
    turns = box.turns - len(patron.experience)
    later = box.rounds - state.period
    time = (turns + box.turns * later) / (box.turns * box.rounds)
    ducat = 1 / box.ducats_per_vp + (DUCAT - 0.3) * min(1, 3 * time)
    income, more = known.spaces[patron.finance]
    return (
        float(patron.vp),
        requiem,
        _courts(state, patron, seat, time) if patron.courts else 0.0,
        ducat * patron.ducats,
        STEP * min(1, turns / 2) * sum(patron.track),
        (0.5 + (COUNTER - 0.5) * min(1, 3 * time)) * sum(patron.counters),
        (income * ducat + more) * (later + 1),
        _story(state, patron, later),
        _cards(patron, known, turns),
        _deck(patron, known) * later,
        _icons(state, patron) * known.bonus[state.bonus],
        0.6 * min(1, 3 * time) * sum([known.work[work] for work in patron.works if turns or later]),
        _composers(state, patron, turns, later),
    )


def _story(state: State, patron: Patron, later: int) -> float:
    """Return what the Story cards on the board will give at Maintenance."""
    memories, steps, vp = state.box.memories, [0, 0, 0], 0
    for card in patron.story:
        memory = memories[card]
        vp += memory.story_vp
        for kind in memory.story:
            steps[kind] += 1
    most = state.box.track_max
    each = STEP if later else 0.5
    return vp + sum([each * step if step <= most else each * most + 0.33 * (step - most) for step in steps])


def _cards(patron: Patron, known: Tables, turns: int) -> float:
    """Return what the cards still to be laid this round are worth, the best of them used and the others told."""
    if not turns:
        return 0.0
    rest = [card for card in (*patron.hand, *patron.deck) if card >= 0]
    tell = sorted([known.tell[card] for card in rest])
    gains = sorted([known.use[card] - known.tell[card] for card in rest])
    kept = tell[0] if len(rest) > 2 * turns else 0.0
    return sum(tell) - kept + sum(gains[-turns:])


def _deck(patron: Patron, known: Tables) -> float:
    cards = [card for card in (*patron.hand, *patron.deck, *patron.experience, *patron.story) if card >= 0]
    return 0.42 * sum([known.use[card] + known.tell[card] for card in cards])


def _icons(state: State, patron: Patron) -> int:
    memories, action = state.box.memories, state.box.bonuses[state.bonus].action
    return sum([memories[card].actions.count(action) for card in patron.experience])


def _composers(state: State, patron: Patron, turns: int, later: int) -> float:
    """Return what the Composer tiles of *patron* will repeat."""
    tiles, worth, left = state.box.tiles, 0.0, turns + state.box.turns * later
    for number in patron.spaces:
        if number >= 0:
            tile = tiles[number]
            if tile.step != NONE:
                worth += STEP * later + 0.5
            if tile.opus_vp:
                worth += 0.25 * tile.opus_vp * left
            if tile.again >= 0:
                worth += 0.1 * ACTION[tile.again] * left
    return worth


def _courts(state: State, patron: Patron, seat: Seat, time: float) -> float:
    """Return the VP of Court tiles: in full where both halves are there, in part where time may bring them."""
    used: set[tuple[bool, int]] = set()
    worth = 0.0
    goals = [goal for tile in patron.courts if (goal := state.box.goals[tile])]
    for goal in sorted(goals, key=lambda goal: -goal.vp):
        served = [item for half in goal.items if (item := _serving(state, patron, seat, goal, half, used)) is not None]
        if len(served) == len(goal.items):
            used.update(served)
            worth += goal.vp
        else:
            worth += goal.vp * min(1, 2 * time) * (0.45 if served else 0.2)
    return worth


def _serving(
    state: State, patron: Patron, seat: Seat, goal: Goal, half: int, used: set[tuple[bool, int]]
) -> tuple[bool, int] | None:
    """Return a work, or a slot, that can serve one half of *goal*."""
    if goal.family in {OPUS_TYPES, OPUS_PERIODS}:
        opus = state.box.opus
        for work in patron.works:
            value = opus[work].type if goal.family == OPUS_TYPES else opus[work].period
            if value == half and (True, work) not in used:
                return True, work
        return None
    for slot, held in enumerate(state.slots):
        if held >= 0 and held >> 1 == seat and (False, slot) not in used:
            where = state.box.slots[slot]
            if (where.instrument if goal.family == GOAL_INSTRUMENTS else where.movement) == half:
                return False, slot
    return None


def inclination(state: State, picks: list[Pick]) -> list[float]:
    """Return the first impression of each card that could be laid as an Experience."""
    known = tables(state.box)
    return [known.use[card] - known.tell[card] for card in picks]


def reopen(state: State, seat: Seat) -> None:
    """Do nothing: no answer in Lacrimosa is sealed."""


MIND: Final = Mind(
    game=GAME,
    terms=Terms(WEIGHTS, count),
    rests=lambda frame: type(frame) is EndTurn,
    obvious=frozenset({LayStory, ChooseCounter, ChooseStep, PlaceNeutral}),
    secret=frozenset(),
    leaning=frozenset({LayExperience}),
    inclination=inclination,
    reopen=reopen,
    worlds=1,
    ahead=lambda state: max(1, len(state.patrons)),
)
