from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from herzog.cli.terminal.screen import WIPE
from herzog.kernel import Record
from tests.cli.terminal.person import ESCAPES, PROMPT, Person

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

COVER = "Press Enter.\n"


def test_secrets_are_covered_between_people(tmp_path: Path) -> None:
    """Whoever comes to the screen finds it empty, and the one before has seen only their own."""
    with Person(tmp_path, "play", "fourberies", "--seats", "Ana,Bo", "--seed", "3", "--lang", "en") as people:
        assert people.wait(COVER).endswith(f"Pass the screen to Ana. Is nobody else looking? {COVER}")
        assert "Your allied troupe is going to" not in people.all
        ana = people.type("", PROMPT)
        assert "Your allied troupe is going to Old Warren" in ana
        people.type("5", COVER)
        assert ESCAPES.sub("", people.raw.split(WIPE)[-1]).startswith("Pass the screen to Bo.")
        bo = people.type("", PROMPT)
        assert "Choose a Travel card" in bo
        assert "Your allied troupe is going to Whiskerhaven" in bo
        assert "Old Warren" not in bo.split("Your allied troupe")[1].split("\n")[0]
        offered = re.sub("5 King\u2019s Mane|Travel to King\u2019s Mane", "", bo)
        assert "King\u2019s Mane" not in offered  # nor what Ana has chosen


def test_a_person_alone_is_never_covered(tmp_path: Path) -> None:
    """With bots there is nobody to hide from."""
    with Person(tmp_path, "play", "fourberies", "--seats", "Ana,uniform", "--seed", "3", "--lang", "en") as ana:
        ana.wait()
        for _ in range(6):
            ana.type(ana.offered()[0])
        assert "Pass the screen to" not in ana.all


def steps(home: Path) -> int:
    """Return how many steps the game kept at *home* has."""
    files = sorted((home / ".local/share/herzog/terminal").glob("*.jsonl"))
    return len(Record.loads(files[-1].read_text("utf-8")).steps)


def test_leaving_never_loses_a_game(tmp_path: Path) -> None:
    """Interrupted, at the end of the input, killed or left: the game goes on where it was."""
    with Person(tmp_path, "play", "lacrimosa", "--seats", "Ana,uniform", "--seed", "3", "--lang", "en") as ana:
        ana.wait()
        ana.type(ana.offered()[0])
        ana.press("\x03", "--resume\n")
        assert ana.code == 0
    for goodbye in ("\x04", "kill", "quit\n"):
        before = steps(tmp_path)
        with Person(tmp_path, "play", "--resume", "--lang", "en") as ana:
            shown = ana.wait()
            assert f"Lacrimosa, after move {before}." in shown
            assert (
                "Play a card in the Story section" in shown
                or "Choose" in shown
                or "Use" in shown
                or "Play a card" in shown
            )
            ana.type(ana.offered()[0])
            assert steps(tmp_path) > before
            if goodbye == "kill":
                ana.kill()
            else:
                ana.press(goodbye, "--resume\n")
                assert ana.code == 0


def test_herzog_alone_offers_a_game(tmp_path: Path) -> None:
    """On a terminal, `herzog` asks what to play and begins."""
    with Person(tmp_path) as ana:
        assert "Lacrimosa" in ana.wait()
        assert "Choose a Travel card" in ana.type("four")
    with Person(tmp_path) as ana:
        ana.wait()
        ana.type("chess", "unknown game 'chess'; choose from fourberies, lacrimosa.\n")
        assert ana.code == 2


def test_the_screen_fits(tmp_path: Path) -> None:
    """A question fits on 24 lines of 80 columns, with a line to type in."""
    with Person(tmp_path, "play", "lacrimosa", "--seats", "Ana,uniform,uniform", "--seed", "1", "--lang", "ru") as ana:
        ana.wait()
        for n in range(25):
            shown = ana.type("")
            lines = shown.split("\n")[1:]
            assert len(lines) <= 24, shown
            assert max(map(len, lines)) <= 80
            ana.type(ana.offered()[n % len(ana.offered())])


def test_who_comes_back_is_not_told_everything_again(tmp_path: Path) -> None:
    """After a pause the table is shown, not the whole story."""
    words = ("play", "fourberies", "--seats", "Ana,uniform", "--seed", "3", "--lang", "en")
    with Person(tmp_path, *words) as ana:
        ana.wait()
        ana.type("5")
        ana.press("quit\n", "--resume\n")
    with Person(tmp_path, "play", "--resume", "--lang", "en") as ana:
        assert "The Travel cards are revealed" not in ana.wait()
        assert "The Travel cards are revealed" in ana.type("log all")
