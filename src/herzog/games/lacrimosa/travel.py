"""Travel: Mozart goes to a City or Court, whose tile is used or kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import NONE, is_gilded, tile_of
from herzog.games.lacrimosa.events import CityVisited, CourtTaken, Travelled
from herzog.games.lacrimosa.payment import WEALTH, charge, explain, means, short_of
from herzog.games.lacrimosa.perform import UseTyped
from herzog.games.lacrimosa.rewards import gain
from herzog.games.lacrimosa.state import TRAVELS, State, replaced
from herzog.games.lacrimosa.why import CANNOT_PAY, Why, reason
from herzog.kernel import Ask, Auto, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Place, Price
    from herzog.games.lacrimosa.payment import Means
    from herzog.kernel import Log, Pick, Reason, Seat


def price_to(state: State, place: Place) -> Price:
    """Return the price of the cheapest route to *place* and of its tile. [LAC-7.2, LAC-7.5, LAC-Q16]"""
    roads, face = state.box.roads[state.marker][place], state.places[place]
    if face == NONE:
        return (0, 0, 0, roads, 0)
    talent, journey, composition, ducats, finance = state.box.faces[face].price
    return (talent, journey, composition, ducats + roads, finance)


def why_not_travel(state: State, own: Means, place: Place) -> int:
    """Return why a patron cannot travel to *place*; without a tile only the roads are paid. [LAC-7.1, LAC-Q17]"""
    roads, face = state.box.roads[state.marker][place], state.places[place]
    if face == NONE:
        return CANNOT_PAY if roads > own[WEALTH] else 0
    return CANNOT_PAY if short_of(own, state.box.faces[face].price) + roads > 0 else 0


def why_not_travels(state: State, seat: Seat) -> int:
    """Return why *seat* cannot travel anywhere now, or even stay. [LAC-7.3]"""
    own = means(state.box, state.patrons[seat])
    if not why_not_travel(state, own, state.marker):
        return 0
    for place in range(len(state.places)):
        if not why_not_travel(state, own, place):
            return 0
    return Why.NOTHING_PAYABLE


@final
class Travel(Ask[State]):
    """Choose where Mozart goes; he may stay where he is. [LAC-7.1]"""

    RULE: ClassVar[str] = "LAC-7.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the places that the patron can pay for."""
        own = means(state.box, state.patrons[seat])
        return [place for place in range(len(state.places)) if not why_not_travel(state, own, place)]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the affordable places with a tile, if there are any."""
        picks, places = self.picks(state, seat), state.places
        return [place for place in picks if places[place] != NONE] or picks

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say what is missing for the other places."""
        box, patron = state.box, state.patrons[seat]
        own = means(box, patron)
        return [
            reason(place, CANNOT_PAY, **explain(box, patron, price_to(state, place)))
            for place in range(len(state.places))
            if why_not_travel(state, own, place)
        ]

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that a place without a tile gives nothing. [LAC-Q17]"""
        return [reason(place, Why.NO_TILE_THERE) for place in self.picks(state, seat) if state.places[place] == NONE]

    def target(self, state: State, pick: Pick) -> str:
        """Return the place."""
        return target("place", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Move the marker and pay for roads and tile; then use the tile. [LAC-7.2, LAC-7.5, LAC-Q19]"""
        price, origin = price_to(state, pick), state.marker
        state.marker = pick
        if log:
            log.all(Travelled(seat, origin, pick, state.box.roads[origin][pick]))
        if state.places[pick] != NONE:
            state.agenda.append(Arrive(seat, pick))
        charge(state, seat, price, log)


@final
class Arrive(Auto[State]):
    """Take the tile off the map, gain what its side shows, and offer its actions. [LAC-7.4, LAC-7.6, LAC-7.7]"""

    def __init__(self, seat: Seat, place: Place) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: State, log: Log) -> None:
        """Use a City tile up or keep a Court tile. [LAC-7.8, LAC-7.9]"""
        seat, face = self.seat, state.places[self.place]
        tile = tile_of(face)
        state.places = replaced(state.places, self.place, NONE)
        if tile < state.box.n_cities:
            state.used += (tile,)
        else:
            state.patrons[seat].courts += (tile,)
        if log:
            visit = CityVisited if tile < state.box.n_cities else CourtTaken
            log.all(visit(seat, tile, is_gilded(face)))
        reward = state.box.faces[face].reward
        if reward.bonus:  # [LAC-7.10]
            state.agenda.append(UseTyped(seat, face))
        if reward.actions:
            state.agenda.append(TakeActions(seat, reward.actions))
        gain(state, seat, reward, TRAVELS, log)
