"""Thinking ahead: judging a pick by the best position the seat can reach before others matter again."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.ties import best_index, best_indexes
from herzog.kernel import Chance, apply, random_index

if TYPE_CHECKING:
    from herzog.bots.mind import Mind
    from herzog.kernel import Frame, Pick, Seat, State


@final
class Plan:
    """A way to continue: all picks of a seat's chain of decisions, and the value and the table at its end."""

    def __init__(self, path: tuple[Pick, ...], value: float, end: State) -> None:
        self.path: Final = path
        self.value: Final = value
        self.end: Final = end


@final
class Thought:
    """Follows one seat's chain of decisions to where it rests, within a budget of positions.

    Chance is rolled, others answer at first sight, and every answer of the seat is tried while the budget lasts.
    *dice* may be a seed: creating a generator is slow, and many thoughts never roll.
    """

    def __init__(self, mind: Mind, dice: Random | int, budget: int) -> None:
        self.mind: Final = mind
        self._dice = dice
        self.left = budget

    @property
    def rng(self) -> Random:
        """Return the dice, created from the seed on the first roll."""
        if isinstance(self._dice, int):
            self._dice = Random(self._dice)
        return self._dice

    def branch(self, state: State, seat: Seat, pick: Pick) -> list[Plan]:
        """Return the plans of *seat* that begin with *pick*, without changing *state*."""
        return self._onward(state.clone(), seat, pick, ())

    def _onward(self, state: State, seat: Seat, pick: Pick, path: tuple[Pick, ...]) -> list[Plan]:
        """Return the plans that continue with *pick* from *state*, reached by *path*; this changes *state*."""
        apply(state, seat, pick)
        self.left -= 1
        state, picks = self.next_choice(state, seat)
        return self._plans(state, seat, picks, (*path, pick))

    def _plans(self, state: State, seat: Seat, picks: list[Pick], path: tuple[Pick, ...]) -> list[Plan]:
        """Return the ways *seat* can play on from *state* to a resting point.

        All are tried while the budget lasts; after that, and for obvious answers, only the best at first sight.
        """
        while picks:
            if self.left > 0 and type(state.agenda[-1]) not in self.mind.obvious:
                return self._all_plans(state, seat, picks, path)
            best, state = self._best_at_sight(state, seat, picks)
            path = (*path, best)
            state, picks = self.next_choice(state, seat)
        return [Plan(path, self.mind.terms.value(state, seat), state)]

    def _all_plans(self, state: State, seat: Seat, picks: list[Pick], path: tuple[Pick, ...]) -> list[Plan]:
        """Return the plans behind each of *picks*; the last one needs no copy of the table."""
        last = len(picks) - 1
        plans: list[Plan] = []
        for place in range(last):
            plans += self._onward(state.clone(), seat, picks[place], path)
        return plans + self._onward(state, seat, picks[last], path)

    def best(self, plans: list[Plan]) -> Plan:
        """Return the best of *plans*, drawn at random among equals."""
        return plans[self._best_index([plan.value for plan in plans])]

    def _best_index(self, values: list[float]) -> int:
        """Return the index of the best of *values*; the dice decide only among equals."""
        places = best_indexes(values)
        return places[0] if len(places) == 1 else best_index(values, self.rng)

    def follow(self, state: State, seat: Seat, path: tuple[Pick, ...]) -> State:
        """Return *state* after the picks of *path*, as far as they are legal there."""
        for pick in path:
            state, picks = self.next_choice(state, seat)
            if pick not in picks:
                break
            apply(state, seat, pick)
        return state

    def _is_choice(self, top: Frame[Any]) -> bool:
        """Return whether somebody makes an open choice at the *top* frame."""
        return not isinstance(top, Chance) and type(top) not in self.mind.secret

    def next_choice(self, state: State, seat: Seat) -> tuple[State, list[Pick]]:
        """Return *state* played on to the next choice of *seat*, and its picks; none at a resting point."""
        rests = self.mind.rests
        while state.agenda and not rests(state.agenda[-1]):
            top = state.agenda[-1]
            who = top.seats()[0]
            picks = top.plain(state, who)
            if len(picks) == 1:
                apply(state, who, picks[0])
            elif who == seat and self._is_choice(top):
                return state, picks
            else:
                state = self._answered(state, who, picks)
        return state, []

    def go_on(self, state: State, ahead: int, effort: int) -> State:
        """Return *state* played on to its next resting point, and *ahead* more.

        Each answer takes up to *effort* positions; without effort, all answer at first sight.
        """
        while state.agenda:
            top = state.agenda[-1]
            if self.mind.rests(top):
                if not ahead:
                    break
                ahead -= 1
            seat = top.seats()[0]
            picks = top.plain(state, seat)
            if len(picks) == 1:
                apply(state, seat, picks[0])
            elif effort and self._is_choice(top):
                self.left = effort
                state = self.best(self._plans(state, seat, picks, ())).end
            else:
                state = self._answered(state, seat, picks)
        return state

    def _answered(self, state: State, seat: Seat, picks: list[Pick]) -> State:
        """Return *state* after the best of *picks* at first sight; chance and secret picks are drawn at random."""
        top = state.agenda[-1]
        if self._is_choice(top):
            return self._best_at_sight(state, seat, picks)[1]
        if isinstance(top, Chance):
            pick = picks[random_index(len(picks), self.rng.random)]
        else:
            pick = self._by_lot(self.mind.secret[type(top)](state, picks), picks)
        apply(state, seat, pick)
        return state

    def _by_lot(self, weights: list[float], picks: list[Pick]) -> Pick:
        least = min(weights)
        return self.rng.choices(picks, [0.2 + weight - least for weight in weights])[0]

    def _best_at_sight(self, state: State, seat: Seat, picks: list[Pick]) -> tuple[Pick, State]:
        """Return the pick after which the table looks best to *seat*, drawn among equals, and that table."""
        after = [state.clone() for _ in picks[1:]]
        after.append(state)  # the last pick needs no copy of the table
        values = []
        for place in range(len(picks)):
            apply(after[place], seat, picks[place])
            values.append(self.mind.terms.value(after[place], seat))
        best = self._best_index(values)
        return picks[best], after[best]
