from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import ACTIONS, TRAVEL
from herzog.games.lacrimosa.payment import DIFFERENTLY
from herzog.games.lacrimosa.turn import END
from herzog.kernel import Match, apply
from tests.e2e.courses import ASKS, BOX, NAMES, Course, all_asks, can_only_take, position, short_turn
from tests.e2e.guest import Patience
from tests.e2e.prepared import set_out
from tests.e2e.test_everyone import in_sight, no_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.wire import SeatKind
    from tests.e2e.cafe import Cafe
    from tests.e2e.courses import Move
    from tests.e2e.guest import Guest

BY_THEMSELVES = ("UseCard", "TakeActions", "Pay")  # answered on the way to something else
TAPS = 30  # moves on a phone with the finger itself
# Press the first thing that can be pressed, in one of those ways, if the page is idle.
PRESS = """ways => 'idle' in document.documentElement.dataset && ways
    .flatMap(way => [...document.querySelectorAll(way)])
    .find(each => each.checkVisibility())
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
ANYTHING = ["[data-testid=confirm]", "[data-pick]:enabled", "[data-standing=open]"]


def is_last_turn(course: Course) -> bool:
    """Return whether the round ends with this turn."""
    return course.ask == "EndTurn" and len(course.state.patrons[0].story) == BOX.turns


def begin(cafe: Cafe, seed: int, *kinds: SeatKind) -> str:
    """Lay a table whose game begins with *seed*; return the host's link."""
    return set_out(cafe, Match.start(GAME, NAMES[: len(kinds)], {}, BOX, seed), seed, kinds)


def type_on(person: Guest) -> bool:
    """Choose by keys what comes first, or second, or confirm; return whether the game goes on."""
    ways = [["over", "[data-testid=result]"], ["Enter", ANYTHING[0]], ["1", ", ".join(ANYTHING[1:])]]
    find = "done(ways.find(([, way]) => document.querySelector(way))?.[0])"
    state = person.page.evaluate(f"ways => new Promise(done => setTimeout(() => {find}, 10))", ways)
    for key in {"1": ("1", "2"), "Enter": ("Enter",)}.get(state, ()):
        person.page.keyboard.press(key)
    return bool(state != "over")


def test_a_whole_game_alone_meets_every_ask(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """In Polish, with the mouse; every ask is answered on a board that keeps its size, and all is counted."""
    course = all_asks()
    ana = guest(language="pl", stopsAtForced=True).follow(begin(cafe, course.seed, "here"))
    ana.options.first.wait_for()
    ana.settle()
    widths = set()
    for at, move in enumerate(course.moves):
        widths.add(ana.page.evaluate("document.querySelector('#board .table').clientWidth"))
        ana.take(move.pick, move.target, quick=move.ask in {earlier.ask for earlier in course.moves[:at]})
    assert len(widths) == 1
    assert {ask for _, ask, _ in ana.answered} == ASKS
    assert [pick for *_, pick in ana.answered] == [move.pick for move in course.moves]
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def is_late(course: Course) -> bool:
    """Return whether the last turn of the last round but one begins, with Ana's."""
    turn = [len(patron.story) for patron in course.state.patrons] == [BOX.turns - 1] * 4
    return turn and course.state.period == BOX.rounds - 1 and course.match.asked() == (0,)


def test_two_people_and_two_bots(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The end of a round, the next and the count: Ana by keys alone in French, Ben on a phone in Russian, and bots."""
    course = position(is_late, seats=4)
    link = set_out(cafe, course.match, course.seed, ["here", "link", "bot", "bot"])
    ana = guest(language="fr").follow(link)
    ben = guest(language="ru", phone=True, stopsAtForced=True).follow(ana.links()["Ben"])
    ben.page.evaluate(f"setInterval(() => window.easy && ({PRESS})({ANYTHING}), 20)")
    patience = Patience(ana, ben)
    while patience.lasts() and type_on(ana):
        while not ben.page.evaluate("window.easy") and ben.options.count():
            ben.tap()
            assert no_sideways(ben)
            assert in_sight(ben, "[data-testid=status]")
            ben.page.evaluate(f"window.easy = {int(len(ben.answered) > TAPS)}")
    expect(ana.page.get_by_test_id("result").locator("li")).to_have_count(4)
    expect(ben.page.get_by_test_id("result")).to_contain_text(re.compile("очк"))
    for person, seat in ((ana, 0), (ben, 1)):
        turns = [ask for who, ask, _ in person.answered if ask == "EndTurn" and who == seat]
        assert len(turns) >= 1 + BOX.turns


def needs_a_press(move: Move) -> bool:
    """Return whether *move* is neither answered on the way nor the only one there is."""
    return move.ask not in BY_THEMSELVES and (move.ask == "EndTurn" or not move.lone)


def press_pair(person: Guest, composer: Move, marker: Move) -> None:
    """Choose composer and marker in one press; both are a choice."""
    assert not composer.lone
    assert not marker.lone
    before = len(person.answered)
    person.page.locator(f'[data-pair="{composer.target} {marker.target}"]').click()
    person.until("!document.querySelector('[data-pair]')")
    person.page.locator("section[data-ask]:not([data-ask=HireComposer], [data-ask=PlaceMarker])").wait_for()
    assert [said[1:] for said in person.answered[before:][:2]] == [(each.ask, each.pick) for each in (composer, marker)]


def test_a_press_before_the_next_question_is_kept(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Both cards pressed at once, faster than the table answers: the first is lived, the second told."""
    course = Course(0)
    first, second = course.state.patrons[0].hand[:2]
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here"]))
    cards = [f'[data-target="memory:{card}"][data-standing=open]' for card in (first, second)]
    for card in cards:
        ana.page.locator(card).first.wait_for()
    ana.page.evaluate("cards => cards.map(card => document.querySelector(card)).forEach(card => card.click())", cards)
    expect(ana.page.locator("section[data-ask=UseCard]")).to_be_visible()
    assert [said[1:] for said in ana.answered] == [("LayExperience", first), ("LayStory", second)]


def type_at_once(person: Guest, *keys: str) -> None:
    """Press *keys* faster than any table answers."""
    press = "key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))"
    person.page.evaluate(f"keys => keys.forEach({press})", list(keys))


def goes_on_alike(course: Course) -> bool:
    """Return whether the first of several ways to pay leaves more to pay, and the second way open."""
    if course.ask != "PayDifferently":
        return False
    after, picks = course.state.clone(), course.top.picks(course.state, 0)
    apply(after, 0, picks[0])
    return type(after.agenda[-1]) is type(course.top) and picks[1:2] == after.agenda[-1].picks(after, 0)[1:2] != []


def test_an_early_key_answers_the_question_it_was_pressed_at_or_none(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """It is kept when the same is asked again; a card meant to be lived is not told instead."""
    course = position(goes_on_alike)
    ways = course.top.picks(course.state, 0)[:2]
    ana = guest(asksFirst=False).follow(set_out(cafe, course.match, course.seed, ["here"]))
    expect(ana.page.locator("section[data-ask=PayDifferently]")).to_be_visible()
    type_at_once(ana, "1", "2")
    ana.until("!document.querySelector('[data-ask=PayDifferently]')")
    assert [said[1:] for said in ana.answered][:2] == [("PayDifferently", pick) for pick in ways]

    course = Course(0)
    first, _, third, *_ = sorted(course.state.patrons[0].hand)
    ana.answered.clear()
    ana.follow(set_out(cafe, course.match, course.seed, ["here"]))
    expect(ana.page.locator("section[data-ask=LayExperience]")).to_be_visible()
    type_at_once(ana, "1", "2")
    expect(ana.page.locator("section[data-ask=LayStory]")).to_be_visible()
    ana.page.keyboard.press("2")
    expect(ana.page.locator("section[data-ask=UseCard]")).to_be_visible()
    assert [said[1:] for said in ana.answered] == [("LayExperience", first), ("LayStory", third)]


def test_a_refusal_on_the_way_stops_the_hand(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Pointing at what lies several answers ahead: when one of them fails, the page says so and says nothing again."""
    course = position(lambda course: short_turn(course.match.state, TRAVEL)[4:5] != [], seats=2)
    turn = short_turn(course.match.state, TRAVEL)
    travel = next(move for move in turn if move.ask == "Travel")
    ana = guest()
    failing, failed = [False], []

    def between(line: Any) -> None:
        server = line.connect_to_server()

        def pass_on(message: str) -> None:
            said = json.loads(message)
            if failing[0] and said["type"] == "answer" and said["ask"] == "TakeActions":
                failed.append(said["pick"])
                line.send(json.dumps({"type": "refused", "code": "failed", "id": said["id"], "numbers": {}}))
            else:
                server.send(message)

        line.on_message(pass_on)

    ana.page.route_web_socket(re.compile("/api/socket$"), between)
    ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    for move in turn[:2]:
        ana.touch(move.ask, move.pick, move.target)
    aim = ana.page.locator(f'[data-target="{travel.target}"][data-standing=ahead]')
    failing[0] = True
    aim.click()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.page.wait_for_timeout(500)  # time enough to say it again
    assert [ask for _, ask, _ in ana.answered] == ["LayExperience", "LayStory", "UseCard"]
    assert failed == [TRAVEL]
    failing[0] = False
    aim.click()
    expect(ana.page.locator("section[data-ask=EndTurn]")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("through", ["things", "buttons"])
def test_a_turn_takes_few_presses(guest: Callable[..., Guest], cafe: Cafe, through: str) -> None:
    """Two cards, one action, the end: five presses, six for the Requiem, and one more for each wildcard.

    Where there is no way back, agreeing and ending the turn are one press.
    """
    ana = guest()
    ana.page.add_init_script(
        "presses = []; addEventListener('click', ({target}) => presses.push(target.outerHTML), true)"
    )
    for action, name in enumerate(ACTIONS):
        ana.answered.clear()
        course = position(can_only_take(action), seats=2)
        turn = short_turn(course.match.state, action)
        ana.follow(set_out(cafe, course.match, course.seed, ["here", "here"]))
        ana.lift_curtain()
        ana.page.evaluate("presses = []")
        ended = False
        for move in turn:
            if ended:
                break
            if move.ask == "UseCard" and through == "buttons":
                ana.page.locator(f'[data-target="action:{name}"][data-standing=ahead]').click()
            elif through == "buttons" and move.ask == "PerformOrSell":
                ana.touch(move.ask, move.pick, "")
            elif through == "buttons" and move.ask == "HireComposer":
                press_pair(ana, move, next(other for other in turn if other.ask == "PlaceMarker"))
            elif (move.ask, move.pick) not in [said[1:] for said in ana.answered] and needs_a_press(move):
                ended = ana.touch(move.ask, move.pick, move.target)
        expect(ana.page.get_by_test_id("curtain")).to_be_visible()
        assert ended == (name in ("commission", "document")), "what turns up a card asks first"
        assert [said[1:] for said in ana.answered] == [(move.ask, move.pick) for move in turn]
        wild = sum(move.ask in ("ChooseCounter", "ChooseStep") for move in turn)
        presses = ana.page.evaluate("presses")
        assert len(presses) <= (6 if name == "requiem" else 5) + wild, f"{name}: {presses}"


def test_what_was_done_in_one_press_is_taken_back_step_by_step(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Undo leads to the bill, where one can still pay differently; the beginning of the turn is one press away."""
    course = position(lambda course: short_turn(course.match.state, TRAVEL)[4:5] != [], seats=2)
    turn = short_turn(course.match.state, TRAVEL)
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    for move in turn[:5]:
        if move.ask not in BY_THEMSELVES:
            ana.touch(move.ask, move.pick, move.target)
    expect(ana.page.locator('section[data-ask="EndTurn"]')).to_be_visible()
    said = len(ana.answered)
    undo = ana.page.get_by_role("button", name="Undo")
    for move in reversed(turn[2:said]):
        undo.click()
        expect(ana.page.locator(f'section[data-ask="{move.ask}"]')).to_be_visible()
    assert len(ana.answered) == said
    ana.page.get_by_role("button", name="Restart turn").click()
    expect(ana.page.locator('section[data-ask="LayExperience"]')).to_be_visible()


def test_who_wants_to_pay_differently_is_asked(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The usual mix pays itself; one press before that keeps the free mix."""
    course = position(lambda course: len(course.top.picks(course.state, 0)) > 1 and course.ask == "Pay")
    move = course.moves[-1]
    before = Course(course.seed)
    before.go(lambda other: len(other.moves) == len(course.moves) - 1)
    ana = guest().follow(set_out(cafe, before.match, before.seed, ["here"]))
    ana.page.get_by_role("button", name="Pay differently").click()
    ana.touch(move.ask, move.pick, move.target)
    ana.take(DIFFERENTLY)
    expect(ana.page.locator("section[data-ask=PayDifferently]")).to_be_visible()


def test_what_the_lobby_does_is_told_line_by_line(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """After the last turn of a round: the Soloist, then Maintenance; two presses on the board end the telling."""
    course = position(is_last_turn)
    ana = guest(pace=120).follow(set_out(cafe, course.match, course.seed, ["here"]))
    ana.take(END)
    for words in ("The Soloist\u2019s turn", "The Soloist plays card", "Maintenance"):
        ana.hears(words)
    ana.page.locator("#board").dblclick(position={"x": 4, "y": 4})
    expect(ana.page.get_by_test_id("caption")).to_have_count(0)


def test_the_trail_tells_what_is_chained(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """An action that may be taken again stands before the end of the turn, for its patron and for who watches."""
    course = position(lambda course: course.ask == "MayAgain")
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here"]))
    eve = guest().follow(ana.links()["To watch"])
    for person in (ana, eve):
        trail = person.page.get_by_role("list", name="What is left of this turn")
        expect(trail.get_by_role("listitem").first).to_contain_text("once more")
        expect(trail.get_by_role("listitem").last).to_have_text("end the turn")
