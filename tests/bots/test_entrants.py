"""Bots from a file of one's own enter simulations, and only there."""

from __future__ import annotations

import pytest

from herzog.bots import UnknownBot, bot_named
from herzog.bots.entrants import entrant
from herzog.cli import main


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("fourberies", "12"), ("lacrimosa", "6")])
def test_the_example_beats_chance(game: str, games: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Measured like ours, the example bot wins more than half of its games: the whole interval is above that."""
    words = ["--bots", "uniform,examples.monte_carlo:MonteCarlo", "--games", games, "--seed", "1", "--jobs", "1"]
    assert main(["ladder", game, *words]) == 0
    rung = next(line for line in capsys.readouterr().out.splitlines() if "MonteCarlo" in line)
    lowest = rung.split("|")[5].split("%")[0]
    assert float(lowest) > 50


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at_all:Bot", "there is no module 'nowhere' here"),
        ("examples.monte_carlo:Nobody", "has no attribute 'Nobody'"),
        ("nobody", "unknown bot 'nobody'; choose from"),
        ("search:deep", "bot 'search:deep': 'deep' is no budget; write search:N"),
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
        bot_named("examples.monte_carlo:MonteCarlo")
