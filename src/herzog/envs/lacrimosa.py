"""How a learning program reads Lacrimosa."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from herzog.envs.reading import Facts, Layout, Reading
from herzog.games.lacrimosa.box import COMPOSERS, KINDS, MOST_PATRONS, MOVEMENTS, SIDES
from herzog.games.lacrimosa.payment import SELL as FIRST_SALE
from herzog.games.lacrimosa.picks import DECLINE, DONE, EXCHANGES, is_sale, use_of, work_of
from herzog.games.lacrimosa.soloist import SEAT as SOLOIST
from herzog.games.lacrimosa.state import CLOSED, MARKER, NEUTRAL, owner_of, side_of
from herzog.games.lacrimosa.turn import END

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.lacrimosa.box import Box, Card
    from herzog.games.lacrimosa.state import Patron, Soloist, State
    from herzog.kernel import Pick, Seat

DUCATS: Final = 1 / 30  # amounts are scaled to be about 1 at the most
VP: Final = 1 / 120
COUNTERS: Final = 1 / 6
MARKERS: Final = 1 / 8
HELD: Final = 2 + 2 * (MOST_PATRONS + 2)  # what a slot can hold: nothing, a Constanze counter, or a marker by side

# The groups about a patron, in the order in which they are written.
OF_PATRON: Final = (
    "plays",
    "amounts",
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
    """Return every pick there can be for each ask, as the first seat would make it."""
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
    """Return all cards with the starting cards of *n* patrons counted from *seat*: everybody's own come first."""
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
    sizes = (1, 7 + 2 * len(KINDS), *[cards] * 5, *works, tiles, len(box.spaces), len(box.tiles))
    of_patron = dict(zip(OF_PATRON, sizes, strict=True))
    return {
        "period": box.rounds + 1,
        "turn": 1,
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
        "stacks": len(SIDES) * len(MOVEMENTS),
        "tops": len(box.tiles),
        **{f"patron-{n}-{name}": size for n in range(MOST_PATRONS) for name, size in of_patron.items()},
        "soloist-amounts": 4,
        "soloist-deck": len(box.soloist),
        "soloist-experience": len(box.soloist),
        "soloist-story": len(box.soloist),
        "soloist-courts": tiles,
    }


def observe(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write what *seat* knows; patrons are counted from it."""
    n = len(masked.patrons)
    cards = turned_cards(masked.box, n, seat)
    _time(masked, seat, at, facts)
    _row(masked, cards, at, facts)
    _map(masked, at, facts)
    _requiem(masked, seat, at, facts)
    for turn in range(n):
        _patron(masked.patrons[(seat + turn) % n], cards, patron_starts(at, turn), facts)
    if masked.soloist:
        _soloist(masked.soloist, at, facts)


def _time(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    n, box = len(masked.patrons), masked.box
    facts.amount(at["turn"], masked.turn / (n * box.turns))
    facts.held.extend([at["period"] + masked.period, at["first"] + (masked.first - seat) % n])
    facts.held.extend([at["bonuses"] + bonus for bonus in masked.bonuses])
    if masked.bonus >= 0:
        facts.held.append(at["bonus"] + masked.bonus)


def _row(masked: State, cards: tuple[Card, ...], at: Layout, facts: Facts) -> None:
    """Write the cards on the table: those in the row by their place, which says the price.

    What later periods bring is the same in every game, apart from what nobody can see.
    """
    row, start = masked.row, at["row"]
    for place in range(len(row)):
        if row[place] >= 0:
            facts.amount(start + row[place], (place + 1) / len(row))
    held, to_come, removed, discard = facts.held, at["to-come"], at["removed"], at["discard"]
    if masked.laid >= 0:
        held.append(at["laid"] + cards[masked.laid])
    held.extend([to_come + card for card in masked.supply])
    for period in masked.removed:
        held.extend([removed + card for card in period if card >= 0])
    held.extend([discard + cards[card] for card in masked.discard])


def _map(masked: State, at: Layout, facts: Facts) -> None:
    """Write Mozart's place, the tiles on the map by their places, and those used up; the rest is in the piles."""
    places, start = masked.places, at["map"]
    for place in range(len(places)):
        if places[place] >= 0:
            facts.amount(start + places[place], (place + 1) / len(places))
    facts.held.append(at["mozart"] + masked.marker)
    facts.held.extend([at["used"] + tile for tile in masked.used])


def _requiem(masked: State, seat: Seat, at: Layout, facts: Facts) -> None:
    """Write the slots and the stacks: what lies on top, and how much of it is left."""
    held, slots, tops = facts.held, at["slots"], at["tops"]
    held.extend([at["composers"] + composer for composer in masked.composers])
    if masked.constanze >= 0:
        held.append(at["constanze"] + masked.constanze)
    held.extend([slots + HELD * slot + _held(masked, seat, masked.slots[slot]) for slot in range(len(masked.slots))])
    held.extend([tops + stack[0] for stack in masked.stacks if stack])
    facts.amounts(at["stacks"], [len(stack) * COUNTERS for stack in masked.stacks])


def _held(masked: State, seat: Seat, marker: int) -> int:
    """Return what lies on a slot as a number: patrons counted from *seat*, then the neutral marker and the Soloist."""
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


@lru_cache(maxsize=64)
def patron_starts(at: Layout, turn: int) -> tuple[int, ...]:
    """Return where the groups about a patron begin."""
    return tuple([at[f"patron-{turn}-{name}"] for name in OF_PATRON])


def _patron(patron: Patron, cards: tuple[Card, ...], starts: tuple[int, ...], facts: Facts) -> None:
    plays, amounts, hand, deck, kept, experience, story, works, performed, courts, spaces, composers = starts
    held = facts.held
    facts.amounts(amounts, _amounts(patron))
    held.append(plays)
    held.extend([hand + cards[card] for card in patron.hand if card >= 0])
    held.extend([deck + cards[card] for card in patron.deck])
    if patron.kept >= 0:
        held.append(kept + cards[patron.kept])
    held.extend([experience + cards[card] for card in patron.experience])
    held.extend([story + cards[card] for card in patron.story])
    held.extend([works + cards[card] for card in patron.works])
    held.extend([performed + cards[card] for card in patron.turned])
    held.extend([courts + tile for tile in patron.courts])
    for space in range(len(patron.spaces)):
        tile = patron.spaces[space]
        if tile == MARKER:
            held.append(spaces + space)
        elif tile >= 0:
            held.append(composers + tile)


def _amounts(patron: Patron) -> list[float]:
    """Return what of a patron is counted rather than named."""
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


def _soloist(soloist: Soloist, at: Layout, facts: Facts) -> None:
    amounts = [soloist.vp * VP, soloist.finance * COUNTERS, soloist.markers * MARKERS, len(soloist.deck) * MARKERS]
    facts.amounts(at["soloist-amounts"], amounts)
    facts.held.extend([at["soloist-deck"] + card for card in soloist.deck])
    facts.held.extend([at["soloist-experience"] + card for card in soloist.experience])
    facts.held.extend([at["soloist-story"] + card for card in soloist.story])
    facts.held.extend([at["soloist-courts"] + tile for tile in soloist.courts])


READING: Final = Reading(picks, turned, groups, observe)
