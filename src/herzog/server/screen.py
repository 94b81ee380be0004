"""What viewers of a match are shown: always through the mask of a seat, or of nobody's for those who watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.kernel import decide, why_not
from herzog.server.history import History
from herzog.server.refusal import Refusal
from herzog.server.wire import Advice, LogEntry, Now, Past, Said, SeatNow, SeatPast, TableNote, Thing, Waits
from herzog.text import for_game, phrase
from herzog.text.advice import advice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.bots.explain import Explanation
    from herzog.kernel import Decision, Event, Match, Phrase, Pick, Seat, State
    from herzog.server.wire import Hint, Look
    from herzog.text import AnyWords


class Screen:
    """A match as its viewers see it and hear of it."""

    def __init__(self, match: Match[Any], names: Sequence[str]) -> None:
        self._match: Final = match
        self._history: Final = History(match)
        called = [name or f"#{seat + 1}" for seat, name in enumerate(names)]
        viewers = (*range(len(names)), None)
        vocabulary = for_game(match.game.name)
        self._words: Final[dict[Seat | None, AnyWords]] = {
            seat: vocabulary(match.box, called, seat) for seat in viewers
        }

    def now(self, version: int, seats: tuple[Seat, ...], since: int) -> Now[Any, Any]:
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

    def notes(self, seats: tuple[Seat, ...]) -> list[TableNote]:
        """Return the notes of the table in words; who looks from several *seats* is told everybody's name."""
        words = self._words[seats[0] if len(seats) == 1 else None]
        return [
            TableNote(after, note.kind, note.seat, words.note(note, phrase(f"bot-{note.bot}")))
            for after, note in self._match.record.notes
        ]

    def past(self, look: Look, seats: tuple[Seat, ...]) -> Past[Any]:
        """Return the table as *seats* knew it after a number of steps."""
        match, game = self._match, self._match.game
        last = len(match.record.steps)
        if not 0 <= look.step <= last:
            raise Refusal("no-step", step=look.step, last=last)
        state = self._history.at(look.step)
        views = [SeatPast(seat, game.view(game.mask(state, seat), seat)) for seat in seats or (None,)]
        return Past(look.id, look.step, views)

    def thing(self, message: str, seat: Seat | None, target: str) -> Thing:
        """Return what *seat* may know about a thing on the table; answers the message of that id."""
        masked, words, game = self._match.masked(seat), self._words[seat], self._match.game
        if target not in {*game.pointable(masked), *_targets(decide(game, masked, seat))}:
            raise Refusal("no-thing")
        reasons = [] if seat is None or self._match.over else why_not(masked, seat, target)
        return Thing(
            message,
            target,
            words.thing(target),
            words.about(game.view(masked, seat), target),
            [words.reason(masked, reason) for reason in reasons],
            reasons[0].rule if reasons else "",
        )

    def advice(self, hint: Hint, reasons: Explanation | None) -> Advice:
        """Return in words what a bot would do in the place of a seat; without *reasons* there is one thing to do."""
        seat, match = hint.seat, self._match
        decision = self._decision(seat, match.masked(seat))
        options = {option.pick: option for option in decision.options} if decision else {}

        def label(pick: Pick) -> Phrase:
            return options[pick].label

        pick = reasons.pick if reasons else next(pick for pick, option in options.items() if option.plain)
        said = advice(match.game.name, reasons, label) if reasons else [phrase("hint-do", option=label(pick))]
        return Advice(hint.id, hint.version, seat, pick, options[pick].target, said)

    def _seat_now(self, seat: Seat | None, since: int) -> SeatNow[Any, Any]:
        match, words = self._match, self._words[seat]
        masked = match.masked(seat)
        barrier = None if seat is None else match.barrier(seat)
        return SeatNow(
            seat,
            match.game.view(masked, seat),
            self._decision(seat, masked),
            [Waits(who, phrase) for who, phrase in words.waits(masked)],
            barrier,
            words.barrier(barrier) if barrier else None,
            [self._heard(n, seat) for n in range(since, len(match.logs))],
        )

    def _decision(self, seat: Seat | None, masked: State) -> Decision[Any] | None:
        """Return what *seat* is asked, in words."""
        decision = decide(self._match.game, masked, seat)
        return self._words[seat].word(masked, decision) if decision else None

    def _heard(self, n: int, seat: Seat | None) -> LogEntry:
        step, events = self._match.record.steps[n], self._match.logs[n].heard_by(seat)
        return LogEntry(n + 1, step.seat, step.ask, [self._said(event, seat) for event in events])

    def _said(self, event: Event, seat: Seat | None) -> Said:
        words = self._words[seat]
        return Said(msgspec.to_builtins(event), words.event(event), words.targets(event))


def _targets(decision: Decision[Any] | None) -> set[str]:
    """Return what the options and refusals of a decision point at."""
    if decision is None:
        return set()
    pointed_at = [*[option.target for option in decision.options], *[refused.target for refused in decision.refused]]
    return set(pointed_at) - {""}
