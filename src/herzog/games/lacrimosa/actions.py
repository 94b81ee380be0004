"""Choosing actions: those of a card or tile in any order, each may be declined, and Agnus Dei repeats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, final

from herzog.games.lacrimosa.box import ACTIONS
from herzog.games.lacrimosa.events import ActionsDeclined, ActionTaken
from herzog.games.lacrimosa.exchange import (
    FIRST_EXCHANGE,
    exchange,
    exchange_refusals,
    exchange_target,
    exchanges,
)
from herzog.games.lacrimosa.rewards import n_extra
from herzog.games.lacrimosa.state import State
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, target

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.games.lacrimosa.box import Action
    from herzog.kernel import Frame, Log, Pick, Reason, Seat

    WhyNot: TypeAlias = Callable[[State, Seat], int]
    Begin: TypeAlias = Callable[[Seat], Frame[Any]]

DONE: Final = 5  # the pick that declines what is left; picks below it are actions

# Each action's module says here why the action cannot be taken now, and which frame begins it: tiles of one action
# offer others, so the modules cannot import each other.
_WHY_NOT: Final[dict[Action, WhyNot]] = {}
_BEGIN: Final[dict[Action, Begin]] = {}


def introduce(action: Action, why_not: WhyNot, begin_: Begin) -> None:
    """Make an action known: *why_not* it cannot be taken by a seat now, and the frame it begins with."""
    _WHY_NOT[action] = why_not
    _BEGIN[action] = begin_


def why_not_action(state: State, seat: Seat, action: Action) -> int:
    """Return why *seat* cannot take *action* now."""
    return _WHY_NOT[action](state, seat)


def begin(state: State, seat: Seat, action: Action, log: Log) -> None:
    """Begin *action*, from a card or a tile; Agnus Dei tiles held now offer it again right after. [LAC-9.3, LAC-Q27]"""
    extra = n_extra(state, seat, action)
    if log:
        log.all(ActionTaken(seat, ACTIONS[action], again=False))
    if extra:
        state.agenda.append(MayAgain(seat, action, extra))
    state.agenda.append(_BEGIN[action](seat))


@final
class TakeActions(Ask[State]):
    """Take the *actions* of a card or tile in any order, or decline those left. [LAC-2.7, LAC-Q1, LAC-Q28]"""

    RULE: ClassVar[str] = "LAC-2.7"
    LEADS_ON: ClassVar[bool] = True

    def __init__(self, seat: Seat, actions: tuple[Action, ...]) -> None:
        super().__init__(seat)
        self.actions: Final = actions

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the actions that can be taken, DONE, and the exchanges."""
        return self.plain(state, seat) + exchanges(state, self.seat)

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the picks without exchanges: prices make those by themselves."""
        taken = [action for action in set(self.actions) if not _WHY_NOT[action](state, self.seat)]
        taken.append(DONE)
        taken.sort()
        return taken

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other actions cannot be taken."""
        reasons = [_refusal(state, self.seat, action, action in self.actions) for action in range(len(ACTIONS))]
        return [why for why in reasons if why] + exchange_refusals(state, self.seat)

    def target(self, state: State, pick: Pick) -> str:
        """Return the action, or the counters of an exchange."""
        return _target(self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the action and ask again about the rest; or exchange; or be done."""
        if pick == DONE:
            if log:
                log.all(ActionsDeclined(self.seat, [ACTIONS[action] for action in self.actions]))
        elif pick >= FIRST_EXCHANGE:
            exchange(state, self.seat, pick, log)
            state.agenda.append(self)
        else:
            rest = list(self.actions)
            rest.remove(pick)
            if rest:
                state.agenda.append(TakeActions(self.seat, tuple(rest)))
            begin(state, self.seat, pick, log)


@final
class MayAgain(Ask[State]):
    """Take *action* once more, as an Agnus Dei tile allows; *left* tiles still do. [LAC-9.3, LAC-Q27]"""

    RULE: ClassVar[str] = "LAC-9.3"
    LEADS_ON: ClassVar[bool] = True

    def __init__(self, seat: Seat, action: Action, left: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.left: Final = left

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the action if it can be taken, DONE, and the exchanges."""
        return self.plain(state, seat) + exchanges(state, self.seat)

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the picks without exchanges."""
        return [DONE] if _WHY_NOT[self.action](state, self.seat) else [self.action, DONE]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the action cannot be taken again, and no other."""
        reasons = [_refusal(state, self.seat, action, action == self.action) for action in range(len(ACTIONS))]
        return [why for why in reasons if why] + exchange_refusals(state, self.seat)

    def target(self, state: State, pick: Pick) -> str:
        """Return the action, or the counters of an exchange."""
        return _target(self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the action again without triggering its own tiles; or exchange; or be done."""
        if pick == self.action:
            if log:
                log.all(ActionTaken(self.seat, ACTIONS[pick], again=True))
            if self.left > 1:
                state.agenda.append(MayAgain(self.seat, self.action, self.left - 1))
            state.agenda.append(_BEGIN[pick](self.seat))
        elif pick >= FIRST_EXCHANGE:
            exchange(state, self.seat, pick, log)
            state.agenda.append(self)


def _refusal(state: State, seat: Seat, action: Action, offered: bool) -> Reason | None:  # noqa: FBT001  (one caller per frame)
    if not offered:
        return reason(action, Why.ACTION_NOT_OFFERED)
    why = _WHY_NOT[action](state, seat)
    return reason(action, why) if why else None


def _target(seat: Seat, pick: Pick) -> str:
    if pick < DONE:
        return target("action", ACTIONS[pick])
    return "" if pick == DONE else exchange_target(seat, pick)
