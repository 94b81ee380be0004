"""Thinking ahead: judging a pick by the best its seat can make of it before others matter again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from herzog.bots.lots import place_of_best
from herzog.kernel import Chance, apply

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat, State


class Plan(NamedTuple):
    """A way to play on: all picks of a seat's chain of decisions, and the value and the table at its end."""

    path: tuple[Pick, ...]
    value: float
    end: State


@final
class Thought:
    """Follows one seat's chain of decisions to where it rests, within a budget of positions.

    Chance is rolled, others answer at first sight, and every answer of the seat is tried while the budget lasts.
    """

    def __init__(self, mind: Mind, rng: Random, budget: int) -> None:
        self.mind: Final = mind
        self.rng: Final = rng
        self.left = budget

    def plans(self, state: State, seat: Seat, path: tuple[Pick, ...] = ()) -> list[Plan]:
        """Return the ways in which *seat* can play on from *state*, which it reached by *path*, to a resting point.

        All are tried while the budget lasts; after that, and for obvious answers, the best at first sight is taken.
        """
        self._settle(state, seat)
        while not self.rests(state):
            top = state.agenda[-1]
            picks = top.plain(state, seat)
            if self.left > 0 and type(top) not in self.mind.obvious:
                return [plan for pick in picks for plan in self.branch(state, seat, pick, path)]
            pick = self._impression(state, seat, picks)
            path = (*path, pick)
            apply(state, seat, pick)
            self._settle(state, seat)
        return [Plan(path, self.mind.terms.value(state, seat), state)]

    def branch(self, state: State, seat: Seat, pick: Pick, path: tuple[Pick, ...] = ()) -> list[Plan]:
        """Return the plans that begin with *pick*, without changing *state*."""
        child = state.clone()
        apply(child, seat, pick)
        self.left -= 1
        return self.plans(child, seat, (*path, pick))

    def best(self, plans: list[Plan]) -> Plan:
        """Return the best of *plans*, by lot among equals."""
        return plans[place_of_best([plan.value for plan in plans], self.rng)]

    def follow(self, state: State, seat: Seat, path: tuple[Pick, ...]) -> None:
        """Play the picks of *path* on *state*, as far as they are legal there."""
        for pick in path:
            self._settle(state, seat)
            if self.rests(state) or pick not in state.agenda[-1].plain(state, seat):
                return
            apply(state, seat, pick)

    def rests(self, state: State) -> bool:
        """Return whether a thought stops at *state*."""
        return not state.agenda or self.mind.rests(state.agenda[-1])

    def is_choice(self, state: State) -> bool:
        """Return whether the seat that is asked has a real choice, and not a secret one."""
        top = state.agenda[-1]
        if isinstance(top, Chance) or type(top) in self.mind.secret:
            return False
        return len(top.plain(state, top.seats()[0])) > 1

    def _settle(self, state: State, seat: Seat) -> None:
        """Play on to a resting point, or to where *seat* has a choice."""
        while not self.rests(state):
            who = state.agenda[-1].seats()[0]
            if who == seat and self.is_choice(state):
                return
            self._answer(state, who)

    def go_on(self, state: State, ahead: int, effort: int) -> State:
        """Return *state* played on to its next resting point and *ahead* further; each answer costs up to *effort*."""
        while state.agenda and (ahead or not self.rests(state)):
            seat = state.agenda[-1].seats()[0]
            ahead -= self.rests(state)
            if self.is_choice(state):
                self.left = effort
                state = self.best(self.plans(state, seat)).end
            else:
                self._answer(state, seat)
        return state

    def _answer(self, state: State, seat: Seat) -> None:
        """Answer the top frame of *state* for *seat* at first sight."""
        apply(state, seat, self._impression(state, seat, state.agenda[-1].plain(state, seat)))

    def _impression(self, state: State, seat: Seat, picks: list[Pick]) -> Pick:
        """Return the best of *picks* at first sight; chance is rolled, and secret picks are drawn by lot."""
        top = state.agenda[-1]
        if len(picks) == 1:
            return picks[0]
        if isinstance(top, Chance):
            return picks[int(self.rng.random() * len(picks))]
        if type(top) in self.mind.secret:
            return self._by_lot(self.mind.secret[type(top)](state, picks), picks)
        return self._best_at_sight(state, seat, picks)

    def _by_lot(self, weights: list[float], picks: list[Pick]) -> Pick:
        least = min(weights)
        return self.rng.choices(picks, [0.2 + weight - least for weight in weights])[0]

    def _best_at_sight(self, state: State, seat: Seat, picks: list[Pick]) -> Pick:
        """Return the pick after which the table looks best to *seat*, by lot among equals."""
        values = []
        for pick in picks:
            child = state.clone()
            apply(child, seat, pick)
            values.append(self.mind.terms.value(child, seat))
        return picks[place_of_best(values, self.rng)]
