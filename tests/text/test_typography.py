from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.kernel import decide, why_not
from herzog.text import LANGUAGES, Renderer, for_game
from tests.text.positions import BOXES, NAMES, positions
from tests.text.sentences import COUNTS, everything
from tests.text.typography import faults, miscounted, said_wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import Phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_set_and_counted_right(language: str) -> None:
    """In all its variants, and with each number that languages treat in a way of their own."""
    assert [
        f"{each.file}/{each.key}: {fault}"
        for each in everything()
        if each.language == language
        for fault in faults(language, each.text, counts=each.number is not None)
    ] == []


def test_every_number_is_tried() -> None:
    """Messages that count are found in all languages, and said with all the numbers."""
    counting: dict[tuple[str, str], set[int]] = defaultdict(set)
    for each in everything():
        if each.number is not None:
            counting[each.language, each.key].add(each.number)
    assert len(counting) > 4 * 180
    assert all(tried == set(COUNTS) for tried in counting.values())


@cache
def renderer(language: str) -> Renderer:
    """Return what says the games in *language*."""
    return Renderer(language, ["common", *GAMES])


def told(name: str, seats: int, seed: int) -> Iterator[Phrase]:
    """Yield what is told, asked, offered and refused in a game, as those who play it read it."""
    game, heard = GAMES[name], 0
    for n, (match, seat, masked) in enumerate(positions(name, seats, seed)):
        words = for_game(name)(BOXES[name], NAMES[:seats], seat)
        yield from (words.event(event) for log in match.logs[heard:] for event in log.heard_by(seat))
        heard = len(match.logs)
        if n % 5 == 0:
            decision = decide(game, masked, seat)
            assert decision
            worded = words.word(masked, decision)
            yield from (worded.question, *[option.label for option in worded.options])
            yield from (option.effect for option in worded.options if option.effect)
            for target in game.pointable(masked):
                yield from (words.reason(masked, reason) for reason in why_not(masked, seat, target))
            for part in words.parts(game.view(masked, seat)):
                yield from (cell for line in part.lines for cell in line.cells)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("fourberies", 2), ("fourberies", 4), ("lacrimosa", 1), ("lacrimosa", 3)])
def test_a_real_game_reads_well(language: str, name: str, seats: int) -> None:
    """With real names and phrases inside phrases: no brackets in brackets, no two colons, nothing miscounted."""
    said = {renderer(language).say(phrase) for phrase in told(name, seats, 3)}
    assert len(said) > 200
    assert [fault for text in sorted(said) for fault in (*said_wrong(text), *miscounted(language, text))] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ben's turn"),
        ("en", "One moment …"),
        ("en", "1 cards in hand"),
        ("en", "5 Talent counter"),
        ("en", "You play a card (2 VP (religious music))"),
        ("en", "Secret Requests used: Anna: The Astrologer."),
        ("en", "Secret Request: The Queen. difference"),
        ("en", "Wait..."),
        ("fr", "Coût : 3 ducats"),
        ("fr", "Coût\N{NO-BREAK SPACE}: 3 ducats"),
        ("fr", "Coût: 3 ducats"),
        ("fr", "« Requiem »"),
        ("fr", "0 cartes"),
        ("fr", "21 carte"),
        ("pl", "“Requiem”"),
        ("pl", "2 dukatów"),
        ("pl", "21 dukat"),
        ("pl", "5 dowolne dyski"),
        ("ru", "Связь прервалась – пробуем снова"),
        ("ru", "„Реквием“"),
        ("ru", "21 дукатов"),
        ("ru", "22 фишек истории"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    """Each rule sees what it is for."""
    assert faults(language, text, counts=True)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 card in hand, 5 in the deck; 2 Story Point counters (you have 1). “Travel” – p. 4, K. 50"),
        ("fr", "Coût\u202f: 0 ducat\u202f; «\u202fVoyage\u202f», 2 marqueurs Point d\u2019histoire"),
        ("pl", "Koszt: 2 dukaty; „Podróż” – 21 dysków, 22 dyski, brakuje ci 2 dukatów"),
        ("ru", "Стоимость: 21 дукат; «Реквием» — 22 фишки, не хватает 2 дукатов"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    """No rule cries wolf."""
    assert faults(language, text, counts=True) == []
