"""Lacrimosa as the rest of the program sees it, and the check that no component is lost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa import (
    actions,
    commission,
    decisions,
    document,
    hidden,
    maintenance,
    neutral,
    payment,
    perform,
    requiem,
    rewards,
    row,
    scoring,
    setup,
    soloist,
    travel,
    turn,
    views,
)
from herzog.games.lacrimosa.action_rules import FIVE
from herzog.games.lacrimosa.box import (
    COMPOSERS,
    DIFFICULTIES,
    MOST_PATRONS,
    NONE,
    Box,
    tile_of,
)
from herzog.games.lacrimosa.loading import SETS, built_in, open_box
from herzog.games.lacrimosa.printed_set import FILES
from herzog.games.lacrimosa.state import CLOSED, EMPTY, MARKER, NEUTRAL, Patron, Soloist, State, owner_of
from herzog.kernel import frames_of, with_defaults

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path
    from random import Random

    from herzog.games.lacrimosa.option_facts import Facts
    from herzog.games.lacrimosa.view_shapes import View
    from herzog.kernel import Box as AnyBox
    from herzog.kernel import Frame, Pick, Seat

_FRAMES: Final = frames_of(
    actions,
    commission,
    document,
    maintenance,
    neutral,
    payment,
    perform,
    requiem,
    rewards,
    row,
    scoring,
    setup,
    soloist,
    travel,
    turn,
)


@final
class Lacrimosa:
    """Lacrimosa, for one to four patrons."""

    name = "lacrimosa"
    rule_prefix = "LAC"
    seats = range(1, MOST_PATRONS + 1)
    options: Mapping[str, tuple[str, ...]] = {
        "composers": (setup.RECOMMENDED, setup.DRAWN, *setup.PAIRS, *COMPOSERS),
        "difficulty": DIFFICULTIES,
        "refill": ("action", "turn"),  # [LAC-Q4]
    }
    sets: tuple[Path, ...] = SETS
    data: Path = SETS[-1]
    files: tuple[str, ...] = FILES
    frames: Mapping[str, type[Frame[State]]] = _FRAMES
    parts: tuple[type, ...] = (State, Patron, Soloist)

    def load(self, folder: Path | None = None) -> Box:
        """Return the component set in *folder*, or the newest that comes with the game."""
        folder = folder or self.data
        return built_in(folder) if folder in self.sets else open_box(folder)

    def choices(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return what can be chosen: solo, a composer and the Soloist; otherwise two composers. [LAC-1.5, LAC-12.2]"""
        named = COMPOSERS if seats == 1 else setup.PAIRS
        choices = {**self.options, "composers": (setup.RECOMMENDED, setup.DRAWN, *named)}
        if seats > 1:
            del choices["difficulty"]
        return choices

    def new(self, seats: int, options: Mapping[str, str], box: AnyBox) -> State:
        """Return a table with its agenda filled and nothing dealt yet."""
        if not isinstance(box, Box):
            raise TypeError("this is the box of another game")
        return setup.new_state(seats, with_defaults(self, options), box)

    def mask(self, state: State, seat: Seat | None) -> State:
        """Return the table as *seat* knows it; None is a spectator."""
        return hidden.mask(state, seat)

    def fill(self, masked: State, rng: Random) -> State:
        """Return a full state that is consistent with *masked*."""
        return hidden.fill(masked, rng)

    def view(self, masked: State, seat: Seat | None) -> View:
        """Return *masked* as values to show to people."""
        return views.view(masked, seat)

    def facts(self, state: State, seat: Seat, pick: Pick) -> Facts:
        """Return what *pick* means to *seat*, as an answer to the frame on top."""
        return decisions.facts(state, seat, pick)

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        """Return every public number of *seat*, always under the same names."""
        return decisions.tally(state, seat)

    def pointable(self, masked: State) -> list[str]:
        """Return everything on the table that a person could point at, as "kind:id"."""
        return views.pointable(masked)

    def faults(self, state: State) -> list[str]:
        """Return what is wrong with *state*: components lost or doubled, counters out of bounds."""
        return [*_misplaced(state), *_out_of_bounds(state)]

    def scores(self, state: State) -> list[int]:
        """Return the points of each seat, and the Soloist's last."""
        return scoring.scores(state)

    def ranks(self, state: State) -> list[int]:
        """Return the rank of each seat, 1 for winners, with ties broken by the rules."""
        return scoring.ranks(state)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> str:
        return "GAME"  # there is only one


def _misplaced(state: State) -> Iterator[str]:
    """Yield the components that are not in exactly one place."""
    box, n = state.box, len(state.patrons)
    cards = Counter(_cards(state))
    started = [card for memories in box.starting_memories[:n] for card in memories]
    in_play = [c for kind in (box.period_opus, box.period_memories) for period in kind for c in period]
    yield from _compare("card", cards, [*in_play, *started, *box.starting_opus[:n]])
    yield from _compare("tile", Counter(_map_tiles(state)), range(len(box.goals)))
    yield from _compare("composer tile", Counter(_composer_tiles(state)), _tiles_in_play(state))
    yield from _lost_markers(state)
    if state.soloist:
        deck = Counter([*state.soloist.deck, *state.soloist.experience, *state.soloist.story])
        if len(deck) != deck.total() or deck.total() != len(box.difficulties[0].cards):
            yield f"the Soloist has {deck.total()} cards, {len(deck)} of them different"


def _compare(kind: str, found: Counter[int], expected: Iterable[int]) -> Iterator[str]:
    wanted = Counter(expected)
    for number in sorted({*found, *wanted}):
        if found[number] != wanted[number]:
            yield f"{kind} {number} is in {found[number]} places, not {wanted[number]}"


def _cards(state: State) -> Iterator[int]:
    for patron in state.patrons:
        own = [*patron.hand, *patron.deck, *patron.experience, *patron.story]
        yield from own
        yield from patron.works
    yield from [card for card in state.row if card != NONE]
    yield from state.supply
    yield from state.discard
    for period in (*state.later, *state.removed):
        yield from period


def _map_tiles(state: State) -> Iterator[int]:
    yield from [tile_of(face) for face in state.places if face != NONE]
    yield from (*state.cities, *state.used, *state.courts)
    for patron in state.patrons:
        yield from patron.courts
    if state.soloist:
        yield from state.soloist.courts


def _composer_tiles(state: State) -> Iterator[int]:
    for stack in state.stacks:
        yield from stack
    for patron in state.patrons:
        yield from [tile for tile in patron.spaces if tile >= 0]


def _tiles_in_play(state: State) -> list[int]:
    if not state.composers:
        return []
    return [tile for stack in setup.stacks(state.box, state.composers, len(state.patrons)) for tile in stack]


def _lost_markers(state: State) -> Iterator[str]:
    """Yield markers that are neither on their personal board nor in the Requiem, or on both."""
    owners = Counter(owner_of(held) for held in state.slots if held >= 0)
    for seat, patron in enumerate(state.patrons):
        total = patron.spaces.count(MARKER) + owners[seat]
        if total != len(state.box.spaces):
            yield f"seat {seat} has {total} markers"
    if owners[NEUTRAL] + sum(patron.neutral for patron in state.patrons) != len(state.patrons):
        yield f"{owners[NEUTRAL]} neutral markers are in the Requiem"
    if state.soloist and state.soloist.markers + owners[soloist.SEAT] != len(state.box.spaces):
        yield f"the Soloist has {state.soloist.markers} markers on his board and {owners[soloist.SEAT]} in the Requiem"
    closed = state.slots.count(CLOSED)
    if state.constanze != NONE and closed != len(state.box.closed[state.constanze][len(state.patrons)]):
        yield f"{closed} slots are closed"
    if any(held < 0 and held not in {EMPTY, CLOSED} for held in state.slots):
        yield "a slot holds nothing that can be there"


def _out_of_bounds(state: State) -> Iterator[str]:
    """Yield what is negative, beyond the end of its track, or not the sum of its parts."""
    box = state.box
    for seat, patron in enumerate(state.patrons):
        nine = len(patron.hand) + len(patron.deck) + len(patron.experience) + len(patron.story)
        if nine != len(box.starting_memories[seat]):
            yield f"seat {seat} has {nine} Memories"
        if min(patron.ducats, patron.vp, *patron.counters, *patron.track) < 0:
            yield f"seat {seat} owes something"
        if max(patron.track) > box.track_max or not 0 <= patron.finance <= box.finance_max:
            yield f"seat {seat} is beyond the end of a track"
        if sum(patron.vp_from) != patron.vp:
            yield f"seat {seat} has {patron.vp} VP, but {sum(patron.vp_from)} by source"
        if not set(patron.turned) <= set(patron.works):
            yield f"seat {seat} has turned works that are gone"
    if len(state.row) != len(box.memory_prices) or len(state.places) != len(box.is_court):
        yield "the board has changed its size"


actions.bind(FIVE)

GAME: Final = Lacrimosa()
