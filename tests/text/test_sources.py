"""Where points come from: one gain in the log, all gains of a kind in the score."""

from __future__ import annotations

import pytest

from herzog.games.lacrimosa.events import Gained
from herzog.text import LANGUAGES, Renderer, for_game, phrase
from tests.text.positions import BOXES, NAMES

LOGGED = {
    "en": "You gain 2 VP (sale).",
    "fr": "Vous gagnez 2 PV (vente).",
    "pl": "Zyskujesz 2 PZ (sprzedaż).",
    "ru": "Вы получаете 2 ПО (продажа).",
}
SPACES = {
    "en": ("instrument space", "instrument spaces"),
    "fr": ("case Instrument", "cases Instrument"),
    "pl": ("pole instrumentu", "pola instrumentów"),
    "ru": ("ячейка инструмента", "ячейки инструментов"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_of_one_gain_and_the_score_of_many(language: str) -> None:
    """Nobody reads that they gained 2 VP from sales; a score sheet has a line for all sales."""
    words, renderer = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], 0), Renderer(language)
    sale, space = [renderer.say(words.event(gain)) for gain in (Gained(0, "sale", vp=2), Gained(0, "instrument", vp=2))]
    assert sale == LOGGED[language]
    one, many = SPACES[language]
    assert space.endswith(f" ({one}).")
    assert renderer.say(phrase("lacrimosa-source-instrument")) == many
