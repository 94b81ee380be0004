"""The Soloist: Emanuel Schikaneder, who plays by himself against a single patron."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa.box import (
    ACTIONS,
    COMMISSION,
    DOCUMENT,
    NONE,
    PERFORM_OR_SELL,
    SIXTEENTH,
    TRAVEL,
    is_gilded,
    tile_of,
)
from herzog.games.lacrimosa.events import (
    CourtTaken,
    Overflowed,
    SoloistActs,
    SoloistFinance,
    SoloistIdle,
    SoloistLaid,
    SoloistMoved,
    SoloistPlaced,
    SoloistScored,
    SoloistTook,
)
from herzog.games.lacrimosa.row import fill_after_action, fill_up
from herzog.games.lacrimosa.state import (
    FINANCES,
    MEMORY,
    OPUS,
    SALE,
    SOLOIST_REQUIEM,
    SOURCES,
    Soloist,
    State,
    credit,
    is_empty,
    marker_of,
    replaced,
    without,
)
from herzog.kernel import Auto, Chance

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Action, Card, Slot
    from herzog.games.lacrimosa.events import Idle
    from herzog.kernel import Log, Pick, Pool, Seat

SEAT: Final = 1  # his seat: after the patron in scores and ranks, and the owner of his markers


def soloist_of(state: State) -> Soloist:
    """Return the Soloist of a solo game."""
    assert state.soloist is not None, "only called in solo games"
    return state.soloist


def score_soloist(state: State, vp: int, source: int, log: Log) -> None:
    """Give VP to the Soloist."""
    if not vp:
        return
    credit(soloist_of(state), vp, source)
    if log:
        log.all(SoloistScored(SEAT, SOURCES[source], vp))


@final
class SoloistExperience(Chance[State]):
    """Lay the top card of the Soloist's deck in his Experiences section. [LAC-12.7]"""

    def pool(self, state: State) -> Pool:
        """Return his deck."""
        return soloist_of(state).deck

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card; the next goes below it."""
        soloist = soloist_of(state)
        soloist.deck = without(soloist.deck, pick)
        soloist.experience += (pick,)
        if log:
            log.all(SoloistLaid("experience", pick))
        state.agenda.append(SoloistStory())


@final
class SoloistStory(Chance[State]):
    """Lay the next card of his deck in his Story section, then carry out the actions of the first. [LAC-12.8]"""

    def pool(self, state: State) -> Pool:
        """Return his deck."""
        return soloist_of(state).deck

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card and act, in printed order. [LAC-Q38]"""
        soloist = soloist_of(state)
        soloist.deck = without(soloist.deck, pick)
        soloist.story += (pick,)
        if log:
            log.all(SoloistLaid("story", pick))
        actions = state.box.soloist[soloist.experience[-1]].actions
        state.then(
            *[SoloistAct(action, pick) for action in actions], *([SoloistEndTurn()] if state.refill_late else [])
        )


@final
class SoloistAct(Auto[State]):
    """Carry out one *action* of the Soloist with the details of his *story* card. [LAC-12.8]"""

    def __init__(self, action: Action, story: int) -> None:
        self.action: Final = action
        self.story: Final = story

    def run(self, state: State, log: Log) -> None:
        """Act without ever paying."""
        if log:
            log.all(SoloistActs(ACTIONS[self.action], self.story))
        if self.action == DOCUMENT:
            self._document(state, log)  # [LAC-12.9]
        elif self.action in {COMMISSION, PERFORM_OR_SELL}:
            self._take_opus(state, log)  # [LAC-12.11, LAC-12.12]
        elif self.action == TRAVEL:  # [LAC-12.15]
            self._travel(state, log)
        else:
            self._requiem(state, log)  # [LAC-12.20]

    def _idle(self, why: Idle, log: Log) -> None:
        if log:
            log.all(SoloistIdle(ACTIONS[self.action], why))

    def _take(self, state: State, cards: list[Card], log: Log) -> Card:
        """Remove the left-most or right-most of *cards* from row and game; return it, or NONE.

        [LAC-12.9, LAC-12.11, LAC-12.12, LAC-12.14]
        """
        if not cards:
            self._idle("none-in-row", log)
            return NONE
        card = cards[-1 if state.box.soloist[self.story].right else 0]
        space = state.row.index(card)
        state.row[space] = NONE
        state.discard += (card,)
        if log:
            log.all(SoloistTook(ACTIONS[self.action], card, space))
        return card

    def _document(self, state: State, log: Log) -> None:
        """Take a Memory for the VP of its Story part, then carry out its actions. [LAC-12.9, LAC-12.10, LAC-Q39]"""
        n_opus, memories = state.box.n_opus, state.box.memories
        card = self._take(state, [card for card in state.row if card >= n_opus], log)
        if card != NONE:
            score_soloist(state, memories[card].story_vp, MEMORY, log)
            acts = [SoloistAct(action, self.story) for action in memories[card].actions]
            state.then(*acts, SoloistRefill())

    def _take_opus(self, state: State, log: Log) -> None:
        """Take an Opus for its VP, or for what its sale gives. [LAC-12.11, LAC-12.12, LAC-Q40]"""
        n_opus = state.box.n_opus
        card = self._take(state, [card for card in state.row if 0 <= card < n_opus], log)
        if card == NONE:
            return
        opus = state.box.opus[card]
        if self.action == COMMISSION:
            score_soloist(state, opus.vp, OPUS, log)
        else:
            _advance_finance(state, opus.sell_finance, log)
            score_soloist(state, opus.sell_vp, SALE, log)
        fill_after_action(state, log)

    def _travel(self, state: State, log: Log) -> None:
        """Lead the marker from Court to Court by number, taking their tiles. [LAC-12.15, LAC-12.16, LAC-Q41]"""
        card, visits = state.box.soloist[self.story], 0
        if not card.courts:
            self._idle("no-courts-to-visit", log)  # [LAC-12.19]
            return
        if not _has_courts(state):
            self._idle("no-court-tile-on-the-map", log)  # [LAC-12.19]
            return
        visits += _visit(state, log)  # a Court at the marker's current place is the first visit [LAC-12.17]
        while visits < card.courts and _has_courts(state):
            _step(state, card.step, log)
            visits += _visit(state, log)

    def _requiem(self, state: State, log: Log) -> None:
        """Place any marker and gain the movement's lower value. [LAC-12.20, LAC-12.22, LAC-Q36, LAC-Q42, LAC-Q49]"""
        soloist, card = soloist_of(state), state.box.soloist[self.story]
        slot = _slot_for(state, card.movement, top=card.top)
        if not soloist.markers or slot == NONE:
            self._idle("no-marker-left" if not soloist.markers else "no-empty-space", log)  # [LAC-12.23]
            return
        soloist.markers -= 1
        state.slots = replaced(state.slots, slot, marker_of(SEAT, SIXTEENTH))
        if log:
            log.all(SoloistPlaced(slot))
        score_soloist(state, state.box.movements[state.box.slots[slot].movement].low, SOLOIST_REQUIEM, log)


@final
class SoloistRefill(Auto[State]):
    """End the Soloist's Document once the actions of his Memory are done. [LAC-12.10, LAC-Q39]"""

    def run(self, state: State, log: Log) -> None:
        """Fill up the row, unless one of those actions already did."""
        fill_after_action(state, log)


@final
class SoloistEndTurn(Auto[State]):
    """End the Soloist's turn after his last action, at a table that fills the row at the end of a turn. [LAC-Q4]"""

    def run(self, state: State, log: Log) -> None:
        """Fill up the row."""
        fill_up(state, log)


def _advance_finance(state: State, steps: int, log: Log) -> None:
    """Advance his Finance marker; beyond the end each step gives VP. [LAC-12.13]"""
    soloist, box = soloist_of(state), state.box
    moved = min(steps, box.finance_max - soloist.finance)
    soloist.finance += moved
    if log and moved:
        log.all(SoloistFinance(SEAT, moved))
    if steps > moved:
        vp = (steps - moved) * box.finance_vp
        credit(soloist, vp, FINANCES)
        if log:
            log.all(Overflowed(SEAT, "finance", steps - moved, vp=vp))


def _has_courts(state: State) -> bool:
    """Return whether a Court on the map still has its tile."""
    return any(court and state.places[place] != NONE for place, court in enumerate(state.box.is_court))


def _visit(state: State, log: Log) -> int:
    """Take the tile of the Court where the marker stands and return 1; return 0 if there is none. [LAC-12.16]"""
    place = state.marker
    face = state.places[place]
    if not state.box.is_court[place] or face == NONE:
        return 0
    state.places = replaced(state.places, place, NONE)
    soloist_of(state).courts += (tile_of(face),)
    if log:
        log.all(CourtTaken(SEAT, tile_of(face), is_gilded(face)))
    return 1


def _step(state: State, step: int, log: Log) -> None:
    """Lead the marker to the next place by number; a City tile there is discarded. [LAC-12.15, LAC-12.18]"""
    origin = state.marker
    state.marker = place = (origin + step) % len(state.places)
    face, discarded = state.places[place], NONE
    if face != NONE and not state.box.is_court[place]:
        discarded = tile_of(face)
        state.places = replaced(state.places, place, NONE)
        state.used += (discarded,)
    if log:
        log.all(SoloistMoved(origin, place, discarded))


def _slot_for(state: State, movement: int, *, top: bool) -> Slot:
    """Return the first empty slot of *movement* from one end, else of the nearest one to the right, else to the left.

    [LAC-12.20, LAC-12.21, LAC-Q42]
    """
    n = len(state.box.movements)
    for number in [*range(movement, n), *range(movement - 1, -1, -1)]:
        slots: list[Slot] = [slot for slot in state.box.movements[number].slots if is_empty(state, slot)]
        if slots:
            return slots[0 if top else -1]
    return NONE
