"""Things that a person can point at: the name of each, what it does, and what to type for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from herzog.games.lacrimosa.box import KINDS, MOVEMENTS, SIDES
from herzog.games.lacrimosa.component_views import slot_key
from herzog.kernel import kind_and_ids, kind_and_word
from herzog.text.lacrimosa import components
from herzog.text.lacrimosa.things import action, kind, koechel
from herzog.text.phrase import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.games.lacrimosa.view_shapes import View
    from herzog.text.lacrimosa import LacrimosaWords
    from herzog.text.phrase import Arg, Phrase

    Naming: TypeAlias = Callable[[LacrimosaWords, list[int]], Phrase]
    Describing: TypeAlias = Callable[[LacrimosaWords, View, list[int]], list[Phrase]]
    Typing: TypeAlias = Callable[[LacrimosaWords, list[int]], list[Arg]]


def thing(words: LacrimosaWords, target: str) -> Phrase:
    """Return the name of *target*."""
    what, ids = kind_and_ids(target)
    if what == "action":
        return action(kind_and_word(target)[1])
    return NAMES[what](words, ids)


def about(words: LacrimosaWords, view: View, target: str) -> list[Phrase]:
    """Return what *target* is and does."""
    what, ids = kind_and_ids(target)
    return DESCRIPTIONS[what](words, view, ids) if what in DESCRIPTIONS else []


def handles(words: LacrimosaWords, target: str) -> list[Arg]:
    """Return what may be typed for *target*."""
    what, ids = kind_and_ids(target)
    return [*(HANDLES[what](words, ids) if what in HANDLES else []), thing(words, target)]


def _stack(words: LacrimosaWords, ids: list[int]) -> Phrase:
    side, movement = divmod(ids[0], len(MOVEMENTS))
    return phrase("lacrimosa-thing-stack", movement=words.things.movement(MOVEMENTS[movement]), side=SIDES[side])


def _points(key: str) -> Naming:
    return lambda words, ids: phrase(key, kind=KINDS[ids[1]], **words.who(ids[0]))


NAMES: Final[dict[str, Naming]] = {
    "opus": lambda words, ids: words.things.card(ids[0]),
    "memory": lambda words, ids: words.things.card(ids[0]),
    "place": lambda words, ids: components.place(words.things, ids[0]).name,
    "slot": lambda words, ids: words.things.slot(ids[0]),
    "stack": _stack,
    "court": lambda words, ids: words.things.tile_name(ids[0]),
    "space": lambda words, ids: phrase("lacrimosa-thing-space", place=words.things.space(ids[1]), **words.who(ids[0])),
    "seat": lambda words, ids: phrase("lacrimosa-thing-seat", **words.who(ids[0])),
    "track": _points("lacrimosa-thing-track"),
    "counters": _points("lacrimosa-thing-counters"),
    "bank": _points("lacrimosa-thing-bank"),
    "supply": lambda _words, _ids: phrase("lacrimosa-thing-supply"),
    "bonus": lambda _words, _ids: phrase("lacrimosa-thing-bonus"),
}


def _about_place(words: LacrimosaWords, view: View, ids: list[int]) -> list[Phrase]:
    tile = view.places[ids[0]].tile
    if tile is None:
        return [phrase("lacrimosa-empty")]
    return components.city_or_court(words.things, tile.id, gilded=tile.gilded).about


def _about_stack(words: LacrimosaWords, view: View, ids: list[int]) -> list[Phrase]:
    stacks = [stack for movement in view.movements for stack in movement.stacks if stack.id == ids[0]]
    return components.composer_tile(words.things, stacks[0].tiles[0].id).about


def _about_space(words: LacrimosaWords, view: View, ids: list[int]) -> list[Phrase]:
    space = view.patrons[ids[0]].spaces[ids[1]]
    if space.tile:
        return components.composer_tile(words.things, space.tile.id).about
    return components.space(words.things, space.id).about


DESCRIPTIONS: Final[dict[str, Describing]] = {
    "opus": lambda words, _view, ids: components.opus(words.things, ids[0]).about,
    "memory": lambda words, _view, ids: components.memory(words.things, ids[0]).about,
    "court": lambda words, _view, ids: components.city_or_court(words.things, ids[0], gilded=False).about,
    "place": _about_place,
    "stack": _about_stack,
    "space": _about_space,
    "bonus": lambda words, view, _ids: components.bonus(words.things, view.bonus.id).about if view.bonus else [],
}


def _opus_handles(words: LacrimosaWords, ids: list[int]) -> list[Arg]:
    opus = words.things.opus(ids[0])
    return [opus.title, opus.key, koechel(opus.koechel)]


def _memory_handles(words: LacrimosaWords, ids: list[int]) -> list[Arg]:
    memory = words.things.memory(ids[0])
    return [memory.title, memory.key]


def _place_handles(words: LacrimosaWords, ids: list[int]) -> list[Arg]:
    place = words.things.box.printed.board.locations[ids[0]]
    return [place.name, str(place.number)]


def _own_kind(words: LacrimosaWords, ids: list[int]) -> list[Arg]:
    return [kind(KINDS[ids[1]]), KINDS[ids[1]]] if ids[0] == words.reader else []


HANDLES: Final[dict[str, Typing]] = {
    "opus": _opus_handles,
    "memory": _memory_handles,
    "place": _place_handles,
    "slot": lambda words, ids: [words.things.slot(ids[0]), slot_key(words.things.box, ids[0])],
    "space": lambda words, ids: [words.things.space(ids[1])] if ids[0] == words.reader else [],
    "track": _own_kind,
    "counters": _own_kind,
    "bank": _own_kind,
    "seat": lambda words, ids: [words.names[ids[0]]],
}
