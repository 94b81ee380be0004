"""The component set, and what is said about a broken one."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.box import ACROBAT, ACTOR, BONUS, COMEDY
from herzog.kernel import PackError, target
from herzog.kernel.pack import entries
from herzog.text import LANGUAGES, Renderer, for_game
from tests.games.fourberies.scenario import BOX, CARDS, REQUESTS, a_table
from tests.rule import rule

if TYPE_CHECKING:
    from pathlib import Path


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """Return a copy of the set with one thing changed."""
    pack = folder / "pack"
    shutil.copytree(GAME.data, pack)
    text = (pack / file).read_text("utf-8")
    assert old in text, f"{old!r} is not in {file}"
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    return pack


@rule("FOU-1.1", "FOU-1.3", "FOU-1.5", "FOU-1.6")
def test_the_set_has_what_the_rulebook_lists() -> None:
    """48 Encounters of three kinds, 22 Secret Requests, 8 cities, 5 colours."""
    assert [BOX.kinds.count(kind) for kind in (ACTOR, BONUS, ACROBAT)] == [32, 6, 10]
    assert (len(BOX.requests), len(BOX.components.cities), len(BOX.components.colours)) == (22, 8, 5)
    assert (BOX.start_money, BOX.managers, BOX.request_limit, BOX.rewards) == (3, 3, 3, (3, 5))


def test_an_actor_pulls_the_needle_towards_its_nature() -> None:
    """Up for comedy."""
    assert BOX.pulls[CARDS["comedian-3a"]] == 3
    assert BOX.natures[CARDS["comedian-3a"]] == COMEDY
    assert BOX.pulls[CARDS["tragedian-5b"]] == -5
    assert BOX.pulls[CARDS["bonus-1"]] == BOX.pulls[CARDS["ox"]] == 0


def test_the_set_that_comes_with_the_game_carries_no_sentences() -> None:
    """Effects are put into words from their kind and numbers, so an edited set cannot lie."""
    for file in GAME.files:
        assert ".text]" not in (GAME.data / file).read_text("utf-8")


def test_every_entry_says_where_it_is_from() -> None:
    """Real and reconstructed values are told apart."""
    listed = list(entries(GAME.data, GAME.files))
    assert {"ox", "favourite", "city-1", "dial", "bonus-1"} <= {entry.id for entry in listed}
    [favourite] = [entry for entry in listed if entry.id == "favourite"]
    assert favourite.real == ("payout.amount", "name.fr")


@rule("FOU-1.1", "FOU-1.3", "FOU-1.5")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("board.toml", "number = 3,", "number = 4,", "cities[city-3].number: expected 3, found 4"),
        ("board.toml", 'id = "city-2"', 'id = "city-1"', "cities[city-1].id: expected a unique id"),
        (
            "board.toml",
            "cells_per_side = 6",
            "cells_per_side = 0",
            "dial.cells_per_side: expected a number from 1 to 20",
        ),
        ("board.toml", "travel_cards = 8", "travel_cards = 7", "setup.travel_cards: expected 8, found 7"),
        ("board.toml", "reward = [3, 5]", "reward = [3]", "seasons.reward: expected 2 entries"),
        ("board.toml", "start_money = 3", 'start_money = "3"', "setup.start_money: Expected `int`"),
        ("board.toml", "start_money = 3\n", "start_money = 3\nextra = 1\n", "unknown field `extra`"),
        ("board.toml", 'kind = "recall-travel"', 'kind = "recall"', "effect.kind: expected one of none, recall-travel"),
        (
            "board.toml",
            "experience = 2",
            "experience = 3",
            "actor_effects[actor-effect-2].experience: expected 2, found 3",
        ),
        (
            "encounters.toml",
            "experience = 5",
            "experience = 6",
            "actors[comedian-5a].experience: expected a number from 1",
        ),
        (
            "encounters.toml",
            'nature = "comedian"',
            'nature = "clown"',
            "actors[comedian-1a].nature: expected one of trag",
        ),
        ("encounters.toml", "amount = 1", "amount = 0", "bonuses[bonus-1].amount: expected a number from 1 to 100"),
        (
            "encounters.toml",
            "max_cells = 2, ",
            "",
            "acrobats[raven].effect.max_cells: expected a number from 1 to 20, found n",
        ),
        (
            "encounters.toml",
            "distance = 1",
            "distance = 1, cards = 2",
            "acrobats[goat].effect.cards: expected distance beside",
        ),
        (
            "encounters.toml",
            '"after-reveal"',
            '"end-of-round"',
            "acrobats[goat].timing: expected one of after-reveal; found",
        ),
        (
            "encounters.toml",
            "keep = 1",
            "keep = 3",
            "acrobats[owl].effect.keep: expected a number from 1 to 2, found 3",
        ),
        ("encounters.toml", 'id = "bonus-1"', 'id = "ox"', "acrobats[ox].id: expected a unique id"),
        (
            "encounters.toml",
            "once_per_season = true",
            "once_per_season = false",
            "acrobats[ox].once_per_season: expected 1",
        ),
        (
            "requests.toml",
            'stat = "twin-pairs", n',
            'stat = "twins", n',
            "requests[dancing-master].condition.stat: expected",
        ),
        (
            "requests.toml",
            'test = "most"',
            'test = "most", n = 2',
            "requests[superintendent].condition.n: expected stat",
        ),
        (
            "requests.toml",
            'kind = "flat", amount = 4',
            'kind = "flat"',
            "requests[favourite].payout.amount: expected a number",
        ),
        (
            "requests.toml",
            'en = "The Queen", ',
            "",
            "requests[queen].name: expected a name, or one for each language with English (en)",
        ),
        ("requests.toml", 'source = "rulebook"', 'source = "dreamt"', "requests[favourite].source"),
    ],
)
def test_a_broken_set_is_named_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    """And by what was expected there."""
    with pytest.raises(PackError) as problem:
        GAME.load(edited(tmp_path, file, old, new))
    assert str(problem.value).startswith(f"{file}: ")
    assert said in str(problem.value)


@rule("FOU-1.5")
def test_missing_cards_are_counted(tmp_path: Path) -> None:
    """The rulebook has 48 Encounters."""
    pack = edited(tmp_path, "encounters.toml", "\nbonuses = [\n", "\nbonuses = [] # [\n")
    text = (pack / "encounters.toml").read_text("utf-8")
    start = text.index('  { id = "bonus-1"')
    end = text.index("]\n", text.index("bonus-3c"))
    (pack / "encounters.toml").write_text(text[:start] + text[end + 2 :], "utf-8")
    with pytest.raises(PackError, match="expected 48 entries as in the rulebook, found 42"):
        GAME.load(pack)


def test_an_edited_set_plays_by_its_own_numbers(tmp_path: Path) -> None:
    """And has a hash of its own."""
    pack = edited(
        tmp_path, "encounters.toml", '"bonus-1",  kind = "bonus", amount = 1', '"bonus-1",  kind = "bonus", amount = 9'
    )
    box = GAME.load(pack)
    assert box.hash != BOX.hash
    table = a_table(3, cities={1: ["bonus-1"]}, box=box)
    table.visit(1, 2, 2)
    assert table.player(0).purse == 3 + 9


def test_a_name_may_be_one_string(tmp_path: Path) -> None:
    """It stands in every language."""
    queen = 'name = { en = "The Queen", fr = "La Reine", pl = "Królowa", ru = "Королева" }'
    box = GAME.load(edited(tmp_path, "requests.toml", queen, 'name = "La Reine"'))
    words = for_game("fourberies")(box, [], None)
    for language in LANGUAGES:
        named = Renderer(language, ["common", "fourberies"]).say(words.thing(target("request", REQUESTS["queen"])))
        assert "La Reine" in named


def test_layout_does_not_change_the_hash(tmp_path: Path) -> None:
    """A comment is no value."""
    assert GAME.load(edited(tmp_path, "board.toml", "schema = 1", "# hello\nschema = 1")).hash == BOX.hash
