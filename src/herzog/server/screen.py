"""What viewers of a match are shown: always through the mask of a seat, or of nobody's for those who watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.kernel import replay, why_not
from herzog.server.refusal import Refusal
from herzog.server.wire import Advice, LogEntry, Now, Past, Said, SeatNow, SeatPast, Thing, Waits, Words
from herzog.text import for_game, phrase
from herzog.text.advice import advice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.bots.explain import Explanation
    from herzog.kernel import Event, Match, Pick, Seat
    from herzog.server.wire import Hint, Look
    from herzog.text import Phrase
    from herzog.text import Words as GameWords


class Screen:
    """A match as its viewers see it and hear of it."""

    def __init__(self, match: Match[Any], names: Sequence[str]) -> None:
        self._match: Final = match
        called = [name or f"#{seat + 1}" for seat, name in enumerate(names)]
        viewers = (*range(len(names)), None)
        vocabulary = for_game(match.game.name)
        self._words: Final[dict[Seat | None, GameWords[Any, Any]]] = {
            seat: vocabulary(match.box, called, seat) for seat in viewers
        }

    def now(self, version: int, seats: tuple[Seat, ...], since: int) -> Now[Any]:
        """Return the table as *seats* know it, with what they heard after step *since*; no seats is a spectator."""
        match = self._match
        return Now(
            version,
            len(match.record.steps),
            list(match.asked()),
            list(match.ready()),
            [self._seat_now(seat, since) for seat in seats or (None,)],
            since,
            match.record.result,
        )

    def past(self, look: Look, seats: tuple[Seat, ...]) -> Past[Any]:
        """Return the table as *seats* knew it after a number of steps."""
        match, game = self._match, self._match.game
        last = len(match.record.steps)
        if not 0 <= look.step <= last:
            raise Refusal("no-step", step=look.step, last=last)
        state = replay(game, match.record, match.box, look.step)
        views = [SeatPast(seat, game.view(game.mask(state, seat), seat)) for seat in seats or (None,)]
        return Past(look.id, look.step, views)

    def thing(self, message: str, seat: Seat | None, target: str) -> Thing:
        """Return what *seat* may know about a thing on the table; answers the message of that id."""
        masked, words, game = self._match.masked(seat), self._words[seat], self._match.game
        view = game.view(masked, seat)
        if target not in {*game.pointable(masked), *_targets(view.decision)}:
            raise Refusal("no-thing")
        reasons = [] if seat is None or self._match.over else why_not(masked, seat, target)
        return Thing(
            message,
            target,
            words.thing(target),
            words.about(view, target),
            [words.reason(masked, target, reason) for reason in reasons],
            reasons[0].rule if reasons else "",
        )

    def advice(self, hint: Hint, reasons: Explanation | None) -> Advice:
        """Return in words what a bot would do in the place of a seat; without *reasons* there is one thing to do."""
        seat, match = hint.seat, self._match
        masked, top = match.masked(seat), match.masked(seat).agenda[-1]
        words, decision = self._words[seat], match.game.view(masked, seat).decision
        options = {option.pick: option for option in decision.options}

        def label(pick: Pick) -> Phrase:
            return words.option(masked, top, options[pick])

        pick = reasons.pick if reasons else top.plain(masked, seat)[0]
        said = advice(match.game.name, reasons, label) if reasons else [phrase("hint-do", option=label(pick))]
        return Advice(hint.id, hint.version, seat, pick, options[pick].target, said)

    def _seat_now(self, seat: Seat | None, since: int) -> SeatNow[Any]:
        match, words = self._match, self._words[seat]
        masked = match.masked(seat)
        view = match.game.view(masked, seat)
        barrier = None if seat is None else match.barrier(seat)
        return SeatNow(
            seat,
            view,
            self._asked(seat, masked, view.decision) if view.decision else None,
            [Waits(who, phrase) for who, phrase in words.waits(masked)],
            barrier,
            words.barrier(barrier) if barrier else None,
            [self._heard(n, seat) for n in range(since, len(match.logs))],
        )

    def _asked(self, seat: Seat | None, masked: Any, decision: Any) -> Words:  # noqa: ANN401  (of any game)
        words = self._words[seat]
        said = words.wording(masked, decision)
        things = [words.thing(refused.target) for refused in decision.refused]
        return Words(said.ask, said.options, said.effects, said.cautions, said.refused, things)

    def _heard(self, n: int, seat: Seat | None) -> LogEntry:
        step, events = self._match.record.steps[n], self._match.logs[n].heard_by(seat)
        return LogEntry(n + 1, step.seat, step.ask, [self._said(event, seat) for event in events])

    def _said(self, event: Event, seat: Seat | None) -> Said:
        words = self._words[seat]
        return Said(msgspec.to_builtins(event), words.event(event), words.targets(event))


def _targets(decision: Any) -> set[str]:  # noqa: ANN401  (as above)
    """Return what the options and refusals of a decision point at."""
    return {each.target for each in (*decision.options, *decision.refused) if each.target} if decision else set()
