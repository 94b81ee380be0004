"""People round a terminal hand over their seats, take them back, and end a game together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.cli.terminal import saves, session
from herzog.kernel import Note, Record
from herzog.text import LANGUAGES
from tests.cli.terminal.test_commands import answers, flat
from tests.server.test_bot_pace import positions

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where the game is kept."""
    return tmp_path / "game.jsonl"


def words(file: Path, seats: str, language: str = "en") -> tuple[str, ...]:
    """Return what to start a game with."""
    return ("play", "fourberies", "--seats", seats, "--seed", "3", "--lang", language, "--file", str(file))


def kept(file: Path) -> Record:
    """Return the record as it was written."""
    return Record.loads(file.read_text("utf-8"))


def test_a_bot_plays_for_somebody_who_left(typed: Typed, file: Path) -> None:
    """The others play on; whoever is at the screen can call them back, and hears what happened."""
    said = answers(typed(*words(file, "Ana,Bo"), lines=("", "handover app", "", "5", "return", "", "5", "quit")))
    assert "You hand your seat to a bot (Apprentice)." in said[0]
    assert "Pass the screen to Bo." in said[0]
    assert "Ana hands their seat to a bot (Apprentice)." in said[0]
    assert said[2].startswith("Ana takes their seat back from the bot.")  # it is Bo who looks at the screen
    assert "Pass the screen to Ana." in said[2]
    assert "You take your seat back from the bot." in said[2]
    notes = kept(file).notes
    assert [note for _, note in notes] == [Note("handed", 0, "apprenti"), Note("returned", 0)]
    assert any(step.seat == 0 for step in kept(file).steps[notes[0][0] : notes[1][0]])


def test_alone_with_bots_one_may_watch(typed: Typed, file: Path) -> None:
    """Enter lets the bot answer, one step at a time; then one plays on oneself."""
    said = answers(typed(*words(file, "Ana,uniform"), lines=("handover", "", "", "moon", "return", "quit")))
    assert said[0].startswith("You hand your seat to a bot (Star). The bots are playing. Enter: continue;")
    assert "The Travel cards are revealed" in said[1]
    assert said[3].startswith("The bots are playing.")
    assert "You take your seat back from the bot." in said[4]
    assert "Use “The Goat”" in said[4]
    steps = kept(file).steps[kept(file).notes[0][0] :]
    assert 0 < sum(step.seat == 0 for step in steps) <= 2


def test_a_bot_still_sits_there_after_a_pause(typed: Typed, file: Path) -> None:
    """The record knows who plays."""
    typed(*words(file, "Ana,uniform"), lines=("handover vedette", "quit"))
    assert kept(file).stand_ins() == {0: "vedette"}
    said = typed("play", "--resume", "--file", str(file), "--lang", "en", lines=("return", "quit"))
    assert "The bots are playing." in said
    assert kept(file).stand_ins() == {}


def test_a_wish_that_is_not_clear(typed: Typed, file: Path) -> None:
    """What can be meant is said, and nothing happens."""
    said = answers(typed(*words(file, "Ana,uniform"), lines=("handover genius", "return", "return Bo")))
    assert said[0].startswith("Which bot? Urchin, Apprentice, Walk-on, Understudy, Star and Legend.")
    assert said[1].startswith("No bot is playing for anyone.")
    assert kept(file).notes == []
    two = answers(typed(*words(file, "Ana,Bo,Cy"), lines=("", "handover", "", "handover", "", "return", "return bo")))
    assert any("Whose seat? Ana and Bo." in each for each in two)
    assert [note.kind for _, note in kept(file).notes] == ["handed", "handed", "returned"]


def test_a_game_ends_by_agreement(typed: Typed, file: Path) -> None:
    """Only when everybody says yes; the result says so, and for whom bots played."""
    said = answers(
        typed(*words(file, "Ana,uniform"), lines=("handover", "", "return", "finish", "no", "finish", "yes"))
    )
    assert said[3].startswith("The game ends here if everyone agrees. Do you all agree? yes or no")
    assert said[4].startswith("The game goes on.")
    assert said[6].startswith("The players agree to end the game here.")
    assert "Ana: a bot (Star) made" in said[6]
    assert "herzog replay" in said[6]
    result = kept(file).result
    assert result is not None
    assert (result.how, [each.bot for each in result.sat_in]) == ("agreed", ["vedette"])
    assert "there is no game" in typed("play", "--resume", code=2)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_what_happened_to_the_table(typed: Typed, file: Path, language: str) -> None:
    """In every language, in its place, and at the end for whom bots played."""
    lines = ("handover", "", "return", "finish", "yes")
    typed(*words(file, "Ana,uniform", language), lines=lines)
    told = flat(typed("replay", str(file), "--lang", language))
    marks = {
        "en": ("Ana hands their seat to a bot (Star).", "The players agree to end the game here.", "made"),
        "fr": ("Ana confie sa place à un bot (Vedette).", "conviennent d\u2019arrêter la partie", "a joué"),
        "pl": ("Ana oddaje swoje miejsce botowi (Gwiazda).", "Gracze zgodnie kończą grę", "wykonał"),
        "ru": ("Ana передаёт своё место боту (Звезда).", "Игроки договорились закончить игру", "сделал"),
    }
    places = [told.index(mark) for mark in marks[language]]
    assert places == sorted(places)
    handed, _ = kept(file).notes[0]
    assert marks[language][0] in flat(typed("replay", str(file), "--at", str(handed), "--lang", language))
    assert marks[language][0] not in flat(typed("replay", str(file), "--at", str(handed + 1), "--lang", language))


@pytest.mark.parametrize("public", [True, False])
def test_who_alone_knows_that_there_is_one_thing_to_do_does_it_themselves(
    typed: Typed, file: Path, monkeypatch: pytest.MonkeyPatch, *, public: bool
) -> None:
    """If it were done for them, the others would learn that they had no choice."""
    match = positions("lacrimosa", public=True)
    monkeypatch.setattr(session, "is_publicly_forced", lambda _: public)
    saves.write(match.record, file)
    typed("play", "--resume", "--file", str(file), "--lang", "en", lines=("", "quit"))
    assert (len(kept(file).steps) > len(match.record.steps)) is public
