"""How bots evaluate a position of Lacrimosa, in VP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.bots.evaluation import Amounts, Terms
from herzog.bots.lacrimosa_worths import (
    STEP,
    courts_worth,
    n_icons,
    repeats_worth,
    score_of,
    story_worth,
    to_lay_worth,
    total,
    total_worth,
)
from herzog.bots.mind import Mind
from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import MOST_PATRONS
from herzog.games.lacrimosa.neutral import PlaceNeutral
from herzog.games.lacrimosa.rewards import ChooseCounter, ChooseStep
from herzog.games.lacrimosa.turn import EndTurn, LayStory

if TYPE_CHECKING:
    from herzog.bots.lacrimosa_worths import Score, Tables
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.kernel import Seat

WEIGHTS: Final = {
    "points": 1.0,  # VP scored
    "requiem": 0.95,  # VP of the patron's markers, weighted by each composer's chances
    "courts": 1.0,  # VP of Court tiles, as far as they are fulfilled
    "ducats": 1.3,
    "tracks": 0.9,  # steps, while there are turns left this round to spend them
    "counters": 1.1,
    "finance": 1.25,  # the Maintenances still to come
    "story": 0.93,  # what the Story cards laid so far will give
    "cards": 1.0,  # what the cards still to be laid this round could do
    "deck": 1.0,  # what the nine cards could do in later rounds
    "bonus": 1.0,  # icons for the Period Bonus
    "works": 0.7,  # what the patron's works could yield, performed or sold
    "composers": 0.6,  # what Composer tiles repeat
}


def count(state: State) -> list[Amounts]:
    """Return the terms of every patron, then those of the Soloist if there is one."""
    if not state.agenda:
        return [(float(points), *[0.0] * (len(WEIGHTS) - 1)) for points in GAME.scores(state)]
    score = _score(state)
    requiem = score.points
    sides = [_side(state, patron, score, seat) for seat, patron in enumerate(state.patrons)]
    if state.soloist:
        soloist, goals = state.soloist, state.box.goals
        courts = sum([goal.vp for tile in soloist.courts if (goal := goals[tile])])
        sides.append((float(soloist.vp), requiem[1], float(courts), *[0.0] * (len(WEIGHTS) - 3)))
    return sides


@final
class Memories:
    """A patron's Memories as last evaluated, wherever they are, with the results."""

    def __init__(self, state: State, patron: Patron, known: Tables) -> None:
        box, to_lay = state.box, patron.hand + patron.deck
        turns, later = box.turns - len(patron.experience), box.rounds - state.period
        self.known: Final = known
        self.period: Final = state.period
        self.bonus: Final = state.bonus
        self.hand: Final = patron.hand
        self.deck: Final = patron.deck
        self.experience: Final = patron.experience
        self.story: Final = patron.story
        self.turns: Final = turns
        self.later: Final = later
        self.told: Final = story_worth(box, patron.story, STEP if later else 0.5) if patron.story else 0.0
        self.to_lay: Final = to_lay_worth(box, to_lay, turns) if turns else 0.0
        self.again: Final = (
            0.42 * total_worth(known.both, to_lay + patron.experience + patron.story) * later if later else 0.0
        )
        self.icons: Final = n_icons(box, patron.experience, state.bonus) * known.bonus[state.bonus]

    def are_still(self, state: State, patron: Patron, known: Tables) -> bool:
        """Return whether nothing has changed; clones share the cards of a patron who has laid none."""
        return (
            patron.experience is self.experience
            and patron.story is self.story
            and patron.deck is self.deck
            and patron.hand is self.hand
            and state.period == self.period
            and state.bonus == self.bonus
            and known is self.known
        )


@final
class Side:
    """A patron as last evaluated, with the results; some may be reused from the *last* evaluation."""

    def __init__(self, patron: Patron, score: Score, memories: Memories, seat: Seat, last: Side | None) -> None:
        self.score: Final = score
        self.memories: Final = memories
        self.works: Final = patron.works
        self.spaces: Final = patron.spaces
        self.courts: Final = patron.courts
        self.track: Final = patron.track[:]
        self.counters: Final = patron.counters[:]
        self.finance: Final = patron.finance
        self.ducats: Final = patron.ducats
        self.vp: Final = patron.vp
        self.brought: Final = _brought(patron, score, last)
        self.promised: Final = _promised(patron, score, memories, seat, last)
        self.composers: Final = _repeats(patron, score, memories, last)
        self.amounts: Final = self._amounts(seat)

    def _amounts(self, seat: Seat) -> Amounts:
        """Return the terms of the patron."""
        known, memories = self.score.known, self.memories
        rate = known.rates[memories.turns][memories.later]
        return (
            float(self.vp),
            self.score.points[seat],
            self.promised,
            rate.ducat * self.ducats,
            rate.step * total(self.track),
            rate.counter * total(self.counters),
            (known.ducats[self.finance] * rate.ducat + known.more[self.finance]) * (memories.later + 1),
            memories.told,
            memories.to_lay,
            memories.again,
            memories.icons,
            rate.work * self.brought,
            self.composers,
        )

    def is_at(self, score: Score, memories: Memories) -> bool:
        """Return whether the Requiem, the Memories and the time are the same as in this evaluation."""
        return score is self.score and memories is self.memories

    def is_still(self, patron: Patron, score: Score, memories: Memories) -> bool:
        """Return whether nothing relevant has changed; clones share the tiles of a patron who has not acted."""
        return (
            memories is self.memories
            and patron.ducats == self.ducats
            and patron.vp == self.vp
            and score is self.score
            and patron.works is self.works
            and patron.spaces is self.spaces
            and patron.courts is self.courts
            and patron.finance == self.finance
            and patron.track == self.track
            and patron.counters == self.counters
        )


def _brought(patron: Patron, score: Score, last: Side | None) -> float:
    """Return what works can yield, reused if they have not changed."""
    if last and last.works is patron.works and last.score.known is score.known:
        return last.brought
    return total_worth(score.known.work, patron.works)


def _promised(patron: Patron, score: Score, memories: Memories, seat: Seat, last: Side | None) -> float:
    """Return what Court tiles promise, reused if neither they, what serves them, nor the time has changed."""
    if not patron.courts:
        return 0.0
    if last and last.courts is patron.courts and last.works is patron.works and last.is_at(score, memories):
        return last.promised
    rate = score.known.rates[memories.turns][memories.later]
    return courts_worth(score, patron.courts, patron.works, seat, rate.time)


def _repeats(patron: Patron, score: Score, memories: Memories, last: Side | None) -> float:
    """Return what Composer tiles repeat, reused if neither they nor the time has changed."""
    if last and last.memories is memories and last.spaces is patron.spaces:
        return last.composers
    return repeats_worth(score.box, patron.spaces, memories.turns, memories.later)


@final
class Last:
    """The last evaluation: from one table of a thought to the next, usually only one patron has changed."""

    def __init__(self) -> None:
        self.score: tuple[tuple[int, ...], Score] | None = None  # the slots and what they promise
        self.sides: Final[list[Side | None]] = [None] * MOST_PATRONS


_LAST: Final = Last()


def _score(state: State) -> Score:
    last = _LAST.score
    if last and last[0] is state.slots and last[1].box is state.box:
        return last[1]
    score = score_of(state.box, state.slots)
    _LAST.score = state.slots, score
    return score


def _side(state: State, patron: Patron, score: Score, seat: Seat) -> Amounts:
    last = _LAST.sides[seat]
    if last and last.memories.are_still(state, patron, score.known):
        memories = last.memories
    else:
        memories = Memories(state, patron, score.known)
    if last is None or not last.is_still(patron, score, memories):
        last = _LAST.sides[seat] = Side(patron, score, memories, seat, last)
    return last.amounts


def reopen(state: State, seat: Seat) -> None:
    """Do nothing: no answer in Lacrimosa is sealed."""


def rests_left(state: State) -> int:
    """Return how many turns are left in the round; at its end no hand has to be guessed."""
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
