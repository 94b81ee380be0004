from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from herzog.cli import main
from herzog.cli.app import app
from herzog.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path


def herzog(*words: str) -> str:
    """Run a command that must succeed, and return what it says."""
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command that must fail, and return its one sentence."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.mark.parametrize("name", GAMES)
def test_the_pack_of_every_game_is_in_order(name: str) -> None:
    """What comes with a game can be played, and says where its values are from."""
    assert herzog("data", "check", "--game", name).startswith(f"{name}: the set that comes with the game is in order")
    assert cells(herzog("data", "show", "--game", name))[-1][0] == "total"


@pytest.mark.usefixtures("chest")
def test_check_looks_at_every_game() -> None:
    """Without a name, all packs are checked."""
    lines = herzog("data", "check").splitlines()
    assert [line.split(":")[0] for line in lines] == ["chest", "dice"]
    assert "version 1.2" in lines[0]


def cells(output: str) -> list[list[str]]:
    """Return the rows of the tables in *output*; columns stand two spaces apart."""
    rows = [re.split(r" {2,}", line.strip()) for line in output.splitlines()]
    return [row for row in rows if len(row) > 1]


@pytest.mark.usefixtures("chest")
def test_show_counts_what_is_real() -> None:
    """The values of each file are counted, and those of each game together."""
    assert cells(herzog("data", "show")) == [
        ["chest", "entries", "real values", "reconstructed"],
        ["cards.toml", "2", "4", "2"],
        ["board.toml", "1", "0", "1"],
        ["total", "3", "4", "3"],
        ["dice", "entries", "real values", "reconstructed"],
        ["board.toml", "1", "0", "1"],
        ["dice.toml", "1", "0", "1"],
        ["total", "2", "0", "2"],
    ]


def test_show_lists_what_is_real(chest: Any) -> None:
    """Each component has its source and its fields; fields under one heading are one, unless they differ."""
    shown = herzog("data", "show", "--game", chest.name)
    assert cells(shown)[:5] == [
        ["cards.toml", "source", "real", "reconstructed"],
        ["owl", "rulebook", "cost, name", "-"],
        ["cat", "reconstructed", "name.fr", "cost, name.en"],
        ["board.toml", "source", "real", "reconstructed"],
        ["track", "reconstructed", "-", "spaces"],
    ]
    assert herzog("data", "show", "--pack", str(chest.data)) == shown


def test_copy_makes_a_pack_that_is_in_order(chest: Any, tmp_path: Path) -> None:
    """An owner's copy is complete, is recognised without naming the game, and is read in place of the original."""
    mine = tmp_path / "deep" / "mine"
    assert f"herzog data check --game chest --pack {mine}" in herzog("data", "copy", "chest", str(mine))
    before = herzog("data", "check", "--pack", str(mine))
    cards = (mine / "cards.toml").read_text("utf-8")
    (mine / "cards.toml").write_text(cards.replace("cost = 3", "cost = 4"), "utf-8")
    after = herzog("data", "check", "--game", "chest", "--pack", str(mine))
    assert before.startswith(f"chest: {mine} is in order")
    assert after.startswith(f"chest: {mine} is in order")
    assert after != before
    assert "cost = 3" in (chest.data / "cards.toml").read_text("utf-8")


@pytest.mark.usefixtures("chest")
def test_copy_never_overwrites(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One file of the same name is enough to refuse, and nothing is written."""
    (tmp_path / "board.toml").write_text("mine", "utf-8")
    before = sorted(tmp_path.iterdir())
    said = refusal(capsys, "data", "copy", "chest", str(tmp_path))
    assert said == f"herzog: Invalid value for DIR: {tmp_path / 'board.toml'} already exists; name another folder."
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "board.toml").read_text("utf-8") == "mine"


def test_a_broken_pack_is_one_sentence(capsys: pytest.CaptureFixture[str], chest: Any) -> None:
    """The file and what is wrong with it are named; there is no traceback."""
    (chest.data / "cards.toml").write_text("cards = [", "utf-8")
    assert refusal(capsys, "data", "check").startswith("herzog: cards.toml: this is not TOML")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("max = 4 ", "max = 1000000000 ", "board.toml: story_track.max: Expected `int` <= 99"),
        ("talent = 0", "talent = 1000000", "opus.toml: starting[opus-start-1].cost.talent: Expected `int` <= 99"),
        ('source = "reconstructed"', "source = [1]", "opus.toml: starting[opus-start-1].source: "),
        ('known = ["title.en", "type", "period"]', "known = 7", "opus.toml: starting[opus-start-1].known: "),
    ],
)
def test_a_strange_value_is_named_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, says: str
) -> None:
    """By check and by show alike: neither works on it for minutes nor stumbles over it."""
    herzog("data", "copy", "lacrimosa", str(tmp_path))
    file = tmp_path / says.partition(":")[0]
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    for command in ("check", "show"):
        assert says in refusal(capsys, "data", command, "--pack", str(tmp_path))


@pytest.mark.usefixtures("chest")
def test_a_pack_that_fits_no_game_asks_for_its_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder that could be anything is not guessed at; with the game named, what is missing is."""
    assert "use --game GAME" in refusal(capsys, "data", "check", "--pack", str(tmp_path))
    named = refusal(capsys, "data", "check", "--pack", str(tmp_path), "--game", "chest")
    assert "board.toml: this file is missing" in named


@pytest.mark.usefixtures("chest")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("data show --game chess", "unknown game 'chess'; choose from chest, dice."),
        ("data copy chess somewhere", "unknown game 'chess'"),
        ("data check --pack nowhere", "'nowhere' does not exist"),
        ("data copy chest", "Missing argument"),
        ("data check --gem chest", "No such option: --gem"),
        ("data chek", "Did you mean 'check'?"),
    ],
)
def test_wrong_words_are_one_sentence(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    """Whatever is typed wrongly is answered in one line that says what is wrong with it."""
    assert sentence in refusal(capsys, *words.split())
