"""Tables in the middle of a game, named as people name things: "don-giovanni", "vienna", "kyrie/organ"."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.printed_set import slot_names
from herzog.games.lacrimosa.state import CLOSED, EMPTY, MARKER, NEUTRAL, Patron, State, replaced, without
from herzog.kernel import CHANCE, EventLog, Frame, apply, settle

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from herzog.games.lacrimosa.box import Box
    from herzog.kernel import Event, Pick, Reason

A = TypeVar("A", bound=Frame[Any])

BOX = GAME.load()
SET = BOX.printed
EIGHTH, SIXTEENTH = 0, 1
T, J, C = 0, 1, 2


def opus(key: str) -> int:
    """Return the id of an Opus."""
    return [card.id for card in (*SET.opus.opus, *SET.opus.starting)].index(key)


def memory(key: str, seat: int = 0) -> int:
    """Return the id of a Memory; of a starting one, that of *seat*."""
    keys = [card.id for card in SET.memories.memories]
    if key in keys:
        return BOX.n_opus + keys.index(key)
    return BOX.starting_memories[seat][[card.id for card in SET.memories.starting].index(key)]


def card(key: str) -> int:
    """Return the id of an Opus or a Memory of the row."""
    return memory(key) if key.startswith("mem-") else opus(key)


def tile(key: str) -> int:
    """Return the id of a City or Royal Court tile."""
    return [each.id for each in (*SET.cities.cities, *SET.courts.courts)].index(key)


def composer_tile(key: str) -> int:
    """Return the id of a Composer tile."""
    return [each.id for each in SET.composers.tiles].index(key)


def place(key: str) -> int:
    """Return the id of a place on the map."""
    return [each.id for each in SET.board.locations].index(key)


def slot(key: str) -> int:
    """Return the id of an instrument space of the Requiem."""
    return slot_names(SET.board).index(key)


def space(key: str) -> int:
    """Return the id of an instrument space of the personal board: "organ", "voice-2"."""
    return [each.id for each in SET.board.instrument_spaces].index(f"space-{key}")


def bonus(key: str) -> int:
    """Return the id of a Bonus tile."""
    return [each.id for each in SET.bonuses.bonuses].index(key)


def soloist_card(number: int) -> int:
    """Return the id of a Soloist card."""
    return number - 1


def a_game(
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    round: int = 1,
    row: Sequence[str | None] | None = None,
    supply: Sequence[str] | None = None,
    map: Mapping[str, str | None] | None = None,
    marker: str = "salzburg",
    slots: Mapping[str, tuple[int, int]] | None = None,
    closed: Sequence[str] | None = None,
    bonus_tile: str | None = None,
    seed: int = 1,
    box: Box = BOX,
    **of_seats: Mapping[str, Any],
) -> State:
    """Return a table at the first turn of *round*, seat 0 first, changed as named; every component is in its place.

    *map* gives tiles to places, with a "*" for the gilded side; *slots* gives markers as (owner, side) by slot;
    *closed* names the closed slots; seat0=..., seat1=... change patrons.
    """
    state = dealt(seats, options or {}, seed, box)
    while state.period < round:
        _skip_period(state)
    for seat in range(seats):
        _change_patron(state, seat, of_seats.get(f"seat{seat}", {}))
    if closed is not None:
        _close(state, closed)
    for key, (owner, side) in (slots or {}).items():
        _put_marker(state, slot(key), owner, side)
    for key, face in (map or {}).items():
        _put_tile(state, place(key), face)
    if row is not None:
        _lay_row(state, row)
    if supply is not None:
        _keep_supply(state, supply)
    if bonus_tile:
        state.bonus = bonus(bonus_tile)
    state.marker = place(marker)
    faults = GAME.faults(state)
    assert not faults, faults
    return state


def a_pack(folder: Path, file: str, old: str, new: str) -> Box:
    """Return the box of a set like ours in which *old* reads *new* in one *file*."""
    for each in GAME.files:
        text = (GAME.data / each).read_text("utf-8")
        assert each != file or old in text
        (folder / each).write_text(text.replace(old, new, 1) if each == file else text, "utf-8")
    return GAME.load(folder)


def dealt(seats: int, options: Mapping[str, str], seed: int = 1, box: Box = BOX) -> State:
    """Return a table after set-up, seat 0 first."""
    state = GAME.new(seats, options, box)
    rng = Random(seed)
    settle(state)
    while state.agenda[-1].seats() == (CHANCE,):
        picks = state.agenda[-1].picks(state, CHANCE)
        apply(state, CHANCE, 0 if state.agenda[-1].name == "DrawFirst" else rng.choice(picks))
    return state


def _skip_period(state: State) -> None:
    """Let the present period go as Maintenance does, but leave row and map as they are."""
    at, later, removed = state.period - 1, list(state.later), list(state.removed)
    removed[at] = tuple(sorted([*removed[at], *state.supply]))
    state.supply, later[state.period] = later[state.period], ()
    state.removed, state.later = tuple(removed), tuple(later)
    state.bonuses += (state.bonus,)
    state.period += 1
    state.bonus = next(i for i, each in enumerate(BOX.bonuses) if each.period == state.period)


def _change_patron(state: State, seat: int, changes: Mapping[str, Any]) -> None:
    patron = state.patrons[seat]
    for name, value in changes.items():
        if name in {"ducats", "finance"}:
            setattr(patron, name, value)
        elif name in {"track", "counters"}:
            setattr(patron, name, list(value))
        elif name == "vp":
            patron.vp, patron.vp_from = value, (value, *[0] * (len(patron.vp_from) - 1))
        elif name == "hand":
            _deal(patron, [memory(key, seat) for key in value])
        elif name == "works":
            _give_works(state, patron, [opus(key) for key in value])
        elif name == "turned":
            patron.turned = tuple(opus(key) for key in value)
        elif name == "courts":
            _give_courts(state, patron, [tile(key) for key in value])
        elif name == "tiles":
            _give_composer_tiles(state, patron, value)
        else:
            raise TypeError(f"a patron has no {name}")


def _deal(patron: Patron, hand: list[int]) -> None:
    own = [*patron.hand, *patron.deck]
    assert set(hand) <= set(own)
    patron.hand, patron.deck = tuple(hand), tuple(sorted(each for each in own if each not in hand))


def _give_works(state: State, patron: Patron, works: list[int]) -> None:
    state.discard += tuple(work for work in patron.works if work not in works)
    for work in works:
        if work not in patron.works:
            _pull(state, work)
    patron.works = tuple(works)


def _give_courts(state: State, patron: Patron, tiles: list[int]) -> None:
    for each in tiles:
        if each in state.courts:
            state.courts = tuple(other for other in state.courts if other != each)
        else:
            state.places = replaced(state.places, state.places.index(2 * each), NONE)
    patron.courts = tuple(tiles)


def _give_composer_tiles(state: State, patron: Patron, tiles: Mapping[str, str]) -> None:
    """Lay Composer tiles on spaces; the markers that lay there are in the Requiem, wherever there is room."""
    seat = state.patrons.index(patron)
    for where, key in tiles.items():
        number = composer_tile(key)
        assert any(number in stack for stack in state.stacks), f"{key} is not in play"
        state.stacks = tuple(tuple(each for each in stack if each != number) for stack in state.stacks)
        patron.spaces = replaced(patron.spaces, space(where), number)
        instrument = BOX.spaces[space(where)].instrument
        free = [i for i, held in enumerate(state.slots) if held == EMPTY and BOX.slots[i].instrument == instrument]
        state.slots = replaced(state.slots, free[-1], 2 * seat + EIGHTH)


def _pull(state: State, number: int) -> None:
    """Take a card from wherever it lies, so that it can be put somewhere else."""
    if number in state.row:
        state.row[state.row.index(number)] = NONE
    elif number in state.supply:
        state.supply = without(state.supply, number)
    elif number in state.discard:
        state.discard = tuple(each for each in state.discard if each != number)
    else:
        for at, cards in enumerate(state.removed):
            if number in cards:
                _swap_removed(state, at, number)
        state.later = tuple(tuple(each for each in cards if each != number) for cards in state.later)


def _swap_removed(state: State, at: int, number: int) -> None:
    """Take a card back from those a period has lost; if there is another of its kind to come, that one goes instead."""
    to_come = state.supply if at == len(state.bonuses) else list(state.later[at])
    alike = [other for other in to_come if (other < BOX.n_opus) == (number < BOX.n_opus)]
    if alike:
        _pull(state, alike[0])
    gone = tuple(each for each in (*state.removed[at], *alike[:1]) if each != number)
    state.removed = (*state.removed[:at], tuple(sorted(gone)), *state.removed[at + 1 :])


def _lay_row(state: State, keys: Sequence[str | None]) -> None:
    wanted = [NONE] * (len(state.row) - len(keys)) + [NONE if key is None else card(key) for key in keys]
    for number in wanted:
        if number != NONE and number not in state.row:
            _pull(state, number)
    state.discard += tuple(number for number in state.row if number != NONE and number not in wanted)
    state.row[:] = wanted


def _keep_supply(state: State, keys: Sequence[str]) -> None:
    state.discard += state.supply
    state.supply = ()
    for key in keys:
        _pull(state, card(key))
    state.supply = tuple(sorted(card(key) for key in keys))


def _close(state: State, keys: Iterable[str]) -> None:
    state.constanze = NONE
    for number, held in enumerate(state.slots):
        if held == CLOSED:
            state.slots = replaced(state.slots, number, EMPTY)
    for key in keys:
        state.slots = replaced(state.slots, slot(key), CLOSED)


def _put_marker(state: State, number: int, owner: int, side: int) -> None:
    """Put a marker of *owner* on a slot; one of the owner's markers of that instrument leaves its space."""
    state.slots = replaced(state.slots, number, 2 * owner + side)
    if owner == NEUTRAL:
        next(patron for patron in state.patrons if patron.neutral).neutral = 0
    elif owner < len(state.patrons):
        patron = state.patrons[owner]
        own = [i for i in BOX.spaces_of[BOX.slots[number].instrument] if patron.spaces[i] == MARKER]
        patron.spaces = replaced(patron.spaces, own[-1], NONE)
    elif state.soloist:
        state.soloist.markers -= 1


def _put_tile(state: State, where: int, face: str | None) -> None:
    """Put a tile on a place of the map; what lay there goes back to its stack, or to where the tile comes from."""
    old, state.places = state.places[where], replaced(state.places, where, NONE)
    number = NONE if face is None else tile(face.removesuffix("*"))
    lies = [other for other, held in enumerate(state.places) if held != NONE and held >> 1 == number]
    if lies:
        state.places = replaced(state.places, lies[0], old)
    elif old != NONE:
        _to_stack(state, old >> 1)
    if face is not None:
        state.cities = tuple(each for each in state.cities if each != number)
        state.courts = tuple(each for each in state.courts if each != number)
        state.places = replaced(state.places, where, 2 * number + face.endswith("*"))


def _to_stack(state: State, number: int) -> None:
    if number < BOX.n_cities:
        state.cities = tuple(sorted([*state.cities, number]))
    else:
        state.courts = tuple(sorted([*state.courts, number]))


def ask(state: State, frame: Frame[Any]) -> State:
    """Have *frame* asked now, in place of laying a card."""
    state.agenda[-1] = frame
    settle(state)
    return state


def top(state: State) -> Frame[Any]:
    """Return the frame on top."""
    return state.agenda[-1]


def asked(state: State, kind: type[A]) -> A:
    """Return the frame that asks, which must be of this *kind*."""
    frame = top(state)
    assert isinstance(frame, kind), f"{frame.name} asks"
    return frame


def name(state: State) -> str:
    """Return the name of the frame on top."""
    return state.agenda[-1].name


def picks(state: State) -> list[Pick]:
    """Return the legal picks of the seat that is asked."""
    return top(state).picks(state, top(state).seats()[0])


def plain(state: State) -> list[Pick]:
    """Return the plain picks of the seat that is asked."""
    return top(state).plain(state, top(state).seats()[0])


def answer(state: State, *answers: Pick) -> list[Event]:
    """Answer one frame after another, each by the seat it asks; return what the last answering seat heard."""
    heard: list[Event] = []
    for pick in answers:
        frame = top(state)
        seat = frame.seats()[0]
        assert pick in frame.picks(state, seat), f"{pick} is no pick of {name(state)}: {frame.picks(state, seat)}"
        log = EventLog()
        apply(state, seat, pick, log)
        heard += log.heard_by(max(seat, 0))
    faults = GAME.faults(state)
    assert not faults, faults
    return heard


def nature(state: State, seed: int = 1) -> list[Event]:
    """Let nature answer as long as it is asked; return what is heard by seat 0."""
    rng, heard = Random(seed), list[Any]()
    while state.agenda and top(state).seats() == (CHANCE,):
        heard += answer(state, rng.choice(picks(state)))
    return heard


def refused(state: State) -> dict[Pick, Reason]:
    """Return why other picks are refused."""
    return {reason.pick: reason for reason in top(state).refusals(state, top(state).seats()[0])}


def warned(state: State) -> dict[Pick, Reason]:
    """Return what is legal but wasteful."""
    return {reason.pick: reason for reason in top(state).cautions(state, top(state).seats()[0])}


def to_maintenance(state: State) -> State:
    """Make the present turn the last of the round: the next thing that happens is Maintenance."""
    state.turn = BOX.turns * len(state.patrons)
    for patron in state.patrons:
        rest = sorted([*patron.hand, *patron.deck])
        n = BOX.turns - len(patron.experience)
        patron.experience += tuple(rest[:n])
        m = BOX.turns - len(patron.story)
        patron.story += tuple(rest[n : n + m])
        patron.hand, patron.deck = tuple(rest[n + m :]), ()
    del state.agenda[1:]
    return state


def board(state: State, seat: int, experience: Sequence[str], story: Sequence[str]) -> State:
    """Lay these starting cards, or Memories from the row, on the personal board of *seat*."""
    patron = state.patrons[seat]
    laid = [memory(key, seat) for key in (*experience, *story)]
    own = [*patron.hand, *patron.deck]
    for number in laid:
        if number in own:
            own.remove(number)
        else:
            _pull(state, number)
            state.discard += (own.pop(),)
    patron.experience, patron.story = tuple(laid[: len(experience)]), tuple(laid[len(experience) :])
    patron.hand, patron.deck = tuple(own[:1]), tuple(sorted(own[1:]))
    return state
