"""The coach of a first game: a card for each new kind of decision, over a fixed place, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.test_everyone import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.guest import Guest


def test_the_coach_speaks_once_and_moves_nothing(guest: Callable[..., Guest]) -> None:
    """On by default for a first game against bots; the card is read by a key, and quiet after a reload."""
    ana = guest(uncoached=[]).enter().lay("here", "bot")
    expect(ana.page.get_by_test_id("coach-me")).to_be_checked()
    ana.take_seat()
    card = ana.page.get_by_test_id("coach")
    expect(card).to_contain_text("If you are alone there, all its cards are yours.")
    expect(card).to_contain_text("The goal: the most Écus after two seasons.")
    ana.settle()
    board = ana.page.locator("#board .table").bounding_box()
    ana.page.keyboard.press("n")
    expect(card).to_have_count(0)
    assert ana.page.locator("#board .table").bounding_box() == board
    ana.page.reload()
    expect(ana.options.first).to_be_visible()
    ana.page.wait_for_timeout(600)  # the coach would have spoken by now
    expect(card).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_coach_on_a_phone(guest: Callable[..., Guest], light: str) -> None:
    """The card leaves hand and question free, axe finds nothing serious, and one tap ends the coaching."""
    ana = guest(uncoached=[], phone=True, light=light, language="fr").enter().lay("here", "bot", game="lacrimosa")
    ana.take_seat()
    card = ana.page.get_by_test_id("coach")
    expect(card).to_contain_text("À chaque tour, vous jouez deux cartes.")
    assert findings(ana) == []
    ana.page.locator("#board .hand [data-standing=open]").first.tap()
    expect(ana.page.get_by_test_id("thing")).to_be_visible()
    assert findings(ana) == []
    ana.page.get_by_test_id("confirm").tap()
    expect(card).to_contain_text("La seconde carte est pour plus tard.")
    ana.page.get_by_test_id("uncoached").tap()
    expect(card).to_have_count(0)
    ana.open_drawer("settings")
    expect(ana.page.get_by_label("Me guider pendant ma première partie")).not_to_be_checked()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)], ids=str)
def test_the_coach_on_a_tablet(guest: Callable[..., Guest], size: tuple[int, int], language: str) -> None:
    """The card takes the place of the players, and covers nothing of the hand but its rim."""
    ana = guest(uncoached=[], language=language).enter().lay("here", "bot", "bot", game="lacrimosa")
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.take_seat()
    expect(ana.page.get_by_test_id("coached")).to_be_in_viewport(ratio=1)
    ana.settle()
    card = ana.page.get_by_test_id("tray").bounding_box()
    memory = ana.page.locator("#board .hand [data-standing=open]").first.bounding_box()
    assert card
    assert memory
    assert memory["y"] + memory["height"] <= card["y"] + 8


def test_nobody_is_coached_among_people(guest: Callable[..., Guest]) -> None:
    """The offer is there only for one person against bots."""
    ana = guest(uncoached=[]).enter().lay("here", "link")
    expect(ana.page.get_by_test_id("coach-me")).to_have_count(0)
