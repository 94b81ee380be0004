from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.games.lacrimosa import GAME as LACRIMOSA
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.rulebook import read
from tests.text.positions import BOXES, NAMES, positions
from tests.text.sentences import Sentence
from tests.text.test_glossary import GLOSSARY, breaks
from tests.text.typography import faults

if TYPE_CHECKING:
    from herzog.kernel import Phrase
    from herzog.text import Described
    from herzog.text.phrase import Kind

NAMED = {"fourberies": ("encounter", "request", "city"), "lacrimosa": ("opus", "memory", "place", "slot")}
ORIGINAL = ("Divertimento 15 – Lodronische Nachtmusik No. 2",)  # printed so in every language, with a dash of its own
TOLD = {"fourberies": ("encounter", "request"), "lacrimosa": ("opus", "memory")}


@cache
def components(name: str) -> dict[str, Described]:
    """Return the components of a game."""
    return for_game(name)(BOXES[name], [], None).components()


def phrases(described: Described) -> list[Phrase]:
    """Return all that is said of a component."""
    return [described.name, described.line, *described.about, *([described.later] if described.later else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_component_can_be_said(name: str, language: str) -> None:
    """By name, in a line and in full."""
    renderer = Renderer(language, ["common", name])
    for target, described in components(name).items():
        assert all(renderer.say(phrase) for phrase in phrases(described)), target


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_component_is_set_right_and_called_by_its_terms(name: str, language: str) -> None:
    """Names of packs follow typography and glossary, too; titles in their original language are quoted as they are."""
    renderer = Renderer(language, ["common", name])
    said = {renderer.say(phrase) for described in components(name).values() for phrase in phrases(described)}
    ours = {text for text in said if not any(title in text for title in ORIGINAL)}
    assert len(ours) > 150
    assert [fault for text in sorted(ours) for fault in faults(language, text, counts=True)] == []
    sentences = [Sentence(language, name, "", None, text) for text in ours]
    assert [(each.text, word.word) for word in GLOSSARY.forbidden for each in sentences if breaks(each, word)] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_words_are_those_of_every_table(name: str) -> None:
    """What can be pointed at during a game is called and described as the set has it, whoever sits there."""
    game, met = GAMES[name], set()
    for n, (_, seat, masked) in enumerate(positions(name, 3, 4)):
        if n % 12:
            continue
        words, view = for_game(name)(BOXES[name], NAMES[:3], seat), game.view(masked, seat)
        for target in game.pointable(masked):
            kind = target.partition(":")[0]
            if kind in NAMED[name]:
                assert words.thing(target) == components(name)[target].name
            if kind in TOLD[name]:
                met.add(kind)
                assert words.about(view, target) == components(name)[target].about
    assert met == set(TOLD[name])


def test_a_place_is_told_by_the_tile_that_lies_there() -> None:
    """By the side that shows."""
    words, sides = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:3], 0), set()
    for n, (match, _, _) in enumerate(positions("lacrimosa", 3, 1)):
        view = GAMES["lacrimosa"].view(match.masked(0), 0) if n % 12 == 0 else None
        for place in [place for place in view.places if place.tile] if view else []:
            tile = place.tile
            side = f"{tile.kind}:{tile.id}{':gilded' if tile.gilded else ''}"
            assert words.about(view, f"place:{place.id}") == components("lacrimosa")[side].about
            sides.add(tile.gilded)
    assert sides == {False, True}


def test_both_sides_of_a_tile_are_told_apart() -> None:
    """A City or Court tile gives more by its gilded side; a Court is worth the same at the end by both."""
    found = components("lacrimosa")
    gilded = [target for target in found if target.endswith(":gilded")]
    assert len(gilded) == len(LACRIMOSA.load().goals)
    for target in gilded:
        plain = found[target.removesuffix(":gilded")]
        assert found[target].name != plain.name
        assert found[target].later == plain.later
        assert (plain.later is not None) is target.startswith("court:")


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_be_pointed_at_is_of_a_kind_that_is_explained(name: str) -> None:
    """By its own name, by what it is, or by what its name begins with; the rule it cites is there."""
    kinds, met = for_game(name)(BOXES[name], [], None).kinds, set()
    known = {target: described.kind for target, described in components(name).items()}
    for n, (_, _, masked) in enumerate(positions(name, 2, 4)):
        targets = GAMES[name].pointable(masked) if n % 12 == 0 else []
        met |= {kind_of(target, known, kinds) for target in targets}
    assert met <= set(kinds)
    assert len(met) > len(kinds) / 4
    assert {each.rule for each in kinds.values()} <= {rule.number for rule in read(name, "en").entries}


def kind_of(target: str, known: dict[str, str], kinds: dict[str, Kind]) -> str:
    """Return the kind of a thing, as the page finds it."""
    return known.get(target) or (target if target in kinds else target.partition(":")[0])
