"""Who is told, when, and how often: the rules of the notifier, with a clock that the test turns."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from herzog.server.access.links import Grant
from herzog.server.notices import notifier
from herzog.server.notices.notifier import Outcome
from herzog.table.refusal import Refusal
from herzog.wire import ClockRules, StandIn
from tests.server.quiet_room import DELAY, GAP, Room, in_a_room, played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.notices.subscriptions import State, Waiting


def test_both_databases(database: str) -> None:
    """What is asked of the store, it can do: find who waits, note who was told, forget who is done."""

    async def play(room: Room) -> None:
        await room.table("t", 0)
        await room.subscribe("t", "0")
        assert await room.pass_time() == [[("t", "0")]]
        await room.move("t", 0, kind="undo")
        assert await room.pass_time(2 * GAP) == [[("t", "0")]]
        assert await room.pass_time(2 * GAP) == []
        await room.subscriptions.turn(await room.subscriptions.at("push", "a"), "never")
        [kept] = await room.subscriptions.of(Grant("t", "0", 0))
        assert kept.state == "never"
        await room.move("t", result={"scores": [1, 2], "ranks": [2, 1]})
        await room.subscriptions.tidy()
        assert await room.subscriptions.named([kept.id]) == []

    asyncio.run(played(database, play))


@in_a_room
async def test_told_once(room: Room) -> None:
    """After a while, and not a second time for the same decision, however long it takes."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    assert await room.pass_time(DELAY - 1) == []
    assert await room.pass_time(1) == [[("t", "0")]]
    assert await room.pass_time(100 * GAP) == []


@in_a_room
async def test_only_whose_turn_it_is(room: Room) -> None:
    """Neither others, nor bots, nor those for whom a bot sits in, nor whoever watches a finished game."""
    await room.table("t", 1, 2)
    await room.subscribe("t", "0", "a")
    await room.subscribe("t", "1", "b")
    assert await room.pass_time() == [[("t", "1")]]
    await room.table("sat in", 0, stand_ins=[StandIn(0, "greedy")])
    await room.subscribe("sat in", "0")
    await room.table("over")
    await room.subscribe("over", "0")
    assert await room.pass_time() == []


@in_a_room
async def test_not_while_somebody_looks(room: Room) -> None:
    """And only a while after they looked away."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    room.seen = {("t", 0)}
    assert await room.pass_time(10 * DELAY) == []
    room.seen = set()
    assert await room.pass_time(DELAY - 1) == []
    assert await room.pass_time(1) == [[("t", "0")]]


@in_a_room
async def test_a_quick_player_is_left_in_peace(room: Room) -> None:
    """Whoever answers in time hears nothing, and the next decision has a time of its own."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    assert await room.pass_time(DELAY - 1) == []
    await room.move("t", 0)
    assert await room.pass_time(DELAY - 1) == []


@in_a_room
async def test_the_next_decision_after_a_look(room: Room) -> None:
    """Whoever looked in between is told of the next decision at once; whoever did not, later."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    assert len(await room.pass_time()) == 1
    await room.move("t", 0)
    assert await room.pass_time() == []
    room.seen = {("t", 0)}
    assert await room.pass_time(1) == []
    room.seen = set()
    assert len(await room.pass_time()) == 1
    await room.move("t", 0)
    assert await room.pass_time(GAP - DELAY) == []
    assert len(await room.pass_time(2 * DELAY)) == 1


@in_a_room
async def test_an_undone_answer_asks_again(room: Room) -> None:
    """It is another decision, though the game is at the same step; a secret draft of somebody else changes nothing."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    first = await room.pass_time()
    await room.move("t", 0, kind="draft")
    await room.move("t", 0, kind="undraft")
    assert await room.pass_time(2 * GAP) == []
    await room.move("t", 0, kind="undo")
    assert await room.pass_time(2 * GAP) == first


@in_a_room
async def test_a_draft_of_another_does_not_delay(room: Room) -> None:
    """When a notice comes tells nobody that somebody else has begun a secret choice."""
    await room.table("t", 0, 1)
    await room.subscribe("t", "0")
    assert await room.pass_time(DELAY - 1) == []
    await room.move("t", 0, 1, kind="draft")
    assert await room.pass_time(1) == [[("t", "0")]]


@in_a_room
async def test_nobody_is_told_during_a_pause(room: Room) -> None:
    """Nobody can answer then; when play goes on, it is somebody's turn as before."""
    await room.table("t", 0, clock=ClockRules("days", 0, 86400, "bot", "greedy"))
    await room.subscribe("t", "0")
    await room.move("t", 0, kind="pauses")
    assert await room.pass_time(GAP) == []
    await room.move("t", 0, kind="resumes")
    assert await room.pass_time() == [[("t", "0")]]


@in_a_room
async def test_several_tables_are_one_notice(room: Room) -> None:
    """When one is due, what waits for the same reader goes with it; another reader has a notice of their own."""
    await room.table("a", 0)
    await room.table("b", 1)
    await room.subscribe("a", "0", "me")
    await room.subscribe("b", "1", "me")
    await room.subscribe("b", "1", "you")
    assert await room.pass_time() == [[("a", "0"), ("b", "1")], [("b", "1")]]
    await room.table("c", 0)
    await room.subscribe("c", "0", "me")
    assert await room.pass_time() == [[("c", "0")]]


@in_a_room
async def test_a_chat_room_hears_of_everybody(room: Room) -> None:
    """Of everybody who is asked and does not look, once for each decision."""
    await room.table("t", 0, 1)
    await room.subscribe("t", "host", way="hook")
    room.seen = {("t", 1)}
    assert await room.pass_time() == [[("t", "host")]]
    assert await room.pass_time(GAP) == []


@in_a_room
async def test_a_link_that_was_replaced(room: Room) -> None:
    """Whoever holds the old one hears nothing more."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    await room.store.change_lock("t", "0")
    assert await room.pass_time() == []
    await room.subscribe("t", "0", lock=1)
    assert await room.pass_time() == [[("t", "0")]]


@in_a_room
async def test_an_address_that_has_not_agreed(room: Room) -> None:
    """Nothing is sent there."""
    await room.table("t", 0)
    states: tuple[State, ...] = ("asked", "void", "never")
    for state in states:
        await room.subscribe("t", "0", state, way="mail", state=state)
    assert await room.pass_time() == []


@in_a_room
async def test_a_restart_changes_nothing(room: Room) -> None:
    """What was told stays told; what was not is told after the usual while."""
    await room.table("t", 0)
    await room.subscribe("t", "0", "told")
    assert len(await room.pass_time()) == 1
    room.open()
    assert await room.pass_time(100 * GAP) == []
    await room.subscribe("t", "0", "new")
    room.open()
    assert await room.pass_time(DELAY - 1) == []
    assert len(await room.pass_time(1)) == 1


@in_a_room
async def test_a_browser_that_is_gone(room: Room) -> None:
    """Its push service says so, and it is forgotten."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    room.sent.fates = [Outcome("gone")]
    assert len(await room.pass_time()) == 1
    assert await room.subscriptions.of(Grant("t", "0", 0)) == []


@in_a_room
async def test_trouble_is_tried_again_later(room: Room) -> None:
    """With the same key, after a minute or when the host says so, and at some point no more."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    room.sent.fates = [Outcome("failed", 300), RuntimeError("a bug"), Refusal("bad-address"), *[Outcome("failed")] * 9]
    assert len(await room.pass_time()) == 1
    assert await room.pass_time(200) == []
    assert len(await room.pass_time(110)) == 1
    for _ in range(20):
        await room.pass_time(3600)
    assert len(room.sent.ids) == notifier.MOST_TRIES
    assert len(set(room.sent.ids)) == 1


@in_a_room
async def test_a_store_that_does_not_answer(room: Room) -> None:
    """A notice that was taken is noted as soon as the store is back, and not sent again meanwhile."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    tell, refusals = room.subscriptions.tell, [Refusal("busy"), Refusal("busy")]

    async def reluctantly(waiting: Sequence[Waiting], at: int) -> None:
        if refusals:
            raise refusals.pop()
        await tell(waiting, at)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(room.subscriptions, "tell", reluctantly)
        patched.setattr(notifier, "ROUND", 0.001)
        assert len(await room.pass_time()) == 1
    assert not refusals
    room.open()
    assert await room.pass_time(100 * GAP) == []


@in_a_room
async def test_a_notice_that_arrives_during_a_look_round(room: Room) -> None:
    """Who waited when the look round began may have been told by its end: nobody is told twice for that."""
    await room.table("t", 0)
    await room.subscribe("t", "0")
    taken, read, waiting = asyncio.Event(), asyncio.Event(), room.subscriptions.waiting
    send = room.sent.send

    async def slowly(tables: Sequence[Waiting]) -> Outcome:
        await taken.wait()
        return await send(tables)

    async def late() -> list[Waiting]:
        found = await waiting()
        await read.wait()
        return found

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(room.sent, "send", slowly)
        await room.notifier.look_round()
        room.clock.seconds += DELAY
        await room.notifier.look_round()
        patched.setattr(room.subscriptions, "waiting", late)
        second = asyncio.create_task(room.notifier.look_round())
        await asyncio.sleep(0)
        taken.set()
        await asyncio.gather(*room.notifier._sending.values())  # noqa: SLF001  (as above)
        read.set()
        await second
    await asyncio.gather(*room.notifier._sending.values())  # noqa: SLF001
    assert room.sent.notices == [[("t", "0")]]


@in_a_room
async def test_finished_games_are_forgotten(room: Room) -> None:
    """With all who wanted to hear of them; so are addresses that never agreed, after a month."""
    await room.table("t", 0)
    await room.table("u", 0)
    await room.subscribe("t", "0")
    kept = await room.subscribe("u", "0")
    await room.subscribe("u", "1", "m", way="mail", state="never")
    await room.move("t", result={"scores": [1, 2], "ranks": [2, 1]})
    await room.subscriptions.tidy()
    assert await room.subscriptions.of(Grant("t", "0", 0)) == []
    assert len(await room.subscriptions.of(Grant("u", "1", 0))) == 1
    room.clock.seconds += 31 * 86400
    await room.subscriptions.tidy()
    assert await room.subscriptions.of(Grant("u", "1", 0)) == []
    assert await room.subscriptions.of(Grant("u", "0", 0)) == [kept]
