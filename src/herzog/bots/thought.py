"""Thinking ahead: a pick is judged by the best that its seat can make of it before the others matter again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from herzog.bots.lots import place_of_best
from herzog.kernel import Chance, apply

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat, State


class Plan(NamedTuple):
    """A way to play on: all picks of the own chain, and the value and the table at its end."""

    path: tuple[Pick, ...]
    value: float
    end: State


@final
class Thought:
    """Follows the chain of one seat to where it rests, within a budget of positions.

    Nature is rolled, others answer by first impression; of the own answers every one is tried while the budget lasts.
    """

    def __init__(self, mind: Mind, rng: Random, budget: int) -> None:
        self.mind: Final = mind
        self.rng: Final = rng
        self.left = budget

    def plans(self, state: State, seat: Seat, path: tuple[Pick, ...] = ()) -> list[Plan]:
        """Return the ways in which *seat* can play *state* on to a rest, after the picks of *path*.

        All are tried while the budget lasts; beyond it, and where it is obvious, the first impression decides.
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
        """Return the ways on that begin with *pick*; *state* stays as it is."""
        child = state.clone()
        apply(child, seat, pick)
        self.left -= 1
        return self.plans(child, seat, (*path, pick))

    def best(self, plans: list[Plan]) -> Plan:
        """Return the best of *plans*, by lot among equals."""
        return plans[place_of_best([plan.value for plan in plans], self.rng)]

    def follow(self, state: State, seat: Seat, path: tuple[Pick, ...]) -> None:
        """Play *state* on by the picks of *path*, as far as they are there to be picked."""
        for pick in path:
            self._settle(state, seat)
            if self.rests(state) or pick not in state.agenda[-1].plain(state, seat):
                return
            apply(state, seat, pick)

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
            self._answer(state, who)

    def go_on(self, state: State, ahead: int, effort: int) -> State:
        """Return *state* played on to its next rest and *ahead* rests further, each answer thought about a little."""
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
        """Answer the top frame of *state* for *seat* by first impression."""
        apply(state, seat, self._impression(state, seat, state.agenda[-1].plain(state, seat)))

    def _impression(self, state: State, seat: Seat, picks: list[Pick]) -> Pick:
        """Return which of *picks* looks best at first sight; nature's are rolled, and secret ones drawn by lot."""
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
