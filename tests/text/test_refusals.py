from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.kernel import why_not
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.rulebook import read
from tests.text.positions import BOXES, NAMES, positions

if TYPE_CHECKING:
    from herzog.text import Phrase

ATTEMPTS = 50_000  # for each of the two games


@cache
def renderer(language: str) -> Renderer:
    """Return what says the games in *language*."""
    return Renderer(language, ["common", *GAMES])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_attempt_is_answered(name: str) -> None:
    """Whatever a person points at and may not pick: there is a reason, in four languages, and a rule in the book."""
    game, rules = GAMES[name], {entry.number for entry in read(name, "en").entries}
    attempts, seed, codes = 0, 0, set[str]()
    while attempts < ATTEMPTS:
        seed += 1
        seats = game.seats[seed % len(game.seats)]
        for n, (match, asked, _) in enumerate(positions(name, seats, seed)):
            seat = (asked + (n % 9 == 0)) % seats  # now and then somebody whose turn it is not
            masked = match.masked(seat)
            words = for_game(name)(BOXES[name], NAMES[:seats], seat)
            for target in game.pointable(masked) if n % 3 == 0 else ():
                for reason in why_not(masked, seat, target):
                    attempts += 1
                    codes.add(reason.code)
                    assert reason.rule in rules, f"{target}: {reason}"
                    assert in_words(words.reason(masked, reason))
    assert {"not-now", "not-asked"} < codes
    assert len(codes) > 14, codes


def in_words(phrase: Phrase) -> str:
    """Say *phrase* in every language and return it in English."""
    said = [renderer(language).say(phrase) for language in LANGUAGES]
    assert all(said)
    return said[0]
