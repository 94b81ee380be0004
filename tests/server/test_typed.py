"""Words typed at the page mean what they mean in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from herzog.text import LANGUAGES

if TYPE_CHECKING:
    from tests.server.harness import Client, Server


def typed(client: Client, text: str, **changes: Any) -> Any:
    """Ask what *text* means and return the reply."""
    sent = {"version": client.now["version"], "seat": 0, "language": "en", "text": text, **changes}
    return client.request(type="typed", **sent)


def await_turn(client: Client) -> None:
    """Wait until the client is asked something."""
    while not client.picks():
        client.hear("now")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "fourhoof"),
        ("fr", "quatre sab"),
        ("pl", "cztery"),
        ("ru", "четыре"),
        ("ru", "Quatre-Sabots"),
        ("en", "4"),
    ],
)
def test_a_name_is_an_answer_in_every_language(server: Server, language: str, text: str) -> None:
    """Cut short, without accents, or as another language has it."""
    links = server.set_up("here", "gamin", game="fourberies")
    with server.client(links["host"]) as host:
        await_turn(host)
        meant = typed(host, text, language=language)
        assert (meant["type"], meant["version"], meant["things"]) == ("meant", host.now["version"], [])
        [[pick]] = meant["ways"]
        [target] = [option["target"] for option in host.decision()["options"] if option["pick"] == pick]
        assert target == "travel:0:3"
        assert host.answer(pick)["type"] == "done"


def test_words_that_are_not_clear_mean_several_things(server: Server) -> None:
    """And words that answer nothing may still name something."""
    links = server.set_up("here", "chorknabe", game="lacrimosa")
    with server.client(links["host"]) as host:
        await_turn(host)
        several = typed(host, "play")
        assert len(several["ways"]) > 1
        assert {pick for way in several["ways"] for pick in way} <= set(host.picks())
        named = typed(host, "vienna")
        assert (named["ways"], named["things"]) == ([], ["place:1"])
        nothing = typed(host, "xyzzy")
        assert (nothing["ways"], nothing["things"]) == ([], [])


def test_one_line_can_answer_several_questions(server: Server) -> None:
    """The picks come one after the other, and each can be given."""
    links = server.set_up("here", "chorknabe", game="lacrimosa")
    with server.client(links["host"]) as host:
        await_turn(host)
        first, second = [option["label"]["args"]["card"] for option in host.decision()["options"]][:2]
        meant = typed(host, f"{first['args']['title']['en']} {second['args']['title']['en']}")
        [[*picks]] = meant["ways"]
        assert len(picks) == 2
        for pick in picks:
            assert host.answer(pick)["type"] == "done"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"language": "xx"}, "malformed"),
        ({"version": -1}, "stale"),
        ({"seat": 1}, "not-your-seat"),
    ],
)
def test_what_cannot_be_read(server: Server, changes: dict[str, Any], code: str) -> None:
    """Is refused by its code, and the socket stays open."""
    links = server.set_up("here", "gamin", game="fourberies")
    with server.client(links["host"]) as host:
        await_turn(host)
        assert typed(host, **{"text": "4", **changes})["code"] == code
        assert typed(host, "4")["type"] == "meant"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_takes_no_longer_than_a_look(server: Server, language: str) -> None:
    """Many short words can mean much: the search for it has an end."""
    links = server.set_up("here", "chorknabe", game="lacrimosa")
    with server.client(links["host"]) as host:
        await_turn(host)
        typed(host, "a", language=language)  # the first reads the messages
        before = server.worked()
        typed(host, "a " * 45, language=language)
        assert server.worked() - before < 2
