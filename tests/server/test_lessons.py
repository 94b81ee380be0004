"""Lessons at an ordinary table: the others and nature keep to the script, and the learner is kept to the step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from herzog.lessons import lessons

if TYPE_CHECKING:
    from tests.server.harness import Client, Server

EVERY = [(lesson.game, lesson.name) for game in GAMES for lesson in lessons(game)]
ME = {"kind": "here", "name": "Ana", "bot": ""}


def learn(server: Server, game: str, name: str) -> str:
    """Set up a lesson and return the learner's link."""
    status, links = server.ask("POST", "/api/tables", {"game": game, "seats": [ME], "lesson": name})
    assert status == 201, links
    host: str = links["host"]
    return host


def wait(client: Client, step: int) -> None:
    """Wait until the others have played up to *step*."""
    client.catch_up(step)
    client.settle()


def take(client: Client, step: Any) -> None:
    """Do what *step* asks for."""
    wait(client, step["at"])
    for answer in step["answers"]:
        wait(client, answer["n"])
        assert client.decision()["ask"] == answer["ask"]
        assert client.answer(answer["pick"])["type"] == "done"


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_is_played_through_the_ordinary_door(server: Server, game: str, name: str) -> None:
    """Each step comes when it is due, and the last leaves nothing to answer."""
    with server.client(learn(server, game, name)) as client:
        lesson = client.welcome["lesson"]
        assert lesson["name"] == name
        assert client.now["step"] == lesson["steps"][0]["at"]
        for step in lesson["steps"]:
            take(client, step)
        if picks := client.picks():
            assert client.answer(picks[0])["code"] == "lesson"


def test_the_lobby_lists_the_lessons(server: Server) -> None:
    """Each game those it has, and the toy none."""
    _, lobby = server.ask("GET", "/api/lobby")
    offered = {game["name"]: [lesson["name"] for lesson in game["lessons"]] for game in lobby["games"]}
    assert offered["lacrimosa"] == ["cards", "works", "journeys", "requiem", "solo"]
    assert offered["fourberies"] == ["journey", "king", "festival"]
    assert offered["toy"] == []


def test_another_move_is_refused_and_changes_nothing(server: Server) -> None:
    """It can be tried as often as one likes, and the expected one still counts."""
    with server.client(learn(server, "lacrimosa", "cards")) as client:
        before = client.now
        [asked] = [step for step in client.welcome["lesson"]["steps"] if step["until"] == before["step"] + 1]
        expected = asked["answers"][0]["pick"]
        for pick in client.picks():
            if pick != expected:
                assert client.answer(pick)["code"] == "lesson"
        assert client.settle() == before
        assert client.answer(expected)["type"] == "done"


def test_a_lesson_goes_on_where_it_was_left(server: Server) -> None:
    """After an undo, on another device and after playing it again."""
    host = learn(server, "fourberies", "king")
    with server.client(host) as client:
        steps = [step for step in client.welcome["lesson"]["steps"] if step["answers"]]
        take(client, steps[0])
        wait(client, steps[1]["at"])
    with server.client(host) as client:
        assert client.now["step"] == steps[1]["at"]
        take(client, steps[1])
    _, again = server.ask("POST", "/api/again", {}, host)
    with server.client(again["host"]) as client:
        assert client.welcome["lesson"]["name"] == "king"
        assert client.now["step"] == steps[0]["at"]


def test_an_answer_of_a_lesson_can_be_taken_back(server: Server) -> None:
    """And given again."""
    with server.client(learn(server, "lacrimosa", "cards")) as client:
        step = next(step for step in client.welcome["lesson"]["steps"] if step["answers"])
        for _ in range(2):
            take(client, step)
            assert client.undo()["type"] == "done"


def test_there_is_no_such_lesson(server: Server) -> None:
    """Nor one without a learner."""
    for body in ({"seats": [ME], "lesson": "sailing"}, {"seats": [], "lesson": "cards"}):
        status, refused = server.ask("POST", "/api/tables", {"game": "lacrimosa", **body})
        assert (status, refused["code"]) == (422, "wrong-setup")
