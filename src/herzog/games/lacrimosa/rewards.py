"""Receiving rewards: ducats, counters, steps, Finance and VP, in this order, and wildcards one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.box import COMPOSITION, DUCATS, FREE, KINDS, NONE
from herzog.games.lacrimosa.events import Gained, Overflowed
from herzog.games.lacrimosa.payment import can_pay
from herzog.games.lacrimosa.state import FINANCES, SOURCES, Patron, State, credit
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Kind, Price, Reward, Type
    from herzog.kernel import Log, Pick, Reason, Seat


def gain(state: State, seat: Seat, reward: Reward, source: int, log: Log, due: Price = FREE) -> None:
    """Give *reward* to *seat*; its wildcards are chosen next, such that *due* can still be paid.

    The caller offers the actions of a reward.
    """
    patron = state.patrons[seat]
    steps, finance = [0, 0, 0], 0
    patron.ducats += reward.ducats
    for kind in reward.counters:
        patron.counters[kind] += 1
    for kind in reward.steps:
        steps[kind] += _advance(state, seat, kind, log)
    if reward.finance:
        finance = advance_finance(state, seat, reward.finance, log)
    vp = reward.vp
    if reward.per_vp:
        vp += reward.per_vp * n_works(state, patron, reward.per_type)
    if vp:
        credit(patron, vp, source)
    if log and (reward.ducats or reward.counters or any(steps) or finance or vp):
        counters = [reward.counters.count(kind) for kind in range(len(KINDS))]
        log.all(Gained(seat, SOURCES[source], reward.ducats, counters, steps, finance, vp))
    if reward.wild_steps:
        state.agenda.append(ChooseStep(seat, reward.wild_steps, source))
    if reward.wild_counters:
        state.agenda.append(ChooseCounter(seat, reward.wild_counters, source, due))


def n_works(state: State, patron: Patron, type_: Type) -> int:
    """Return how many works of a type *patron* has, including turned ones. [LAC-9.4]"""
    opus = state.box.opus
    return sum([opus[work].type == type_ for work in patron.works])


def score(state: State, seat: Seat, vp: int, source: int, log: Log) -> None:
    """Give VP to *seat*."""
    if not vp:
        return
    credit(state.patrons[seat], vp, source)
    if log:
        log.all(Gained(seat, SOURCES[source], vp=vp))


def _advance(state: State, seat: Seat, kind: Kind, log: Log) -> int:
    """Advance a Story track one step and return 1; beyond its end give ducats and return 0. [LAC-3.6, LAC-Q14]"""
    patron = state.patrons[seat]
    if patron.track[kind] < state.box.track_max:
        patron.track[kind] += 1
        return 1
    patron.ducats += state.box.track_ducats
    if log:
        log.all(Overflowed(seat, KINDS[kind], 1, ducats=state.box.track_ducats))
    return 0


def advance(state: State, seat: Seat, kinds: tuple[Kind, ...], source: int, log: Log) -> None:
    """Advance Story tracks, one step for each of *kinds*."""
    steps = [0, 0, 0]
    for kind in kinds:
        steps[kind] += _advance(state, seat, kind, log)
    if log and any(steps):
        log.all(Gained(seat, SOURCES[source], steps=steps))


def advance_finance(state: State, seat: Seat, steps: int, log: Log) -> int:
    """Advance the Finance marker and return how far it went; beyond the end each step gives VP. [LAC-3.7, LAC-Q14]"""
    patron, box = state.patrons[seat], state.box
    moved = min(steps, box.finance_max - patron.finance)
    patron.finance += moved
    if steps > moved:
        vp = (steps - moved) * box.finance_vp
        credit(patron, vp, FINANCES)
        if log:
            log.all(Overflowed(seat, "finance", steps - moved, vp=vp))
    return moved


@final
class ChooseCounter(Ask[State]):
    """Choose the kind of one of *left* wildcard counters; a price *due* must stay payable. [LAC-3.8, LAC-Q23]"""

    RULE: ClassVar[str] = "LAC-3.8"

    def __init__(self, seat: Seat, left: int, source: int, due: Price) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.source: Final = source
        self.due: Final = due

    def why_not(self, state: State, kind: Kind) -> int:
        """Return why a counter of *kind* cannot be taken."""
        if self.due == FREE:
            return Why.ALLOWED
        after = state.patrons[self.seat].clone()
        after.counters[kind] += 1
        return Why.ALLOWED if can_pay(state.box, after, self.due, self.left - 1) else Why.REST_NOT_PAYABLE

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the kinds that may be taken."""
        return [kind for kind in range(len(KINDS)) if not self.why_not(state, kind)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the kinds that would make the price unaffordable."""
        return [
            reason(kind, Why.REST_NOT_PAYABLE, needs_composition=self.due[COMPOSITION], needs_ducats=self.due[DUCATS])
            for kind in range(len(KINDS))
            if self.why_not(state, kind)
        ]

    def target(self, state: State, pick: Pick) -> str:
        """Return the counters of that kind."""
        return target("bank", self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the counter; ask for the next."""
        state.patrons[seat].counters[pick] += 1
        if log:
            log.all(Gained(seat, SOURCES[self.source], counters=[int(kind == pick) for kind in range(len(KINDS))]))
        if self.left > 1:
            state.agenda.append(ChooseCounter(seat, self.left - 1, self.source, self.due))


@final
class ChooseStep(Ask[State]):
    """Choose the track of one of *left* wildcard steps. [LAC-3.9, LAC-10.6]"""

    RULE: ClassVar[str] = "LAC-3.9"

    def __init__(self, seat: Seat, left: int, source: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.source: Final = source

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the three tracks."""
        return [0, 1, 2]

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that a step would become a ducat."""
        return [
            reason(kind, Why.STEP_BECOMES_DUCATS, steps=1, ducats=state.box.track_ducats)
            for kind in range(len(KINDS))
            if state.patrons[seat].track[kind] == state.box.track_max
        ]

    def target(self, state: State, pick: Pick) -> str:
        """Return the track."""
        return target("track", self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the step; ask for the next."""
        advance(state, seat, (pick,), self.source, log)
        if self.left > 1:
            state.agenda.append(ChooseStep(seat, self.left - 1, self.source))


def lost_steps(state: State, seat: Seat, reward: Reward) -> int:
    """Return how many steps of *reward* would become ducats; wildcards count only if all tracks are full."""
    room = [state.box.track_max - step for step in state.patrons[seat].track]
    lost = 0
    for kind in reward.steps:
        lost += room[kind] == 0
        room[kind] -= room[kind] > 0
    return lost + max(reward.wild_steps - sum(room), 0)


def opus_vp(state: State, seat: Seat, type_: Type, source: int, log: Log) -> None:
    """Give the VP of Offertorium tiles for a work commissioned, performed or sold. [LAC-9.2, LAC-Q26]"""
    tiles, vp = state.box.tiles, 0
    for tile in state.patrons[seat].spaces:
        if tile >= 0 and tiles[tile].opus_type == type_:
            vp += tiles[tile].opus_vp
    score(state, seat, vp, source, log)


def n_extra(state: State, seat: Seat, action: int) -> int:
    """Return how many Agnus Dei tiles of *seat* let *action* be taken once more. [LAC-9.3]"""
    tiles, n = state.box.tiles, 0
    for tile in state.patrons[seat].spaces:
        if tile >= 0 and tiles[tile].again == action:
            n += 1
    return n


def story_steps(state: State, seat: Seat) -> tuple[Kind, ...]:
    """Return the steps that Sequentia tiles of *seat* give at Maintenance. [LAC-9.1]"""
    tiles = state.box.tiles
    return tuple([tiles[tile].step for tile in state.patrons[seat].spaces if tile >= 0 and tiles[tile].step != NONE])
