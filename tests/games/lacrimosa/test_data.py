from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa import GAME
from herzog.kernel import PackError, target
from herzog.kernel.pack import entries
from herzog.text import Renderer, for_game
from tests.games.lacrimosa.scenario import BOX, a_pack, opus
from tests.rule import rule

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.games.lacrimosa.printed import Memory, Opus, StartingMemory, StartingOpus


def test_the_set_has_the_components_of_the_rulebook() -> None:
    """Each physical card has its own number."""
    assert len(BOX.opus) == 46 + 4
    assert len(BOX.memories) == 50 + 34 + 4 * 9
    assert len({card for deck in BOX.starting_memories for card in deck}) == 36
    assert (BOX.n_cities, len(BOX.goals), len(BOX.faces)) == (15, 31, 62)
    assert (len(BOX.tiles), len(BOX.bonuses), len(BOX.soloist), len(BOX.closed)) == (60, 15, 11, 5)
    assert (len(BOX.slots), len(BOX.spaces)) == (28, 7)
    assert [len(cards) for cards in BOX.period_opus] == [9, 9, 9, 9, 10]
    assert [len(cards) for cards in BOX.period_memories] == [7, 7, 7, 7, 6]


def test_cities_give_no_action_that_the_books_list_elsewhere() -> None:
    """The glossaries of all four books name Document as the action of Cities; works are performed or sold by type."""
    faces = [face for city in BOX.printed.cities.cities for face in (city.plain, city.gilded)]
    assert {action for face in faces for action in face.actions} == {"document"}


def test_every_name_is_there_in_four_languages() -> None:
    """Titles that are one string are those no language translates: operas, Latin and German ones."""
    printed = BOX.printed
    memories: list[StartingMemory | Memory] = [*printed.memories.starting, *printed.memories.memories]
    for memory in memories:
        assert set(memory.title) == {"en", "fr", "pl", "ru"}
    for composer in printed.composers.composers:
        assert set(composer.name) == {"en", "fr", "pl", "ru"}
    works: list[StartingOpus | Opus] = [*printed.opus.starting, *printed.opus.opus]
    assert {frozenset(work.title) for work in works} == {frozenset({"en"}), frozenset({"en", "fr", "pl", "ru"})}
    assert all(work.koechel[0].isdigit() for work in works)


def test_values_carry_their_provenance() -> None:
    """Three Opus cards were seen, the rest is ours but for the fields it lists."""
    found = list(entries(GAME.data, GAME.files))
    seen = [entry.id for entry in found if entry.source == "seen"]
    assert seen == ["sinfonie-alte-lambacher", "divertimento-15-lodron", "vesperae-solennes"]
    assert all(entry.source in {"rulebook", "seen", "stated", "reconstructed"} for entry in found)


@rule("LAC-1.7", "LAC-7.10")
@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("opus.toml", 'type = "opera"', 'type = "operetta"', "opus.toml: opus[bastien-und-bastienne].type"),
        ("opus.toml", "vp = 3, perform", "vp = -3, perform", "opus.toml: opus[bastien-und-bastienne].vp"),
        ("opus.toml", 'koechel = "50", ', "", "opus.toml: opus[bastien-und-bastienne]"),
        ("opus.toml", 'mitridate-re-di-ponto",', 'zaide",', "opus.toml: opus[zaide].id: expected every id once"),
        ("opus.toml", "period = 1, cost = { talent = 1, ducats = 3 }", "period = 2, cost = { talent = 1, ducats = 3 }",
         "opus.toml: opus.period, in order"),
        ("memories.toml", 'actions = ["travel"]', 'actions = ["fly"]', "starting[start-travel-1].actions"),
        ("memories.toml", "story = { composition = 1 }", "story = { wild = 1 }", "starting[start-commission-1].story"),
        ("cities.toml", "plain = { ducats = 4 }", "plain = { coins = 4 }", "cities.toml: cities[city-purse].plain"),
        ("courts.toml", '["opera", "religious"]', '["opera", "sonata"]', "courts[court-opera-religious].goal.items"),
        ("composers.toml", 'composer = "eybler"', 'composer = "salieri"', "[eybler].tiles: expected 15, found 16"),
        ("composers.toml", 'movement = "kyrie"', 'movement = "credo"', "[eybler-kyrie-1].movement: expected one of"),
        ("composers.toml", "cost = { ducats = 3, composition = 1, finance = 0 }, reward = { vp = 1, actions",
         "cost = { ducats = 0, composition = 1, finance = 0 }, reward = { vp = 1, actions",
         "tiles[eybler-kyrie-2].cost: expected at least 4, the worth of the tile above it, found 2"),
        ("composers.toml", 'kind = "track", track = "journey"', 'kind = "dance", track = "journey"',
         "tiles[eybler-sequentia-1].repeat"),
        ("bonuses.toml", "period = 1, action", "period = 2, action", "bonuses.toml: bonuses.period"),
        ("constanze.toml", '"kyrie/strings", "kyrie/voice-1"', '"kyrie/flute", "kyrie/voice-1"',
         "constanze[constanze-1].players-2: expected one of"),
        ("constanze.toml", '"kyrie/strings", "kyrie/voice-1"', '"kyrie/voice-1"',
         "constanze[constanze-1].players-2: expected 10, found 9"),
        ("soloist.toml", "cards = [1, 2, 3", "cards = [12, 2, 3", "decks[easy].cards: expected one of"),
        ("soloist.toml", "cards = [1, 2, 3", "cards = [2, 2, 3", "decks[easy].cards: expected 9, found 8"),
        ("soloist.toml", 'finance = "finance-0"', 'finance = "finance-9"', "decks[easy].finance: expected one of"),
        ("board.toml", 'between = ["salzburg", "munich"]', 'between = ["salzburg", "rome"]',
         "roads[salzburg-munich].between: expected one of"),
        ("board.toml", 'start_location = "salzburg"', 'start_location = "rome"', "start_location: expected one of"),
        ("board.toml", 'start = "finance-2"', 'start = "finance-7"', "board.toml: finance.start: expected one of"),
        ("board.toml", "number = 2, ", "number = 3, ", "locations.number: expected"),
        ("board.toml", 'kind = "court"', 'kind = "city"', "locations.kind: expected"),
        ("board.toml", '"voice-1", "voice-2", "organ"]', '"voice-1", "voice-1", "organ"]', "named twice"),
        ("cities.toml", 'plain = { perform = { type = "opera", bonus = { vp = 2 } }',
         'plain = { perform = { type = "opera", bonus = { vp = 2 } }, sell = { type = "opera", bonus = { vp = 1 } }',
         "cities[city-opera-house].plain.sell: expected perform or sell on one face, found both; keep one"),
        ("board.toml", "hand = 4", "hand = 10", "setup.hand: expected 2 to 9, found 10"),
        ("board.toml", 'instrument = "organ", ', 'instrument = "harp", ', "instrument_spaces[space-organ].instrument"),
        ("board.toml", "reward = { neutral = 1 }", "reward = { track = { talent = 1 } }", "[space-horns].reward"),
    ],
)  # fmt: skip
def test_a_broken_set_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    """With file, entry, field and what was expected."""
    with pytest.raises(PackError) as broken:
        a_pack(tmp_path, file, old, new)
    assert expected in str(broken.value)


def test_an_unreachable_place_is_refused(tmp_path: Path) -> None:
    """Every place must be on a road."""
    for each in GAME.files:
        text = (GAME.data / each).read_text("utf-8")
        kept = "\n".join(line for line in text.splitlines() if '-berlin"' not in line and '"berlin-' not in line)
        (tmp_path / each).write_text(kept, "utf-8")
    with pytest.raises(PackError, match="locations\\[berlin\\]: expected a connection by road to salzburg, found none"):
        GAME.load(tmp_path)


def test_too_few_cards_in_a_period_are_refused(tmp_path: Path) -> None:
    """More cards must be left than set-up removes."""
    text = (GAME.data / "board.toml").read_text("utf-8")
    for each in GAME.files:
        (tmp_path / each).write_bytes((GAME.data / each).read_bytes())
    (tmp_path / "board.toml").write_text(text.replace("{ players = 1, opus = 2", "{ players = 1, opus = 9"), "utf-8")
    with pytest.raises(PackError, match=r"opus\.period: expected more than 9 cards in period 1, found 9"):
        GAME.load(tmp_path)


def test_a_set_has_a_fingerprint_of_its_values(tmp_path: Path) -> None:
    """A changed value changes it, a comment does not."""
    assert a_pack(tmp_path, "opus.toml", "# Lacrimosa", "# Our Lacrimosa").hash == BOX.hash
    (tmp_path / "more").mkdir()
    other = a_pack(tmp_path / "more", "opus.toml", "vp = 3, perform", "vp = 4, perform")
    assert other.hash != BOX.hash
    assert other.version == BOX.version


@pytest.mark.parametrize(
    ("title", "koechel", "said"),
    [
        ('"Zaide"', "K. 344", {"en": "Zaide (K. 344)", "fr": "Zaide (KV 344)", "ru": "Zaide (\u041a. 344)"}),
        ('"Zaide"', "344", {"en": "Zaide (K. 344)", "pl": "Zaide (KV 344)"}),
        ('{ en = "Zaide", ru = "Заида" }', "KV 344", {"pl": "Zaide (KV 344)", "ru": "Заида (\u041a. 344)"}),
    ],
)
def test_titles_and_koechel_numbers_are_said_in_each_language(
    tmp_path: Path, title: str, koechel: str, said: dict[str, str]
) -> None:
    """A title is one string or one for each language; the sign of a Köchel number is the language's own."""
    written = 'title = "Zaide", koechel = "344"'
    box = a_pack(tmp_path, "opus.toml", written, f'title = {title}, koechel = "{koechel}"')
    words = for_game("lacrimosa")(box, [], None)
    for language, expected in said.items():
        named = Renderer(language, ["common", "lacrimosa"]).say(words.thing(target("opus", opus("zaide"))))
        assert named.replace("\u00a0", " ") == expected
