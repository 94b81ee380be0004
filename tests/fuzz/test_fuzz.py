"""Whatever is made up, packs and records are read or refused by name, and a server answers and stays calm."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, Match, Record, replay
from herzog.kernel.pack import PackError, entries
from tests.fuzz import hostile
from tests.fuzz.sieges import besieged, hostile_request
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME_NAMES = ("fourberies", "lacrimosa")
SEEDS = st.integers(0, 2**32)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that hears everything, however fast it comes."""
    with Server(tmp_path_factory.mktemp("siege") / "data", messages=[1e6, 1e6]) as running:
        yield running


@pytest.mark.parametrize("name", GAME_NAMES)
@settings(max_examples=150)
@given(seed=SEEDS)
def test_packs(name: str, seed: int) -> None:
    """A spoilt pack is played, or refused with the file and what is wrong; it is listed if it is played."""
    rng, game = Random(seed), GAMES[name]
    with TemporaryDirectory() as folder:
        pack = Path(folder)
        for file in game.files:
            shutil.copyfile(game.data / file, pack / file)
        file = rng.choice(sorted(game.files))
        (pack / file).write_text(hostile.toml(rng, (pack / file).read_text("utf-8")), "utf-8")
        with suppress(PackError):
            game.load(pack)
            assert list(entries(pack, game.files))


def a_record(name: str) -> str:
    """Return a whole game, played by chance."""
    game, rng = GAMES[name], Random(7)
    match = Match.start(game, ["Ana", "Bo", "Cy"], {}, game.load(), seed=7)
    while not match.over:
        seat = match.asked()[0]
        masked = match.masked(seat)
        match.submit(seat, masked.agenda[-1].name, rng.choice(masked.agenda[-1].picks(masked, seat)))
    return match.record.dumps()


RECORDS = {name: a_record(name) for name in GAME_NAMES}


@pytest.mark.parametrize("name", GAME_NAMES)
@settings(max_examples=100)
@given(seed=SEEDS)
def test_records(name: str, seed: int) -> None:
    """A spoilt record is replayed, or refused with the place and what was expected."""
    with suppress(BrokenRecord):
        record = Record.loads(hostile.record(Random(seed), RECORDS[name]))
        game = GAMES.get(record.header.game)
        if game is not None:
            replay(game, record, game.load())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAME_NAMES)
def test_messages(server: Server, game: str) -> None:
    """Thousands of odd messages on many sockets: no failure in the log, and the table is as good as new."""
    before = len(server.log.read_text())
    besieged(server, game, Random(1), messages=5000)
    said = server.log.read_text()[before:]
    assert "Traceback" not in said, said[-3000:]
    assert '"level": "error"' not in said, said[-3000:]


@pytest.mark.slow
def test_requests(server: Server) -> None:
    """No request is answered with 500."""
    rng, links = Random(1), server.set_up("here", "link")
    for _ in range(500):
        status = hostile_request(server, rng, links)
        assert status < 500, status
