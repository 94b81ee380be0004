"""Results kept: counted from the games themselves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import pytest
from msgspec.json import encode

from herzog.kernel.record import Header, Result, SatIn
from herzog.server.clock import Clock
from herzog.server.front.results import FRESH, Ended, ServerResults, count
from herzog.table.refusal import Refusal
from herzog.wire import BySeats, Chair, Rival
from tests.server.harness import Server, play_out
from tests.server.test_people import hold, newcomer
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from herzog.server.database.store import Store

NOON = 1_800_014_400_000
PERSON = Chair("link", "", "")


class Row(NamedTuple):
    """A game that has ended, as the store keeps it."""

    header: str
    chairs: str
    result: str
    changed: int


def bot(name: str) -> Chair:
    """Return a chair on which a bot sits."""
    return Chair("bot", "Aloysia", name)


def ended(
    chairs: list[Chair], scores: list[int], ranks: list[int], *, when: int = 0, sat_in: tuple[int, ...] = (), **how: Any
) -> Ended:
    """Return a game that has ended, of which all people's results are asked for."""
    result = Result(scores, ranks, sat_in=[SatIn(seat, "apprenti", 3) for seat in sat_in], **how)
    return Ended("fourberies", chairs, result, [n for n, chair in enumerate(chairs) if chair.kind != "bot"], when)


def test_averages_and_records_by_the_number_of_seats() -> None:
    """Only people's points count; who reached the most first has the record."""
    games = [
        ended([PERSON, PERSON], [30, 40], [2, 1], when=5),
        ended([PERSON, bot("vedette")], [40, 99], [2, 1], when=3),
        ended([PERSON, bot("vedette"), bot("apprenti")], [20, 1, 2], [1, 3, 2], when=9),
    ]
    (found,) = count(games)
    assert (found.game, found.games) == ("fourberies", 3)
    assert found.sizes == [BySeats(2, 2, 36.7, 40, 3), BySeats(3, 1, 20.0, 20, 9)]


def test_rates_against_each_level_of_bot() -> None:
    """The weakest first; ahead, level or behind, for each person and each bot they met."""
    games = [
        ended([PERSON, bot("vedette"), bot("apprenti")], [20, 30, 10], [2, 1, 3]),
        ended([PERSON, PERSON, bot("apprenti")], [20, 20, 20], [1, 1, 1]),
        ended([PERSON], [50, 40], [1, 2]),
    ]
    assert count(games)[0].rivals == [Rival("", 1, 1, 0), Rival("apprenti", 3, 1, 2), Rival("vedette", 1, 0, 0)]


def test_what_does_not_count() -> None:
    """Games that were not played to the end, and seats for which a bot sat in."""
    games = [
        ended([PERSON, PERSON], [30, 40], [], how="abandoned"),
        ended([PERSON, PERSON], [30, 40], [2, 1], how="agreed"),
        ended([PERSON, bot("vedette")], [90, 10], [1, 2], sat_in=(0,)),
    ]
    assert count(games) == []
    (found,) = count([ended([PERSON, PERSON], [90, 10], [1, 2], sat_in=(0,))])
    assert found.sizes == [BySeats(2, 1, 10.0, 10, 0)]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """Return a server whose clock stands still."""
    with Server(tmp_path / "data", now=NOON) as running:
        yield running


def played(server: Server, *, first: bool) -> tuple[Any, Any]:
    """Play a game with a bot, always the first or the last pick; return its links and its result."""
    links = server.set_up("link", "looker")
    with server.client(seat_tokens(links)[0]) as client:
        while not client.now["result"]:
            picks = client.picks()
            client.answer(picks[0 if first else -1]) if picks else client.hear("now")
        return links, client.now["result"]


def test_a_person_sees_what_they_played_and_nothing_else(house: Server) -> None:
    """The server counts everybody, a personal link only the seats it holds; watching is not playing."""
    (links, result), (_, other) = played(house, first=True), played(house, first=False)
    ana, watcher = newcomer(house), newcomer(house)
    hold(house, ana, seat_tokens(links)[0], links["watch"])
    hold(house, watcher, links["watch"])
    (mine,) = house.ask("GET", "/api/person/results", token=ana)[1]
    assert (mine["games"], mine["sizes"][0]["average"], mine["rivals"][0]["met"]) == (1, result["scores"][0], 1)
    assert mine["sizes"][0]["when"] == NOON // 1000
    assert house.ask("GET", "/api/person/results", token=watcher) == (200, [])
    (all_of_it,) = house.ask("GET", "/api/results")[1]
    assert all_of_it["sizes"][0]["average"] == (result["scores"][0] + other["scores"][0]) / 2
    assert all_of_it["rivals"][0]["met"] == 2
    assert house.ask("GET", "/api/person/results", token=ana[1:])[1]["code"] == "no-person"


def test_a_server_counts_once_a_minute(house: Server) -> None:
    """Somebody who asks all the time is told the same."""
    assert house.ask("GET", "/api/results") == (200, [])
    links = house.set_up("here", "here")
    with house.client(links["host"]) as host:
        play_out(host)
    assert house.ask("GET", "/api/results") == (200, [])
    house.turn(seconds=FRESH // 1000)
    assert len(house.ask("GET", "/api/results")[1]) == 1


def test_results_that_could_not_be_counted() -> None:
    """Nobody is told that there are none because the database was away, or because they are being counted."""

    class Reader:
        """A store that is away at first, and slow later."""

        def __init__(self) -> None:
            self.reads = 0

        async def read(self, _: object) -> list[Row]:
            self.reads += 1
            if self.reads == 1:
                raise Refusal("failed")
            await asyncio.sleep(0)
            header = Header(1, "fourberies", "", {}, "", "", ["Ana", "Ben"])
            chairs, result = [PERSON] * 2, Result([3, 4], [2, 1])
            return [Row(encode(header).decode(), encode(chairs).decode(), encode(result).decode(), 0)]

    async def ask() -> None:
        reader = Reader()
        results = ServerResults(cast("Store", reader), Clock())
        with pytest.raises(Refusal):
            await results.count()
        first, second = await asyncio.gather(results.count(), results.count())
        assert (len(first), second, reader.reads) == (1, first, 2)

    asyncio.run(ask())
