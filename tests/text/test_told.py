"""The order in which the log tells what happened."""

from __future__ import annotations

from itertools import pairwise

import pytest

from herzog.games.fourberies.events import ActorMet, ActorPaid, NothingStolen
from herzog.table.screen import Screen
from herzog.text import LANGUAGES, Renderer, for_game
from tests.text.positions import BOXES, NAMES, positions

TOLD = {
    "en": "You meet {card}. You pay this Actor 1 Écu.",
    "fr": "Vous rencontrez {card}. Vous lui versez 1 Écu.",
    "pl": "Spotykasz Aktora: {card}. Płacisz mu 1 écu.",
    "ru": "Вы встречаете Актёра: {card}. Вы платите ему 1 экю.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_actor_comes_before_the_price(language: str) -> None:
    """The rules take the price first; whoever reads wants to know first who came."""
    words = for_game("fourberies")(BOXES["fourberies"], NAMES[:2], 0)
    paid, met, moved = ActorPaid(0, 31, 1), ActorMet(0, 31), NothingStolen(0)
    assert words.in_order([moved, paid, met, moved]) == [moved, met, paid, moved]
    renderer = Renderer(language, ["common", "fourberies"])
    said = " ".join(renderer.say(words.event(event)) for event in words.in_order([paid, met]))
    assert said == TOLD[language].format(card=renderer.say(words.thing("encounter:31")))


def test_everybody_at_a_table_reads_it_so() -> None:
    """The page gets each Actor who is paid before the payment."""
    *_, (match, _, _) = positions("fourberies", 3, 4)
    log = Screen(match, NAMES[:3]).now(1, (0,), 0).seats[0].log
    heard = [said.event for entry in log for said in entry.said]
    priced = [(before, after) for before, after in pairwise(heard) if after["type"] == "ActorPaid"]
    assert priced
    for before, after in priced:
        assert (before["type"], before.get("encounter")) == ("ActorMet", after["encounter"])
