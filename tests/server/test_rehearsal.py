"""`herzog admin rehearse` names every stored game that would go otherwise, and the step from which on it would."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from herzog.cli import main
from herzog.games import GAMES
from herzog.server.access.links import keys
from herzog.server.database.engine import address_of_file
from herzog.server.database.saved import Saved
from herzog.server.database.store import Store
from herzog.table.ledger import begun
from tests.server import first_release
from tests.table.evening import START, Evening, refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ADDED = 120  # lines of an evening that lasts that long
ENDLESS = 10_000


def evening(game: str, seats: int, lines: int, seed: int = 1) -> Evening:
    """Return a table at which people and bots have answered, taken back and agreed until its journal has *lines*."""
    table = Evening(game, seats, Random(seed), None)
    ledger = table.opened()
    while len(table.journal) < lines and not ledger.match.over:
        command, by = table.command(ledger)
        if (writing := refused(ledger, command, by, table.now)) and writing.entries:
            table.stored(writing)
            ledger.apply(writing.entries, writing.setup)
    return table


def saved(name: str, table: Evening) -> Saved:
    """Return *table* as a server stores it."""
    match = table.opened().match
    return Saved(name, table.setup, begun(table.setup, match, START).standing._replace(asked=match.asked()))


class Host:
    """A server's folder with a game of each kind, and its operator."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys
        self.tables = {
            "done": evening("fourberies", 3, ENDLESS),
            "open": evening("lacrimosa", 2, ADDED, 3),
            "secret": evening("fourberies", 2, ADDED, 2),
        }

        async def add(store: Store) -> None:
            for name, table in self.tables.items():
                await store.add(saved(name, table), table.journal, keys(table.setup.chairs))

        self.do(add)

    def do(self, what: Callable[[Store], Any]) -> None:
        """Do something with the store."""

        async def done() -> None:
            store = await Store.open(address_of_file(self.folder / "herzog.sqlite"))
            await what(store)
            await store.close()

        asyncio.run(done())

    def write(self, statement: str, **values: object) -> None:
        """Change what is stored."""
        self.do(lambda store: store.write({text(statement): [values]}))

    def rehearse(self, *words: str) -> tuple[int, list[str], str]:
        """Return the exit code of the command, the lines it prints, and what it complains of."""
        code = main(["admin", "rehearse", *words, "--data", str(self.folder)])
        said = self._capsys.readouterr()
        return code, said.out.splitlines(), " ".join(said.err.replace("│", " ").split())


@pytest.fixture
def host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Host:
    """Return a host."""
    return Host(tmp_path, capsys)


def test_same_program_plays_every_game_the_same(host: Host, tmp_path: Path) -> None:
    """Finished, open and secret ones, by themselves and compared with what was written."""
    marks = tmp_path / "marks"
    assert host.tables["done"].opened().match.record.result
    assert {"step", "draft", "undo"} <= {entry.kind for table in host.tables.values() for entry in table.journal}
    assert host.rehearse("--write", str(marks)) == (0, ["Games replayed: 3, of which 0 would differ."], "")
    assert host.rehearse("--against", str(marks)) == (0, ["Games replayed: 3, of which 0 would differ."], "")
    assert "exists already" in host.rehearse("--write", str(marks))[2]


def test_mended_rule_is_named_with_its_step(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that everybody sees is another one from some step on; nobody would notice at the end of an open game."""
    marks, game = tmp_path / "marks", GAMES["lacrimosa"]
    assert host.rehearse("--write", str(marks))[0] == 0
    tally, seen = type(game).tally, [0]

    def mended(self: Any, state: Any, seat: int) -> dict[str, int]:
        seen[0] += 1
        told = tally(self, state, seat)
        return {**told, "ducats": told["ducats"] + 1} if seen[0] > 2 * 7 else told  # of both patrons, after each step

    monkeypatch.setattr(type(game), "tally", mended)
    code, lines, _ = host.rehearse("--against", str(marks))
    assert (code, lines) == (1, ["open  after step 8 it goes otherwise", "Games replayed: 3, of which 1 would differ."])


def test_game_that_went_another_way_since_is_compared_up_to_there(host: Host, tmp_path: Path) -> None:
    """Whoever took back a step has not found another rule."""
    marks, table = tmp_path / "marks", host.tables["open"]
    assert host.rehearse("--write", str(marks))[0] == 0
    ledger = table.opened()
    steps = len(ledger.match.record.steps)
    again = evening("lacrimosa", 2, ADDED + 10)
    host.write("DELETE FROM journal WHERE game = 'open'")
    host.write("UPDATE games SET seed = :seed WHERE id = 'open'", seed=str(again.setup.seed))
    rows = [{"game": "open", "n": n, **entry._asdict()} for n, entry in enumerate(again.journal)]
    insert = text("INSERT INTO journal VALUES (:game, :n, :kind, :seat, :ask, :pick, :at)")
    host.do(lambda store: store.write({insert: rows}))
    other = saved("open", again).standing
    host.write(
        "UPDATE games SET step = :step, asked = :asked WHERE id = 'open'",
        step=other.step,
        asked=str([*other.asked]),
    )
    assert other.step != steps
    assert host.rehearse("--against", str(marks))[0] == 0


def test_what_no_longer_fits_is_named_without_picks(host: Host) -> None:
    """An illegal step, another result, somebody else's turn, and a set that is not here; the others are replayed."""
    record = host.tables["open"].opened().match.record
    step = next(n for n, each in enumerate(host.tables["open"].journal) if each.kind == "step" and each.seat >= 0)
    host.write("UPDATE journal SET pick = 98765 WHERE game = 'open' AND n = :n", n=step)
    scores = '"scores":['
    host.write("UPDATE games SET result = replace(result, :was, :now) WHERE id = 'done'", was=scores, now=scores + "1")
    host.write("UPDATE games SET asked = '[4]' WHERE id = 'secret'")
    code, lines, _ = host.rehearse()
    assert code == 1
    assert lines == [
        "done  it has another result",
        f"open  step {record.steps.index(host.tables['open'].journal[step].step) + 1} does not fit the rules",
        "secret  it waits for somebody else",
        "Games replayed: 3, of which 3 would differ.",
    ]
    host.write("UPDATE games SET header = replace(header, :pack, 'ffff')", pack=record.header.pack)
    assert any("its component set" in line for line in host.rehearse()[1])


def test_rule_that_fails_is_a_difference(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not keep the other games from being replayed."""

    def new(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(type(GAMES["lacrimosa"]), "new", new)
    assert host.rehearse()[1] == [
        "open  a rule fails with KeyError",
        "Games replayed: 3, of which 1 would differ.",
    ]


def test_file_of_something_else_is_refused(host: Host, tmp_path: Path) -> None:
    """With a sentence that names it."""
    other = tmp_path / "other"
    other.write_text("{}\n")
    code, _, said = host.rehearse("--against", str(other))
    assert code == 2
    assert "was not written by herzog admin rehearse --write" in said
    assert "there is no file" in host.rehearse("--against", str(tmp_path / "none"))[2]


def test_backup_is_rehearsed_before_an_upgrade(host: Host, tmp_path: Path) -> None:
    """Also one of version 0.1, whose schema is brought up to date in a copy only."""
    kept, first = tmp_path / "kept.sqlite", tmp_path / "0.1.sqlite"
    assert main(["admin", "backup", str(kept), "--data", str(host.folder)]) == 0
    assert host.rehearse("--backup", str(kept))[1][-1] == "Games replayed: 3, of which 0 would differ."
    first_release.write(address_of_file(first))
    before = first.read_bytes()
    assert host.rehearse("--backup", str(first))[1][-1] == "Games replayed: 1, of which 0 would differ."
    assert first.read_bytes() == before
    assert "there is no file" in host.rehearse("--backup", str(tmp_path / "none"))[2]
