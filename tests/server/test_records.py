"""Records that people bring along, through the real server."""

from __future__ import annotations

import random
import time
import zlib
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from herzog.games import GAMES
from herzog.kernel import Match, Note, Record
from herzog.wire import LARGEST_RECORD
from tests.review.games import played
from tests.server.harness import Server
from tests.server.test_reviews import done

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

GAME, BOTS, SEED = "fourberies", ("uniform", "greedy"), 3
SOON = 30  # seconds in which any file must have been judged, even if the machine is busy


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that opens as many records as one likes."""
    data = tmp_path_factory.mktemp("records") / "data"
    with Server(data, review="glance", records=[1000, 10_000]) as running:
        yield running


def brought(server: Server, text: str) -> tuple[int, Any]:
    """Return the answer to a record."""
    return server.ask("POST", "/api/records", {"record": text})


def file(*bodies: object) -> str:
    """Return a file of which only the checksums are sure to be right."""
    check, lines = 0, []
    for each in bodies:
        body = each if isinstance(each, bytes) else msgspec.json.encode(each)
        check = zlib.crc32(body, check)
        lines.append(f'[{body.decode()},"{check:08x}"]\n')
    return "".join(lines)


def parts() -> tuple[Any, list[Any], Any]:
    """Return header, steps and result of a good record as plain data; bots that think would hold up the collection."""
    record = played(GAME, ("uniform", "uniform"), SEED)
    return msgspec.to_builtins(record.header), [list(step) for step in record.steps], msgspec.to_builtins(record.result)


def test_an_opened_record_counts_as_a_table(tmp_path: Path) -> None:
    """It becomes one: nobody fills the disk with records beyond the tables that they may set up."""
    text = played(GAME, ("uniform", "uniform"), SEED).dumps()
    with Server(tmp_path / "data", tables=[0.0001, 2]) as server:
        assert [brought(server, text)[0] for _ in range(2)] == [201, 201]
        status, refused = brought(server, text)
        assert (status, refused["code"]) == (429, "many-tables")


def test_an_opened_record_is_looked_through_and_reviewed(server: Server) -> None:
    """Whoever brings it holds all seats, sees every position, saves the same record, and gets a review."""
    record = played(GAME, BOTS, SEED)
    status, links = brought(server, record.dumps())
    assert status == 201
    with server.client(links["host"]) as host:
        assert (host.welcome["role"], host.welcome["mine"], host.welcome["opened"]) == ("host", [0, 1], True)
        assert [chair["name"] for chair in host.welcome["chairs"]] == ["uniform", "greedy"]
        assert record.result
        assert host.now["result"]["scores"] == record.result.scores
        assert host.now["step"] == len(record.steps)
        past = host.request(type="look", step=40)
        assert [each["seat"] for each in past["seats"]] == [0, 1, None]
    assert server.ask("GET", "/api/story", token=links["host"])[1]["record"] == record.dumps()
    server.ask("POST", "/api/review", {}, token=links["host"])
    assert done(server, links["host"])["state"] == "done"
    assert server.ask("POST", "/api/again", {"same_deal": True}, token=links["host"])[1]["code"] == "wrong-setup"


def test_opened_games_are_no_results(server: Server) -> None:
    """A file proves nothing about who played."""
    _, links = brought(server, played(GAME, BOTS, SEED).dumps())
    key = server.ask("POST", "/api/person", {})[1]["key"]
    server.ask("POST", "/api/person/hold", {"tokens": [links["host"]]}, token=key)
    assert server.ask("GET", "/api/person/results", token=key)[1] == []
    assert server.ask("GET", "/api/results")[1] == []


def test_notes_of_the_table_come_along(server: Server) -> None:
    """A bot sat in, all went back, and it was agreed to end: the opened game ended just like that."""
    game = GAMES[GAME]
    match = Match.start(game, ["Ana", "Ben"], {}, game.load(), 5)
    rng = random.Random(5)
    for _ in range(40):
        seat = match.asked()[0]
        ask = match.masked(seat).agenda[-1]
        match.submit(seat, ask.name, rng.choice(ask.picks(match.masked(seat), seat)))
    steps = list(match.record.steps)
    notes = [(3, Note("rewound", 1, steps=4)), (9, Note("handed", 0, "greedy")), (len(steps), Note("agreed"))]
    record = Record(match.record.header, steps, None, notes)
    last = Match.resume(game, record, game.load(), 0)
    text = Record(record.header, steps, last.record.result, notes).dumps()
    status, links = brought(server, text)
    assert status == 201, links
    with server.client(links["host"]) as host:
        assert host.now["result"]["how"] == "agreed"
        assert host.now["result"]["sat_in"][0]["bot"] == "greedy"


@pytest.mark.parametrize(
    ("text", "code", "numbers"),
    [
        ("", "record-broken", {"line": 0}),
        ("what is this?", "record-broken", {"line": 1}),
        ("\x00\x01\x02", "record-broken", {"line": 1}),
        ("[" * 100_000, "record-broken", {"line": 1}),
        ("[" + "[" * 50_000 + "]" * 50_000 + ',"00000000"]', "record-broken", {"line": 1}),
        ("\n" * 100_000, "record-broken", {"line": 1}),
    ],
    ids=["nothing", "words", "bytes", "deep", "deeper", "empty-lines"],
)
def test_what_is_no_record_is_told(server: Server, text: str, code: str, numbers: Any) -> None:
    """Nothing at all, another file, and depths of brackets."""
    status, refused = brought(server, text)
    assert (status, refused["code"], refused["numbers"]) == (422, code, numbers)


def _changed(at: int, name: str, value: object) -> list[object]:
    header, steps, result = parts()
    header[name] = value
    return [header, *steps, result][: None if at < 0 else at]


HEADER, STEPS, RESULT = parts()
WRONG: Sequence[tuple[list[object], str]] = [
    (_changed(-1, "format", 3), "record-format"),
    (_changed(-1, "game", "chess"), "record-game"),
    (_changed(-1, "pack", "0" * 16), "record-set"),
    (_changed(-1, "seats", ["Ana"]), "record-broken"),
    (_changed(-1, "seats", ["Ana"] * 1000), "record-broken"),
    (_changed(-1, "options", {}), "record-broken"),
    (_changed(-1, "options", {"manager-shortage": "perhaps"}), "record-broken"),
    (_changed(-1, "options", {"no": "such"}), "record-broken"),
    (_changed(-1, "extra", 1), "record-broken"),
    ([HEADER], "record-unended"),
    ([HEADER, *STEPS], "record-unended"),
    ([HEADER, *STEPS[:50]], "record-unended"),
    ([HEADER, *STEPS[:50], RESULT], "record-rules"),
    ([HEADER, *STEPS, STEPS[-1], RESULT], "record-rules"),
    ([HEADER, *STEPS[:50], [0, "ChooseTravel", 10**9], RESULT], "record-rules"),
    ([HEADER, *STEPS[:50], [99, STEPS[50][1], STEPS[50][2]], RESULT], "record-rules"),
    ([HEADER, *STEPS[:50], [0, "NoSuchAsk", 0], RESULT], "record-rules"),
    ([HEADER, *STEPS[:50], [0, "ChooseTravel", 10**30], RESULT], "record-rules"),
    ([HEADER, *STEPS, {**RESULT, "scores": [1000, 0]}], "record-rules"),
    ([HEADER, {"note": "handed", "seat": 0, "bot": "deep-thought"}, *STEPS, RESULT], "record-broken"),
    ([HEADER, {"note": "handed", "seat": 7, "bot": "greedy"}, *STEPS, RESULT], "record-rules"),
    ([HEADER, *[{"note": "opened", "seat": 0}] * 5000, *STEPS, RESULT], "record-broken"),
    ([HEADER, {"note": "agreed"}, *STEPS, RESULT], "record-rules"),
    ([HEADER, *[STEPS[0]] * 9000, RESULT], "record-rules"),
]


@pytest.mark.parametrize(("bodies", "code"), WRONG, ids=[f"{n}-{code}" for n, (_, code) in enumerate(WRONG)])
def test_a_record_that_cannot_be_is_told(server: Server, bodies: list[object], code: str) -> None:
    """Another version, game or set, a game that goes on, and steps, notes or results that cannot be; at once."""
    began = time.monotonic()
    status, refused = brought(server, file(*bodies))
    assert (status, refused["code"]) == (422, code)
    assert time.monotonic() - began < SOON


def test_a_changed_line_is_named(server: Server) -> None:
    """One letter that was changed, and a line that was lost."""
    lines = played(GAME, BOTS, SEED).dumps().splitlines(keepends=True)
    changed = "".join([*lines[:20], lines[20].replace(",0,", ",1,", 1).replace('"', "'", 1), *lines[21:]])
    assert brought(server, changed)[1]["numbers"] == {"line": 21}
    assert brought(server, "".join([*lines[:30], *lines[31:]]))[1]["numbers"] == {"line": 31}


def test_too_large_a_file_is_refused(server: Server) -> None:
    """And is not read to its end."""
    status, refused = brought(server, "x" * LARGEST_RECORD)
    assert (status, refused["code"]) == (413, "too-big")


def test_names_are_as_they_could_be_given_here(server: Server) -> None:
    """No sign that turns the direction of text, and no more than fits."""
    status, links = brought(server, file(*_changed(-1, "seats", ["A\u202eva\x07", "B" * 5000])))
    assert status == 201
    with server.client(links["host"]) as host:
        assert [chair["name"] for chair in host.welcome["chairs"]] == ["Ava", "B" * 40]


def test_nothing_that_is_brought_makes_the_server_fail(server: Server) -> None:
    """A good record with bytes changed at random, checksums made good again or not."""
    rng, good = random.Random(1), played(GAME, BOTS, SEED).dumps()
    for _ in range(60):
        text = list(good)
        for _ in range(rng.randint(1, 4)):
            text[rng.randrange(len(text))] = chr(rng.randrange(32, 500))
        assert brought(server, "".join(text))[0] in (201, 422)
    for _ in range(60):
        bodies = [msgspec.json.encode(each) for each in (HEADER, *STEPS, RESULT)]
        at = rng.choice([0, len(bodies) - 1, rng.randrange(len(bodies))])
        body = bytearray(bodies[at])
        body[rng.randrange(len(body))] = rng.randrange(32, 127)
        assert brought(server, file(*bodies[:at], bytes(body), *bodies[at + 1 :]))[0] in (201, 422)
    assert "Traceback" not in server.log.read_text()


def test_who_opens_too_many_waits(tmp_path: Path) -> None:
    """Each address has its measure."""
    with Server(tmp_path / "data", records=[0.001, 2]) as server:
        codes = [brought(server, "")[1]["code"] for _ in range(3)]
        assert codes == ["record-broken", "record-broken", "too-fast"]
