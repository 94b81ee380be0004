"""Everything on both tables explains itself: under the pointer, the focus and a finger, with the rule."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from herzog.games.fourberies import GAME as FOURBERIES
from herzog.kernel import Match
from herzog.text import for_game
from tests.e2e.courses import position
from tests.e2e.prepared import set_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ViewportSize

    from herzog.wire import SeatKind
    from tests.e2e.cafe import Cafe
    from tests.e2e.courses import Course
    from tests.e2e.guest import Guest

ROOMY: Final[ViewportSize] = {"width": 1920, "height": 1200}
SEEDS: Final = range(60)
KINDS: Final[list[SeatKind]] = ["here", "bot"]
# What lies on the table only at times, or is told from another kind's place.
FLEETING: Final = {
    "fourberies": {"actor", "acrobat", "bonus"},  # kinds of Encounters
    "lacrimosa": {"seat", "action", "bill", "trail", "bank", "soloist-card"},
    "soloist": {"seat", "bill"},  # the bill is there while one pays, which is usually done by the table
}
# What can be pointed at and is drawn as part of another thing (others' Travel cards), or only when asked for.
ELSEWHERE: Final = {"fourberies": ("travel:1:",), "lacrimosa": ("action:", "bank:"), "soloist": ()}
# Each thing is met by mouse, and two of each kind on the board and in the panels by keys and by finger, too: those are
# drawn alike. What the card says, if anything, is returned.
WALK: Final = """async () => {
    const drawn = () => new Promise(done => setTimeout(done));
    const card = () => document.querySelector('.preview')?.textContent ?? '';
    const told = async (thing, begin, end) => { begin(); await drawn(); const said = card(); end(); return said; };
    const mouse = (thing, type) => thing.dispatchEvent(new PointerEvent(type, {pointerType: 'mouse'}));
    const finger = thing => thing.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}));
    const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    const found = [], seen = {};
    for (const thing of document.querySelectorAll('[data-target]')) {
        if (!thing.checkVisibility()) continue;
        const {target, means} = thing.dataset;
        const alike = [thing.className, target.split(':')[0], thing.closest('.people') !== null].join();
        const known = (seen[alike] = (seen[alike] ?? 0) + 1) > 2;
        found.push({
            target,
            shortcut: means !== undefined,
            known,
            called: (thing.querySelector('.unseen') ?? thing).textContent.trim() || thing.getAttribute('aria-label'),
            pointed: getComputedStyle(thing).pointerEvents !== 'none',
            hover: await told(thing, () => mouse(thing, 'pointerenter'), () => mouse(thing, 'pointerleave')),
            focus: known ? '' : await told(thing, () => thing.focus(), () => thing.blur()),
            tap: known ? '' : await told(thing, () => finger(thing), escape),
        });
        await drawn();
    }
    return found;
}"""


class Thing(NamedTuple):
    """Something on the table, and what it answers."""

    target: str
    shortcut: bool
    known: bool
    called: str
    pointed: bool
    hover: str
    focus: str
    tap: str


def lacrimosa() -> tuple[Match[Any], int]:
    """Return a late position of two, with everything on the asked patron's board."""

    def is_rich(course: Course) -> bool:
        mine = course.state.patrons[0]
        return course.ask == "LayExperience" and course.state.period > 3 and bool(mine.courts and mine.works)

    course = position(is_rich, seats=2)
    return course.match, course.seed


def soloist() -> tuple[Match[Any], int]:
    """Return a late turn against the Soloist, with his cards on the table, actions to take and the bank open."""

    def is_busy(course: Course) -> bool:
        mine = course.state.patrons[0]
        return course.ask == "TakeActions" and course.state.period > 2 and len(mine.story) > 1 and mine.ducats > 8

    course = position(is_busy)
    return course.match, course.seed


def fourberies() -> tuple[Match[Any], int]:
    """Return a position of two in the second season, in which the first player has something of every kind."""
    for seed in SEEDS:
        match, chance = Match.start(FOURBERIES, ("Ana", "Ben"), {}, FOURBERIES.load(), seed), Random(seed)
        while not match.over:
            state, mine = match.state, match.state.players[0]
            ready = state.agenda[-1].name == "ChooseTravel" and 0 in match.asked() and not match.drafts
            if ready and mine.on_stage and mine.troupe and mine.ready and mine.requests and mine.shown:
                return match, seed
            seat = match.asked()[0]
            top = match.masked(seat).agenda[-1]
            match.submit(seat, top.name, chance.choice(top.picks(match.masked(seat), seat)))
    raise AssertionError("no such position")


def wrong_with(thing: Thing, rules: set[str]) -> list[str]:
    """Return what a thing fails to answer."""
    asked = {"hover": thing.hover}
    asked |= {} if thing.known else {"tap": thing.tap}
    asked |= {} if thing.known or thing.shortcut else {"focus": thing.focus}
    wrong = [f"{thing.target}: {way} says no rule" for way, said in asked.items() if not any(map(said.count, rules))]
    wrong += [f"{thing.target} has no name"] if not thing.called else []
    return wrong + ([] if thing.pointed else [f"{thing.target} cannot be pointed at"])


@pytest.mark.parametrize("late", [fourberies, lacrimosa, soloist])
def test_everything_explains_itself(
    guest: Callable[..., Guest], cafe: Cafe, late: Callable[[], tuple[Match[Any], int]]
) -> None:
    """Whatever can be pointed at, and each value of the panels, has a name, an explanation and a rule."""
    match, seed = late()
    ana = guest()
    ana.page.set_viewport_size(ROOMY)
    ana.follow(set_out(cafe, match, seed, KINDS[: len(match.record.header.seats)]))
    ana.page.keyboard.press("e")
    expect(ana.page.get_by_test_id("explained")).to_contain_text("Tab now leads to everything")
    ana.page.locator(".people [data-target^=score]").first.hover()
    expect(ana.page.locator(".preview .kind").first).not_to_be_empty()
    things = [Thing(**each) for each in ana.page.evaluate(WALK)]
    kinds = for_game(match.game.name)(match.box, (), None).kinds
    rules = {kind.rule for kind in kinds.values()}
    assert [fault for thing in things for fault in wrong_with(thing, rules)] == []
    met = {thing.target for thing in things} | {thing.target.partition(":")[0] for thing in things}
    assert {kind.partition(":")[0] for kind in kinds} - met <= FLEETING[late.__name__]
    hidden = {f"memory:{match.state.patrons[1].kept}"} if late is lacrimosa else set()
    elsewhere = ELSEWHERE[late.__name__]
    pointable = {each for each in match.game.pointable(match.masked(0)) if not each.startswith(elsewhere)}
    assert pointable - hidden <= met
    untold = ana.page.locator("#board [title]:not(button), .people [title]:not(button)")
    assert untold.all_inner_texts() == []
