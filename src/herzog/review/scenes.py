"""The scenes of a game: each decision, each reveal of secret choices, and everything nature does in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.bots.mind import mind_for
from herzog.kernel import CHANCE, apply, replay, walk
from herzog.review.finished import check

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from herzog.kernel import AnyGame, Box, Pick, Record, Seat, State, Step


class Scene:
    """One decision, or a run of nature's steps with the forced answers between them.

    A scene without steps is a reveal: secret choices are about to be made, or have just met.
    """

    def __init__(self, n: int, before: State) -> None:
        self.n: Final = n  # how many steps were played before it
        self.before: Final = before
        self.after = before
        self.steps: Final[list[Step]] = []
        self.is_open = False  # whether anything else could have happened

    def add(self, step: Step, after: State, *, is_open: bool) -> None:
        """Add a *step*, which led to the table *after*."""
        self.steps.append(step)
        self.after = after
        self.is_open |= is_open


def scenes(game: AnyGame, record: Record, box: Box) -> Iterator[Scene]:
    """Yield the scenes of a finished game in which something was at stake."""
    check(record)
    before, run, unseen = replay(game, record, box, 0), None, False
    for n, (state, step, _) in enumerate(walk(game, record, box)):
        after = state.clone()
        n_choices = len(_possible(game, before, step))
        if run and step.seat != CHANCE and n_choices > 1:
            yield from (run,) if run.is_open else ()
            run = None
        if run or step.seat == CHANCE or n_choices > 1:
            run = run or Scene(n, before)
            run.add(step, after, is_open=n_choices > 1)
        if run and run.steps[0].seat != CHANCE:
            if is_secret(before) and not unseen:
                yield Scene(n, before)
                unseen = True
            yield run
            run = None
        if unseen and not is_secret(after):
            yield Scene(n + 1, after)
            unseen = False
        before = after
    if run and run.is_open:
        yield run


def is_secret(state: State) -> bool:
    """Return whether seats are now choosing in secret."""
    return bool(state.agenda) and type(state.agenda[-1]) in mind_for(state).secret


def _possible(game: AnyGame, state: State, step: Step) -> list[Pick]:
    """Return what could have been picked at *step*, including the actual pick."""
    if step.seat == CHANCE:
        return state.agenda[-1].picks(state, CHANCE)
    return choices(game.mask(state, step.seat), step.seat, step.pick)


def choices(masked: State, seat: Seat, pick: Pick) -> list[Pick]:
    """Return the picks that a sensible player at *seat* considers, including the *pick* that was made."""
    return sorted({pick, *masked.agenda[-1].plain(masked, seat)})


def run_on(state: State, rng: Random) -> None:
    """Let nature act and seats give forced answers until a seat has a choice."""
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat != CHANCE and len(picks) > 1:
            return
        apply(state, seat, picks[int(rng.random() * len(picks))])
