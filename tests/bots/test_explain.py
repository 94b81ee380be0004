from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from herzog.bots import BOTS
from herzog.bots.explain import explain, hint
from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for
from herzog.bots.search import Search
from herzog.games import GAMES
from herzog.text.languages import LANGUAGES, MESSAGES
from tests.bots.positions import TABLES, positions

if TYPE_CHECKING:
    from herzog.bots.explain import Weighing


@pytest.mark.parametrize("bot", [Greedy(), Search("search", 6)], ids=lambda bot: bot.name)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_terms_add_up_to_the_difference(bot: Weighing, name: str, seats: int) -> None:
    """Whatever is decided: what each term adds sums up to the difference between the pick and the next best."""
    explained = 0
    for state in positions(name, seats, 14, every=80 if (name, seats) == ("lacrimosa", 3) else 25):
        seat = state.agenda[-1].seats()[0]
        picks = state.agenda[-1].plain(state, seat)
        found = explain(bot, GAMES[name].mask(state, seat), seat, picks, Random(1))
        assert found is not None
        assert {found.pick, found.next_best} <= set(picks)
        assert found.pick != found.next_best
        assert sum(each for _, each in found.terms) == pytest.approx(found.value - found.next_value)
        assert {term for term, _ in found.terms} <= set(mind_for(state).terms.names)
        sizes = [abs(each) for _, each in found.terms]
        assert sizes == sorted(sizes, reverse=True)
        explained += bool(found.terms)
    assert explained


def test_a_hint_is_the_greedy_pick() -> None:
    """A person is told what the greedy bot would do; nothing if there is nothing to choose."""
    state = next(positions("lacrimosa", 2, 15, every=30))
    seat = state.agenda[-1].seats()[0]
    masked, picks = GAMES["lacrimosa"].mask(state, seat), state.agenda[-1].plain(state, seat)
    found = hint(masked, seat, picks, Random(1))
    assert found is not None
    assert found.pick == Greedy().choose(masked, seat, picks, Random(1))
    assert found.value >= found.next_value
    assert hint(masked, seat, picks[:1], Random(1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_every_bot_has_words(language: str) -> None:
    """The four languages have exactly the words that are needed."""
    body = FluentParser().parse((MESSAGES / language / "bots.ftl").read_text("utf-8")).body
    needed = [f"bot-{name}" for name in BOTS]
    for name, game in GAMES.items():
        state = game.new(2, {}, game.load())
        needed += [f"term-{name}-{term}" for term in mind_for(state).terms.names]
    assert [entry.id.name for entry in body if isinstance(entry, Message)] == needed
