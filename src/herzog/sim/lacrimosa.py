"""What a balance report counts in Lacrimosa."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa import events as e
from herzog.games.lacrimosa.box import COMPOSERS, DIFFICULTIES, Box, card_target
from herzog.games.lacrimosa.setup import DRAWN, stacks
from herzog.kernel import kind_and_ids, target
from herzog.sim.watch import Notes, Table, Watch
from herzog.text import Renderer, for_game, phrase

if TYPE_CHECKING:
    from herzog.kernel import Event

SETUP: Final = "setup"
END: Final = "final count"
SCORED_AT_THE_END: Final = {
    e.CourtScored: "court",
    e.MovementScored: "requiem",
    e.StoryConcluded: "story",
    e.MoneyCounted: "ducats",
}

TABLES: Final = (
    *[Table(f"alone, {level}", 1, {"composers": DRAWN, "difficulty": level}) for level in DIFFICULTIES],
    *[Table(f"{seats} patrons", seats, {"composers": DRAWN}) for seats in GAME.seats if seats > 1],
)
KINDS: Final = {
    "opus": "Opus cards commissioned",
    "performed": "Opus cards performed, of those commissioned",
    "sold": "Opus cards sold, of those commissioned",
    "memory": "Memories documented",
    "city": "City tiles visited",
    "court": "Royal Courts taken",
    "tile": "Composer tiles hired",
    "slot": "Slots of the Requiem filled",
    "space": "Spaces of the personal board emptied",
}


def begin(notes: Notes) -> None:
    """Note the spaces of a personal board, which are always on offer."""
    notes.enter(SETUP)
    for space in range(len(notes.box.spaces)):
        notes.offer(target("space", space))


def _follow(notes: Notes, event: Event) -> None:
    if isinstance(event, e.FirstPatronDrawn):
        notes.first = event.seat
    elif isinstance(event, e.RoundBegan):
        notes.enter(f"round {event.round}")
    elif isinstance(event, e.ComposersChosen):
        notes.company = [COMPOSERS[composer] for composer in event.composers]
    elif type(event) in SCORED_AT_THE_END:
        notes.enter(END)


def _score(notes: Notes, event: Event) -> None:
    """Note VP; an event that gives VP names the seat, and usually the source."""
    if not hasattr(event, "vp"):
        return
    if isinstance(event, e.Gained | e.SoloistScored):
        notes.gain(event.seat, event.source, event.vp)
    elif isinstance(event, e.Overflowed):
        notes.gain(event.seat, event.track, event.vp)
    else:
        notes.gain(event.seat, SCORED_AT_THE_END[type(event)], event.vp)  # type: ignore[attr-defined]  # all have one


def _offer(notes: Notes, event: Event) -> None:
    if isinstance(event, e.CardTurnedUp):
        notes.offer(card_target(notes.box, event.card))
    elif isinstance(event, e.TilePlaced):
        notes.offer(f"{'city' if event.tile < notes.box.n_cities else 'court'}:{event.tile}")
    elif isinstance(event, e.ConstanzeDrawn):
        for slot in range(len(notes.box.slots)):
            if slot not in event.slots:
                notes.offer(target("slot", slot))
    elif isinstance(event, e.ComposersChosen):
        for stack in stacks(notes.box, tuple(event.composers), notes.seats):
            for tile in stack:
                notes.offer(target("tile", tile))


def _take(notes: Notes, event: Event) -> None:
    if isinstance(event, e.Commissioned):
        notes.take(event.seat, target("opus", event.card))
        notes.offer(target("performed", event.card))
        notes.offer(target("sold", event.card))
    elif isinstance(event, e.Performed | e.Sold):
        if event.card not in notes.box.starting_opus:  # not chosen by anybody
            notes.take(event.seat, f"{'sold' if isinstance(event, e.Sold) else 'performed'}:{event.card}")
    elif isinstance(event, e.Documented):
        notes.take(event.seat, target("memory", event.card))
    elif isinstance(event, e.CityVisited):
        notes.take(event.seat, target("city", event.tile))
    elif isinstance(event, e.CourtTaken):
        notes.take(event.seat, target("court", event.tile))
    elif isinstance(event, e.ComposerHired):
        notes.take(event.seat, target("tile", event.tile))
    elif isinstance(event, e.MarkerPlaced):
        notes.take(event.seat, target("slot", event.slot))
        notes.take(event.seat, target("space", event.space))


def name(box: Box, component: str) -> str:
    """Return the name of *component* in the set; tiles only have an id."""
    kind, [at] = kind_and_ids(component)
    printed = box.printed
    if kind == "city":
        return printed.cities.cities[at].id
    if kind == "court":
        return printed.courts.courts[at - box.n_cities].id
    if kind == "tile":
        return printed.composers.tiles[at].id
    if kind == "space":
        return printed.board.instrument_spaces[at].id
    if kind == "memory":
        return printed.memories.memories[at - box.n_opus].title["en"]
    words = for_game("lacrimosa")(box, [], None)
    return _renderer().say(words.thing(target("slot" if kind == "slot" else "opus", at)))


def source(code: str) -> str:
    """Return a source of points in words."""
    return _renderer().say(phrase(f"lacrimosa-source-{code}"))


def owner(box: Box, component: str) -> str:
    """Return the composer of a Composer tile."""
    kind, [at] = kind_and_ids(component)
    return COMPOSERS[box.tiles[at].composer] if kind == "tile" else ""


@cache
def _renderer() -> Renderer:
    return Renderer("en", ("common", "lacrimosa"))


WATCH: Final = Watch(TABLES, "VP", KINDS, begin, (_follow, _score, _offer, _take), name, source, owner)
