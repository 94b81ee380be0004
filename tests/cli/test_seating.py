"""People and bots share the list of seats of `herzog play`, and nobody is taken for the other."""

from __future__ import annotations

import pytest
import typer

from herzog.bots import BOTS
from herzog.cli.seating import as_typed, seated, seated_again

OWN = "examples.monte_carlo:MonteCarlo"


@pytest.mark.parametrize(
    ("words", "names", "bots"),
    [
        ("Ana,greedy", ["Ana", "greedy"], {1: "greedy"}),
        (" Ana , search:50 ", ["Ana", "search:50"], {1: "search:50"}),
        ("Ana,person:greedyy", ["Ana", "greedyy"], {}),
        ("person: a:b,you", ["a:b", "you"], {}),
        (",", ["", ""], {}),
        (f"Ana,{OWN}", ["Ana", OWN], {1: "monte-carlo"}),
        ("J. R.,Dr. No", ["J. R.", "Dr. No"], {}),
        ("Bo,Geneviève,Sarah,Kurt,Eugene,Maria", ["Bo", "Geneviève", "Sarah", "Kurt", "Eugene", "Maria"], {}),
    ],
)
def test_who_sits_where(words: str, names: list[str], bots: dict[int, str]) -> None:
    """A bot's name seats that bot, any other a person; a person may have any name after a mark."""
    found, playing = seated(words.split(","))
    assert found == names
    assert {seat: bot.name for seat, bot in playing.items()} == bots
    assert seated(as_typed(found, playing).split(","))[0] == found  # and so it can be typed again
    assert seated_again(found, as_typed(found, playing).split(",")).keys() == bots.keys()


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("greedyy", "there is no bot 'greedyy'; did you mean greedy? For a person called 'greedyy', write person:g"),
        ("Greedy", "did you mean greedy?"),
        ("GREEDY", "did you mean greedy?"),
        ("begginer", "did you mean beginner?"),
        ("Génie", "did you mean genie?"),
        ("Légende", "did you mean legende?"),
        ("Understudy", "there is no bot 'Understudy'; did you mean comedien?"),
        ("Apprentice", "did you mean apprenti or lehrling?"),
        ("walk-on", "did you mean figurant?"),
        ("Dublér", "did you mean comedien?"),
        ("Канатоходец", "did you mean funambule?"),
        ("serach", "did you mean search?"),
        ("search:0", "'0' is no budget; write search:N"),
        ("serach:5", "unknown bot 'serach:5'; choose from uniform"),
        ("examples.monte_carlo", "unknown bot 'examples.monte_carlo'"),
        ("school/fourberies.weights", "unknown bot 'school/fourberies.weights'"),
        ("examples.monte_carlo:Nobody", "module 'examples.monte_carlo' has no attribute 'Nobody'"),
        ("nowhere:Bot", "there is no module 'nowhere' here"),
        ("person:greedy", "'greedy' is the name of a bot, which a saved game cannot tell from a person: choose anot"),
    ],
)
def test_a_misspelt_bot_is_no_person(word: str, sentence: str) -> None:
    """The error says what was meant, and how to seat a person of that name all the same."""
    with pytest.raises(typer.BadParameter) as refused:
        seated(["Ana", word])
    assert sentence in str(refused.value)
    assert word.startswith("person:") or f"For a person called {word!r}, write person:{word}." in str(refused.value)


@pytest.mark.parametrize("bot", [*BOTS])
def test_every_bot_can_be_seated(bot: str) -> None:
    """None is taken for another."""
    assert seated([bot])[1][0].name == bot


def test_a_record_loads_no_code() -> None:
    """A bot of one's own must be named again, by whoever resumes the game."""
    with pytest.raises(typer.BadParameter, match=f"name the seats again, .*: --seats Ana,{OWN}"):
        seated_again(["Ana", OWN], ())
    with pytest.raises(typer.BadParameter, match=f"this game is played by Ana,{OWN}, not by Ana,uniform"):
        seated_again(["Ana", OWN], ["Ana", "uniform"])
    assert seated_again(["Ana", OWN], ["Ana", OWN])[1].name == "monte-carlo"
    assert seated_again(["Ana", "greedyy", "uniform"], ()).keys() == {2}  # they have played like that before
