"""The inputs of the network for Lacrimosa: small facts about one side of the table.

Every fact has a number; the input is the list of facts that hold. Cards with the same face are one fact, so lessons
about the first patron's starting cards also apply to those of the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from herzog.bots.learned import Features
from herzog.games.lacrimosa.box import DIFFICULTIES, KINDS, MOST_PATRONS
from herzog.games.lacrimosa.soloist import SEAT as SOLOIST
from herzog.games.lacrimosa.state import MARKER, owner_of, side_of

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, MemoryCard, Reward
    from herzog.games.lacrimosa.state import Patron, Soloist, State
    from herzog.kernel import Seat

# How many values are distinguished; larger ones count as the largest.
DUCATS: Final = 24
COUNTERS: Final = 6
MARKERS: Final = 8  # of a patron or the Soloist
TABLES: Final = 4  # two, three and four patrons, and one against the Soloist


@final
class Layout:
    """Where the facts of each kind begin."""

    def __init__(self, box: Box) -> None:
        self.faces: Final = _faces(box)
        self.steps: Final = box.track_max + 1  # positions of the marker on a track
        n_faces = max(self.faces) + 1
        self.spans: Final[dict[str, tuple[int, int]]] = {}
        self.size = 0
        self.time: Final = self._kind("time", box.rounds * (box.turns + 1) * TABLES)
        self.order: Final = self._kind("order", (box.turns + 1) * MOST_PATRONS)
        self.ducats: Final = self._kind("ducats", DUCATS)
        self.tracks: Final = self._kind("tracks", len(KINDS) * self.steps)
        self.counters: Final = self._kind("counters", len(KINDS) * COUNTERS)
        self.finance: Final = self._kind("finance", len(box.finance))
        self.to_lay: Final = self._kind("cards", n_faces)
        self.used: Final = self._kind("experiences", n_faces)
        self.told: Final = self._kind("story", n_faces)
        self.works: Final = self._kind("works", box.n_opus)
        self.turned: Final = self._kind("performed", box.n_opus)
        self.courts: Final = self._kind("courts", len(box.goals))
        self.composers: Final = self._kind("composers", len(box.tiles))
        self.markers: Final = self._kind("markers", MARKERS)
        self.slots: Final = self._kind("requiem", 4 * len(box.slots))
        self.bonus: Final = self._kind("bonus", len(box.bonuses))
        self.soloist_finance: Final = self._kind("soloist-finance", len(box.finance))
        self.soloist_markers: Final = self._kind("soloist-markers", MARKERS)
        self.soloist_deck: Final = self._kind("soloist-deck", len(box.soloist))
        self.soloist_story: Final = self._kind("soloist-story", len(box.soloist))

    def _kind(self, name: str, n: int) -> int:
        start = self.size
        self.size += n
        self.spans[name] = start, self.size
        return start


def _faces(box: Box) -> tuple[int, ...]:
    """Return the face of each Memory by card; cards with identical print have the same number."""
    known: dict[str, int] = {}
    return tuple([known.setdefault(_face(card), len(known)) for card in box.memories])


def _face(card: MemoryCard) -> str:
    return repr((card.period, _reward(card.reward), card.actions, card.story, card.story_vp))


def _reward(reward: Reward) -> object:
    return (
        (reward.ducats, reward.counters, reward.wild_counters, reward.steps, reward.wild_steps, reward.finance),
        (reward.vp, reward.per_type, reward.per_vp, reward.actions, reward.perform_type, reward.sell_type),
        _reward(reward.bonus) if reward.bonus else None,
        reward.neutral,
    )


@lru_cache(maxsize=4)
def layout(box: Box) -> Layout:
    """Return where the facts of each kind begin with the components in *box*."""
    return Layout(box)


def facts(state: State, seat: Seat) -> list[int]:
    """Return the facts that hold for the side of *seat*; after the patrons comes the Soloist."""
    known = layout(state.box)
    if seat >= len(state.patrons):
        assert state.soloist is not None, "only the Soloist comes after the patrons"
        return _of_soloist(state, state.soloist, known)
    return _of_patron(state, state.patrons[seat], seat, known)


def _of_patron(state: State, patron: Patron, seat: Seat, known: Layout) -> list[int]:
    box, n, laid = state.box, len(state.patrons), len(patron.experience)
    moment = (state.period - 1) * (box.turns + 1) + laid
    return [
        known.time + moment * TABLES + n - 1,
        known.order + laid * MOST_PATRONS + (seat - state.first) % n,
        known.ducats + min(patron.ducats, DUCATS - 1),
        known.finance + patron.finance,
        known.bonus + state.bonus,
        *_points(patron, known),
        *_cards(patron, known),
        *[known.works + card for card in patron.works],
        *[known.turned + card for card in patron.turned],
        *[known.courts + tile for tile in patron.courts],
        *[known.composers + tile for tile in patron.spaces if tile >= 0],
        known.markers + patron.spaces.count(MARKER),
        *_slots(state, seat, known),
    ]


def _points(patron: Patron, known: Layout) -> list[int]:
    """Return the facts about Story Points: on each track, and as counters."""
    tracks = [known.tracks + kind * known.steps + patron.track[kind] for kind in range(len(KINDS))]
    most = COUNTERS - 1
    return tracks + [known.counters + kind * COUNTERS + min(patron.counters[kind], most) for kind in range(len(KINDS))]


def _cards(patron: Patron, known: Layout) -> list[int]:
    """Return the facts about the nine cards: still to be laid, and laid in either section."""
    faces = known.faces
    return [
        *[known.to_lay + faces[card] for card in patron.hand if card >= 0],
        *[known.to_lay + faces[card] for card in patron.deck],
        *[known.used + faces[card] for card in patron.experience],
        *[known.told + faces[card] for card in patron.story],
    ]


def _slots(state: State, seat: Seat, known: Layout) -> list[int]:
    """Return who holds each space of the Requiem (this side or another), and which side of the marker is up."""
    return [
        known.slots + 4 * slot + 2 * (owner_of(held) == seat) + side_of(held)
        for slot, held in enumerate(state.slots)
        if held >= 0
    ]


def _of_soloist(state: State, soloist: Soloist, known: Layout) -> list[int]:
    box = state.box
    moment = (state.period - 1) * (box.turns + 1) + min(len(soloist.experience), box.turns)
    return [
        known.time + moment * TABLES,
        known.soloist_finance + soloist.finance,
        known.soloist_markers + min(soloist.markers, MARKERS - 1),
        *[known.soloist_deck + card for card in soloist.deck],
        *[known.soloist_story + card for card in soloist.story],
        *[known.courts + tile for tile in soloist.courts],
        *_slots(state, SOLOIST, known),
    ]


def phase(state: State) -> int:
    """Return the period, from 0."""
    return max(0, state.period - 1)


def spans(box: Box) -> dict[str, tuple[int, int]]:
    """Return where the facts of each kind begin and end with the components in *box*."""
    return layout(box).spans


def left(state: State) -> float:
    """Return the share of all turns still to come."""
    box, n = state.box, len(state.patrons)
    return 1 - (box.turns * (state.period - 1) + state.turn / n) / (box.turns * box.rounds)


def seats(state: State) -> int:
    """Return how many patrons there are."""
    return len(state.patrons)


def table(state: State) -> str:
    """Return the kind of table: how many patrons there are, or how difficult the Soloist is."""
    soloist = state.soloist
    return f"soloist-{_difficulty(state.box, soloist)}" if soloist else f"{seats(state)}"


def _difficulty(box: Box, soloist: Soloist) -> str:
    """Return the difficulty, which shows in the Soloist's cards: they never leave the game. [LAC-12.6]"""
    cards = tuple(sorted(soloist.deck + soloist.experience + soloist.story))
    return next(name for name, each in zip(DIFFICULTIES, box.difficulties, strict=True) if each.cards == cards)


# Kinds of facts and terms that explanations combine, by name of the group.
GROUPS: Final = {
    "learned-cards": (("cards", "experiences", "story", "soloist-deck", "soloist-story"), ("story", "cards", "deck")),
    "learned-works": (("works", "performed"), ("works",)),
    "learned-requiem": (("composers", "markers", "requiem", "soloist-markers"), ("requiem", "composers")),
    "learned-means": (
        ("ducats", "tracks", "counters", "finance", "soloist-finance"),
        ("ducats", "tracks", "counters", "finance"),
    ),
    "learned-courts": (("courts",), ("courts",)),
    "learned-moment": (("time", "order", "bonus"), ("points", "bonus")),
}

FEATURES: Final = Features(facts, phase, left, seats, table, spans, 5, GROUPS)
