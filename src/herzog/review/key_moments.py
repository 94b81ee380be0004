"""A review in words: the moments that decided the game, and what would have been better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from herzog.bots.learned import by_subject
from herzog.kernel import CHANCE, Phrase, decide, replay, walk
from herzog.review.shapes import PARTS
from herzog.text import for_game, listing, phrase
from herzog.text.advice import difference
from herzog.text.words import kebab

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from herzog.kernel import AnyGame, Box, Decision, EventLog, Record, Seat, State
    from herzog.review.shapes import Moment, Parts
    from herzog.text import AnyWords, Arg
    from herzog.text.words import Part

KeyKind: TypeAlias = Literal["error", "luck", "turn"]

FEW: Final = 5  # the most errors of each seat, and draws, to show
SMALL: Final = PARTS // 2  # in points; smaller errors and draws are not shown
LINES: Final = 6  # the most lines about what was drawn: the opening deal has dozens
LASTING: Final = 8  # decisions that a lead must last to count as a turning point


class KeyMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment worth looking at, in words; a history opens it *at* that many steps.

    *points* are what it meant to *seat*, in parts: an error is a loss, luck may be good or bad.
    """

    kind: KeyKind
    moment: int  # its index among all moments
    at: int
    move: int  # the number of the move it is about, or the last one before it; a mistake is the move after *at*
    seat: int
    points: int
    title: Phrase
    asked: Phrase | None = None  # for an error: the kind of decision
    picked: Phrase | None = None  # and the pick
    better: Phrase | None = None  # and the better pick
    why: list[Phrase] = []
    target: str = ""  # what the pick pointed at on the table
    better_target: str = ""
    ways: int = 0  # for an error: how many picks were weighed


class Narrator:
    """Puts the moments of one game into words, for players with these *names*."""

    def __init__(self, game: AnyGame, record: Record, box: Box, names: Sequence[Arg]) -> None:
        self._game: Final = game
        self._vocabulary: Final[Callable[[Seat | None], AnyWords]] = lambda seat: for_game(game.name)(box, names, seat)
        self._names: Final = names
        self._tables: Final[list[State]] = [replay(game, record, box, 0)]
        self._logs: Final[list[EventLog]] = []
        self._steps: Final = record.steps
        for state, _, log in walk(game, record, box):
            self._tables.append(state.clone())
            self._logs.append(log)

    def key_moments(self, moments: Sequence[Moment]) -> list[KeyMoment]:
        """Return the moments worth looking at, in order."""
        found = [*self._errors(moments), *self._lucks(moments), *self._turns(moments)]
        return sorted(found, key=lambda each: (each.moment, each.kind))

    def asked(self, moment: Moment) -> Decision[Any]:
        """Return the decision of the seat of *moment*, in words."""
        masked = self._game.mask(self._tables[moment.step], moment.seat)
        decision = decide(self._game, masked, moment.seat)
        assert decision is not None, "moments of seats are decisions"
        return self._vocabulary(moment.seat).word(masked, decision)

    def table(self, moment: KeyMoment) -> list[Part]:
        """Return the table at a key moment in words, as its seat knew it."""
        masked = self._game.mask(self._tables[moment.at], moment.seat)
        return self._vocabulary(moment.seat).parts(self._game.view(masked, moment.seat))

    def asks(self, moments: Sequence[Moment]) -> dict[str, Phrase]:
        """Return the kinds of questions in *moments*, in words."""
        asks = dict.fromkeys([moment.ask for moment in moments if moment.kind == "decision"])
        return {ask: self._kind(ask) for ask in asks}

    def _kind(self, ask: str) -> Phrase:
        return phrase(f"review-ask-{self._game.name}-{kebab(ask)}")

    def _errors(self, moments: Sequence[Moment]) -> Iterator[KeyMoment]:
        """Yield the costliest decisions of each seat."""
        for seat in range(len(self._names)):
            own = [(n, moment) for n, moment in enumerate(moments) if moment.seat == seat and moment.cost >= SMALL]
            own.sort(key=lambda each: -each[1].cost)
            yield from [self._error(n, moment) for n, moment in own[:FEW]]

    def _error(self, n: int, moment: Moment) -> KeyMoment:
        options = {option.pick: option for option in self.asked(moment).options}
        made, best = options[moment.pick], options[moment.options[0].pick]
        told = difference(self._game.name, by_subject(self._game.name, moment.terms))
        return KeyMoment(
            kind="error",
            moment=n,
            at=moment.step,
            move=moment.step + 1,
            seat=moment.seat,
            points=-moment.cost,
            title=phrase("review-picked", player=self._names[moment.seat], option=made.label),
            asked=self._kind(moment.ask),
            picked=made.label,
            better=best.label,
            why=[phrase("review-why", terms=listing(told.terms), more=told.more)] if told.terms else [],
            target=made.target,
            better_target=best.target,
            ways=len(moment.options),
        )

    def _lucks(self, moments: Sequence[Moment]) -> Iterator[KeyMoment]:
        """Yield the draws of nature that mattered most to anybody."""
        drawn = [(n, moment, _most_moved(moment)) for n, moment in enumerate(moments) if moment.kind == "nature"]
        drawn = [(n, moment, seat) for n, moment, seat in drawn if abs(_change(moment, seat)) >= SMALL]
        drawn.sort(key=lambda each: -abs(_change(each[1], each[2])))
        for n, moment, seat in drawn[:FEW]:
            yield KeyMoment(
                kind="luck",
                moment=n,
                at=moment.step + moment.steps,
                move=moment.step + moment.steps,
                seat=seat,
                points=_change(moment, seat),
                title=phrase("review-drawn", player=self._names[seat], good=_change(moment, seat) > 0),
                why=self._drawn(moment, seat),
            )

    def _drawn(self, moment: Moment, seat: Seat) -> list[Phrase]:
        """Return what nature drew or dealt, as *seat* was told, its own cards first; long lists are cut.

        The first event of nature's step says what was drawn; later ones, and forced answers, are consequences.
        """
        steps = [n for n in range(moment.step, moment.step + moment.steps) if self._steps[n].seat == CHANCE]
        told = [(self._logs[n].heard_by(seat)[:1], self._logs[n].heard_by(None)[:1]) for n in steps]
        told.sort(key=lambda each: each[0] == each[1])
        words = self._vocabulary(None)
        drawn = [words.event(event) for heard, _ in told for event in heard]
        if len(drawn) <= LINES:
            return drawn
        return [*drawn[: LINES - 1], phrase("review-told-more", n=len(drawn) - LINES + 1)]

    def _turns(self, moments: Sequence[Moment]) -> Iterator[KeyMoment]:
        """Yield the turning points: somebody else takes the lead and keeps it."""
        decided = [(n, moment) for n, moment in enumerate(moments) if moment.kind == "decision"]
        leaders = [max(range(len(moment.before)), key=moment.before.__getitem__) for _, moment in decided]
        last = leaders[0] if leaders else 0
        for place, leader in enumerate(leaders):
            n, moment = decided[place]
            lasts = leaders[place : place + LASTING] == [leader] * LASTING
            if leader != last and lasts and moment.before[leader] >= SMALL:
                title = phrase("review-turned", player=self._names[leader])
                yield KeyMoment(
                    kind="turn",
                    moment=n,
                    at=moment.step,
                    move=moment.step,
                    seat=leader,
                    points=moment.before[leader],
                    title=title,
                )
                last = leader


def _change(moment: Moment, seat: Seat) -> Parts:
    return moment.after[seat] - moment.before[seat]


def _most_moved(moment: Moment) -> Seat:
    """Return the seat to which a draw mattered most, or the lucky one of two."""
    return max(range(len(moment.before)), key=lambda seat: (abs(_change(moment, seat)), _change(moment, seat)))
