from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

import pytest

from herzog.games import GAMES
from herzog.games.fourberies import events as fourberies
from herzog.games.lacrimosa import events as lacrimosa
from herzog.games.lacrimosa.actions import MayAgain
from herzog.games.lacrimosa.box import ACTIONS
from herzog.kernel import Barrier, decide
from herzog.kernel.match import BarrierKind
from herzog.text import LANGUAGES, Part, Phrase, Renderer, for_game
from tests.text.positions import BOXES, NAMES, positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel import Decision

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@cache
def renderer(language: str) -> Renderer:
    """Return what says the games in *language*."""
    return Renderer(language, ["common", *GAMES])


def say(phrase: Phrase) -> str:
    """Say *phrase* in every language, and return it in English."""
    said = [renderer(language).say(phrase) for language in LANGUAGES]
    assert all(said)
    return said[0]


def phrases(parts: list[Part]) -> Iterator[Phrase]:
    """Yield all that *parts* say."""
    for part in parts:
        yield part.title
        for line in part.lines:
            yield from line.cells


def words_in(decision: Decision[Any]) -> Iterator[Phrase]:
    """Yield all that *decision* says."""
    yield decision.question
    for option in (*decision.options, *[option for ahead in decision.ahead for option in ahead.options]):
        yield from (option.label, *([option.effect] if option.effect else []))
        yield from [caution.says for caution in option.cautions]
    for refused in decision.refused:
        yield from (refused.name, refused.reason.says)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_can_be_said(name: str, seats: int) -> None:
    """Every event, ask, option, effect, caution and refusal, the table and its people, in every language."""
    game, vocabulary = GAMES[name], for_game(name)
    told = 0
    for n, (match, seat, masked) in enumerate(positions(name, seats, seats)):
        words = vocabulary(BOXES[name], NAMES[:seats], seat)
        for telling in match.logs[told:]:
            for reader in (None, *range(seats)):
                heard = vocabulary(BOXES[name], NAMES[:seats], reader)
                for event in telling.heard_by(reader):
                    say(heard.event(event))
        told = len(match.logs)
        view = game.view(masked, seat)
        decision = decide(game, masked, seat)
        assert decision
        for phrase in words_in(words.word(masked, decision)):
            say(phrase)
        if n % 10 == 0:
            for phrase in phrases([*words.parts(view), *[words.person(view, other) for other in range(seats)]]):
                say(phrase)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everything_has_a_name(name: str, seats: int) -> None:
    """All that can be pointed at is called something, can be described and typed; events point at such things."""
    game, vocabulary = GAMES[name], for_game(name)
    told = 0
    for n, (match, seat, masked) in enumerate(positions(name, seats, 7)):
        words = vocabulary(BOXES[name], NAMES[:seats], seat)
        if n % 12 == 0:
            view = game.view(masked, seat)
            for target in game.pointable(masked):
                say(words.thing(target))
                for phrase in words.about(view, target):
                    say(phrase)
                assert [renderer("en").text(handle) for handle in words.handles(target)]
        for telling in match.logs[told:]:
            for event in telling.heard_by(seat):
                for target in words.targets(event):
                    say(words.thing(target))
        told = len(match.logs)


@pytest.mark.parametrize("name", GAMES)
def test_spectators_see_the_table_too(name: str) -> None:
    """Whoever watches reads the same lines, but for what belongs to a seat."""
    game, words = GAMES[name], for_game(name)(BOXES[name], NAMES[:3], None)
    for n, (match, _, _) in enumerate(positions(name, 3, 1)):
        if n % 20 == 0:
            view = game.view(match.masked(None), None)
            for phrase in phrases(words.parts(view)):
                say(phrase)
            assert [say(phrase) for _, phrase in words.waits(match.masked(None))]


@pytest.mark.parametrize("name", GAMES)
def test_the_reader_is_spoken_to(name: str) -> None:
    """One's own question is an order, somebody else's a report with their name."""
    for match, seat, masked in positions(name, 3, 2):
        mine = for_game(name)(BOXES[name], NAMES[:3], seat).waits(masked)
        other = (seat + 1) % 3
        theirs = for_game(name)(BOXES[name], NAMES[:3], other).waits(match.masked(other))
        assert NAMES[seat] not in say(dict(mine)[seat])
        assert NAMES[seat] in say(dict(theirs)[seat])


def test_all_actions_that_can_be_taken_once_more_are_named() -> None:
    """Two Agnus Dei tiles may repeat two actions; the question names both, also the one kept for later."""
    _, seat, masked = next(positions("lacrimosa", 2, 1))
    travel, requiem = ACTIONS.index("travel"), ACTIONS.index("requiem")
    words = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], seat)
    question = words.ask(masked, MayAgain(seat, (travel,), (requiem,), ()), seat)
    assert say(question) == "You may take an action once more: “Travel” and “Requiem”."


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("fourberies", {"Caravels on the board: none", "Troupe: empty; difference 0"}),
        ("lacrimosa", {"Experiences: empty", "Story: empty"}),
    ],
)
def test_what_a_player_lacks_is_said_in_its_own_words(name: str, lines: set[str]) -> None:
    """At the start nobody has anything on the board, and no line says "nothing"."""
    _, seat, masked = next(positions(name, 2, 1))
    words = for_game(name)(BOXES[name], NAMES[:2], seat)
    assert lines <= {say(phrase) for phrase in phrases([words.person(GAMES[name].view(masked, seat), seat)])}


ENDINGS = {"fourberies": fourberies.GameEnded, "lacrimosa": lacrimosa.GameEnded}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("reader", "ranks", "said"),
    [
        (0, [1, 2], "You win."),
        (1, [1, 2], "Ana wins."),
        (None, [1, 2], "Ana wins."),
        (0, [1, 1], "Ana and Bo share the victory."),
    ],
)
def test_who_wins_alone_is_told_so(name: str, reader: int | None, ranks: list[int], said: str) -> None:
    """A terminal calls its only person "You", and nobody should read that "You wins"."""
    words = for_game(name)(BOXES[name], NAMES[:2], reader)
    assert say(words.event(ENDINGS[name]([30, 20], ranks))).endswith(said)


@pytest.mark.parametrize(("reader", "whose"), [(0, "your"), (1, "Ana\u2019s"), (None, "Ana\u2019s")])
def test_a_friend_troupe_is_yours_or_somebody_elses(reader: int | None, whose: str) -> None:
    """On the road, alone in a city and when it takes its cards back."""
    words = for_game("fourberies")(BOXES["fourberies"], NAMES[:2], reader)
    told = [fourberies.FriendPassed(0, 3, [0]), fourberies.FriendRecalled(0), fourberies.FriendTurnedAway(0, 3)]
    told += [fourberies.TravelRevealed([[1], [2]], [3, 4])]
    for event in told:
        assert f"{whose} allied troupe".lower() in say(words.event(event)).lower()


@pytest.mark.parametrize(("reader", "whose"), [(1, "your"), (0, "Bo\u2019s"), (None, "Bo\u2019s")])
def test_a_pushed_caravel_is_yours_or_somebody_elses(reader: int | None, whose: str) -> None:
    """Ana pushes the Caravel of Bo, who may be called "You" in a terminal."""
    words = for_game("fourberies")(BOXES["fourberies"], NAMES[:2], reader)
    assert f" {whose} Caravel from " in say(words.event(fourberies.CaravelPushed(0, 1, 2, 3)))


@pytest.mark.parametrize(
    ("place", "said"), [(0, "You stay with Mozart in Salzburg."), (1, "You travel with Mozart from Salzburg to Vienna")]
)
def test_a_journey_that_stays_where_it_is_is_said_to(place: int, said: str) -> None:
    """Mozart may be taken to where he is, for the tile there. [LAC-7.3]"""
    words = for_game("lacrimosa")(BOXES["lacrimosa"], NAMES[:2], 0)
    assert say(words.event(lacrimosa.Travelled(0, 0, place, 0))).startswith(said)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", get_args(BarrierKind))
def test_what_stops_an_undo_is_said(name: str, kind: BarrierKind) -> None:
    """A person who cannot take something back is told why."""
    words = for_game(name)(BOXES[name], NAMES[:2], 0)
    said = say(words.barrier(Barrier(kind, 1, "Ask")))
    assert ("Bo" in said) is (kind == "other")


@pytest.mark.parametrize("name", GAMES)
def test_a_box_of_another_game_is_refused(name: str) -> None:
    """Words and components belong together."""
    box: Any = next(box for other, box in BOXES.items() if other != name)
    with pytest.raises(TypeError):
        for_game(name)(box, NAMES[:2], 0)
