"""The three kinds of Story Points, in the form that a sentence needs and in the one that people type."""

from __future__ import annotations

import pytest

from herzog.games import GAMES
from herzog.games.lacrimosa.events import CounterBought
from herzog.kernel import decide
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.asked import choices, names_of
from herzog.text.typed import meant, plain
from tests.rule import rule
from tests.text.positions import BOXES, NAMES, positions

TYPED = {
    "en": ("talent", "journey", "composition"),
    "fr": ("talent", "voyage", "composition"),
    "pl": ("talent", "podróż", "kompozycja"),
    "ru": ("талант", "путешествие", "композиция"),
}
BOUGHT = {
    "en": "You buy a Journey counter for 3 ducats.",
    "fr": "Vous échangez 3 ducats contre un marqueur Voyage.",
    "pl": "Kupujesz dysk podróży za 3 dukaty.",
    "ru": "Вы покупаете фишку путешествия за 3 дуката.",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["track", "counters", "bank"])
def test_a_kind_typed_in_full_is_understood(language: str, what: str) -> None:
    """As it is called by itself, whatever case its name stands in on the board."""
    words, renderer = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], 0), Renderer(language)
    for at, typed in enumerate(TYPED[language]):
        assert plain(typed) in names_of(words, renderer, f"{what}:0:{at}")


@rule("LAC-3.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kind_alone_buys_a_counter(language: str) -> None:
    """Where all three can be bought, the name of each means its own button."""
    for _, seat, masked in positions("lacrimosa", 2, 3):
        words, renderer = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], seat), Renderer(language)
        decision = decide(GAMES["lacrimosa"], masked, seat)
        assert decision
        options = words.word(masked, decision).options
        buttons = [option for option in options if option.facts.meaning == "buy-counter"]
        if decision.ask == "EndTurn" and len(buttons) == 3 == len(options) - 1:  # and nothing to sell
            break
    found = choices(words, renderer, options)
    for option, typed in zip(buttons, TYPED[language], strict=True):
        assert [choice.pick for choice in meant(plain(typed), found)] == [option.pick]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_kind_in_its_case(language: str) -> None:
    """A counter of what: the genitive in Polish and Russian."""
    words = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], 0)
    assert Renderer(language).say(words.event(CounterBought(0, "journey", 3))) == BOUGHT[language]
