"""What Secret Requests measure, when they are fulfilled, and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from herzog.games.fourberies.box import AT_LEAST, AT_MOST, COMEDY, MOST, STATS, TRAGEDY
from herzog.games.fourberies.chameleons import chameleons, disguise, ways_to_count
from herzog.games.fourberies.state import COUNT

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.games.fourberies.box import Box, Clause
    from herzog.games.fourberies.state import State
    from herzog.kernel import Seat

Measure: TypeAlias = "Callable[[State, Seat], int]"


def n_of_nature(state: State, seat: Seat, nature: int) -> int:
    """Return how many Actors of *nature* are in the troupe. Chameleons do not count. [FOU-8.2] [FOU-Q27]"""
    natures, n = state.box.natures, 0
    for actor in state.players[seat].troupe:
        n += natures[actor] == nature
    return n


def pull_of(box: Box, actors: tuple[int, ...]) -> int:
    """Return the signed difference of *actors*: positive for comedy. [FOU-10.2]"""
    pulls, total = box.pulls, 0
    for actor in actors:
        total += pulls[actor]
    return total


def experience_of_nature(state: State, seat: Seat, nature: int) -> int:
    """Return the experience of the Actors of *nature* in the troupe."""
    natures, experiences = state.box.natures, state.box.experiences
    return sum([experiences[actor] for actor in state.players[seat].troupe if natures[actor] == nature])


def leaning(state: State, seat: Seat) -> int:
    """Return the signed difference of the troupe, Chameleons included: positive for comedy. [FOU-10.2] [FOU-8.2]"""
    player = state.players[seat]
    return pull_of(state.box, player.troupe) + player.disguise


def mood_difference(state: State, seat: Seat) -> int:
    """Return the difference in the direction of the King's mood; negative if it points away."""
    return leaning(state, seat) if state.mood() == COMEDY else -leaning(state, seat)


def _experiences(state: State, seat: Seat) -> list[int]:
    experiences = state.box.experiences
    return [experiences[actor] for actor in state.players[seat].troupe]


def _largest_set(state: State, seat: Seat) -> int:
    values = _experiences(state, seat)
    return max([values.count(value) for value in set(values)], default=0)


def _twin_pairs(state: State, seat: Seat) -> int:
    pulls = state.box.pulls
    values = [pulls[actor] for actor in state.players[seat].troupe]
    return sum([min(values.count(pull), values.count(-pull)) for pull in set(values) if pull > 0])


def _n_acrobats(state: State, seat: Seat) -> int:
    player = state.players[seat]
    return len(player.fresh) + len(player.ready) + len(player.tilted)


def _needle_distance(state: State) -> int:
    side = state.box.cells_per_side
    return state.needle - side + 1 if state.needle >= side else side - state.needle


MEASURES: Final[dict[str, Measure]] = {
    "actors": lambda state, seat: len(state.players[seat].troupe),
    "comedians": lambda state, seat: n_of_nature(state, seat, COMEDY),
    "tragedians": lambda state, seat: n_of_nature(state, seat, TRAGEDY),
    "mood-actors": lambda state, seat: n_of_nature(state, seat, state.mood()),
    "experience": lambda state, seat: sum(_experiences(state, seat)),
    "experience-1": lambda state, seat: _experiences(state, seat).count(1),
    "high-experience": lambda state, seat: len([value for value in _experiences(state, seat) if value >= 4]),
    "distinct-experiences": lambda state, seat: len(set(_experiences(state, seat))),
    "largest-set": _largest_set,
    "twin-pairs": _twin_pairs,
    "difference": lambda state, seat: abs(leaning(state, seat)),
    "mood-difference": lambda state, seat: max(0, mood_difference(state, seat)),
    "off-mood-difference": lambda state, seat: max(0, -mood_difference(state, seat)),
    "acrobats": _n_acrobats,
    "coins": lambda state, seat: state.players[seat].purse,
    "travel-hand": lambda state, seat: COUNT[state.players[seat].hand],
    "managers-on-stage": lambda state, seat: state.players[seat].on_stage,
    "needle-distance": lambda state, _: _needle_distance(state),
}
_BY_STAT: Final = tuple([MEASURES[name] for name in STATS])


def measure(state: State, seat: Seat, stat: int) -> int:
    """Return what a clause measures. [FOU-10.8]"""
    return _BY_STAT[stat](state, seat)


def is_extreme(state: State, clause: Clause, value: int) -> bool:
    """Return whether nobody has more than *value* (or less, depending on *clause*); ties count. [FOU-10.7]"""
    stat, sign = _BY_STAT[clause.stat], 1 if clause.test == MOST else -1
    return all(sign * stat(state, seat) <= sign * value for seat in range(len(state.players)))


def is_fulfilled(state: State, seat: Seat, request: int) -> bool:
    """Return whether every clause of *request* holds for *seat* now. [FOU-10.7]"""
    for clause in state.box.requests[request].condition:
        value = _BY_STAT[clause.stat](state, seat)
        if clause.test == AT_LEAST:
            holds = value >= clause.n
        elif clause.test == AT_MOST:
            holds = value <= clause.n
        else:
            holds = is_extreme(state, clause, value)
        if not holds:
            return False
    return True


def payment(state: State, seat: Seat, request: int) -> int:
    """Return what *request* would pay *seat* now: nothing if unfulfilled. [FOU-10.9]"""
    if not is_fulfilled(state, seat, request):
        return 0
    card = state.box.requests[request]
    return min(card.amount, card.each * measure(state, seat, card.stat)) if card.each else card.amount


def at_its_best(state: State, seat: Seat, request: int) -> State:
    """Return the table with the Chameleons of *seat* counted as suits *request* best, unless that is already decided.

    [FOU-8.2] [FOU-Q27]
    """
    if not state.box.requests[request].is_about_difference:
        return state
    player = state.players[seat]
    if len(player.sheets) >= state.season or not chameleons(state, player):
        return state
    table = state.clone()
    player = table.players[seat]
    best, pays = player.disguise, payment(state, seat, request)
    for as_comedians in ways_to_count(state, player):
        player.disguise = disguise(state, player, as_comedians)
        if payment(table, seat, request) > pays:
            best, pays = player.disguise, payment(table, seat, request)
    player.disguise = best
    return table


def prospect(state: State, seat: Seat, request: int) -> int:
    """Return what *request* would pay *seat* if the season ended now, with Chameleons as suits it. [FOU-10.9]"""
    return payment(at_its_best(state, seat, request), seat, request)
