"""What a balance report counts in Fourberies."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from herzog.games.fourberies import GAME
from herzog.games.fourberies import events as e
from herzog.games.fourberies.box import COUNT_IN_DIFFERENCE
from herzog.kernel import kind_and_ids, target
from herzog.sim.watch import Notes, Table, Watch
from herzog.text import Renderer, for_game

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Box
    from herzog.kernel import Event

SOURCES: Final = {
    "start": "at the start",
    "bonus": "Bonuses",
    "managers": "Managers",
    "stolen": "stolen from others",
    "robbed": "stolen by others",
    "paid": "paid to Actors",
    "actors": "Actors of the King's mood",
    "show": "shows that please",
    "best": "the best show",
    "request": "Secret Requests",
}
TABLES: Final = tuple([Table(f"{seats} troupes", seats, {}) for seats in GAME.seats])
KINDS: Final = {
    "actor": "Actors who joined a troupe",
    "court": "Actors sent to Court, of those met",
    "bonus": "Bonuses",
    "acrobat": "Acrobats gained",
    "used": "Acrobats used, of those gained",
    "request": "Secret Requests used",
}
PURSE: Final = {
    e.BonusGained: "bonus",
    e.ManagerPlaced: "managers",
    e.ActorsRewarded: "actors",
    e.RequestPaid: "request",
}

TAKEN: Final = {
    e.ActorSalvaged: "actor",
    e.ActorSentToCourt: "court",
    e.BonusGained: "bonus",
    e.AcrobatGained: "acrobat",
}


def begin(notes: Notes) -> None:
    """Note the starting money, and the Secret Requests that may come up."""
    notes.enter("start")
    for seat in range(notes.seats):
        notes.gain(seat, "start", notes.box.start_money)
    for request in range(len(notes.box.requests)):
        notes.offer(target("request", request))


def _follow(notes: Notes, event: Event) -> None:
    if isinstance(event, e.RoundBegan):
        notes.enter(f"{event.season}.{event.round}")
        if notes.first < 0:
            notes.first = event.first
    elif isinstance(event, e.SeasonEnded):
        notes.enter(f"season {event.season}")


def _score(notes: Notes, event: Event) -> None:
    """Note Écus; whenever a purse changes, an event names the amount."""
    if type(event) in PURSE:
        notes.gain(event.seat, PURSE[type(event)], event.amount)  # type: ignore[attr-defined]  # all have both
    elif isinstance(event, e.CoinsStolen):
        notes.gain(event.seat, "stolen", event.amount)
        notes.gain(event.victim, "robbed", -event.amount)
    elif isinstance(event, e.ActorPaid):
        notes.gain(event.seat, "paid", -event.amount)
    elif isinstance(event, e.ShowPleased):
        notes.gain(event.seat, "best" if event.best else "show", event.amount)


def _take(notes: Notes, event: Event) -> None:
    if type(event) in TAKEN:
        notes.take(event.seat, f"{TAKEN[type(event)]}:{event.encounter}")  # type: ignore[attr-defined]  # as above
    elif isinstance(event, e.ActorsJoined):
        for actor in event.encounters:
            notes.take(event.seat, target("actor", actor))
    elif isinstance(event, e.AcrobatUsed | e.AcrobatUnused):
        notes.take(event.seat, target("used", event.acrobat), 1 if isinstance(event, e.AcrobatUsed) else -1)
    elif isinstance(event, e.RequestPaid):
        notes.take(event.seat, target("request", event.request))


def _offer(notes: Notes, event: Event) -> None:
    if isinstance(event, e.EncounterPlaced):
        notes.offer(f"{KIND[notes.box.kinds[event.encounter]]}:{event.encounter}")
    elif isinstance(event, e.ActorMet):
        notes.offer(target("court", event.encounter))
    elif isinstance(event, e.AcrobatGained) and notes.box.effects[event.encounter].kind != COUNT_IN_DIFFERENCE:
        # those that count in the difference need not be used
        notes.offer(target("used", event.encounter))


KIND: Final = ("actor", "bonus", "acrobat")  # the ids of Encounters, as numbered in the box


def name(box: Box, component: str) -> str:
    """Return the name of *component* in the set."""
    kind, [at] = kind_and_ids(component)
    if kind == "bonus":
        return box.components.encounters[at].id
    if kind == "request":
        return box.components.requests[at].name["en"]
    words = for_game("fourberies")(box, [], None)
    return _renderer().say(words.thing(target("encounter", at)))


def source(code: str) -> str:
    """Return a source of Écus in words."""
    return SOURCES[code]


def nobody(_box: Box, _component: str) -> str:
    """Return no owner: components of this game have none."""
    return ""


@cache
def _renderer() -> Renderer:
    return Renderer("en", ("common", "fourberies"))


WATCH: Final = Watch(TABLES, "Écus", KINDS, begin, (_follow, _score, _offer, _take), name, source, nobody)
