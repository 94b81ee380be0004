from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.kernel import Record, replay
from herzog.text import LANGUAGES, Renderer, phrase
from tests.cli.terminal.person import PROMPT, Person

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

JUNK = ("", "?", "x" * 200, "qwerty 12", "why", "why 5", "look 3", "\N{WHITE SMILING FACE}", "42", "rules 99.9", "save")
WORDS = ("help", "why", "look", "board", "log", "undo", "rules")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_in_a_terminal(name: str, language: str, tmp_path: Path) -> None:
    """A person plays to the end by what is on the screen, with slips and questions, and the record holds."""
    rng, renderer = Random(f"{name} {language}"), Renderer(language, ["common", "terminal"])
    words = [renderer.say(phrase(f"terminal-command-{word}")) for word in WORDS]
    file = tmp_path / "game.jsonl"
    with Person(
        tmp_path, "play", name, "--seats", "you,uniform", "--lang", language, "--seed", "4", "--file", str(file)
    ) as ana:
        ana.wait()
        while ana.shown.endswith(PROMPT):
            keys = ana.offered()
            if rng.random() < 0.12:
                ana.type(rng.choice([*JUNK, *words]))
                ana.type("")  # the question again
                keys = ana.offered()
            ana.type(rng.choice(keys))
        assert ana.code == 0
        assert "Traceback" not in ana.all
        assert max(len(line) for line in ana.all.split("\n") if not line.startswith("> ")) <= 80
    record = Record.loads(file.read_text("utf-8"))
    assert record.result is not None
    assert not replay(GAMES[name], record, GAMES[name].load()).agenda
    ended = renderer.say(phrase("terminal-over", file="."))
    assert " ".join(ended.split(" .")[0].split()) in " ".join(ana.all.split())
    if name == "lacrimosa":  # where prices often leave no choice
        assert renderer.say(phrase("terminal-forced", option="")).rstrip(" .") in ana.all


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_table(name: str, tmp_path: Path) -> None:
    """Two people who name the same seed sit down at the same table."""
    screens = []
    for n in range(2):
        with Person(tmp_path, "play", name, "--seed", "9", "--file", str(tmp_path / f"{n}.jsonl")) as ana:
            screens.append(ana.wait())
    assert screens[0] == screens[1]
