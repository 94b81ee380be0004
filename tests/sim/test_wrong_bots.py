"""Bots with mistakes in them: no result counts them as if they had played."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from herzog.cli import main
from herzog.envs.gymnasium import SeatEnv
from herzog.games import GAMES
from herzog.kernel import IllegalPick, Record, replay

if TYPE_CHECKING:
    from pathlib import Path

BOTS = '''
class Good:
    name, looks = "good", False
    def choose(self, masked, seat, picks, rng):
        return rng.choice(picks)

class Wrong(Good):
    name = "wrong"
    def choose(self, masked, seat, picks, rng):
        return 999

class Text(Good):
    name = "text"
    def choose(self, masked, seat, picks, rng):
        return str(picks[0])

class Place(Good):
    """Returns the place of its pick instead of the pick: the commonest mistake."""
    name = "place"
    def choose(self, masked, seat, picks, rng):
        return rng.randrange(len(picks))

class Crash(Good):
    name = "crash"
    looks = True
    def choose(self, masked, seat, picks, rng):
        return masked.nothing

class Tired(Good):
    """Plays well for a while."""
    name, left = "tired", 40
    def choose(self, masked, seat, picks, rng):
        Tired.left -= 1
        return picks[0] if Tired.left > 0 else None

class Numbered(Good):
    name = 5

class Costly(Good):
    def __init__(self):
        raise ValueError("no money")
'''


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a working folder with a module of bots."""
    (tmp_path / "badbots.py").write_text(BOTS, "utf-8")
    (tmp_path / "halfbots.py").write_text("class Half(:", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("badbots", "halfbots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "words", [["simulate", "--seats"], ["ladder", "--bots"], ["rate", "--bots"]], ids=["simulate", "ladder", "rate"]
)
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Wrong", " with 999, but it may pick "),
        ("Text", "', but it may pick "),
        ("Place", ", but it may pick "),
        ("Crash", ": AttributeError: 'State' object has no attribute 'nothing' ("),
    ],
)
def test_a_bot_with_a_mistake_ends_the_run(
    game: str, words: list[str], bot: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With one sentence that names the bot, what it was asked and what it may pick, and exit code 2."""
    command, option = words
    assert main([command, game, option, f"uniform,badbots:{bot}", "--games", "2", "--jobs", "1"]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith(f"herzog: bot {bot.lower()!r} at seat ")
    assert said in sentence
    assert sentence.count("\n") == 1


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["Wrong", "Text", "Place"])
def test_a_bot_with_a_mistake_ends_an_episode(game: str, bot: str) -> None:
    """The agent learns nothing from a game in which its opponent did what it may not do."""
    env = SeatEnv(game, [f"badbots:{bot}"])
    with pytest.raises(IllegalPick, match=f"bot '{bot.lower()}' at seat 1 answers .*, but it may pick "):
        finish_an_episode(env)


def finish_an_episode(env: SeatEnv) -> None:
    """Take the first legal action until the end."""
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])


@pytest.mark.usefixtures("place")
def test_the_sentence_says_how_to_see_more(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever writes the bot wants the line that failed, and with --debug the whole way to it."""
    words = ["simulate", "fourberies", "--seats", "badbots:Crash,uniform", "--games", "1"]
    assert main(words) == 2
    assert "badbots.py, line 27); --debug shows how it came to that\n" in capsys.readouterr().err
    with pytest.raises(Exception, match="fails at") as failed:
        main([*words, "--debug"])
    assert isinstance(failed.value.__cause__, AttributeError)


def test_what_was_played_before_is_kept(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All records can be replayed, the table has whole games, and with a journal the run goes on."""
    words = ["simulate", "fourberies", "--seats", "badbots:Tired,uniform", "--games", "8", "--jobs", "1"]
    words += ["--records", "games", "--csv", "games.csv", "--journal", "games.journal"]
    assert main(words) == 2
    game = GAMES["fourberies"]
    records = [Record.loads(file.read_text("utf-8")) for file in sorted((place / "games").iterdir())]
    assert 0 < len(records) < 8
    for record in records:
        assert record.result
        replay(game, record, game.load())
    assert len((place / "games.csv").read_text("utf-8").splitlines()) == 1 + 2 * len(records)
    source = (place / "badbots.py").read_text("utf-8")
    (place / "badbots.py").write_text(source.replace("40", "4000"), "utf-8")
    del sys.modules["badbots"]
    capsys.readouterr()
    assert main(words) == 0
    assert len(list((place / "games").iterdir())) == 8


@pytest.mark.usefixtures("place")
@pytest.mark.slow
def test_other_processes_report_it_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The error comes back from whichever process played the game."""
    monkeypatch.setattr("herzog.sim.pool.SOON", 0.0)
    words = ["--seats", "badbots:Crash,uniform", "--games", "4", "--jobs", "2"]
    assert main(["simulate", "fourberies", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("herzog: bot 'crash' at seat ")
    assert said.count("\n") == 1


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("badbots:Numbered", "its name is 5, not a string; see docs/how-to/bot.md"),
        ("badbots:Costly", "ValueError: no money"),
        ("halfbots:Half", "SyntaxError: invalid syntax (halfbots.py, line 1)"),
    ],
)
def test_a_bot_that_cannot_be_made(bot: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused before the first game, because its record could not be read or its module not be loaded."""
    assert main(["simulate", "fourberies", "--seats", f"{bot},uniform", "--games", "1"]) == 2
    assert capsys.readouterr().err == f"herzog: no bot {bot!r}: {said}\n"
