"""Open tables: shown in the front room by their hosts, for anybody to sit down or to watch."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.access.tokens import TokenSigner
from tests.server.harness import JSON, Server, play_out
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SIGN = {"seats": [1], "watch": True, "language": "fr", "speed": "days", "level": "new"}
EAGER = {"open_tables": True, "seats": [100, 100]}
MOST = 5  # tables that one address may show
NOON = 1_800_014_400_000
DAYS = {"kind": "days", "bank": 0, "each": 86_400, "out": "bot", "bot": "looker"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with each kind of database that shows tables."""
    data = tmp_path_factory.mktemp(request.param) / "data"
    sqlite = request.param == "sqlite"
    database = f"sqlite:///{data}.sqlite" if sqlite else request.getfixturevalue("postgres").new_database()
    with Server(data, database=database, **EAGER) as running:
        yield running


def set_up(server: Server, *, sign: Any = SIGN, names: tuple[str, ...] = ("Ana", ""), **terms: Any) -> Any:
    """Set up a table whose host sits at seat 0, and return its links."""
    seats = [{"kind": "link" if seat else "here", "name": name, "bot": ""} for seat, name in enumerate(names)]
    status, links = server.ask("POST", "/api/tables", {"game": "toy", "seats": seats, "sign": sign, **terms})
    assert status == 201, links
    return links


def board(server: Server) -> dict[str, Any]:
    """Return the open tables by their names."""
    status, tables = server.ask("GET", "/api/open")
    assert status == 200, tables
    return {each["table"]: each for each in tables}


def take(server: Server, table: str, seat: int = 1, name: str = "Ben") -> tuple[int, Any]:
    """Ask for a seat."""
    return server.ask("POST", f"/api/open/{table}/{seat}", {"name": name})


def test_a_table_is_shown_and_a_seat_taken(house: Server) -> None:
    """With what its host says of it; whoever comes has a link of their own, and all at the table see who it is."""
    links = set_up(house)
    assert links["seats"] == []  # nobody has a link to a free seat, not even the host
    shown = board(house)[links["table"]]
    assert (shown["sign"], shown["game"], shown["clock"]) == (SIGN, "toy", None)
    assert [chair["name"] for chair in shown["chairs"]] == ["Ana", ""]
    with house.client(links["host"]) as host:
        assert (host.welcome["sign"], host.welcome["shows"]) == (SIGN, True)
        status, link = take(house, links["table"])
        assert (status, link["seat"]) == (200, 1)
        assert host.hear("shown")["sign"] == {**SIGN, "seats": []}
        assert [chair["name"] for chair in host.hear("chairs")["chairs"]] == ["Ana", "Ben"]
        with house.client(link["token"]) as guest:
            assert (guest.welcome["role"], guest.welcome["mine"]) == ("seat", [1])
            play_out(host, guest)
    assert links["table"] not in board(house)  # the game is over


def test_nobody_pushes_the_tables_of_others_out_of_the_list(tmp_path: Path) -> None:
    """Each address shows a few tables at once: newly set up or later, and another when one is taken down."""
    with Server(tmp_path / "data", proxies="127.0.0.1", signs_each=MOST, **EAGER) as server:
        other = set_up(server)
        one = {**JSON, "X-Forwarded-For": "203.0.113.1"}
        seats = [{"kind": "link" if seat else "here", "name": "", "bot": ""} for seat in range(2)]
        wanted = {"game": "toy", "seats": seats, "sign": SIGN}
        with ThreadPoolExecutor(8) as crowd:
            answers = [*crowd.map(lambda _: server.ask("POST", "/api/tables", wanted, headers=one), range(20))]
        made = [links for status, links in answers if status == 201]
        refused = [(status, said["code"], said["numbers"]) for status, said in answers if status != 201]
        assert refused == [(409, "many-signs", {"most": MOST})] * (20 - MOST)
        assert {*board(server)} == {other["table"], *(links["table"] for links in made)}
        _, hidden = server.ask("POST", "/api/tables", {**wanted, "sign": None}, headers=one)
        with server.client(hidden["host"], "203.0.113.1") as host:
            assert host.request(type="show", sign=SIGN)["code"] == "many-signs"
            with server.client(made[0]["host"], "203.0.113.1") as first:
                assert first.request(type="show", sign={**SIGN, "language": ""})["type"] == "done"
                assert first.request(type="show", sign=None)["type"] == "done"
            assert host.request(type="show", sign=SIGN)["type"] == "done"
        assert {other["table"], hidden["table"]} < {*board(server)}


def test_only_one_of_many_gets_a_seat(house: Server) -> None:
    """Whoever comes first; the others are told, and nothing opens for them."""
    links = set_up(house)
    with ThreadPoolExecutor(8) as crowd:
        answers = [*crowd.map(lambda n: take(house, links["table"], name=f"patron {n}"), range(8))]
    assert sorted(status for status, _ in answers) == [200] + [409] * 7
    assert {said["code"] for status, said in answers if status == 409} == {"taken"}
    winner = next(n for n, (status, _) in enumerate(answers) if status == 200)
    assert board(house)[links["table"]]["chairs"][1]["name"] == f"patron {winner}"


@pytest.mark.parametrize(("seat", "name"), [(1, ""), (1, "   "), (1, "x" * 41), (1, "a\x1b[2J"), (1, "\u202egnp.exe")])
def test_who_comes_has_a_decent_name(house: Server, seat: int, name: str) -> None:
    """Not none, not a long one, not one that could forge other people's lines."""
    links = set_up(house)
    status, said = take(house, links["table"], seat, name)
    assert (status, said["code"]) == (400, "malformed")
    assert board(house)[links["table"]]["sign"]["seats"] == [1]


def test_there_is_nothing_to_take_but_what_is_free(house: Server) -> None:
    """Not the host's seat, not one that does not exist, not at a table that is not shown."""
    shown, hidden = set_up(house)["table"], set_up(house, sign=None)["table"]
    assert [take(house, shown, seat)[1]["code"] for seat in (0, 2, 99)] == ["taken"] * 3
    assert [take(house, table)[1]["code"] for table in (hidden, "000000000000")] == ["not-open"] * 2
    assert hidden not in board(house)


def test_the_board_opens_nothing_else(house: Server, request: pytest.FixtureRequest) -> None:
    """It carries one token at most, to watch, and neither seeds nor picks nor when somebody last touched the table."""
    links = set_up(house)
    text = json.dumps(board(house)[links["table"]])
    for token in (links["host"], links["watch"], *seat_tokens(links)):
        assert token not in text
    signer = TokenSigner((house.data / "secret").read_text())
    shown = json.loads(text)
    assert signer.grant(shown["watch"]) == (links["table"], "lobby", 0)
    assert [*shown] == ["table", "game", "chairs", "stand_ins", "sign", "clock", "created", "watch"]
    assert house.ask("GET", "/api/links", token=shown["watch"])[1]["code"] == "not-host"
    with house.client(links["host"]) as host:
        host.request(type="show", sign={**SIGN, "watch": False})
    assert board(house)[links["table"]]["watch"] == ""


def test_whoever_watches_from_there_is_silent_and_hears_no_chat(house: Server) -> None:
    """What people at a table say is theirs. Friends who watch by the host's link take part as before."""
    links = set_up(house)
    watch = board(house)[links["table"]]["watch"]
    with house.client(links["host"]) as host:
        host.request(type="chat", seat=0, text="between us")
        with house.client(watch) as stranger, house.client(links["watch"]) as friend:
            assert (stranger.welcome["voice"], friend.welcome["voice"]) == (False, True)
            assert host.answer(host.picks()[0])["type"] == "done"
            host.request(type="chat", seat=0, text="still between us")
            assert stranger.request(type="chat", seat=None, text="buy now")["code"] == "not-your-seat"
            assert friend.request(type="chat", seat=None, text="bravo")["type"] == "done"
            stranger.settle()
            assert "between us" not in "".join(stranger.heard)
            assert "between us" in "".join(friend.heard)
            assert "buy now" not in "".join(host.heard)


def test_the_host_closes_the_door_on_those_who_watch(house: Server) -> None:
    """At once, and their link opens nothing any more; a friend's link does."""
    links = set_up(house)
    watch = board(house)[links["table"]]["watch"]
    with house.client(links["host"]) as host, house.client(watch) as stranger, house.client(links["watch"]) as friend:
        host.request(type="show", sign=None)
        assert stranger.closing_code() == 4401
        friend.settle()
    assert house.ask("POST", "/api/mine", {"tokens": [watch]})[1][0]["code"] == "revoked"
    assert links["table"] not in board(house)


def test_the_host_removes_somebody(house: Server) -> None:
    """Their link stops working, they cannot come back, and what they said is not their successor's."""
    links = set_up(house)
    token = take(house, links["table"], name="Rude")[1]["token"]
    with house.client(links["host"]) as host, house.client(token) as guest:
        guest.request(type="chat", seat=1, text="grr")
        host.request(type="open-seat", seat=1)
        assert guest.closing_code() == 4401
        assert take(house, links["table"])[1]["code"] == "taken"
        assert host.request(type="show", sign=SIGN)["type"] == "done"
        assert house.ask("POST", "/api/mine", {"tokens": [token]})[1][0]["code"] == "revoked"
        fresh = take(house, links["table"], name="Kind")[1]["token"]
        with house.client(fresh) as successor:
            (lines,) = [said["lines"] for said in successor.messages() if said["type"] == "chat"]
            assert [(line["text"], line["gone"]) for line in lines] == [("grr", True)]


def test_the_host_clears_the_chat(house: Server) -> None:
    """For everybody, for good, and only the host; a message that is sent again stays cleared."""
    links = set_up(house)
    token = take(house, links["table"])[1]["token"]
    with house.client(links["host"]) as host, house.client(token) as guest:
        guest.send(type="chat", id="once", seat=1, text="grr")
        guest.settle()
        assert guest.request(type="clear-chat")["code"] == "not-host"
        assert host.request(type="clear-chat")["type"] == "done"
        assert guest.hear("chat") == {"type": "chat", "lines": [], "whole": True}
        guest.send(type="chat", id="once", seat=1, text="grr")
        guest.request(type="chat", seat=1, text="sorry")
    with house.client(links["host"]) as host:
        (lines,) = [said["lines"] for said in host.messages() if said["type"] == "chat"]
        assert [line["text"] for line in lines] == ["sorry"]


def test_a_seat_is_shown_only_when_nobody_has_it(house: Server) -> None:
    """By the host alone; a friend's link to a seat that is shown stops working."""
    links = set_up(house, sign=None)
    (friend,) = seat_tokens(links)
    with house.client(links["host"]) as host:
        with house.client(friend) as guest:
            assert guest.request(type="show", sign=SIGN)["code"] == "not-host"
            guest.request(type="name", seat=1, name="Ben")
            for seats in ([1], [0], [2], [-1]):
                assert host.request(type="show", sign={**SIGN, "seats": seats})["code"] == "taken"
            guest.request(type="name", seat=1, name="")
            assert host.request(type="show", sign={**SIGN, "seats": [1, 1]})["code"] == "taken"
            assert host.request(type="show", sign=SIGN)["type"] == "done"
            assert guest.closing_code() == 4401
        assert house.ask("GET", "/api/links", token=links["host"])[1]["seats"] == []
        host.request(type="show", sign=None)
        (back,) = house.ask("GET", "/api/links", token=links["host"])[1]["seats"]
    with house.client(back["token"]) as guest:
        assert guest.welcome["mine"] == [1]


def test_a_sign_has_no_words_of_ones_own(house: Server) -> None:
    """So nobody can advertise or insult there."""
    for wrong in ({"language": "buy now"}, {"level": "x" * 500}, {"speed": ""}, {"note": "buy now"}):
        seats = [{"kind": kind, "name": "", "bot": ""} for kind in ("here", "link")]
        asked = {"game": "toy", "seats": seats, "sign": {**SIGN, **wrong}}
        assert house.ask("POST", "/api/tables", asked)[1]["code"] == "malformed"


def test_a_bot_keeps_a_free_seat_warm(house: Server) -> None:
    """The host need not wait; whoever comes takes over from it at once."""
    links = set_up(house)
    with house.client(links["host"]) as host:
        assert host.request(type="hand-over", seat=1, bot="looker")["type"] == "done"
        assert board(house)[links["table"]]["stand_ins"] == [{"seat": 1, "bot": "looker"}]
        with house.client(take(house, links["table"])[1]["token"]) as guest:
            play_out(host, guest)
            assert {line["seat"] for line in guest.now["result"]["sat_in"]} <= {1}
    assert host.now["result"]["how"] == "played"


def test_a_free_seat_need_not_agree(house: Server) -> None:
    """Nobody is there who could."""
    links = set_up(house)
    with house.client(links["host"]) as host:
        assert host.request(type="agree", yes=True)["type"] == "done"
        assert host.settle()["result"]["how"] == "agreed"
        assert host.request(type="show", sign=SIGN)["code"] == "over"
    assert take(house, links["table"])[1]["code"] in ("over", "taken")


def test_the_next_table_is_not_for_strangers(house: Server) -> None:
    """Those who watched from the front room are not led along when the host plays again."""
    links = set_up(house)
    watch = board(house)[links["table"]]["watch"]
    with house.client(links["host"]) as host, house.client(watch) as stranger:
        _, again = house.ask("POST", "/api/again", {}, token=links["host"])
        assert host.hear("next")["token"] == again["host"]
        stranger.settle()
        assert not any(said["type"] == "next" for said in stranger.messages())
    assert house.ask("POST", "/api/mine", {"tokens": [watch]})[1][0]["next"] == ""
    assert again["table"] not in board(house)


def test_no_table_is_shown_unless_the_operator_wants_it(server: Server) -> None:
    """On a private server there is no board, nobody can take a seat, and no table can be set up for it."""
    assert server.ask("GET", "/api/lobby")[1]["open_tables"] is False
    assert server.ask("GET", "/api/open") == (404, {"type": "refused", "code": "not-open", "id": "", "numbers": {}})
    seats = [{"kind": kind, "name": "", "bot": ""} for kind in ("here", "link")]
    asked = {"game": "toy", "seats": seats, "sign": SIGN}
    assert server.ask("POST", "/api/tables", asked)[1]["code"] == "not-open"
    links = server.set_up("here", "link")
    assert take(server, links["table"])[1]["code"] == "not-open"
    with server.client(links["host"]) as host:
        assert host.welcome["shows"] is False
        assert host.request(type="show", sign={**SIGN, "seats": []})["code"] == "not-open"


def test_seats_are_not_taken_by_the_dozen(tmp_path: Path) -> None:
    """One address gets a few at once, and then has to wait."""
    with Server(tmp_path / "data", open_tables=True) as server:
        tables = [set_up(server)["table"] for _ in range(12)]
        answers = [take(server, table)[1] for table in tables]
    assert [answer.get("code") for answer in answers] == [None] * 10 + ["too-fast"] * 2


def test_lessons_and_deals_of_the_day_are_not_shown(tmp_path: Path) -> None:
    """They are for one person."""
    with Server(tmp_path / "data", open_tables=True) as server:
        _, links = server.ask("POST", "/api/daily/toy", {"name": "Ana"})
        with server.client(links["host"]) as host:
            assert host.request(type="show", sign={**SIGN, "seats": []})["code"] == "not-open"


def test_nobodys_clock_runs_at_a_free_seat(tmp_path: Path) -> None:
    """It starts when somebody comes, with all its time, and stops when the seat is free again."""
    with Server(tmp_path / "data", now=NOON, **EAGER) as server:
        links = set_up(server, clock=DAYS)
        with server.client(links["host"]) as host:
            while host.picks():
                host.answer(host.picks()[-1])
            server.turn(days=3)
            host.settle()
            assert runs(host) == {0: False, 1: False}
            guest = server.client(take(server, links["table"])[1]["token"])
            assert host.hear("clocks")["seats"][1] == {"seat": 1, "turn": 86_400_000, "bank": 0, "runs": True}
            server.turn(hours=1)
            host.request(type="open-seat", seat=1)
            host.request(type="show", sign=SIGN)
            assert guest.closing_code() == 4401
            server.turn(days=3)
            host.settle()
            assert runs(host) == {0: False, 1: False}
            assert host.now["result"] is None


def runs(client: Any) -> dict[int, bool]:
    """Return whose clock runs, as the client was told last."""
    *_, last = [said for said in client.messages() if said["type"] == "clocks"]
    return {each["seat"]: each["runs"] for each in last["seats"]}


def test_the_board_survives_a_kill(tmp_path: Path) -> None:
    """What is shown, what is free, who sits there, and who was sent away."""
    with Server(tmp_path / "data", **EAGER) as server:
        waiting, full, cleared = (set_up(server) for _ in range(3))
        token = take(server, full["table"])[1]["token"]
        rude = take(server, cleared["table"])[1]["token"]
        with server.client(rude) as guest, server.client(cleared["host"]) as host:
            guest.request(type="chat", seat=1, text="grr")
            host.request(type="open-seat", seat=1)
            host.request(type="clear-chat")
        before = board(server)
        server.kill()
        server.start()
        assert board(server) == before
        assert before[waiting["table"]]["sign"]["seats"] == [1]
        with server.client(token) as guest:
            assert (guest.welcome["mine"], guest.welcome["sign"]["seats"]) == ([1], [])
        with server.client(cleared["host"]) as host:
            assert [said["lines"] for said in host.messages() if said["type"] == "chat"] == [[]]
        assert server.ask("POST", "/api/mine", {"tokens": [rude]})[1][0]["code"] == "revoked"
        assert take(server, waiting["table"])[0] == 200


def test_a_forgotten_table_leaves_the_board(tmp_path: Path) -> None:
    """After two weeks in which nobody has moved."""
    with Server(tmp_path / "data", now=NOON, **EAGER) as server:
        links = set_up(server)
        server.turn(days=13)
        assert links["table"] in board(server)
        server.turn(days=2)
        assert board(server) == {}
