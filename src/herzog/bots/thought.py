"""Thinking ahead: a pick is judged by the best that its seat can make of it before the others matter again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.kernel import Chance, apply

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat, State


@final
class Thought:
    """Follows the chain of one seat to where it rests, within a budget of positions.

    Nature is rolled, others answer by first impression; of the own answers every one is tried while the budget lasts.
    """

    def __init__(self, mind: Mind, rng: Random, budget: int) -> None:
        self.mind: Final = mind
        self.rng: Final = rng
        self.left = budget

    def judge(self, state: State, seat: Seat) -> tuple[Parts, State]:
        """Return the value of *state* for *seat*, term by term, and the table at which its thought rests."""
        self._settle(state, seat)
        if self.rests(state):
            return self.mind.terms.parts(state, seat), state
        top = state.agenda[-1]
        if self.left <= 0 or type(top) in self.mind.obvious:
            self.answer(state, seat)
            return self.judge(state, seat)
        best: tuple[Parts, State] | None = None
        for pick in top.plain(state, seat):
            found = self._branch(state, seat, pick)
            if best is None or sum(found[0]) > sum(best[0]):
                best = found
        assert best is not None  # noqa: S101  (a frame that asks has picks)
        return best

    def branch(self, state: State, seat: Seat, pick: Pick, effort: int) -> Parts:
        """Return the value for *seat* of having picked *pick*, within a budget of its own."""
        self.left = effort
        return self._branch(state, seat, pick)[0]

    def _branch(self, state: State, seat: Seat, pick: Pick) -> tuple[Parts, State]:
        child = state.clone()
        apply(child, seat, pick)
        self.left -= 1
        return self.judge(child, seat)

    def rests(self, state: State) -> bool:
        """Tell whether a thought about *state* stops here."""
        return not state.agenda or self.mind.rests(state.agenda[-1])

    def is_choice(self, state: State) -> bool:
        """Tell whether the seat asked has something to think about, and can see what it is about."""
        top = state.agenda[-1]
        if isinstance(top, Chance) or type(top) in self.mind.secret:
            return False
        return len(top.plain(state, top.seats()[0])) > 1

    def _settle(self, state: State, seat: Seat) -> None:
        """Play on to a rest, or to where *seat* has a choice."""
        while not self.rests(state):
            who = state.agenda[-1].seats()[0]
            if who == seat and self.is_choice(state):
                return
            self.answer(state, who)

    def to_choice(self, state: State) -> None:
        """Play on to a rest, or to where anybody has a choice."""
        while not self.rests(state) and not self.is_choice(state):
            self.answer(state, state.agenda[-1].seats()[0])

    def go_on(self, state: State, ahead: int, effort: int) -> State:
        """Return *state* played on to its next rest and *ahead* rests further, each answer thought about a little."""
        while state.agenda and (ahead or not self.rests(state)):
            top = state.agenda[-1]
            seat = top.seats()[0]
            ahead -= self.rests(state)
            if self.is_choice(state) and type(top) not in self.mind.leaning:
                self.left = effort
                state = self.judge(state, seat)[1]
            else:
                self.answer(state, seat)
        return state

    def answer(self, state: State, seat: Seat) -> None:
        """Answer the top frame of *state* for *seat* by first impression."""
        top = state.agenda[-1]
        picks = top.plain(state, seat)
        if len(picks) == 1:
            apply(state, seat, picks[0])
        elif isinstance(top, Chance):
            apply(state, seat, picks[int(self.rng.random() * len(picks))])
        elif type(top) in self.mind.secret:
            apply(state, seat, self._by_lot(state, picks))
        elif type(top) in self.mind.leaning:
            weights = self.mind.inclination(state, picks)
            apply(state, seat, picks[weights.index(max(weights))])
        else:
            apply(state, seat, self._best_at_sight(state, seat, picks))

    def _by_lot(self, state: State, picks: list[Pick]) -> Pick:
        weights = self.mind.inclination(state, picks)
        least = min(weights)
        return self.rng.choices(picks, [0.2 + weight - least for weight in weights])[0]

    def _best_at_sight(self, state: State, seat: Seat, picks: list[Pick]) -> Pick:
        """Return the pick after which the table looks best to *seat*."""
        values = []
        for pick in picks:
            child = state.clone()
            apply(child, seat, pick)
            values.append(self.mind.terms.value(child, seat))
        return picks[values.index(max(values))]
