from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from msgspec import structs
from playwright.sync_api import expect

from herzog.kernel import Record
from tests.review.games import played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.guest import Guest

DROP = """([name, text]) => {
    const held = new DataTransfer();
    held.items.add(new File([text], name));
    for (const type of ['dragenter', 'dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: held}));
    }
}"""


def record(*names: str) -> str:
    """Return the record of a finished game, as `herzog` writes it."""
    found = played("fourberies", ("uniform", "greedy"), 5)
    seats = list(names) or found.header.seats
    return Record(structs.replace(found.header, seats=seats), found.steps, found.result).dumps()


def saved(folder: Path, text: str) -> Path:
    """Return a file with *text*."""
    file = folder / "fourberies.jsonl"
    file.write_text(text, "utf-8")
    return file


def choose(ana: Guest, file: Path, *, touch: bool = False) -> None:
    """Choose a file in the front room."""
    button = ana.page.get_by_test_id("open-record").get_by_role("button")
    with ana.page.expect_file_chooser() as chooser:
        if touch:
            button.tap()
        else:
            button.focus()
            ana.page.keyboard.press("Enter")
    chooser.value.set_files(file)


@pytest.mark.parametrize("touch", [False, True], ids=["keys", "touch"])
def test_a_record_is_opened_looked_through_and_reviewed(
    guest: Callable[..., Guest], tmp_path: Path, *, touch: bool
) -> None:
    """By keyboard or touch: the end of the game is there, its past, and the review; it stays among my tables."""
    ana = guest(phone=touch).enter()
    choose(ana, saved(tmp_path, record()), touch=touch)
    ana.arrive()
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Rematch")).to_have_count(0)
    pane = ana.open_drawer("review")
    begin = pane.get_by_role("button", name="Review this game")
    begin.tap() if touch else begin.press("Enter")
    curve = pane.get_by_role("slider")
    expect(curve).to_be_visible()
    curve.tap() if touch else curve.click()
    ana.until(f"+document.querySelector('main').dataset.step < {len(record().splitlines()) - 2}")
    ana.enter()
    expect(ana.page.get_by_test_id("archive")).to_contain_text("1 finished game")


def test_a_record_is_dropped_on_the_page(guest: Callable[..., Guest]) -> None:
    """By mouse, anywhere in the front room."""
    ana = guest().enter()
    expect(ana.page.get_by_test_id("open-record")).to_be_visible()
    ana.page.evaluate(DROP, ["game.jsonl", record()])
    ana.arrive()
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_two_of_the_same_name_are_told_apart(guest: Callable[..., Guest], tmp_path: Path) -> None:
    """On the board, in the result, in the log and in the review, as in the terminal; and among my tables."""
    ana = guest().enter()
    choose(ana, saved(tmp_path, record("Anna", "Anna")))
    ana.arrive()
    expect(ana.page.get_by_test_id("result")).to_contain_text("Anna 1")
    expect(ana.page.get_by_test_id("result")).to_contain_text("Anna 2")
    expect(ana.page.get_by_role("article")).to_have_count(2)
    expect(ana.page.get_by_role("article", name="Anna 2")).to_be_visible()
    log = ana.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Anna 1")
    expect(log).to_contain_text("Anna 2")
    pane = ana.open_drawer("review")
    pane.get_by_role("button", name="Review this game").click()
    account = pane.get_by_test_id("account")
    expect(account).to_contain_text("Anna 1")
    expect(account).to_contain_text("Anna 2")


HEADER = '{"format":9,"game":"fourberies","program":"9","options":{},"pack":"x","pack_version":"9","seats":[]}'


def bad() -> dict[str, str]:
    """Return files that are no records of finished games, by what is said about each."""
    lines = record().splitlines(keepends=True)
    return {
        "not a record of a game": "Dear diary,",
        "(line 31)": "".join([*lines[:30], *lines[31:]]),
        "not played to its end": "".join(lines[:-1]),
        "too large": "x" * 300_000,
        "another version": f'[{HEADER},"fe08517c"]\n',
    }


def test_what_is_wrong_with_a_file_is_said(guest: Callable[..., Guest], tmp_path: Path) -> None:
    """Each kind of bad file gets a word of its own, and the next file has its chance."""
    ana = guest().enter()
    ana.cut_off = True  # the browser itself notes every answer that is a refusal
    said = ana.page.get_by_test_id("open-record").get_by_role("alert")
    for words, text in bad().items():
        choose(ana, saved(tmp_path, text))
        expect(said).to_contain_text(words)
    choose(ana, saved(tmp_path, record()))
    ana.arrive()
    assert json.loads(ana.page.evaluate("localStorage['herzog.tables']"))
