"""People play by link: whole games, two hands on one seat, secret choices, undo, history."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from herzog.kernel import Record, replay
from tests.kernel.toy import GAME
from tests.server.harness import play_out

if TYPE_CHECKING:
    from tests.server.harness import Client, Server


def seat_tokens(links: Any) -> list[str]:
    """Return the tokens of the seats, in order."""
    return [link["token"] for link in links["seats"]]


def test_a_whole_game_by_links(server: Server) -> None:
    """Two people play to the end; the record they can take home replays to the result they saw."""
    links = server.set_up("link", "link")
    first, second = seat_tokens(links)
    with server.client(first) as ana, server.client(second) as ben:
        assert (ana.welcome["role"], ana.welcome["mine"], ana.welcome["game"]) == ("seat", [0], "toy")
        play_out(ana, ben)
        assert ana.now["result"] == ben.now["result"]
        assert ana.now["asked"] == []
    status, story = server.ask("GET", "/api/story", token=links["watch"])
    record = Record.loads(story["record"])
    assert status == 200
    assert record.header.seats == ["patron 0", "patron 1"]
    assert GAME.scores(replay(GAME, record, GAME.load())) == ana.now["result"]["scores"] == story["scores"][-1]
    assert len(story["scores"]) == len(record.steps) == ana.now["step"]


def test_the_story_waits_for_the_end(server: Server) -> None:
    """While a game runs its record stays on the server, also from the host."""
    links = server.set_up("here", "link")
    status, refused = server.ask("GET", "/api/story", token=links["host"])
    assert (status, refused["code"]) == (409, "not-over")


def test_round_one_screen(server: Server) -> None:
    """The host's link holds every seat at the host's screen, each with its own view and log, and what all may see."""
    links = server.set_up("here", "here", "link")
    with server.client(links["host"]) as host, server.client(links["seats"][0]["token"]) as connection:
        assert (host.welcome["role"], host.welcome["mine"]) == ("host", [0, 1])
        own, other, everyone = host.now["seats"]
        assert (everyone["seat"], everyone["view"]["hands"][:2]) == (None, [[-1, -1], [-1, -1]])
        assert -1 not in own["view"]["hands"][0]
        assert own["view"]["hands"][1] == [-1, -1]
        assert -1 not in other["view"]["hands"][1]
        assert own["log"] != other["log"]
        play_out(host, connection)


def test_what_is_said_is_what_a_seat_may_hear(server: Server) -> None:
    """Whoever draws hears which card, the others that one was drawn; each as data and as a phrase."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        mine, theirs = ana.now["seats"][0]["log"][0], ben.now["seats"][0]["log"][0]
        card = ana.view()["hands"][0][0]
        assert (mine["n"], mine["seat"], mine["ask"]) == (1, -1, "Draw")
        assert mine["said"] == [
            {
                "event": {"type": "Drew", "seat": 0, "card": card},
                "phrase": {
                    "key": "toy-event-drew",
                    "args": {"seat": 0, "card": card, "player": "patron 0", "you": "yes"},
                },
                "targets": [f"card:{card}"],
            }
        ]
        assert theirs["said"][0]["event"] == {"type": "DrewUnseen", "seat": 0}
        assert theirs["said"][0]["phrase"]["args"]["you"] == "no"


def test_what_a_seat_is_asked_in_words(server: Server) -> None:
    """Question, options and what they bring, refusals with their reasons, and whom the table waits for."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        mine = ana.now["seats"][0]
        decision = ana.decision()
        assert decision["question"] == {"key": "toy-ask-bid", "args": {"player": "patron 0", "you": "yes"}}
        assert [option["label"]["args"]["pick"] for option in decision["options"]] == [0, 1, 2, 3]
        assert decision["options"][3]["effect"] == {"key": "toy-left", "args": {"n": 3}}
        [refused] = decision["refused"]
        assert refused["name"] == {"key": "toy-thing", "args": {"target": "coin:4"}}
        says = refused["reason"]["says"]
        assert (says["key"], says["args"]["needs"], says["args"]["has"]) == ("toy-why-too-dear", 4, 3)
        assert [(each["seat"], each["phrase"]["args"]["you"]) for each in mine["waits"]] == [(0, "yes"), (1, "no")]
        assert mine["stop"] == {"key": "barrier-nature", "args": {}}
        ana.answer(1)
        ben.settle()
        assert [each["seat"] for each in ben.now["seats"][0]["waits"]] == [1]
        assert ana.decision() is None


def test_a_person_points_at_something(server: Server) -> None:
    """They hear what it is, what it does, and why not now; of what they cannot see they hear nothing."""
    links = server.set_up("link", "link")
    first, _ = seat_tokens(links)
    with server.client(first) as ana, server.client(links["watch"]) as watcher:
        card = ana.view()["hands"][0][0]
        thing = ana.request(type="about", seat=0, target=f"card:{card}")
        assert thing["name"] == {"key": "toy-thing", "args": {"target": f"card:{card}"}}
        assert thing["about"] == [{"key": "toy-cards", "args": {"n": 4}}]
        assert ([why["key"] for why in thing["why"]], thing["rule"]) == (["reason-not-now"], "TOY-1")
        assert ana.request(type="about", seat=1, target=f"card:{card}")["code"] == "not-your-seat"
        assert watcher.request(type="about", seat=None, target=f"card:{card}")["code"] == "no-thing"
        ana.answer(0)
        thing = ana.request(type="about", seat=0, target=f"card:{card}")
        assert [why["key"] for why in thing["why"]] == ["reason-not-asked"]


def test_two_hands_on_one_seat_at_once(server: Server) -> None:
    """Of two clicks on the same question one counts; the other is told that the table has moved on."""
    for _ in range(10):
        first, second = seat_tokens(server.set_up("link", "link", horse="yes"))
        with server.client(first) as desk, server.client(first) as phone, server.client(second) as ben:
            with ThreadPoolExecutor() as hands:
                replies = list(hands.map(lambda hand: hand.answer(1), (desk, phone)))
            assert sorted((reply["type"], reply.get("code", "")) for reply in replies) == [
                ("done", ""),
                ("refused", "stale"),
            ]
            assert desk.now["version"] == phone.now["version"]
            assert desk.picks() == phone.picks() == [0, 1, 2]  # what is left to raise by
            assert ben.now["ready"] == []


def test_a_message_sent_twice_counts_once(server: Server) -> None:
    """As after a dropped socket whose last answer the client did not hear acknowledged."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        ana.answer(0)
        ben.answer(3)
        ben.catch_up(6)
        message = {"version": ben.now["version"], "seat": 1, "ask": "Enjoy", "pick": 1}
        assert ben.request(type="answer", **message)["type"] == "done"
        steps = ben.now["step"]
        again = ben.request(type="answer", **message)
        assert (again["code"], ben.now["step"], ben.decision()["ask"]) == ("stale", steps, "Lay")


def test_a_dropped_socket(server: Server) -> None:
    """Whoever comes back has the whole truth, and the others see them go and come."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana:
        with server.client(second) as ben:
            while ana.hear("presence")["seats"] != [0, 1]:
                pass
            ben.answer(2)
            kept = ben.now
            ben.socket.socket.close()
        assert ana.hear("presence")["seats"] == [0]
        with server.client(second) as ben:
            assert ana.hear("presence")["seats"] == [0, 1]
            assert ben.now["seats"][0]["view"] == kept["seats"][0]["view"]
            assert (ben.now["version"], ben.now["ready"]) == (kept["version"], [1])
            play_out(ana, ben)


def test_secret_choices_can_be_changed_until_everybody_is_ready(server: Server) -> None:
    """The others see who is ready; an answer on its way is not made stale by that."""
    links = server.set_up("link", "link", "link")
    ana, ben, eve = (server.client(token) for token in seat_tokens(links))
    with ana, ben, eve, server.client(links["watch"]) as watcher:
        before = ana.now["version"]
        ben.answer(3)
        ana.hear("now")
        assert (ana.now["ready"], ana.now["asked"], ana.now["version"]) == ([1], [0, 2], before)
        assert ben.decision() is None
        assert ben.undo()["type"] == "done"
        assert ben.picks() == [0, 1, 2, 3]
        ben.answer(1)
        ana.answer(2, version=before)
        eve.answer(0)
        for client in (ana, ben, eve, watcher):
            client.catch_up(9)
            assert client.view()["coins"] == [1, 3, 3]
            assert client.now["seats"][0]["log"][-1]["said"][0]["event"] == {"type": "Revealed", "bids": [2, 1, 0]}
        assert watcher.now["seats"][0]["undo"] is None


def test_undo_and_restart_of_a_turn(server: Server) -> None:
    """An undo shortens the log for everybody, says what stops it, and a whole one goes back to that."""
    first, second = seat_tokens(server.set_up("link", "link"))
    with server.client(first) as ana, server.client(second) as ben:
        ana.answer(0)
        ben.answer(3)
        ben.catch_up(6)
        ben.answer(1)  # lay first
        ben.answer(ben.picks()[0])
        start = ben.now
        assert start["step"] == 8
        assert start["seats"][0]["undo"] is None
        ben.undo()
        ana.catch_up(8)
        ana.hear("now")
        assert (ana.now["step"], ana.now["since"], ana.now["seats"][0]["log"]) == (7, 7, [])
        assert ana.now["seats"][0]["undo"] == {"kind": "other", "seat": 1, "ask": "Enjoy"}
        ben.answer(ben.picks()[0])
        assert ben.undo(whole=True)["type"] == "done"
        assert ben.now["step"] == 6
        assert ben.now["seats"][0]["undo"] == {"kind": "together", "seat": 1, "ask": "Bid"}
        assert ben.undo()["code"] == "barrier"
        assert ana.undo()["code"] in ("barrier", "stale")
        play_out(ana, ben)


def test_a_whole_undo_of_a_secret_choice(server: Server) -> None:
    """With the horse a choice has two parts; both come back at once."""
    first, _ = seat_tokens(server.set_up("link", "link", horse="yes"))
    with server.client(first) as ana:
        ana.answer(1)
        ana.answer(2)
        assert ana.now["ready"] == [0]
        ana.undo()
        assert (ana.now["ready"], ana.picks()) == ([], [0, 1, 2])
        ana.answer(0)
        ana.undo(whole=True)
        assert (ana.now["ready"], ana.picks()) == ([], [0, 1, 2, 3])


def test_history_shows_what_each_knew_then(server: Server) -> None:
    """The view of every step, looked up afterwards, is the view that was sent then, for seats and spectators."""
    links = server.set_up("link", "link")
    ana, ben = (server.client(token) for token in seat_tokens(links))
    with ana, ben, server.client(links["watch"]) as watcher:
        play_out(ana, ben)
        last = ana.now["step"]
        watcher.catch_up(last)
        for client in (ana, ben, watcher):
            seen = {now["step"]: now for now in told(client) if not now["ready"]}
            assert len(seen) > 6
            for step, now in seen.items():
                past = client.request(type="look", step=step)
                assert [each["view"] for each in past["seats"]] == [each["view"] for each in now["seats"]]
        assert ana.request(type="look", step=0)["seats"][0]["view"]["hands"] == [[], []]
        refused = ana.request(type="look", step=last + 1)
        assert (refused["code"], refused["numbers"]) == ("no-step", {"step": last + 1, "last": last})
        assert ana.request(type="look", step=-1)["code"] == "no-step"


def told(client: Client) -> list[Any]:
    """Return every table the *client* was shown."""
    return [message for message in client.messages() if message["type"] == "now"]


def test_chat_is_heard_by_all_and_said_once(server: Server) -> None:
    """Also by who comes later; a message with the same id is not said again."""
    links = server.set_up("here", "link")
    with server.client(links["host"]) as host, server.client(links["watch"]) as watcher:
        for _ in range(2):
            host.send(type="chat", id="hello", seat=0, text="Grüß Gott")
            assert host.hear("done")["id"] == "hello"
        assert watcher.request(type="chat", seat=None, text="Bravo")["type"] == "done"
        assert watcher.request(type="chat", seat=0, text="I am the host")["code"] == "not-your-seat"
        assert host.request(type="chat", seat=None, text="I watch")["code"] == "not-your-seat"
    with server.client(links["seats"][0]["token"]) as late:
        lines = next(message for message in late.messages() if message["type"] == "chat")["lines"]
        assert [(line["seat"], line["text"]) for line in lines] == [(0, "Grüß Gott"), (None, "Bravo")]


def test_presence_counts_those_who_watch(server: Server) -> None:
    """Bots are always there; a host without a seat at the screen watches."""
    links = server.set_up("link", "uniform")
    with server.client(links["host"]) as host, server.client(links["watch"]):
        while (there := host.hear("presence"))["watching"] < 2:
            pass
        assert there["seats"] == [1]
