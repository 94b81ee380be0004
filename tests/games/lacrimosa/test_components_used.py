"""Every component of the set comes into play in recorded games."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import NONE
from herzog.kernel import EventLog, apply, settle
from tests.games.lacrimosa.scenario import BOX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import Event

PLAYED = [
    (4, {"composers": "eybler+stadler"}, range(60)),
    (4, {"composers": "suessmayr+freystaedtler"}, range(60)),
    (1, {"difficulty": "easy"}, range(3)),
    (1, {"difficulty": "difficult"}, range(3)),
]

WANTED = {
    "opus commissioned": set(range(46)),
    "opus performed or sold": set(range(46)),
    "starting opus used": set(BOX.starting_opus),
    "memory documented": set(range(50, 84)),
    "starting memory laid": {card for deck in BOX.starting_memories for card in deck},
    "face used": set(range(2 * len(BOX.goals))),
    "composer hired": set(range(len(BOX.tiles))),
    "bonus shown": set(range(len(BOX.bonuses))),
    "constanze drawn": set(range(len(BOX.closed))),
    "soloist card above": set(range(len(BOX.soloist))),
    "soloist card below": set(range(len(BOX.soloist))),
    "space emptied": set(range(len(BOX.spaces))),
    "slot filled": set(range(len(BOX.slots))),
    "place visited": set(range(len(BOX.is_court))),
    "finance space": set(range(len(BOX.finance))),
    "row space": set(range(len(BOX.memory_prices))),
}


def _uses(event: Event) -> Iterator[tuple[str, int]]:
    """Yield which components an event tells of."""
    is_a, told = type(event).__name__, event
    fields: dict[str, Any] = {name: getattr(told, name) for name in event.__struct_fields__}
    card = fields.get("card", NONE)
    if is_a in {"Performed", "Sold"}:
        yield ("opus performed or sold" if card < 46 else "starting opus used", card)
    elif is_a in {"CityVisited", "CourtTaken"}:
        yield "face used", 2 * fields["tile"] + fields["gilded"]
    elif is_a == "SoloistLaid":
        yield ("soloist card above" if fields["section"] == "experience" else "soloist card below", card)
    elif is_a in {"ExperienceLaid", "StoryLaid"} and card >= 84:
        yield "starting memory laid", card
    elif is_a == "MarkerPlaced":
        yield "space emptied", fields["space"]
        yield "slot filled", fields["slot"]
    elif is_a in SIMPLE:
        kind, field = SIMPLE[is_a]
        yield kind, fields[field]


SIMPLE = {
    "Commissioned": ("opus commissioned", "card"),
    "Documented": ("memory documented", "card"),
    "ComposerHired": ("composer hired", "tile"),
    "BonusShown": ("bonus shown", "bonus"),
    "ConstanzeDrawn": ("constanze drawn", "card"),
    "Travelled": ("place visited", "place"),
    "CardTurnedUp": ("row space", "space"),
}


@pytest.mark.slow
def test_every_component_is_used() -> None:
    """Recorded games with rich patrons use all of them; what is missing is named."""
    used: dict[str, set[int]] = defaultdict(set)
    for seats, options, seeds in PLAYED:
        for seed in seeds:
            for kind, number in _played(seats, options, seed):
                used[kind].add(number)
    missing = {kind: sorted(wanted - used[kind]) for kind, wanted in WANTED.items() if wanted - used[kind]}
    assert not missing


def _played(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[str, int]]:
    """Play a game with plain picks, patrons kept rich so that dear things are bought; yield what it uses."""
    rng, state = Random(seed), GAME.new(seats, options, BOX)
    settle(state)
    while state.agenda:
        frame = state.agenda[-1]
        asked = frame.seats()[0]
        if frame.name == "UseCard":
            state.patrons[asked].ducats = max(state.patrons[asked].ducats, 25)
        picks = frame.plain(state, asked)
        busy = picks[:-1] if frame.name in {"TakeActions", "UseCard"} and len(picks) > 1 else picks
        log = EventLog()
        apply(state, asked, rng.choice(busy), log)
        for event in log.heard_by(None):
            yield from _uses(event)
        for patron in state.patrons:
            yield "finance space", patron.finance
