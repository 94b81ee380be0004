from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.kernel import Phrase, decide, why_not
from herzog.text import LANGUAGES, Renderer, for_game
from herzog.text.languages import MESSAGES
from tests.text.positions import BOXES, NAMES, positions
from tests.text.sentences import COUNTS, SAMPLE, choices_in, everything, numbers, patterns, unknown
from tests.text.typography import faults, miscounted, said_wrong, unknown_nouns
from tools.words import taught

if TYPE_CHECKING:
    from collections.abc import Iterator


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
    assert len(counting) > 4 * 210
    assert all(tried == set(COUNTS) for tried in counting.values())


def test_every_variable_is_a_number_or_not() -> None:
    """A new variable is tried as a number, or somebody has said that it is none."""
    assert unknown() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_noun_is_known(language: str) -> None:
    """What follows a number in a message has its forms in the rules, or is known not to be counted."""
    said = [each for each in everything() if each.language == language and each.number is not None]
    texts = {each.text.replace(SAMPLE, "…") for each in said}
    assert [fault for text in sorted(texts) for fault in unknown_nouns(language, text)] == []


@cache
def renderer(language: str) -> Renderer:
    """Return what says the games in *language*."""
    return Renderer(language, ["common", *GAMES])


@cache
def told(name: str, seats: int) -> tuple[Phrase, ...]:
    """Return what is told, asked, offered and refused in a game, as those who play it read it."""
    return tuple(_told(name, seats, 3))


def _told(name: str, seats: int, seed: int) -> Iterator[Phrase]:
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
    said = {renderer(language).say(phrase) for phrase in told(name, seats)}
    assert len(said) > 200
    assert [fault for text in sorted(said) for fault in (*said_wrong(text), *miscounted(language, text))] == []


def counted_in(phrase: Phrase) -> set[tuple[str, str]]:
    """Return the messages and variables through which *phrase* says a number."""
    inside = [counted_in(arg) for arg in phrase.args.values() if isinstance(arg, Phrase)]
    return {(phrase.key, name) for name, arg in phrase.args.items() if type(arg) is int}.union(*inside)


@pytest.mark.parametrize(("name", "seats"), [("fourberies", 2), ("fourberies", 4), ("lacrimosa", 1), ("lacrimosa", 3)])
def test_every_number_of_a_real_game_is_tried(name: str, seats: int) -> None:
    """What reaches a message as a number in play is a number to these tests."""
    said = set().union(*[counted_in(phrase) for phrase in told(name, seats)])
    texts = [(MESSAGES / "en" / f"{file}.ftl").read_text("utf-8") for file in ("common", name)]
    named = {(key, each) for text in texts for key, _, pattern in patterns(text) for each in choices_in(pattern).named}
    assert len(said & named) > 30
    assert sorted(f"{key}: {each}" for key, each in said & named if each not in numbers(MESSAGES)[key, ""]) == []


def test_what_a_hint_is_good_for_can_be_listed() -> None:
    """Such terms stand behind a colon, before a number, so they have no colon of their own."""
    assert [
        f"{each.language}: {each.text}" for each in everything() if each.key[:5] == "term-" and ":" in each.text
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_lessons_read_well(language: str, name: str) -> None:
    """With the names of the things they point at."""
    say = Renderer(language, ["common", name, f"lessons-{name}"]).say
    said = [say(phrase) for _, phrase in taught(name)]
    assert len(said) > 30
    assert [fault for text in said for fault in faults(language, text, counts=False)] == []


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
        ("pl", "Solista – gra solo"),
        ("pl", "2 dukatów"),
        ("pl", "21 dukat"),
        ("pl", "5 dowolne dyski"),
        ("ru", "Связь прервалась\N{NO-BREAK SPACE}– пробуем снова"),
        ("ru", "Связь прервалась — пробуем снова"),
        ("ru", "„Реквием“"),
        ("ru", "21 дукатов"),
        ("ru", "22 фишек истории"),
        ("en", "For 1 players"),
        ("fr", "1 coups"),
        ("pl", "5 lekcje"),
        ("ru", "2 ходов"),
    ],
)
def test_a_fault_is_found(language: str, text: str) -> None:
    """Each rule sees what it is for."""
    assert faults(language, text, counts=True)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "3 cows"), ("fr", "3 vaches"), ("pl", "3 krowy"), ("ru", "3 коровы")]
)
def test_a_noun_without_forms_is_found(language: str, text: str) -> None:
    """Whoever counts something new has to say its forms."""
    assert [*unknown_nouns(language, text)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 card in hand, 5 in the deck; 2 Story Point counters (you have 1). “Travel” – p. 4, K. 50"),
        ("fr", "Coût\u202f: 0 ducat\u202f; «\u202fVoyage\u202f», 2 marqueurs Point d\u2019histoire"),
        ("pl", "Koszt: 2 dukaty; „Podróż”\N{NO-BREAK SPACE}– 21 dysków, 22 dyski, brakuje ci 2 dukatów"),
        ("ru", "Стоимость: 21 дукат; «Реквием»\N{NO-BREAK SPACE}— 22 фишки, не хватает 2 дукатов"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    """No rule cries wolf."""
    assert faults(language, text, counts=True) == []
