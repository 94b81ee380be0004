"""Maintenance: the personal boards in printed order, then map, row and Bonus tile for the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa.box import NONE, face_of, is_gilded, other_side
from herzog.games.lacrimosa.events import (
    BonusShown,
    DeckRenewed,
    FirstPatronPassed,
    Gained,
    PeriodEnded,
    RowCleared,
    SoloistShuffled,
    TilePlaced,
    TilesGilded,
    TracksReset,
    UsedTilesReturned,
    WorksTurnedBack,
)
from herzog.games.lacrimosa.rewards import ChooseStep, advance, gain, score, story_steps
from herzog.games.lacrimosa.row import fill_up
from herzog.games.lacrimosa.state import BONUS, COMPOSER, FINANCES, MEMORY, SOURCES, State, replaced, without
from herzog.kernel import Auto, Chance

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Place, Tile
    from herzog.kernel import Log, Pick, Pool, Seat


@final
class MaintainBoard(Auto[State]):
    """Resolve the tracks, composers and finances of one personal board, then its bonus and cards. [LAC-10.1]"""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: State, log: Log) -> None:
        """Follow the printed order; a wildcard step is chosen before the bonus."""
        state.agenda.append(TakeBonus(self.seat))
        _tell_story(state, self.seat, log)
        advance(state, self.seat, story_steps(state, self.seat), COMPOSER, log)  # [LAC-10.4]
        _collect(state, self.seat, log)


def _tell_story(state: State, seat: Seat, log: Log) -> None:
    """Reset the tracks to zero, then give what the Story cards show. [LAC-10.2, LAC-10.3, LAC-Q8]"""
    patron, memories = state.patrons[seat], state.box.memories
    if log:
        log.all(TracksReset(seat, patron.track[:]))
    patron.track[:] = [0, 0, 0]  # counters are kept [LAC-3.3]
    for card in patron.story:
        memory = memories[card]
        advance(state, seat, memory.story, MEMORY, log)
        score(state, seat, memory.story_vp, MEMORY, log)


def _collect(state: State, seat: Seat, log: Log) -> None:
    """Collect what the space of the Finance marker shows. [LAC-10.5, LAC-10.6]"""
    patron = state.patrons[seat]
    ducats, wild, vp = state.box.finance[patron.finance]
    patron.ducats += ducats
    if log and ducats:
        log.all(Gained(seat, SOURCES[FINANCES], ducats))
    score(state, seat, vp, FINANCES, log)
    if wild:
        state.agenda.append(ChooseStep(seat, wild, FINANCES))


@final
class TakeBonus(Auto[State]):
    """Give the Period Bonus once for each of its icons in the Experiences section, then clean up. [LAC-10.7, LAC-Q3]"""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: State, log: Log) -> None:
        """Count the icons and give the reward that many times."""
        state.agenda.append(CleanUp(self.seat))  # [LAC-10.8]
        memories, bonus = state.box.memories, state.box.bonuses[state.bonus]
        for card in state.patrons[self.seat].experience:
            for icon in memories[card].actions:
                if icon == bonus.action:
                    gain(state, self.seat, bonus.reward, BONUS, log)


@final
class CleanUp(Auto[State]):
    """Turn works back and make the cards of the board the new deck; keep the hand. [LAC-10.8, LAC-10.9, LAC-2.3]"""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: State, log: Log) -> None:
        """Clean up; everybody has seen which card is kept."""
        patron = state.patrons[self.seat]
        if log and patron.turned:
            log.all(WorksTurnedBack(self.seat, list(patron.turned)))
        patron.turned = ()
        patron.deck = tuple(sorted([*patron.deck, *patron.experience, *patron.story]))
        patron.experience = patron.story = ()
        patron.kept = patron.hand[0]
        if log:
            log.all(DeckRenewed(self.seat, list(patron.deck), patron.kept))


@final
class MaintainTable(Auto[State]):
    """Prepare map and row for the next round and pass the first patron marker. [LAC-10.10, LAC-10.13, LAC-10.16]"""

    def run(self, state: State, log: Log) -> None:
        """Gild the map, fill it, clear the row and show the next Bonus."""
        state.then(EndPeriod(), ShowBonus(), PassFirst())
        _gild(state, log)
        fill_map(state)
        if state.soloist:
            _shuffle_soloist(state, log)  # [LAC-12.24]


def _gild(state: State, log: Log) -> None:
    """Turn every remaining tile on the map gilded side up. [LAC-10.10]"""
    plain = [place for place, face in enumerate(state.places) if face != NONE and not is_gilded(face)]
    places = [*state.places]
    for place in plain:
        places[place] = other_side(places[place])
    state.places = tuple(places)
    if log and plain:
        log.all(TilesGilded(plain))


def fill_map(state: State) -> None:
    """Have nature fill the empty places of the map in the order of their numbers. [LAC-1.9, LAC-10.11, LAC-Q18]"""
    for place in reversed(range(len(state.places))):
        if state.places[place] == NONE:
            state.agenda.append(FillPlace(place))


@final
class FillPlace(Auto[State]):
    """Put a new tile of its kind on an empty place; used City tiles return when the stack is empty.

    [LAC-10.11, LAC-10.12, LAC-Q20, LAC-Q50]
    """

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def run(self, state: State, log: Log) -> None:
        """Have nature draw a tile if there is one."""
        if not state.box.is_court[self.place] and not state.cities and state.used:
            if log:
                log.all(UsedTilesReturned(sorted(state.used)))
            state.cities, state.used = tuple(sorted(state.used)), ()
        if state.courts if state.box.is_court[self.place] else state.cities:
            state.agenda.append(DrawTile(self.place))


@final
class DrawTile(Chance[State]):
    """Draw a tile for *place*, plain side up. [LAC-1.9, LAC-10.11]"""

    def __init__(self, place: Place) -> None:
        self.place: Final = place

    def pool(self, state: State) -> Pool:
        """Return the tiles of the stack."""
        return state.courts if state.box.is_court[self.place] else state.cities

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Place it."""
        tile: Tile = pick
        if state.box.is_court[self.place]:
            state.courts = without(state.courts, tile)
        else:
            state.cities = without(state.cities, tile)
        state.places = replaced(state.places, self.place, face_of(tile))
        if log:
            log.all(TilePlaced(self.place, tile))


@final
class EndPeriod(Auto[State]):
    """Clear the right end of the row and remove the period's Bonus tile and cards. [LAC-10.13, LAC-Q5]"""

    def run(self, state: State, log: Log) -> None:
        """Remove them; the next period's cards become the supply."""
        row, n = state.row, state.box.row_discard
        gone = [card for card in row[-n:] if card != NONE]
        row[-n:] = [NONE] * n
        state.discard += tuple(gone)
        state.bonuses += (state.bonus,)
        if log:
            log.all(RowCleared(gone))
            log.all(PeriodEnded(state.period, state.bonus, len(state.supply)))
        ended, later = state.period - 1, list(state.later)
        removed = list(state.removed)
        removed[ended] = tuple(sorted([*removed[ended], *state.supply]))
        state.supply, later[state.period] = later[state.period], ()
        state.removed, state.later = tuple(removed), tuple(later)


@final
class ShowBonus(Chance[State]):
    """Show the Bonus tile of the period that begins, and fill the row. [LAC-1.3, LAC-1.4, LAC-10.14, LAC-10.15]"""

    def pool(self, state: State) -> Pool:
        """Return the period's three tiles."""
        return [tile for tile, bonus in enumerate(state.box.bonuses) if bonus.period == state.period + 1]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Show it; then the row is filled."""
        state.bonus = pick
        if log:
            log.all(BonusShown(pick))
        fill_up(state, log)


@final
class PassFirst(Auto[State]):
    """Make the next patron first; a solo patron always is. [LAC-10.16, LAC-12.4]"""

    def run(self, state: State, log: Log) -> None:
        """Pass the marker to the left."""
        if len(state.patrons) > 1:
            state.first = (state.first + 1) % len(state.patrons)
            if log:
                log.all(FirstPatronPassed(state.first))


def _shuffle_soloist(state: State, log: Log) -> None:
    """Give the Soloist his nine cards back. [LAC-12.24, LAC-Q37]"""
    soloist = state.soloist
    if soloist:
        soloist.deck = tuple(sorted([*soloist.deck, *soloist.experience, *soloist.story]))
        soloist.experience = soloist.story = ()
        if log:
            log.all(SoloistShuffled())
