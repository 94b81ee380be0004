"""Personal links: my tables on every device, without an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, select

from herzog.server.front.people import HeldRow, PersonRow
from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with each kind of database; tests here do not disturb each other."""
    data = tmp_path_factory.mktemp(request.param) / "data"
    sqlite = request.param == "sqlite"
    database = f"sqlite:///{data}.sqlite" if sqlite else request.getfixturevalue("postgres").new_database()
    with Server(data, database=database, people=[1, 100]) as running:
        yield running


def newcomer(server: Server) -> str:
    """Return a new personal link."""
    status, made = server.ask("POST", "/api/person", {})
    assert status == 201
    key: str = made["key"]
    return key


def gathered(server: Server, key: str) -> dict[str, Any]:
    """Return the tables in a person's list, by their links."""
    status, person = server.ask("GET", "/api/person", token=key)
    assert status == 200, person
    return {each["token"]: each["summary"] for each in person["tables"]}


def hold(server: Server, key: str, *tokens: str) -> Any:
    """Add links to a person's list."""
    return server.ask("POST", "/api/person/hold", {"tokens": tokens}, token=key)


def test_a_personal_link_gathers_seats(house: Server) -> None:
    """Added on one device, found on another, with whose turn it is; a link that opens nothing is left out."""
    links = house.set_up("link", "link")
    first, second = seat_tokens(links)
    mine, other = newcomer(house), newcomer(house)
    status, person = hold(house, mine, first, links["watch"], first, "rubbish")
    assert (status, len(person["tables"])) == (200, 2)
    found = gathered(house, mine)
    assert {token: summary["role"] for token, summary in found.items()} == {first: "seat", links["watch"]: "watch"}
    assert found[first] == house.ask("POST", "/api/mine", {"tokens": [first]})[1][0]
    assert gathered(house, other) == {}
    hold(house, mine, first)
    assert len(gathered(house, mine)) == 2
    hold(house, other, second)
    assert [*gathered(house, other)] == [second]


def test_a_finished_game_stays_with_its_result(house: Server) -> None:
    """The archive needs nothing but the list."""
    links = house.set_up("link", "link")
    key, (first, second) = newcomer(house), seat_tokens(links)
    hold(house, key, first)
    with house.client(first) as ana, house.client(second) as ben:
        play_out(ana, ben)
        result = ana.now["result"]
    assert gathered(house, key)[first]["result"] == result


def test_a_list_is_mended_by_its_person(house: Server) -> None:
    """What is let go is gone from the list and still opens the seat; a revoked link is in no list."""
    links, more = house.set_up("link", "link"), house.set_up("link", "link")
    key, kept, gone = newcomer(house), seat_tokens(links)[0], seat_tokens(more)[0]
    hold(house, key, kept, gone)
    assert house.ask("POST", "/api/person/let-go", {"token": gone}, token=key)[0] == 200
    assert [*gathered(house, key)] == [kept]
    with house.client(gone) as ana:
        assert ana.welcome["mine"] == [0]
    renewed = house.ask("POST", "/api/links/0/revoke", token=links["host"])[1]
    assert gathered(house, key) == {}
    hold(house, key, kept)
    assert gathered(house, key) == {}
    hold(house, key, seat_tokens(renewed)[0])
    assert [*gathered(house, key)] == [seat_tokens(renewed)[0]]


def test_a_replaced_link_opens_nothing(house: Server) -> None:
    """The new one opens all of it; after forgetting, none does. The seats are where they were."""
    (token, _), old = seat_tokens(house.set_up("link", "link")), newcomer(house)
    hold(house, old, token)
    house.ask("POST", "/api/person/prefer", {"prefs": '{"name":"Ana"}'}, token=old)
    new = house.ask("POST", "/api/person/replace", {}, token=old)[1]["key"]
    assert new != old
    for path in ("", "/hold", "/let-go", "/prefer", "/replace", "/forget"):
        said = {"/hold": {"tokens": []}, "/let-go": {"token": token}, "/prefer": {"prefs": ""}}.get(path, {})
        status, refused = house.ask(
            "POST" if path else "GET", f"/api/person{path}", (said or {}) if path else None, token=old
        )
        assert (path, status, refused["code"]) == (path, 401, "no-person")
    status, person = house.ask("GET", "/api/person", token=new)
    assert (person["prefs"], [each["token"] for each in person["tables"]]) == ('{"name":"Ana"}', [token])
    assert house.ask("POST", "/api/person/forget", {}, token=new)[0] == 200
    assert house.ask("GET", "/api/person", token=new)[1]["code"] == "no-person"
    with house.client(token) as ana:
        assert ana.welcome["mine"] == [0]


def test_a_person_survives_a_kill(house: Server) -> None:
    """All that was acknowledged is there again."""
    (token, _), key = seat_tokens(house.set_up("link", "link")), newcomer(house)
    hold(house, key, token)
    house.ask("POST", "/api/person/prefer", {"prefs": "{}"}, token=key)
    house.kill()
    house.start()
    assert [*gathered(house, key)] == [token]
    assert house.ask("GET", "/api/person", token=key)[1]["prefs"] == "{}"


def test_neither_log_nor_database_opens_a_door(house: Server) -> None:
    """The key of a person stands in no log and, in the clear, in no column; nor does a link of a table."""
    (token, _), key = seat_tokens(house.set_up("link", "link")), newcomer(house)
    hold(house, key, token)
    house.ask("POST", "/api/person/prefer", {"prefs": "x" * 5000}, token=key)
    house.ask("GET", "/api/person", token=key[:-1])
    engine = create_engine(house.settings["database"])
    with engine.connect() as connection:
        rows = [str(row) for kept in (PersonRow, HeldRow) for row in connection.execute(select(kept.__table__))]
    engine.dispose()
    assert len(rows) >= 2
    for secret in (key, token):
        assert secret not in house.log.read_text()
        assert not any(secret in row for row in rows)


def test_a_personal_link_is_no_link_of_a_table(house: Server) -> None:
    """Neither opens what the other does."""
    links, key = house.set_up("link", "link"), newcomer(house)
    assert house.ask("GET", "/api/person", token=links["host"])[1]["code"] == "no-person"
    assert house.ask("GET", "/api/links", token=key)[1]["code"] == "bad-link"
    assert house.ask("GET", "/api/person")[1]["code"] == "bad-link"


def test_new_links_are_not_given_without_end(tmp_path: Path) -> None:
    """One address gets a few at once."""
    with Server(tmp_path / "data", people=[0.001, 2]) as server:
        assert [server.ask("POST", "/api/person", {})[0] for _ in range(3)] == [201, 201, 429]
