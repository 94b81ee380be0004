"""What viewers of a match are shown, always made through the mask of a seat or of a spectator."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.kernel import decide, why_not
from herzog.table.forced import is_publicly_forced
from herzog.table.history import History
from herzog.table.refusal import Refusal
from herzog.text import Renderer, for_game, phrase
from herzog.text.advice import Advised, advice, foreseen
from herzog.text.asked import Asked, names_of, things, understand
from herzog.text.people import called
from herzog.text.typed import plain
from herzog.wire import (
    Advice,
    BestLine,
    Holdings,
    LogEntry,
    Meant,
    Now,
    Past,
    Said,
    SeatNow,
    SeatPast,
    TableNote,
    Thing,
    Waits,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.bots.explain import Explanation
    from herzog.kernel import Decision, Event, Option, Phrase, Pick, Seat, State
    from herzog.review.ahead import Line
    from herzog.table.showable import Showable
    from herzog.text import AnyWords
    from herzog.wire import Hint, Look, Person, Typed


PATIENCE: Final = 12  # questions that typed words may look ahead to: other tables wait meanwhile


@cache
def speaker(game: str, language: str) -> Renderer:
    """Return a renderer for the names of *game* in *language*; reading its messages takes a moment."""
    return Renderer(language, (game, "common"))


class Screen:
    """A match as its viewers see it, with everything put into words for them."""

    def __init__(self, match: Showable, names: Sequence[str]) -> None:
        self._match = match
        self._history: Final = History(match)
        viewers = (*range(len(names)), None)
        vocabulary = for_game(match.game.name)
        self._words: Final[dict[Seat | None, AnyWords]] = {
            seat: vocabulary(match.box, called(names), seat) for seat in viewers
        }

    def show(self, match: Showable) -> None:
        """Show another *match* from now on, mostly the same one a step later."""
        self._match = self._history.match = match

    def now(self, version: int, seats: tuple[Seat, ...], since: int) -> Now[Any, Any]:
        """Return the table as *seats* know it, with the log after step *since*; no seats is a spectator."""
        match = self._match
        return Now(
            version,
            len(match.record.steps),
            list(match.asked()),
            list(match.ready()),
            [self._seat_now(seat, since) for seat in _eyes(seats)],
            since,
            match.record.result,
        )

    def notes(self, seats: tuple[Seat, ...]) -> list[TableNote]:
        """Return the notes of the table in words; to a viewer with several *seats* nobody is "you"."""
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
        views = [SeatPast(seat, game.view(game.mask(state, seat), seat)) for seat in _eyes(seats)]
        return Past(look.id, look.step, views)

    def thing(self, message: str, seat: Seat | None, target: str) -> Thing:
        """Return what *seat* may know about a thing on the table, in answer to the *message* of that id."""
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

    def person(self, asked: Person) -> Holdings:
        """Return the holdings of a person in words, as far as the asking seat may know them."""
        if not 0 <= asked.of < len(self._match.record.header.seats):
            raise Refusal("no-thing")
        view, words = self._match.game.view(self._match.masked(asked.seat), asked.seat), self._words[asked.seat]
        seen = words.person(view, asked.of)
        hand = [part for part in words.parts(view) if part.name == "hand" and asked.of == asked.seat]
        lines = [cell for part in (seen, *hand) for line in part.lines for cell in line.cells]
        return Holdings(asked.id, seen.title, lines)

    def meant(self, typed: Typed) -> Meant:
        """Return what typed words can mean for a seat: answers, or else things on the table."""
        seat, match = typed.seat, self._match
        if seat not in match.asked():
            raise Refusal("malformed")
        masked, words, said = match.masked(seat), self._words[seat], plain(typed.text)
        renderer = speaker(match.game.name, typed.language)
        ways = understand(Asked(match.game, masked, words, renderer, seat), said, PATIENCE)
        named = ((each, names_of(words, renderer, each)) for each in match.game.pointable(masked))
        return Meant(typed.id, typed.version, seat, ways, [] if ways else things(said, named))

    def advice(self, hint: Hint, reasons: Explanation | None) -> Advice:
        """Return in words what a bot would do for a seat; without *reasons* the answer is forced."""
        seat = hint.seat
        options = self._options(seat)

        def label(pick: Pick) -> Phrase:
            return options[pick].label

        pick = reasons.pick if reasons else next(pick for pick, option in options.items() if option.plain)
        said = self._advised(seat, reasons, label) if reasons else Advised([phrase("hint-do", option=label(pick))], [])
        return Advice(hint.id, hint.version, seat, pick, options[pick].target, said.says, said.numbers)

    def lines(self, seat: Seat, found: Sequence[Line]) -> list[BestLine]:
        """Return, in words, the lines that were *found* for *seat*."""
        game, masked, words = self._match.game, self._match.masked(seat), self._words[seat]
        options = self._options(seat)
        told = []
        for line in found:
            option = options[line.pick]
            then = foreseen(game, words, masked, seat, [line.pick, *line.then])
            told.append(BestLine(line.pick, option.target, option.label, then, line.lead, line.chance))
        return told

    def _advised(self, seat: Seat, reasons: Explanation, label: Callable[[Pick], Phrase]) -> Advised:
        game, masked = self._match.game, self._match.masked(seat)
        then = foreseen(game, self._words[seat], masked, seat, [reasons.pick, *reasons.then])
        return advice(game.name, reasons, label, then)

    def _seat_now(self, seat: Seat | None, since: int) -> SeatNow[Any, Any]:
        match, words = self._match, self._words[seat]
        masked = match.masked(seat)
        barrier = None if seat is None else match.barrier(seat)
        decision = self._decision(seat, masked)
        return SeatNow(
            seat,
            match.game.view(masked, seat),
            decision,
            self._is_forced(decision),
            [Waits(who, phrase) for who, phrase in words.waits(masked)],
            barrier,
            words.barrier(barrier) if barrier else None,
            [self._heard(n, seat) for n in range(since, len(match.logs))],
        )

    def _options(self, seat: Seat) -> dict[Pick, Option[Any]]:
        """Return what *seat* may answer, in words, by pick."""
        decision = self._decision(seat, self._match.masked(seat))
        return {option.pick: option for option in decision.options} if decision else {}

    def _decision(self, seat: Seat | None, masked: State) -> Decision[Any] | None:
        """Return the decision of *seat* in words."""
        decision = decide(self._match.game, masked, seat)
        return self._words[seat].word(masked, decision) if decision else None

    def _is_forced(self, decision: Decision[Any] | None) -> bool:
        """Return whether there is only one answer and everyone can tell."""
        only = decision is not None and sum(option.plain for option in decision.options) == 1
        return only and is_publicly_forced(self._match)

    def _heard(self, n: int, seat: Seat | None) -> LogEntry:
        step, events = self._match.record.steps[n], self._match.logs[n].heard_by(seat)
        return LogEntry(
            n + 1, step.seat, step.ask, [self._said(event, seat) for event in self._words[seat].in_order(events)]
        )

    def _said(self, event: Event, seat: Seat | None) -> Said:
        words = self._words[seat]
        return Said(msgspec.to_builtins(event), words.event(event), words.targets(event))


def _eyes(seats: tuple[Seat, ...]) -> tuple[Seat | None, ...]:
    """Return the viewers of a connection that holds *seats*; with several of them it also gets the public view."""
    return seats if len(seats) == 1 else (*seats, None)


def _targets(decision: Decision[Any] | None) -> set[str]:
    """Return the targets of a decision's options and refusals."""
    if decision is None:
        return set()
    pointed_at = [*[option.target for option in decision.options], *[refused.target for refused in decision.refused]]
    return set(pointed_at) - {""}
