"""Set-up: what is on the table before the first turn, and what nature decides about it."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa.box import COMPOSERS, DIFFICULTIES, MOVEMENTS, NONE, stack_of
from herzog.games.lacrimosa.events import (
    CardSetAside,
    ComposersChosen,
    ConstanzeDrawn,
    FirstPatronDrawn,
    Gained,
)
from herzog.games.lacrimosa.maintenance import ShowBonus, fill_map
from herzog.games.lacrimosa.state import (
    CLOSED,
    EMPTY,
    MARKER,
    SOURCES,
    START,
    Patron,
    Soloist,
    State,
    credit,
    replaced,
    without,
)
from herzog.games.lacrimosa.turn import BeginRound, PlayRound
from herzog.kernel import Auto, Chance

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.games.lacrimosa.box import Box, Card, ComposerTile
    from herzog.kernel import Log, Pick, Pool, Seat

RECOMMENDED: Final = "recommended"
DRAWN: Final = "drawn"
PAIRS: Final[tuple[str, ...]] = tuple(f"{a}+{b}" for i, a in enumerate(COMPOSERS) for b in COMPOSERS[i + 1 :])
SIDES: Final = 2


def new_state(seats: int, options: Mapping[str, str], box: Box) -> State:
    """Return a table for *seats* patrons before nature has decided anything."""
    chosen = chosen_composers(options["composers"], seats)
    state = State(
        agenda=[],
        box=box,
        patrons=[_patron(box, seat) for seat in range(seats)],
        soloist=_soloist(box, DIFFICULTIES.index(options["difficulty"])) if seats == 1 else None,
        refill_late=int(options["refill"] == "turn"),
        period=0,
        turn=0,
        first=0,
        laid=NONE,
        row=[NONE] * len(box.memory_prices),
        supply=_period_cards(box, 0),
        later=((), *[_period_cards(box, period) for period in range(1, box.rounds)]),
        removed=((),) * box.rounds,
        discard=(),
        bonus=NONE,
        bonuses=(),
        marker=box.start_place,  # [LAC-1.1]
        places=(NONE,) * len(box.is_court),
        cities=tuple(range(box.n_cities)),
        used=(),
        courts=tuple(range(box.n_cities, len(box.goals))),
        composers=(),
        constanze=NONE,
        slots=(EMPTY,) * len(box.slots),
        stacks=((),) * (SIDES * len(MOVEMENTS)),
    )
    removals = [RemoveCards(period, *box.removed[seats]) for period in range(box.rounds)]
    all_chosen = len(chosen) == min(seats, SIDES)
    state.then(
        *removals,
        DrawConstanze(),
        ChooseComposers(chosen) if all_chosen else DrawComposers(chosen),
        PlaceTiles(),
        ShowBonus(),
        DrawFirst() if seats > 1 else GiveStart(),
        BeginRound(),
        PlayRound(),
    )
    return state


def chosen_composers(choice: str, seats: int) -> tuple[int, ...]:
    """Return the composers that an option names, the eighth note first; otherwise they are drawn. [LAC-1.5, LAC-12.2]

    A solo game has one: the first of a pair.
    """
    if choice == DRAWN:
        return ()
    names = PAIRS[0].split("+") if choice == RECOMMENDED else choice.split("+")
    return tuple([COMPOSERS.index(name) for name in names[: min(seats, SIDES)]])


def _period_cards(box: Box, period: int) -> tuple[Card, ...]:
    return box.period_opus[period] + box.period_memories[period]


def _patron(box: Box, seat: Seat) -> Patron:
    """Return a patron with the starting cards of a shield and a full personal board.

    [LAC-1.10, LAC-1.11, LAC-1.12, LAC-2.3]
    """
    return Patron(
        hand=(),
        deck=box.starting_memories[seat],
        kept=NONE,
        experience=(),
        story=(),
        works=(box.starting_opus[seat],),
        turned=(),
        courts=(),
        spaces=(MARKER,) * len(box.spaces),
        neutral=1,
        track=[box.track_start] * 3,
        counters=[0, 0, 0],
        finance=box.finance_start,
        ducats=0,
        vp=0,
        vp_from=(0,) * len(SOURCES),
    )


def _soloist(box: Box, difficulty: int) -> Soloist:
    """Return the Soloist at a difficulty. [LAC-12.3, LAC-12.6]"""
    return Soloist(
        deck=tuple(sorted(box.difficulties[difficulty].cards)),
        experience=(),
        story=(),
        markers=len(box.spaces),
        courts=(),
        finance=box.difficulties[difficulty].finance,
        vp=0,
        vp_from=(0,) * len(SOURCES),
    )


def stacks(box: Box, composers: tuple[int, ...], seats: int) -> tuple[tuple[ComposerTile, ...], ...]:
    """Return the Composer tiles in play by side and movement, the cheapest on top.

    [LAC-1.6, LAC-1.7, LAC-12.2, LAC-Q36]
    """
    found: list[list[ComposerTile]] = [[] for _ in range(SIDES * len(MOVEMENTS))]
    for side, composer in enumerate(composers):
        for number, tile in enumerate(box.tiles):
            if tile.composer == composer and (tile.dots <= seats or seats == 1):
                found[stack_of(side, tile.movement)].append(number)
    return tuple([tuple(tiles) for tiles in found])


@final
class RemoveCards(Auto[State]):
    """Remove some Opus and Memory cards of a period unseen. [LAC-1.2, LAC-12.1]"""

    def __init__(self, period: int, opus: int, memories: int) -> None:
        self.period: Final = period
        self.opus: Final = opus
        self.memories: Final = memories

    def run(self, state: State, log: Log) -> None:
        """Have nature choose them, the Opus first."""
        opus, memory = RemoveCard(self.period, 1), RemoveCard(self.period, 0)
        state.then(*[opus] * self.opus, *[memory] * self.memories)


@final
class RemoveCard(Chance[State]):
    """Remove one card of a period unseen: an Opus if *opus* is 1, else a Memory. [LAC-1.2]"""

    def __init__(self, period: int, opus: int) -> None:
        self.period: Final = period
        self.opus: Final = opus

    def pool(self, state: State) -> Pool:
        """Return the period's cards of that kind."""
        cards = state.later[self.period] if self.period else state.supply
        first_memory = bisect_left(cards, state.box.n_opus)
        return cards[:first_memory] if self.opus else cards[first_memory:]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Set the card aside."""
        at, later, removed = self.period, state.later, state.removed
        if at:
            state.later = replaced(later, at, without(later[at], pick))
        else:
            state.supply = without(state.supply, pick)
        state.removed = replaced(removed, at, (*removed[at], pick))
        if log:
            log.all(CardSetAside(at + 1, "opus" if self.opus else "memory"))


@final
class DrawComposers(Chance[State]):
    """Draw a composer; the first is the eighth note, the second the sixteenth. [LAC-1.5]"""

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn: Final = drawn

    def pool(self, state: State) -> Pool:
        """Return the composers not drawn yet."""
        return [composer for composer in range(len(COMPOSERS)) if composer not in self.drawn]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Draw the second, or lay out the tiles."""
        drawn = (*self.drawn, pick)
        n = min(len(state.patrons), SIDES)
        state.agenda.append(ChooseComposers(drawn) if len(drawn) == n else DrawComposers(drawn))


@final
class ChooseComposers(Auto[State]):
    """Lay out the tiles of the *composers* who take part. [LAC-1.5, LAC-1.6, LAC-1.7]"""

    def __init__(self, composers: tuple[int, ...]) -> None:
        self.composers: Final = composers

    def run(self, state: State, log: Log) -> None:
        """Make the stacks."""
        state.composers = self.composers
        state.stacks = stacks(state.box, self.composers, len(state.patrons))
        if log:
            log.all(ComposersChosen(list(self.composers)))


@final
class DrawConstanze(Chance[State]):
    """Draw the Constanze card that closes slots of the Requiem. [LAC-1.8, LAC-Q46]"""

    def pool(self, state: State) -> Pool:
        """Return the five cards."""
        return list(range(len(state.box.closed)))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Close its slots."""
        slots = state.box.closed[pick][len(state.patrons)]
        state.constanze = pick
        held = [*state.slots]
        for slot in slots:
            held[slot] = CLOSED
        state.slots = tuple(held)
        if log:
            log.all(ConstanzeDrawn(pick, list(slots)))


@final
class PlaceTiles(Auto[State]):
    """Give every place on the map a tile of its kind. [LAC-1.9, LAC-Q18]"""

    def run(self, state: State, log: Log) -> None:
        """Have nature fill the map."""
        fill_map(state)


@final
class DrawFirst(Chance[State]):
    """Draw the first patron. [LAC-1.13, LAC-Q44]"""

    def pool(self, state: State) -> Pool:
        """Return all seats."""
        return list(range(len(state.patrons)))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Make that patron first."""
        state.first = pick
        if log:
            log.all(FirstPatronDrawn(pick))
        state.agenda.append(GiveStart())


@final
class GiveStart(Auto[State]):
    """Give ducats and VP by place in turn order. [LAC-1.14, LAC-12.5, LAC-Q44]"""

    def run(self, state: State, log: Log) -> None:
        """Go round from the first patron."""
        n = len(state.patrons)
        for place, (ducats, vp) in enumerate(state.box.starts[n]):
            seat = (state.first + place) % n
            patron = state.patrons[seat]
            patron.ducats += ducats
            credit(patron, vp, START)
            if log:
                log.all(Gained(seat, SOURCES[START], ducats, vp=vp))
