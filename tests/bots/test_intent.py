"""A bot keeps the rest of its plan, and follows it only as long as play goes as the plan foresaw."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

from herzog.bots.greedy import Greedy
from herzog.bots.search import Search
from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec, apply, settle
from herzog.server.thinking.questions import Question, choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.bots.intent import Intent

GAME: Final = GAMES["lacrimosa"]
BOX: Final = GAME.load()


def asked(bot: Greedy | Search, seed: int = 1) -> Iterator[tuple[Any, int, list[int], Intent | None]]:
    """Play a game of Lacrimosa; yield each mask before *bot* chooses, with the seat, the picks and what it intends."""
    state, rng = GAME.new(2, {name: values[0] for name, values in GAME.options.items()}, BOX), Random(seed)
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat == CHANCE or len(picks) == 1:
            apply(state, seat, rng.choice(picks))
            continue
        masked = GAME.mask(state, seat)
        yield masked, seat, picks, bot.intent
        pick = bot.choose(masked, seat, picks, rng)
        assert pick in picks
        apply(state, seat, pick)


@pytest.mark.slow
@pytest.mark.parametrize("bot", [Greedy(), Search("search:2", 2)], ids=["greedy", "search"])
def test_half_of_all_decisions_follow_a_plan(bot: Greedy | Search) -> None:
    """After the cards of a turn are laid, there is mostly nothing new to think about."""
    kept = total = 0
    before: Intent | None = None
    path: tuple[int, ...] = ()
    for _, _, _, intent in asked(bot):
        kept += intent is not None and intent is before and intent.path == path[1:]
        total += 1
        before, path = intent, intent.path if intent else ()
    assert total > 150
    assert kept > total / 3


def test_a_plan_that_play_does_not_follow_is_dropped() -> None:
    """One ducat more, or another seat, and the bot thinks again."""
    bot, dropped = Greedy(), 0
    for masked, seat, _, intent in asked(bot):
        if intent is None or not intent.path:
            continue
        other, again = masked.clone(), _copy(intent)
        other.patrons[1 - seat].ducats += 1
        assert again.next_pick(other, seat) is None
        assert again.path == ()
        assert _copy(intent).next_pick(masked, 1 - seat) is None
        dropped += 1
    assert dropped > 50


def _copy(intent: Intent) -> Intent:
    return type(intent)(intent.world.clone(), intent.seat, intent.path, intent.seed)


def test_a_bot_at_the_server_keeps_its_plan_from_question_to_question() -> None:
    """Each question may be answered by another process, so the plan travels with it."""
    codec: Codec[Any] = Codec(GAME, BOX)
    folder, followed = str(GAME.data), 0
    for masked, seat, picks, intent in asked(Greedy()):
        if intent is not None and intent.path and (expected := _copy(intent).next_pick(masked, seat)) is not None:
            plain = msgspec.json.encode((codec.encode(intent.world), intent.path, intent.seed))
            encoded = msgspec.json.encode(codec.encode(masked))
            answer = choose(Question("lacrimosa", folder, "greedy", encoded, seat, picks, 1, plain))
            assert answer.pick == expected
            assert bool(answer.intent) == (len(intent.path) > 1)
            followed += 1
    assert followed > 50
