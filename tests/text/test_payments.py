"""What somebody pays, in words: each ducat, point and counter once."""

from __future__ import annotations

import pytest

from herzog.games.lacrimosa.events import Paid
from herzog.games.lacrimosa.game import GAME
from herzog.games.lacrimosa.view_shapes import DueView, MixView, PriceView
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.lacrimosa.things import paid_by_default
from tests.rule import rule
from tests.text.positions import BOXES, NAMES

NONE = [0, 0, 0]
PAYMENTS = {
    "plain": Paid(0, [2, 0, 0], [0, 1, 0], NONE, NONE, 0, 4, 1),
    "bought": Paid(0, [0, 0, 1], NONE, [1, 0, 0], NONE, 0, 5, 0),
    "only bought": Paid(0, NONE, NONE, [1, 2, 0], NONE, 0, 9, 0),
    "sold": Paid(0, NONE, NONE, NONE, [0, 2, 0], 2, 5, 0),
    "only sold": Paid(0, NONE, NONE, NONE, [0, 1, 0], 1, 1, 0),
    "both": Paid(0, NONE, NONE, [2, 0, 0], [0, 4, 1], 5, 8, 0),
    "a point by itself": Paid(0, NONE, NONE, [1, 0, 0], NONE, 0, 0, 0),
    "a counter by itself": Paid(0, NONE, NONE, NONE, [0, 0, 1], 1, 0, 0),
}
SAID = {
    "en": {
        "plain": "You pay 2 Talent from the track, 1 Journey counter, 4 ducats and 1 Finance step down.",
        "bought": "You pay 1 Composition from the track and 5 ducats (3 of them for 1 Talent).",
        "only bought": "You pay 9 ducats (for 1 Talent and 2 Journey).",
        "sold": "You pay 5 ducats (2 of them from selling 2 Journey counters).",
        "only sold": "You pay 1 ducat (from selling 1 Journey counter).",
        "both": "You pay 8 ducats (6 of them for 2 Talent; "
        "5 of them from selling 4 Journey counters and 1 Composition counter).",
        "a point by itself": "You pay 1 Talent from the bank (paid for at the end).",
        "a counter by itself": "You sell a Composition counter for 1 ducat.",
    },
    "fr": {
        "plain": "Vous payez 2 points Talent de la piste, 1 marqueur Voyage, 4 ducats "
        "et recul d’une case sur la piste Finances.",
        "bought": "Vous payez 1 point Composition de la piste et 5 ducats (dont 3 pour 1 point Talent).",
        "only bought": "Vous payez 9 ducats (pour 1 point Talent et 2 points Voyage).",
        "sold": "Vous payez 5 ducats (dont 2 par échange : 2 marqueurs Voyage).",
        "only sold": "Vous payez 1 ducat (par échange : 1 marqueur Voyage).",
        "both": "Vous payez 8 ducats (dont 6 pour 2 points Talent ; "
        "dont 5 par échange : 4 marqueurs Voyage et 1 marqueur Composition).",
        "a point by itself": "Vous payez 1 point Talent de la banque (ducats payés à la fin).",
        "a counter by itself": "Vous échangez un marqueur Composition contre 1 ducat.",
    },
    "pl": {
        "plain": "Płacisz 2 punkty z toru talentu, 1 dysk podróży, 4 dukaty i cofnięcie o 1 pole na torze funduszy.",
        "bought": "Płacisz 1 punkt z toru kompozycji i 5 dukatów (w tym 3 na zakup: 1 punkt talentu).",
        "only bought": "Płacisz 9 dukatów (na zakup: 1 punkt talentu i 2 punkty podróży).",
        "sold": "Płacisz 5 dukatów (w tym 2 ze sprzedaży: 2 dyski podróży).",
        "only sold": "Płacisz 1 dukata (ze sprzedaży: 1 dysk podróży).",
        "both": "Płacisz 8 dukatów (w tym 6 na zakup: 2 punkty talentu; "
        "w tym 5 ze sprzedaży: 4 dyski podróży i 1 dysk kompozycji).",
        "a point by itself": "Płacisz 1 punkt talentu z banku (dukaty płaci się na końcu).",
        "a counter by itself": "Sprzedajesz dysk kompozycji za 1 dukata.",
    },
    "ru": {
        "plain": "Вы платите 2 очка со шкалы таланта, 1 фишку путешествия, 4 дуката "
        "и сдвиг на 1 деление вниз по шкале финансов.",
        "bought": "Вы платите 1 очко со шкалы композиции и 5 дукатов (из них 3 на покупку: 1 очко таланта).",
        "only bought": "Вы платите 9 дукатов (на покупку: 1 очко таланта и 2 очка путешествия).",
        "sold": "Вы платите 5 дукатов (из них 2 от продажи: 2 фишки путешествия).",
        "only sold": "Вы платите 1 дукат (от продажи: 1 фишка путешествия).",
        "both": "Вы платите 8 дукатов (из них 6 на покупку: 2 очка таланта; "
        "из них 5 от продажи: 4 фишки путешествия и 1 фишка композиции).",
        "a point by itself": "Вы платите 1 очко таланта из банка (дукаты в конце).",
        "a counter by itself": "Вы продаёте фишку композиции за 1 дукат.",
    },
}


@rule("LAC-3.2", "LAC-3.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ducat_is_said_once(language: str) -> None:
    """Bought points and sold counters are part of the ducats, not further things to pay."""
    words, renderer = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], 0), Renderer(language)
    said = {name: renderer.say(words.event(payment)) for name, payment in PAYMENTS.items()}
    assert said == SAID[language]


def test_a_price_foretells_its_payment() -> None:
    """What paying by default will cost says the same as the payment that follows, and never names an extra ducat."""
    box = GAME.load()
    asked = PriceView(talent=1, journey=0, composition=0, ducats=2, finance=0)
    mix = MixView(steps=NONE, counters=NONE, bought=[1, 0, 0], sold=[0, 3, 0], ducats=5)
    due = DueView(price=asked, payable=True, mix=mix, missing=NONE, short=0)
    said = Renderer("en").text(paid_by_default(box, due))
    assert said == "5 ducats (3 of them for 1 Talent; 3 of them from selling 3 Journey counters)"
