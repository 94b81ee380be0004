"""Bots from a file of one's own enter simulations, and only there."""

from __future__ import annotations

import pytest

from herzog.bots import UnknownBot, bot_named
from herzog.bots.entrants import entrant
from herzog.cli import main


def test_the_example_enters_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    """The example bot is measured like ours, and beats chance."""
    words = ["--bots", "uniform,examples.thrifty:Thrifty", "--games", "12", "--jobs", "1"]
    assert main(["ladder", "fourberies", *words]) == 0
    rung = next(line for line in capsys.readouterr().out.splitlines() if "Thrifty" in line)
    assert float(rung.split("|")[4].strip(" %")) > 75


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at_all:Bot", "there is no module 'nowhere' here"),
        ("examples.thrifty:Nobody", "has no attribute 'Nobody'"),
        ("nobody", "unknown bot 'nobody'; choose from"),
        ("search:deep", "unknown bot 'search:deep'; choose from"),
        ("json:JSONDecoder", "it has no name and no looks and no choose; see docs/how-to/bot.md"),
        ("json:__all__", "'list' object is not callable"),
    ],
)
def test_a_bot_that_is_not_there(name: str, why: str) -> None:
    """Whoever cannot be found is named."""
    with pytest.raises(UnknownBot, match=why):
        entrant(name)


def test_elsewhere_nobody_names_a_module() -> None:
    """A name in a record or from the network loads no code."""
    with pytest.raises(UnknownBot):
        bot_named("examples.thrifty:Thrifty")
