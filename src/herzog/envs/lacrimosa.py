"""How a learning agent sees Lacrimosa."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from herzog.envs.reading import Facts, Layout, Reading, add, places
from herzog.games.lacrimosa.box import COMPOSERS, KINDS, MOST_PATRONS, MOVEMENTS, SIDES
from herzog.games.lacrimosa.payment import SELL as FIRST_SALE
from herzog.games.lacrimosa.picks import DECLINE, DONE, EXCHANGES, is_sale, use_of, work_of
from herzog.games.lacrimosa.soloist import SEAT as SOLOIST
from herzog.games.lacrimosa.state import CLOSED, MARKER, NEUTRAL, owner_of, side_of
from herzog.games.lacrimosa.turn import END

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.envs.reading import Places
    from herzog.games.lacrimosa.box import Box, Card
    from herzog.games.lacrimosa.state import Patron, Soloist, State
    from herzog.kernel import Pick, Seat

DUCATS: Final = 1 / 30  # amounts are scaled to at most about 1
VP: Final = 1 / 120
COUNTERS: Final = 1 / 6
MARKERS: Final = 1 / 8
HELD: Final = 2 + 2 * (MOST_PATRONS + 2)  # what a slot can hold: nothing, a Constanze counter, or a marker by side

N_SOLOIST_AMOUNTS: Final = 4

# The groups of facts about a patron.
OF_PATRON: Final = (
    "plays",
    "hand",
    "deck",
    "kept",
    "experience",
    "story",
    "works",
    "performed",
    "courts",
    "spaces",
    "composers",
)

LAYS: Final = frozenset(("LayExperience", "LayStory"))
USES: Final = frozenset(("PerformOrSell", "UseTyped"))
CARDS: Final = LAYS | {"Commission", "Document"}


def picks(box: Box) -> dict[str, Iterable[Pick]]:
    """Return every possible pick for each ask, as the first seat would make it."""
    opus, memories = range(box.n_opus), range(box.n_opus, len(box.memories))
    sides, kinds = range(len(SIDES)), range(len(KINDS))
    uses = range(use_of(box.n_opus, 0))
    return {
        "ChooseCounter": kinds,
        "ChooseStep": kinds,
        "Commission": opus,
        "Document": memories,
        "EndTurn": [END, *EXCHANGES],
        "HireComposer": sides,
        "LayExperience": memories,
        "LayStory": memories,
        "MayAgain": [*range(DONE + 1), *EXCHANGES],
        "Pay": range(2),
        "PayDifferently": range(FIRST_SALE + len(KINDS)),
        "PerformOrSell": uses,
        "PlaceMarker": range(len(box.spaces)),
        "PlaceNeutral": range(len(SIDES) * len(box.slots)),
        "Requiem": range(len(box.slots)),
        "TakeActions": [*range(DONE + 1), *EXCHANGES],
        "Travel": range(len(box.is_court)),
        "UseCard": range(2),
        "UseTyped": [*uses, DECLINE],
    }


@lru_cache(maxsize=64)
def turned_cards(box: Box, n: int, seat: Seat) -> tuple[Card, ...]:
    """Return all cards with the starting cards of *n* patrons counted from *seat*, so that its own come first."""
    cards = list(range(len(box.memories)))
    for patron in range(n):
        first = (patron - seat) % n
        cards[box.starting_opus[patron]] = box.starting_opus[first]
        for mine, theirs in zip(box.starting_memories[patron], box.starting_memories[first], strict=True):
            cards[mine] = theirs
    return tuple(cards)


def turned(state: State, seat: Seat, ask: str, pick: Pick) -> Pick:
    """Return *pick* as the first seat would have made it."""
    if ask in CARDS:
        return turned_cards(state.box, len(state.patrons), seat)[pick]
    if ask in USES and pick != DECLINE:
        work = turned_cards(state.box, len(state.patrons), seat)[work_of(pick)]
        return use_of(work, is_sale(pick))
    return pick


def groups(box: Box) -> dict[str, int]:
    """Return the names and sizes of an observation."""
    cards, tiles = len(box.memories), len(box.goals)
    works = (box.n_opus, box.n_opus)
    sizes = (1, *[cards] * 5, *works, tiles, len(box.spaces), len(box.tiles))
    of_patron = dict(zip(OF_PATRON, sizes, strict=True))
    return {
        "turn": 1,
        "stacks": len(SIDES) * len(MOVEMENTS),
        "soloist-amounts": N_SOLOIST_AMOUNTS,
        **{f"patron-{n}-amounts": 7 + 2 * len(KINDS) for n in range(MOST_PATRONS)},
        "period": box.rounds + 1,
        "first": MOST_PATRONS,
        "laid": cards,
        "row": cards,
        "to-come": cards,
        "removed": cards,
        "discard": cards,
        "bonus": len(box.bonuses),
        "bonuses": len(box.bonuses),
        "mozart": len(box.is_court),
        "map": len(box.faces),
        "used": tiles,
        "composers": len(COMPOSERS),
        "constanze": len(box.closed),
        "slots": HELD * len(box.slots),
        "tops": len(box.tiles),
        **{f"patron-{n}-{name}": size for n in range(MOST_PATRONS) for name, size in of_patron.items()},
        "soloist-deck": len(box.soloist),
        "soloist-experience": len(box.soloist),
        "soloist-story": len(box.soloist),
        "soloist-courts": tiles,
    }


@final
class PatronPlaces:
    """The indexes of the facts about one patron."""

    def __init__(self, box: Box, at: Layout, turn: int, cards: tuple[Card, ...]) -> None:
        of_patron = f"patron-{turn}-"
        self.plays: Final = at[of_patron + "plays"]
        self.hand: Final = places(at[of_patron + "hand"], cards)
        self.deck: Final = places(at[of_patron + "deck"], cards)
        self.kept: Final = places(at[of_patron + "kept"], cards)
        self.experience: Final = places(at[of_patron + "experience"], cards)
        self.story: Final = places(at[of_patron + "story"], cards)
        self.works: Final = places(at[of_patron + "works"], cards)
        self.performed: Final = places(at[of_patron + "performed"], cards)
        self.courts: Final = places(at[of_patron + "courts"], range(len(box.goals)))
        self.spaces: Final = places(at[of_patron + "spaces"], range(len(box.spaces)))
        self.composers: Final = places(at[of_patron + "composers"], range(len(box.tiles)))


@final
class TablePlaces:
    """The indexes of the facts about the whole table and about each patron, counted from the observer."""

    def __init__(self, box: Box, at: Layout, n: int, seat: Seat) -> None:
        cards, tiles = turned_cards(box, n, seat), range(len(box.goals))
        every = range(len(cards))
        self.period: Final = at["period"]
        self.first: Final = at["first"]
        self.bonus: Final = at["bonus"]
        self.bonuses: Final = at["bonuses"]
        self.laid: Final = places(at["laid"], cards)
        self.row: Final = places(at["row"], every)
        self.to_come: Final = places(at["to-come"], every)
        self.removed: Final = places(at["removed"], every)
        self.discard: Final = places(at["discard"], cards)
        self.mozart: Final = at["mozart"]
        self.map: Final = places(at["map"], range(len(box.faces)))
        self.used: Final = places(at["used"], tiles)
        self.composers: Final = at["composers"]
        self.constanze: Final = at["constanze"]
        self.slots: Final = places(at["slots"], range(HELD * len(box.slots)))
        self.tops: Final = places(at["tops"], range(len(box.tiles)))
        self.patrons: Final = [PatronPlaces(box, at, turn, cards) for turn in range(n)]
        self.soloist_deck: Final = at["soloist-deck"]
        self.soloist_experience: Final = at["soloist-experience"]
        self.soloist_story: Final = at["soloist-story"]
        self.soloist_courts: Final = at["soloist-courts"]


@lru_cache(maxsize=64)
def table_places(box: Box, at: Layout, n: int, seat: Seat) -> TablePlaces:
    """Return the indexes of facts for *seat*, one of *n*."""
    return TablePlaces(box, at, n, seat)


def observe(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write what *seat* knows, with patrons counted from it."""
    n = len(masked.patrons)
    where = table_places(masked.box, at, n, seat)
    facts.amounts.append(masked.turn / (n * masked.box.turns))
    _time(masked, seat, where, facts)
    _row(masked, where, facts)
    _map(masked, where, facts)
    _requiem(masked, seat, where, facts)
    _soloist(masked.soloist, where, facts)
    for turn in range(n):
        _patron(masked.patrons[(seat + turn) % n], where.patrons[turn], facts)


def _time(masked: State, seat: Seat, where: TablePlaces, facts: Facts) -> None:
    held = facts.held
    held.append(where.period + masked.period)
    held.append(where.first + (masked.first - seat) % len(masked.patrons))
    held += [where.bonuses + bonus for bonus in masked.bonuses]
    if masked.bonus >= 0:
        held.append(where.bonus + masked.bonus)


def _row(masked: State, where: TablePlaces, facts: Facts) -> None:
    """Write the cards on the table; those in the row by their space, which determines the price.

    The cards of later periods are the same in every game, apart from what nobody can see.
    """
    _by_place(masked.row, where.row, facts)
    held, removed = facts.held, where.removed
    if masked.laid >= 0:
        held.append(where.laid[masked.laid])
    add(held, where.to_come, masked.supply)
    for period in masked.removed:
        held += [removed[card] for card in period if card >= 0]
    add(held, where.discard, masked.discard)


def _by_place(row: list[int], where: Places, facts: Facts) -> None:
    """Write the place of each component in a *row*."""
    step = 1 / len(row)
    for place in range(len(row)):
        if row[place] >= 0:
            facts.places.append(where[row[place]])
            facts.values.append((place + 1) * step)


def _map(masked: State, where: TablePlaces, facts: Facts) -> None:
    """Write Mozart's place, the tiles on the map by place, and the used ones; the rest are in the piles."""
    _by_place(list(masked.places), where.map, facts)
    facts.held.append(where.mozart + masked.marker)
    add(facts.held, where.used, masked.used)


def _requiem(masked: State, seat: Seat, where: TablePlaces, facts: Facts) -> None:
    """Write the slots, and the top tile and size of each stack."""
    held, slots, tops = facts.held, where.slots, where.tops
    held += [where.composers + composer for composer in masked.composers]
    if masked.constanze >= 0:
        held.append(where.constanze + masked.constanze)
    place = 0
    for marker in masked.slots:
        held.append(slots[place + _held(masked, seat, marker)])
        place += HELD
    held += [tops[stack[0]] for stack in masked.stacks if stack]
    facts.amounts.extend([len(stack) * COUNTERS for stack in masked.stacks])


def _held(masked: State, seat: Seat, marker: int) -> int:
    """Return the content of a slot as a number: patrons counted from *seat*, then neutral, then the Soloist."""
    if marker < 0:
        return int(marker == CLOSED)
    owner = owner_of(marker)
    if owner == NEUTRAL:
        place = MOST_PATRONS
    elif masked.soloist and owner == SOLOIST:
        place = MOST_PATRONS + 1
    else:
        place = (owner - seat) % len(masked.patrons)
    return 2 + 2 * place + side_of(marker)


def _patron(patron: Patron, where: PatronPlaces, facts: Facts) -> None:
    facts.amounts.extend(_amounts(patron))
    held, hand = facts.held, where.hand
    held.append(where.plays)
    held += [hand[card] for card in patron.hand if card >= 0]
    add(held, where.deck, patron.deck)
    if patron.kept >= 0:
        held.append(where.kept[patron.kept])
    add(held, where.experience, patron.experience)
    add(held, where.story, patron.story)
    add(held, where.works, patron.works)
    add(held, where.performed, patron.turned)
    add(held, where.courts, patron.courts)
    _board(patron, where, held)


def _board(patron: Patron, where: PatronPlaces, held: list[object]) -> None:
    """Write which spaces of a board still have their marker, and the tiles on the others."""
    for space in range(len(patron.spaces)):
        tile = patron.spaces[space]
        if tile == MARKER:
            held.append(where.spaces[space])
        elif tile >= 0:
            held.append(where.composers[tile])


def _amounts(patron: Patron) -> list[float]:
    """Return the amounts for a patron, as opposed to which components they have."""
    return [
        patron.ducats * DUCATS,
        patron.vp * VP,
        patron.finance * COUNTERS,
        float(patron.neutral),
        len(patron.hand) * MARKERS,
        len(patron.deck) * MARKERS,
        len(patron.turned) * MARKERS,
        *[points * MARKERS for points in patron.track],
        *[counters * COUNTERS for counters in patron.counters],
    ]


def _soloist(soloist: Soloist | None, where: TablePlaces, facts: Facts) -> None:
    if soloist is None:
        facts.amounts.extend([0.0] * N_SOLOIST_AMOUNTS)
        return
    amounts = [soloist.vp * VP, soloist.finance * COUNTERS, soloist.markers * MARKERS, len(soloist.deck) * MARKERS]
    facts.amounts.extend(amounts)
    facts.held.extend([where.soloist_deck + card for card in soloist.deck])
    facts.held.extend([where.soloist_experience + card for card in soloist.experience])
    facts.held.extend([where.soloist_story + card for card in soloist.story])
    facts.held.extend([where.soloist_courts + tile for tile in soloist.courts])


READING: Final = Reading(picks, turned, groups, observe)
