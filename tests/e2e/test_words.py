"""What a person hears and reads of a component is what terminal and log say of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.text import Renderer, for_game
from tests.e2e.courses import NAMES
from tests.e2e.prepared import set_out
from tests.e2e.test_lacrimosa import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from herzog.text import Described
    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

# The words that stand in two lines though nothing divides them.
BROKEN = """all => all.flatMap(each => {
    const found = [], walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
        for (const {0: word, index} of node.data.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const shown = each.checkVisibility() && !node.parentElement.closest('.unseen, thead');
            if (shown && new Set([...range.getClientRects()].map(({top}) => top)).size > 1) found.push(word);
        }
    }
    return found;
})"""
HEARD = "things => things.map(thing => [thing.dataset.target, thing.querySelector('.unseen').textContent])"


def described(game: str) -> dict[str, Described]:
    """Return the words of a game's own set."""
    return for_game(game)(GAMES[game].load(), NAMES[:1], None).components()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_are_heard_as_the_terminal_lists_them(guest: Callable[..., Guest], cafe: Cafe, language: str) -> None:
    """In the row and in the hand, in the language of whoever sits there."""
    ana = guest(language=language).follow(begin(cafe, 3, "here", "bot"))
    cards = ana.page.locator(".row [data-target]:not([data-means]), .hand [data-target]")
    expect(cards.first).to_be_attached()
    said, words = Renderer(language, ["common", "lacrimosa"]), described("lacrimosa")
    heard = [(target, text) for target, text in cards.evaluate_all(HEARD) if target in words]
    assert len(heard) >= 10
    for target, text in heard:
        assert text.startswith(said.say(words[target].line)), target


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hover_card_says_what_looking_at_it_says(guest: Callable[..., Guest], language: str) -> None:
    """Name and sentences of an Encounter are those of the set."""
    ana = guest(language=language).enter().take_seat()
    card = ana.page.locator(".stack [data-target^='encounter:']").first
    card.hover()
    target = card.get_attribute("data-target")
    said, words = Renderer(language, ["common", "fourberies"]), described("fourberies")[target or ""]
    large = ana.page.locator(".preview")
    expect(large.locator("h3")).to_have_text(said.say(words.name))
    for sentence in words.about:
        expect(large).to_contain_text(said.say(sentence))


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_breaks_no_word_of_the_final_count(guest: Callable[..., Guest], cafe: Cafe, game: str) -> None:
    """In the languages with the longest words, which browsers do not hyphenate; and the tools stay in the window."""
    match, chance = Match.start(GAMES[game], NAMES[:3], {}, GAMES[game].load(), 5), Random(5)
    while not match.over:
        seat = match.asked()[-1]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))
    link = set_out(cafe, match, 5, ["here", "here", "bot"])
    for language in ("pl", "ru"):
        ana = guest(language=language, phone=True).follow(link)
        expect(ana.page.get_by_test_id("result")).to_be_visible()
        ana.settle()
        assert ana.page.get_by_role("table").evaluate_all(BROKEN) == []
        expect(ana.page.locator("[data-leaf=settings]")).to_be_in_viewport(ratio=1)
        ana.page.close()


def test_words_that_do_not_come_are_asked_for_again(guest: Callable[..., Guest]) -> None:
    """The table is laid as soon as they are there, and they are fetched once."""
    ana, asked = guest(), list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    ana.cut_off = True
    ana.page.route("**/api/components/**", answer)
    ana.enter().take_seat()
    expect(ana.page.locator(".fou")).not_to_have_count(0)
    ana.cut_off = False
    assert len(asked) == 2
