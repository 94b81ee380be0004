from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from herzog import __version__
from herzog.cli import main
from herzog.cli.app import app
from herzog.kernel import BrokenRecord, PackError
from herzog.text.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = {
    "play",
    "serve",
    "think",
    "simulate",
    "ladder",
    "learn",
    "replay",
    "review",
    "report",
    "train",
    "rate",
    "admin",
    "data",
    "export",
    "rules",
}


def test_help_lists_every_command() -> None:
    """`herzog` and `herzog --help` say the same, and both succeed."""
    asked, bare = CliRunner().invoke(app, ["--help"]), CliRunner().invoke(app, [])
    assert (asked.exit_code, bare.exit_code) == (0, 0)
    assert asked.output.strip() == bare.output.strip()
    listed = asked.output.partition("Commands:")[2].split("\n")
    assert {line.split()[0] for line in listed if line.strip()} == COMMANDS


def test_a_program_of_its_own() -> None:
    """The command runs as a process of its own, and wrong words end it with code 2."""
    herzog = [sys.executable, "-m", "herzog"]
    fine = subprocess.run([*herzog, "--version"], cwd=ROOT / "src", capture_output=True, text=True, check=True)
    wrong = subprocess.run([*herzog, "fiddle"], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert fine.stdout == f"herzog {__version__}, pure Python\n"
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "herzog: No such command 'fiddle'.\n"


def test_the_installed_command_is_main() -> None:
    """`pip install` puts the tested function on the path."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"] == {"herzog": "herzog.cli:main"}


@pytest.mark.parametrize("error", [PackError("cards.toml", "owl", "too wise"), BrokenRecord("step 3: too wise")])
def test_debug_shows_where_an_error_is_from(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """With `--debug`, wherever it stands, the error itself comes out; without, its sentence."""

    def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr("herzog.cli.data.games", fail)
    assert main(["data", "check"]) == 2
    for words in (["--debug", "data", "check"], ["data", "check", "--debug"]):
        with pytest.raises(type(error), match="too wise"):
            main(words)


def test_an_error_of_ours_is_not_dressed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug is not passed off as somebody's mistake."""

    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("herzog.cli.data.games", fail)
    with pytest.raises(ZeroDivisionError):
        main(["data", "check"])


@pytest.mark.parametrize("command", ["play", "replay", "review", "rules"])
def test_help_names_every_language(command: str) -> None:
    """Help does not load the words, so the list stands there a second time."""
    assert "|".join(LANGUAGES) in CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).output


def test_help_does_not_load_the_games() -> None:
    """Help is there at once: it waits neither for the games nor for what draws tables."""
    code = "import sys; from herzog.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "src", capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "herzog.cli.data" in loaded
    assert not {"herzog.games", "fluent.runtime", "rich.table", "asyncio"} & loaded
