from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from herzog.kernel import Record
from herzog.text import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed

FOURBERIES = ("play", "fourberies", "--seats", "Ana,uniform,uniform", "--seed", "3", "--lang", "en")
LACRIMOSA = ("play", "lacrimosa", "--seats", "Ana,uniform", "--seed", "3", "--lang", "en")


def flat(said: str) -> str:
    """Return *said* on one line."""
    return " ".join(said.split())


def answers(said: str) -> list[str]:
    """Return what was said after each prompt, each on one line."""
    return [flat(answer) for answer in said.split("\n> ")[1:]]


def test_names_verbs_and_numbers(typed: Typed) -> None:
    """The same answer in several ways: each of them travels to the same city."""
    for line in ("5", "travel 5", "travel king's mane", "trav king", "crinière", "królewska", "грива"):
        said = typed(*FOURBERIES, lines=(line,))
        assert "Ana to King\u2019s Mane" in flat(said), line


def test_a_name_that_means_two_things(typed: Typed) -> None:
    """The person is asked which, and nothing is played."""
    said = typed(*LACRIMOSA, lines=("a", "the"))
    assert "could mean several things" in answers(said)[1]
    assert "m \u2013 Play “The Mail Coach”" in answers(said)[1]


def test_why(typed: Typed) -> None:
    """A refusal gives its reason and its rule; what is allowed is said to be; the rest is another moment's."""
    said = answers(typed(*FOURBERIES, lines=("5", "why 5", "travel 5", "why 1", "why comedy 3", "why moon", "why")))
    used = "Travel card 5, King\u2019s Mane (Ana) \u2013 You have already used this card."
    assert said[1].startswith(used)
    assert "[FOU-3.4]" in said[1]
    assert said[2].startswith(used)
    assert said[3].startswith("You may: Travel to Whiskerhaven (1).")
    assert said[4].startswith("Comedy 3 \u2013 Not now. Choose a Travel card in secret. [FOU-3.1]")
    assert said[5].startswith("“moon” means nothing here.")
    assert said[6].startswith("“?” means nothing here.")


LEFT_OUT = {
    "en": "leaving out smaller ones",
    "fr": "les plus petits écarts mis à part",
    "pl": "bez mniejszych różnic",
    "ru": "не считая мелочей",
}


@pytest.mark.parametrize("game", [FOURBERIES, LACRIMOSA])
@pytest.mark.parametrize("language", LANGUAGES)
def test_hint(typed: Typed, game: tuple[str, ...], language: str) -> None:
    """What a bot would do, how it goes on, and the largest terms, unless it draws lots; nothing is played by asking.

    Terms add up, or the hint says that smaller ones are left out.
    """
    said = answers(typed(*game[:-1], language, lines=("hint", "hint")))
    assert said[0] == said[1].partition(" > ")[0]
    numbers = [
        int(sign + whole + part)
        for sign, whole, part in re.findall(r"([+-])(\d+)[.,](\d)(?!\d)", said[0].replace("\N{MINUS SIGN}", "-"))
    ]
    if game == FOURBERIES:
        assert numbers == []
        assert "%" in said[0]
    else:
        assert 1 < len(numbers) <= 4
        assert (sum(numbers[:-1]) == numbers[-1]) is (LEFT_OUT[language] not in said[0])
        assert "\N{RIGHTWARDS ARROW}" in said[0]


def test_look(typed: Typed) -> None:
    """Cards and people are described from their numbers."""
    said = answers(typed(*FOURBERIES, lines=("look goat", "look ana", "look nobody")))
    assert "push a Caravel of another colour to a city exactly 1 place away" in said[0]
    assert said[1].startswith("Ana (Blue) 3 Écus")
    assert said[2].startswith("“nobody” means nothing here.")


def test_undo(typed: Typed) -> None:
    """One's own choice is taken back, past what left no choice; where something was seen, undo says so."""
    said = answers(typed(*LACRIMOSA, lines=("a", "undo", "m", "o", "take", "undo", "undo", "undo")))
    assert said[1].startswith("Undone.")
    assert "Play a card in the Experiences section" in said[1]
    assert said[5].startswith("Undone.")
    assert "take 1 ducat instead." in said[5]
    assert said[7].startswith("Undone.")
    refused = answers(typed(*FOURBERIES, lines=("5", "undo")))
    assert refused[1].startswith("Something has been drawn or revealed since then")


def test_several_answers_in_one_line(typed: Typed) -> None:
    """An action and its object are one command, and so is its notation in every language."""
    lay = ("advance", "mail", "use")
    said = answers(typed(*LACRIMOSA, lines=(*lay, "commission bastien", "pay")))
    assert "Pay 1 Talent and 2 ducats" in said[3]
    assert "You commission Bastien und Bastienne" in said[4]
    said = answers(
        typed(
            "play",
            "lacrimosa",
            "--seats",
            "Ana,uniform",
            "--seed",
            "3",
            "--lang",
            "ru",
            lines=(*lay, "заказать bastien", "pay"),
        )
    )
    assert "Вы заказываете опус: Bastien und Bastienne" in said[4]
    said = answers(typed(*LACRIMOSA, lines=("mail", "advance", "use", "travel munich", "pay")))
    assert "You travel with Mozart from Salzburg to Munich" in said[3]


def test_half_a_line_is_no_answer(typed: Typed) -> None:
    """If the second half means nothing, the first is not played either."""
    said = answers(typed(*LACRIMOSA, lines=("advance", "mail", "use", "commission moon", "")))
    assert "means nothing here" in said[3]
    assert "Choose an action" in said[4]


def test_log_board_and_help(typed: Typed) -> None:
    """What happened, how it stands, and what can be typed."""
    said = answers(typed(*FOURBERIES, lines=("5", "log", "log all", "board", "help", "?", "")))
    assert "Ana to King\u2019s Mane" in said[1]
    assert said[2].startswith("The coin toss:")
    assert "Cities, with their Encounters" in said[3]
    assert said[4] == said[5]
    assert "why NAME \u2013 why you cannot pick something now" in said[4]
    assert "Choose a Travel card" in said[6]


def test_rules(typed: Typed) -> None:
    """A rule by its number or by words; alone, the one that is being played."""
    said = answers(typed(*FOURBERIES, lines=("rules 3.1", "rules", "rules 77.7", "rules caravel")))
    assert said[0].startswith("FOU-3.1")
    assert said[1] == said[0]
    assert "77.7" in said[2]
    assert "FOU-" in said[3]


def test_save_and_resume(typed: Typed, tmp_path: Path) -> None:
    """A game can be written to a file of one's own, and gone on with from there, also out of another."""
    file = tmp_path / "mine.jsonl"
    said = answers(
        typed(*FOURBERIES, lines=("5", f"save {file}", "save", f"save {tmp_path}", "resume nowhere", "quit"))
    )
    assert f"Saved in {file}." in said[1]
    assert said[2].startswith("Name a file.")
    assert "Cannot write" in said[3]
    assert said[4].startswith("Name a file.")
    saved = Record.loads(file.read_text("utf-8"))
    went_on = typed("play", "--resume", "--file", str(file), "--lang", "en")
    assert f"Fourberies (Histrio), after move {len(saved.steps)}." in went_on
    assert f"herzog play --resume --file {file}" in flat(went_on)
    other = typed(*LACRIMOSA, lines=(f"resume {file}",))
    assert "The game is saved" in other
    assert "Choose a Travel card" in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_work_everywhere(typed: Typed, language: str) -> None:
    """Whoever knows the notation in one language knows it in all."""
    said = typed(
        "play",
        "fourberies",
        "--seats",
        "Ana,uniform",
        "--seed",
        "3",
        "--lang",
        language,
        lines=("travel whiskerhaven", "undo", "log", "why 5", "look ox", "quit"),
    )
    assert "herzog play --resume" in flat(said)


def test_the_language_of_the_system(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang the environment decides."""
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Wybierz w tajemnicy kartę Podróży" in typed("play", "fourberies", "--seed", "1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "fourberies", "--lang", "xx"), "unknown language 'xx'; choose from en, fr, "),
        (("play", "chess"), "unknown game 'chess'"),
        (("play",), "name a game: fourberies or lacrimosa."),
        (("play", "--resume"), "there is no game to resume."),
        (("play", "fourberies", "--seats", "Ana"), "fourberies is for 2 to 5 players, not 1"),
        (("play", "fourberies", "--option", "x=y"), "fourberies has no option 'x'"),
    ],
)
def test_what_cannot_be_played_is_said(typed: Typed, words: tuple[str, ...], said: str) -> None:
    """One sentence, and exit code 2."""
    assert said in typed(*words, code=2)


def test_rulings_and_solo(typed: Typed) -> None:
    """Options of the table are set from the command line; one patron meets the Soloist."""
    said = typed(
        "play",
        "lacrimosa",
        "--seats",
        "Ana",
        "--option",
        "difficulty=difficult",
        "--seed",
        "2",
        "--lang",
        "en",
        lines=("board",),
    )
    assert "The Soloist" in said


def test_bots_of_a_level_go_by_its_name(typed: Typed) -> None:
    """Without seats one plays against the middle level; a search may be given a budget of its own."""
    assert "Kapellmeister 1" in typed("play", "lacrimosa", "--seed", "2", "--lang", "en")
    assert "Maître de chapelle 2" in typed("play", "lacrimosa", "--seed", "2", "--lang", "fr")
    said = typed("play", "fourberies", "--seats", "Ana,search:4", "--seed", "2", "--lang", "en", lines=("1",))
    assert "search:4 to" in flat(said)


def test_the_coach_speaks_once_of_each_decision(typed: Typed) -> None:
    """What it is about, what usually matters and the goal; the second time the question stands alone."""
    said = flat(typed("play", "fourberies", "--seed", "3", "--coach", lines=("1", "none") * 3))
    assert said.count("Choose a city in secret. If you are alone there, all its cards are yours.") == 1
    assert "The goal: the most Écus after two seasons. You have 3; the total to beat is 3." in said
    assert said.count("Choose a Travel card in secret.") > 1
