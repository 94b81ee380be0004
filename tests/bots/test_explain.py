from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from fluent.syntax.ast import Message

from herzog.bots import BOTS, bot_named
from herzog.bots.explain import explain, hint
from herzog.bots.greedy import Greedy
from herzog.bots.learned import LEARNED, features_of, learned_mind
from herzog.bots.mind import mind_for
from herzog.bots.search import Search
from herzog.games import GAMES
from herzog.text.languages import LANGUAGES, MESSAGES
from herzog.text.render import parsed
from tests.bots.positions import TABLES, positions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.bots.explain import Weighing


def subjects(game: str, terms: Sequence[str]) -> set[str]:
    """Return what an explanation of *terms* may be about: subjects, if anything was learned about them."""
    groups = [*features_of(game).groups]
    learned = groups[0] in terms
    return {group.replace("learned-", "about-") for group in groups} if learned else set(terms)


@pytest.mark.parametrize(
    "bot", [Greedy(), Greedy("learned", learned_mind), Search("search", 6)], ids=lambda bot: bot.name
)
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
        assert {term for term, _ in found.terms} <= subjects(name, bot.mind(state).terms.in_detail().told.names)
        sizes = [abs(each) for _, each in found.terms]
        assert sizes == sorted(sizes, reverse=True)
        explained += bool(found.terms)
    assert explained


def test_a_hint_goes_on_as_the_judgement_meant_to() -> None:
    """What comes after the pick is the plan that made it the best, on the same imagined table."""
    planned = 0
    for state in positions("lacrimosa", 2, 10, every=30):
        seat = state.agenda[-1].seats()[0]
        masked, picks = GAMES["lacrimosa"].mask(state, seat), state.agenda[-1].plain(state, seat)
        found = hint(masked, seat, picks, Random(3))
        judgement = Greedy().think(learned_mind(masked), masked, seat, picks, Random(3))[2]
        assert found is not None
        assert judgement is not None
        assert found.then == [*judgement.plans[found.pick]]
        planned += bool(found.then)
    assert planned


def test_a_hint_is_what_the_learned_bot_picks() -> None:
    """A person is told what the best bot that does not search would do; nothing if there is nothing to choose."""
    state = next(positions("lacrimosa", 2, 15, every=30))
    seat = state.agenda[-1].seats()[0]
    masked, picks = GAMES["lacrimosa"].mask(state, seat), state.agenda[-1].plain(state, seat)
    found = hint(masked, seat, picks, Random(1))
    assert found is not None
    assert found.pick == bot_named("learned").choose(masked, seat, picks, Random(1))
    assert found.value >= found.next_value
    assert hint(masked, seat, picks[:1], Random(1)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_every_bot_has_words(language: str) -> None:
    """The four languages have exactly the words that are needed."""
    body = parsed((MESSAGES / language / "bots.ftl").read_text("utf-8")).body
    needed = ["bot-rated", *[f"bot-{name}" for name in BOTS]]
    for name, game in GAMES.items():
        state = game.new(2, {}, game.load())
        about = [group.replace("learned-", "about-") for group in features_of(name).groups]
        needed += [f"term-{name}-{term}" for term in (*mind_for(state).terms.names, LEARNED, *about)]
    assert sorted(entry.id.name for entry in body if isinstance(entry, Message)) == sorted(needed)
