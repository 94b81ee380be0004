"""Everything public prints, compares, copies and pickles, in the compiled form, too."""

from __future__ import annotations

import ast
import copy
import importlib
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import herzog.kernel
from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import BoxValue, Codec, Constant, Match, Note, Rebuilt, Record, Value, decide
from herzog.kernel.values import MOST, built, fields_of, held

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from herzog.kernel import AnyGame

ROOT = Path(herzog.kernel.__file__).parents[1]
SOURCES = Path(__file__).parents[2] / "src" / "herzog"


def pickled(value: Any) -> Any:
    """Return *value* as another process would get it."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301  (we made it)


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}
TABLES = [(name, seats) for name, game in sorted(GAMES.items()) for seats in game.seats]
of_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
in_every_way = pytest.mark.parametrize("way", [*WAYS.values(), Match.copy], ids=[*WAYS, "Match.copy"])


def a_match(name: str, seats: int, seed: int = 1) -> Match[Any]:
    """Return a new match."""
    return Match.start(GAMES[name], [f"player {n}" for n in range(seats)], {}, GAMES[name].load(), seed)


def play(match: Match[Any], rng: Random, answers: int = 10**6) -> None:
    """Give some random *answers*, or all until the end."""
    while answers and not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))
        answers -= 1


def positions(name: str, seats: int) -> Iterator[Match[Any]]:
    """Yield a match at its beginning, at a few moments in the middle, and at its end."""
    match, rng = a_match(name, seats), Random(seats)
    for answers in (0, 7, 40, 60, 10**6):
        play(match, rng, answers)
        yield match


def parts(value: Any, *, shared: bool = True) -> Iterator[Any]:
    """Yield *value* and all in it, except numbers and strings; the inside of what copies share only if wanted."""
    yield value
    inner: Any = ()
    if isinstance(value, dict):
        inner = value.values()
    elif isinstance(value, list | tuple):
        inner = value
    elif isinstance(value, msgspec.Struct):
        inner = msgspec.structs.astuple(value) if shared else ()
    elif isinstance(value, Value) and (shared or not isinstance(value, Constant)):
        inner = held(value)
    for each in inner:
        if not isinstance(each, int | float | str | None):
            yield from parts(each, shared=shared)


def shown(match: Match[Any]) -> Iterator[Any]:
    """Yield what a user of the library may get from *match*."""
    yield from (match, match.record, match.state, match.logs, match.game, match.box)
    yield [event for log in match.logs for event in log.heard_by(0)]
    for viewer in (*range(len(match.record.header.seats)), None):
        masked = match.masked(viewer)
        yield from (masked, match.game.view(masked, viewer), decide(match.game, masked, viewer))
        if viewer is not None:
            yield match.barrier(viewer)


def a_few_of_each_kind(values: Iterator[Any], most: int = 8) -> list[Any]:
    """Return the first values of each class of ours."""
    few: dict[type, list[Any]] = {}
    for value in values:
        if type(value).__module__.startswith("herzog."):
            same = few.setdefault(type(value), [])
            if len(same) < most:
                same.append(value)
    return [value for same in few.values() for value in same]


@of_every_table
def test_all_there_is_prints_compares_copies_and_pickles(name: str, seats: int) -> None:
    """Every object of a table, of its components, and of what is shown of it."""
    for match in positions(name, seats):
        found = a_few_of_each_kind(part for value in shown(match) for part in parts(value))
        assert {"Match", "Record", "Header", "Step", "State", "Box", "EventLog"} <= {
            type(one).__name__ for one in found
        }
        for value in found:
            text = repr(value)
            assert "\n" not in text
            assert " at 0x" not in text
            assert len(text) <= MOST or not isinstance(value, Value)
            for way in WAYS.values():
                other = way(value)
                assert type(other) is type(value)
                assert repr(other) == text
                assert other == value
                assert not other != value  # noqa: SIM202  (it is another method)


def mutable(value: Any) -> set[int]:
    """Return the identities of all in *value* that can change."""
    kinds = (list, dict, Value)
    return {
        id(each) for each in parts(value, shared=False) if isinstance(each, kinds) and not isinstance(each, Constant)
    }


@of_every_table
def test_copies_of_a_table_share_nothing_that_can_change(name: str, seats: int) -> None:
    """Not even `copy.copy` does."""
    for match in positions(name, seats):
        for value in (match.state, match.masked(0), match.record):
            own = mutable(value)
            for way in WAYS.values():
                twin = way(value)  # kept, because ids are used again
                assert own
                assert own.isdisjoint(mutable(twin))


@of_every_table
def test_a_value_with_any_number_changed_is_another(name: str, seats: int) -> None:
    """Frames, tables, their parts and components are compared field by field."""
    changed = set()
    for match in positions(name, seats):
        found = a_few_of_each_kind(part for value in (match.state, match.box) for part in parts(value))
        for value in found:
            if not isinstance(value, Value) or isinstance(value, BoxValue):
                continue
            fields = held(value)
            for at, field in enumerate(fields):
                if type(field) is int and (type(value), at) not in changed:
                    other = built(type(value), [*fields[:at], field + 1, *fields[at + 1 :]])
                    assert other != value
                    changed.add((type(value), at))
    assert len(changed) > 40


@of_every_table
@in_every_way
def test_a_copy_of_a_match_goes_on_alike_and_alone(name: str, seats: int, way: Callable[[Any], Any]) -> None:
    """To the same end with the same dice; it undoes and goes back to the same, and its original does not notice."""
    for match in positions(name, seats):
        before, twin = copy.deepcopy(match), way(match)
        assert twin == match
        assert [twin.barrier(seat) for seat in range(seats)] == [match.barrier(seat) for seat in range(seats)]
        steps = len(match.record.steps) - 3
        if match.stop_before(steps) is not None:
            assert twin.rewound(0, steps) == match.rewound(0, steps)
        other = way(match)
        for seat in range(seats):
            while twin.barrier(seat) is None:
                twin.undo(seat)
                assert twin != match
        ends = []
        for each in (other, twin):
            play(each, Random(5))
            ends.append(each.record.dumps())
        assert match == before
        assert [log.heard_by(0) for log in match.logs] == [log.heard_by(0) for log in before.logs]
        assert (match.drafts, match.barrier(0)) == (before.drafts, before.barrier(0))
        play(before, Random(5))
        assert before.record.dumps() == ends[0]
        assert before == other


@in_every_way
def test_a_match_with_drafts_and_notes_can_be_copied(way: Callable[[Any], Any]) -> None:
    """What somebody has answered in secret, and who sits in, is copied, too."""
    match = a_match("fourberies", 3)
    while len(match.asked()) < 2:
        play(match, Random(1), 1)
    match.note(Note("handed", 1, bot="greedy"))
    seat = match.asked()[-1]
    masked = match.masked(seat)
    match.submit(seat, masked.agenda[-1].name, masked.agenda[-1].plain(masked, seat)[0])
    assert match.drafts
    twin = way(match)
    assert twin == match
    twin.undo(seat)
    twin.note(Note("returned", 1))
    assert match.drafts
    assert len(match.record.notes) == 1
    assert twin != match


def test_a_match_with_other_dice_is_another() -> None:
    """It looks the same, and will not go on the same way."""
    match = a_match("lacrimosa", 2)
    assert Match.resume(match.game, match.record, match.box, 1) == match
    assert Match.resume(match.game, match.record, match.box, 2) != match
    assert match != match.record


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_sets_are_the_same_everywhere(name: str) -> None:
    """There is one of each, so that a table unpickled with another still shares its cards."""
    game = GAMES[name]
    for value in (game, *map(game.load, game.sets)):
        for way in WAYS.values():
            assert way(value) is value
    assert len({game.load(folder) for folder in game.sets}) == len(game.sets)
    assert repr(game) == f"<game {name}>"
    assert len(pickle.dumps(game.load())) < 200


def custom_set(game: AnyGame, folder: Path) -> Path:
    """Write a set that does not come with the game."""
    copytree(game.data, folder)
    board = folder / "board.toml"
    text = board.read_text("utf-8")
    board.write_text(text.replace("version = ", 'version = "mine" # ', 1), "utf-8")
    return folder


@pytest.mark.parametrize("name", GAMES)
def test_a_set_of_ones_own_travels_with_its_tables(name: str, tmp_path: Path) -> None:
    """Another process need not have it; there, too, all tables share one."""
    game = GAMES[name]
    folder = custom_set(game, tmp_path / "mine")
    box = game.load(folder)
    assert box == game.load(folder)
    assert box != game.load()
    tables = [Match.start(game, ["a", "b"], {}, each, 1) for each in (box, game.load())]
    for match in tables:
        play(match, Random(1), 9)
    two = [pickled(box) for _ in range(2)]
    assert two[0] is two[1] == box
    assert Codec(game, two[0]).encode(tables[0].state) == Codec(game, box).encode(tables[0].state)
    file, back = tmp_path / "tables", tmp_path / "back"
    file.write_bytes(pickle.dumps(tables))
    program = (
        "import pickle, sys; from pathlib import Path; tables = pickle.loads(Path(sys.argv[1]).read_bytes()); "
        "assert tables[1].box is tables[1].game.load() is tables[1].state.box; "
        "assert tables[0].box is tables[0].state.box is pickle.loads(pickle.dumps(tables[0])).box; "
        "Path(sys.argv[2]).write_bytes(pickle.dumps(tables))"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT.parent), *sys.path])}
    subprocess.run([sys.executable, "-c", program, str(file), str(back)], check=True, env=env)
    for match, again in zip(tables, pickle.loads(back.read_bytes()), strict=True):  # noqa: S301  (we made it)
        assert again == match
        for each in (match, again):
            play(each, Random(2))
        assert again == match


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *[(game, name) for game in GAMES for name in ("uniform", "beginner", "greedy", "learned", "search:6")],
        *[("fourberies", "funambule"), ("lacrimosa", "kurier")],
    ],
)
def test_a_copied_bot_goes_on_with_its_plan(game: str, name: str) -> None:
    """Bots are compared by identity: what they have in mind is their own. But a copy has it in mind, too."""
    match, bot, twins = a_match(game, 2), bot_named(name), list[Any]()
    for n in range(30):
        seat = match.asked()[0]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        picks = top.plain(masked, seat)
        if n >= 10 and not twins and (getattr(bot, "intent", True) or n == 20):
            twins = [way(bot) for way in WAYS.values()]
            assert all(repr(twin) == repr(bot) == f"<bot {name}>" for twin in twins)
        pick = bot.choose(masked, seat, picks, Random(n)) if len(picks) > 1 else picks[0]
        for twin in twins if len(picks) > 1 else ():
            assert twin.choose(masked, seat, picks, Random(n)) == pick
        match.submit(seat, top.name, pick)
    assert len({id(getattr(each, "intent", each)) for each in (bot, *twins)}) in (1, 4)


def test_matches_and_records_say_in_a_line_what_they_are() -> None:
    """How many seats and steps, and who is asked what."""
    match = a_match("lacrimosa", 1)
    steps = len(match.record.steps)
    asked = match.state.agenda[-1].name
    assert repr(match) == f"<Match lacrimosa, 1 seat, step {steps}, seat 0 is asked {asked}>"
    assert repr(match.record) == f"<Record lacrimosa, 1 seat, {steps} steps>"
    match.note(Note("agreed"))
    assert repr(match) == f"<Match lacrimosa, 1 seat, step {steps}, over>"
    assert repr(match.record) == f"<Record lacrimosa, 1 seat, {steps} steps, agreed>"
    assert repr(Record(match.record.header, match.record.steps[:1])) == "<Record lacrimosa, 1 seat, 1 step>"
    secret = a_match("fourberies", 2)
    assert repr(secret).endswith("seats 0 and 1 are asked ChooseTravel>")


def classes() -> Iterator[tuple[type, tuple[str, ...]]]:
    """Yield every class that is copied by its fields and has a constructor, with the fields that its source names."""
    for file in sorted(SOURCES.rglob("*.py")):
        if file.relative_to(SOURCES).parts[0] not in ("kernel", "games", "bots"):
            continue
        for node in ast.parse(file.read_text("utf-8")).body:
            made = [each for each in getattr(node, "body", ()) if getattr(each, "name", "") == "__init__"]
            if isinstance(node, ast.ClassDef) and made and isinstance(made[0], ast.FunctionDef):
                module = importlib.import_module(".".join(["herzog", *file.relative_to(SOURCES).with_suffix("").parts]))
                kind, args = getattr(module, node.name), made[0].args
                if issubclass(kind, Rebuilt):
                    yield kind, tuple([arg.arg for arg in (*args.args[1:], *args.kwonlyargs)])


def test_the_fields_of_every_class_are_known() -> None:
    """A compiled constructor whose defaults are not literals would hide them, and two values would seem equal."""
    found = list(classes())
    assert len(found) > 60
    for kind, fields in found:
        assert fields_of(kind) == fields, kind
