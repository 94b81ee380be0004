from __future__ import annotations

import re
import sys
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from herzog.cli import main
from herzog.games import GAMES, fourberies
from herzog.kernel import Match
from herzog.sim.arena import Run, play, schedule
from herzog.sim.report import components, plots
from herzog.sim.report.page import page
from herzog.sim.report.study import Played, Study, carry_out, tables_of
from herzog.sim.report.tally import by_company, by_opponent, by_period, by_place, by_source, share_of
from herzog.sim.watch import Sheet, Table, watch_for

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.kernel import Event, Record

N = 4
TAKEN = {  # the event that takes a component of a kind, and the field that names it
    "lacrimosa": {
        "opus": ("Commissioned", "card"),
        "memory": ("Documented", "card"),
        "city": ("CityVisited", "tile"),
        "court": ("CourtTaken", "tile"),
        "tile": ("ComposerHired", "tile"),
        "slot": ("MarkerPlaced", "slot"),
    },
    "fourberies": {
        "bonus": ("BonusGained", "encounter"),
        "acrobat": ("AcrobatGained", "encounter"),
        "court": ("ActorSentToCourt", "encounter"),
        "request": ("RequestPaid", "request"),
    },
}


@cache
def played(game: str) -> list[Played]:
    """Return a few games at every table."""
    return carry_out(Study(game, "uniform", N, 1), tables_of(game, ()), 1, lambda: None)


@cache
def records(game: str) -> list[list[Record]]:
    """Return the records of the same games, played again."""
    runs = [Run(game, ("uniform",) * table.seats, N, 1, table.options) for table in tables_of(game, ())]
    return [[play(job).record for job in schedule(run)] for run in runs]


def heard(game: str, record: Record) -> list[Event]:
    """Return what the table was told in a game."""
    match = Match.resume(GAMES[game], record, GAMES[game].load(), 0)
    return [event for told in match.logs for event in told.heard_by(None)]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_plays_the_same_deals(game: str) -> None:
    """All seat counts, alone at every difficulty, and each sheet tells of the game it was made from."""
    tables = tables_of(game, ())
    assert {table.seats for table in tables} == set(GAMES[game].seats)
    for each, written in zip(played(game), records(game), strict=True):
        assert [sheet.scores for sheet in each.sheets] == [record.result.scores for record in written if record.result]
    if game == "lacrimosa":
        assert [table.options["difficulty"] for table in tables if table.seats == 1] == ["easy", "middle", "difficult"]


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_make_the_score(game: str) -> None:
    """Nothing is scored that no public event told of; by table and by period they sum up to the same."""
    for table, sheets in played(game):
        for sheet in sheets:
            assert [sum(points for _, _, points in side) for side in sheet.gains] == sheet.scores
        means = by_source(sheets, range(table.seats))
        points = [sheet.scores[seat] for sheet in sheets for seat in range(table.seats)]
        assert sum(means.values()) == pytest.approx(sum(points) / len(points))
    periods, by_source_and_period = by_period(played(game))
    assert {period for by in by_source_and_period.values() for period in by} <= set(periods)
    everybody = [s.scores[seat] for table, sheets in played(game) for s in sheets for seat in range(table.seats)]
    assert sum(sum(by.values()) for by in by_source_and_period.values()) == pytest.approx(
        sum(everybody) / len(everybody)
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_is_what_the_records_tell(game: str) -> None:
    """Counted again from the records: in how many games each component was taken."""
    expected = Counter[str]()
    for table, written in zip(tables_of(game, ()), records(game), strict=True):
        for record in written:
            expected.update(_taken(game, heard(game, record), table.seats))
    found = components.by_kind(played(game), TAKEN[game], lambda component: component)
    for rows in found.values():
        for row in rows:
            component = re.sub(r" \(\d+\)$", "", row.name)
            assert round(row.taken.value * row.taken.n) == expected.pop(component, 0)
            assert row.taken.n <= N * len(tables_of(game, ()))
    assert not expected


def _taken(game: str, events: list[Any], seats: int) -> set[str]:
    return {
        f"{kind}:{getattr(event, field)}"
        for kind, (name, field) in TAKEN[game].items()
        for event in events
        if type(event).__name__ == name and event.seat < seats
    }


def test_an_acrobat_that_counts_by_itself_is_not_called_unused() -> None:
    """Chameleons are never declared; all other Acrobats that somebody gained are in the list."""
    sheets = [each for _, sheets in played("fourberies") for each in sheets]
    gained = {int(c.split(":")[1]) for each in sheets for side in each.taken for c in side if c.startswith("acrobat:")}
    listed = {int(c.split(":")[1]) for each in sheets for c in each.offered if c.startswith("used:")}
    encounters = fourberies.GAME.load().components.encounters
    assert {encounters[each].id.partition("-")[0] for each in gained - listed} == {"chameleon"}


def test_places_companies_and_the_opponent_are_counted() -> None:
    """Victories of a table sum up to one; every pair has its games; who sits alone meets an opponent."""
    for table, sheets in played("lacrimosa"):
        if table.seats > 1:
            assert sum(place.wins.value for place in by_place(sheets)) == pytest.approx(1)
    pairs = by_company(played("lacrimosa"), lambda component: watch_for("lacrimosa").owner(_box(), component))
    assert sum(pair.games for pair in pairs) == 3 * N
    assert all(pair.share is None or 0 <= pair.share.value <= 1 for pair in pairs)
    alone = by_opponent(played("lacrimosa"))
    assert [row.table for row in alone] == ["alone, easy", "alone, middle", "alone, difficult"]
    assert all(row.theirs.value > 0 for row in alone)


def _box() -> Any:
    return GAMES["lacrimosa"].load()


def sheet(scores: list[int], *holders: int) -> Sheet:
    """Return a game in which *holders* took the only component."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    taken = [{"card:0": 1} if seat in holders else {} for seat in range(len(scores))]
    return Sheet(len(scores), scores, ranks, 0, [], [[] for _ in scores], taken, ["card:0"], [])


def test_what_a_component_does_is_compared_within_a_game() -> None:
    """Those who have it against those who have not; games where all or none have it say nothing."""
    games = [sheet([10, 4, 6], 0), sheet([3, 9, 1], 0), sheet([7, 7, 7]), sheet([9, 1, 8], 0, 2)]
    found = components.measure([Played(Table("three", 3, {}), games)], "card:0", "a card")
    assert found.taken.value == 3 / 4
    assert found.margin is not None
    assert found.margin.value == pytest.approx((5 - 2 + 7.5) / 3)
    assert found.margin.n == 3
    assert found.wins == pytest.approx((1 + 0 + 1) / (4 / 3))  # two victories, four holders of a third each


def test_tables_weigh_by_their_games() -> None:
    """The mean over tables, not over tables' means; somebody alone is compared with games without it."""
    two = Played(Table("two", 2, {}), [sheet([5, 3], 0), sheet([6, 2], 0), sheet([4, 0], 0)])
    alone = [Sheet(1, [own, 50], [2, 1], 0, [], [[], []], [taken, {}], ["card:0"], []) for own, taken in ALONE]
    found = components.measure([two, Played(Table("one", 1, {}), alone)], "card:0", "a card").margin
    assert found is not None
    assert found.value == pytest.approx((3 * (2 + 4 + 4) / 3 + 1 * 8) / 4)


ALONE: list[tuple[int, dict[str, int]]] = [(40, {"card:0": 1}), (42, {"card:0": 2}), (32, {}), (34, {})]


def test_only_what_is_set_apart_gets_a_verdict() -> None:
    """Much stronger than its kind, or hardly ever taken; never on a handful of games."""
    strong = [sheet([30 + n % 3, 10], 0) for n in range(40)]
    usual = [sheet([11 + n % 3, 10], 0) for n in range(80)]
    kinds = {"a:0": strong, "a:1": usual, "a:2": usual, "a:3": [sheet([1, 2])] * 60, "a:4": strong[:5]}
    tables = [Played(Table(name, 2, {}), [_renamed(each, name) for each in sheets]) for name, sheets in kinds.items()]
    rows = components.by_kind(tables, ["a"], lambda component: component)["a"]
    assert [row.verdict for row in rows] == ["strong", "weak", "weak", "hardly taken", ""]


def _renamed(each: Sheet, name: str) -> Sheet:
    taken = [{name: 1} if side else {} for side in each.taken]
    return Sheet(2, each.scores, each.ranks, 0, [], each.gains, taken, [name], [])


def test_what_is_always_taken_can_be_drawn() -> None:
    """The interval of a share of all or of none ends at the share, whatever rounding does to it."""
    rows = [components.Component("a", share_of(n, n), None, None, "") for n in range(1, 60)]
    rows += [components.Component("b", share_of(0, n), None, None, "") for n in range(1, 60)]
    assert any(row.taken.high < row.taken.value or row.taken.low > row.taken.value for row in rows)
    assert plots.components(rows, "VP").startswith("<svg")


@pytest.mark.slow
def test_the_page_has_every_section() -> None:
    """One page without anything from elsewhere: a section and a picture for all that was asked."""
    shown = page(Study("lacrimosa", "uniform", N, 1), played("lacrimosa"))
    keys = ["summary", "seats", "points", "sources", "periods", "pairs", "alone"]
    keys += [f"kind-{kind}" for kind in watch_for("lacrimosa").kinds]
    assert re.findall(r'<section id="([^"]+)">', shown) == keys
    assert shown.count("<svg") == len(keys) - 2  # a summary and a table of periods are no pictures
    assert "var(--ink)" in shown
    assert not re.search(r"(src|href)=\"(?!#)", shown)
    assert "Die Zauberflöte" in shown


@pytest.mark.slow
def test_equal_seeds_give_equal_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing on the page depends on the clock, and the command shows what it is told to."""
    words = ["report", "fourberies", "--bot", "uniform", "--games", "2", "--players", "2", "--seed", "5"]
    for name in ("one", "other"):
        assert main([*words, "--out", str(tmp_path / name)]) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    assert "2 games at one table" in capsys.readouterr().out
    shown = (tmp_path / "one").read_text("utf-8")
    assert "2 games of uniform bots" in shown
    assert "seed 5" in shown
    assert "3 troupes" not in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "unknown game 'chess'"),
        (["fourberies", "--bot", "oracle"], "unknown bot 'oracle'"),
        (["fourberies", "--players", "2,9"], "fourberies is for 2 to 5 players, not '9'"),
        (["fourberies", "--players", "two"], "not 'two'"),
        (["fourberies", "--games", "0"], "greater than or equal to 1"),
        (["fourberies", "--pack", "nowhere"], "nowhere"),
        (["fourberies", "--out", "no/such/folder/page.html"], "no/such/folder/page.html"),
    ],
)
def test_wrong_words_get_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Errors say what is wrong before anything is played, with exit code 2."""
    assert main(["report", *words, *(["--games", "1"] if "--games" not in words else [])]) == 2
    assert says in capsys.readouterr().err


def test_without_pictures_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The core does not bring what draws."""
    monkeypatch.delitem(sys.modules, "herzog.sim.report.page")
    monkeypatch.delattr("herzog.sim.report.plots")
    monkeypatch.delitem(sys.modules, "herzog.sim.report.plots")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["report", "fourberies", "--bot", "uniform", "--games", "1"]) == 2
    assert "pip install -e '.[report]'" in capsys.readouterr().err
