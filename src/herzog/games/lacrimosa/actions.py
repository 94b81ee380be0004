"""Choosing actions: those of a card or tile in any order, declining them, and repeating them with Agnus Dei."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.box import ACTIONS
from herzog.games.lacrimosa.events import ActionsDeclined, ActionTaken
from herzog.games.lacrimosa.exchange import exchange, exchange_refusals, exchange_target, exchanges
from herzog.games.lacrimosa.picks import DONE, is_exchange
from herzog.games.lacrimosa.rewards import n_extra
from herzog.games.lacrimosa.state import State, without
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Action
    from herzog.kernel import Frame, Log, Pick, Reason, Seat


class ActionRules:
    """The rules of one of the five actions."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        raise NotImplementedError

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        raise NotImplementedError


# The tiles of one action offer other actions, so their modules would import each other: the game binds them here.
_RULES: Final[list[ActionRules]] = []


def bind(rules: tuple[ActionRules, ...]) -> None:
    """Set the rules of each action, in the order of ACTIONS."""
    _RULES[:] = rules


def begin(state: State, seat: Seat, action: Action, log: Log, kept: tuple[Action, ...] = ()) -> None:
    """Begin *action*, from a card or a tile; afterwards offer it again for each Agnus Dei tile held now.

    Repeats of other actions that were *kept* for later are offered, too. [LAC-9.3, LAC-Q27]
    """
    if log:
        log.all(ActionTaken(seat, ACTIONS[action], again=False))
    offer_again(state, seat, (*kept, *[action] * n_extra(state, seat, action)))
    state.agenda.append(_RULES[action].first(seat))


def offer_again(state: State, seat: Seat, again: tuple[Action, ...]) -> None:
    """Offer the repeats *again* next, together with the repeats and actions still to be taken. [LAC-Q27]"""
    if again:
        below = state.agenda[-1]
        if isinstance(below, MayAgain):
            state.agenda.append(MayAgain(seat, again, below.again + below.kept, below.others))
        else:
            state.agenda.append(MayAgain(seat, again, (), below.actions if isinstance(below, TakeActions) else ()))


@final
class TakeActions(Ask[State]):
    """Take the *actions* of a card or tile in any order, or decline the rest. [LAC-2.7, LAC-Q1, LAC-Q28]"""

    RULE: ClassVar[str] = "LAC-2.7"
    LEADS_ON: ClassVar[bool] = True

    def __init__(self, seat: Seat, actions: tuple[Action, ...]) -> None:
        super().__init__(seat)
        self.actions: Final = actions

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the actions that can be taken, DONE, and the exchanges."""
        return self.plain(state, seat) + exchanges(state, seat)

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the picks without exchanges, which happen by themselves when a price is paid."""
        return _takeable(state, seat, self.actions)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other actions cannot be taken."""
        return _refusals(state, seat, self.actions)

    def target(self, state: State, pick: Pick) -> str:
        """Return the action, or the counters of an exchange."""
        return _target(self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the action and ask again about the rest; or exchange; or be done."""
        if pick == DONE:
            if log:
                log.all(ActionsDeclined(seat, [ACTIONS[action] for action in self.actions]))
        elif is_exchange(pick):
            exchange(state, seat, pick, log)
            state.agenda.append(self)
        else:
            take(state, seat, self.actions, pick, log)


def take(
    state: State, seat: Seat, actions: tuple[Action, ...], action: Action, log: Log, kept: tuple[Action, ...] = ()
) -> None:
    """Begin one of *actions* and ask about the rest after it. [LAC-2.7]"""
    rest = without(actions, action)
    if rest:
        state.agenda.append(TakeActions(seat, rest))
    begin(state, seat, action, log, kept)


@final
class MayAgain(Ask[State]):
    """Take one of the actions *again* that Agnus Dei tiles repeat, now or after something else still to come.

    Frames below offer what else that is: repeats that were *kept* for later, and the *others*, which are actions of the
    card. DONE declines the actions *again* alone. [LAC-9.3, LAC-Q27]
    """

    RULE: ClassVar[str] = "LAC-9.3"
    LEADS_ON: ClassVar[bool] = True

    def __init__(
        self, seat: Seat, again: tuple[Action, ...], kept: tuple[Action, ...], others: tuple[Action, ...]
    ) -> None:
        super().__init__(seat)
        self.again: Final = again
        self.kept: Final = kept
        self.others: Final = others

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the actions that can be taken, DONE, and the exchanges."""
        return self.plain(state, seat) + exchanges(state, seat)

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the picks without exchanges."""
        return _takeable(state, seat, self.again + self.kept + self.others)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other actions cannot be taken."""
        return _refusals(state, seat, self.again + self.kept + self.others)

    def target(self, state: State, pick: Pick) -> str:
        """Return the action, or the counters of an exchange."""
        return _target(self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take an action again, without triggering its tiles; or something else first; or exchange; or be done."""
        if pick == DONE:
            return
        if is_exchange(pick):
            exchange(state, seat, pick, log)
            state.agenda.append(self)
        elif pick in self.again:
            if log:
                log.all(ActionTaken(seat, ACTIONS[pick], again=True))
            offer_again(state, seat, without(self.again, pick))
            state.agenda.append(_RULES[pick].first(seat))
        else:
            self._keep(state, seat, pick, log)

    def _keep(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Keep the actions *again* for later, and give *pick* to the frame below that offers it. [LAC-Q27]"""
        below = state.agenda.pop()
        if isinstance(below, MayAgain):
            MayAgain(seat, self.again + below.again, below.kept, below.others).answer(state, seat, pick, log)
        else:
            take(state, seat, self.others, pick, log, self.again)


def _takeable(state: State, seat: Seat, actions: tuple[Action, ...]) -> list[Pick]:
    """Return the *actions* that can be taken now, and DONE."""
    takeable = [a for a in range(len(ACTIONS)) if a in actions and not _RULES[a].why_not(state, seat)]
    takeable.append(DONE)
    return takeable


def _refusals(state: State, seat: Seat, offered: tuple[Action, ...]) -> list[Reason]:
    """Say why actions that are not *offered*, or impossible now, cannot be taken."""
    reasons = [_refusal(state, seat, action, offered=action in offered) for action in range(len(ACTIONS))]
    return [why for why in reasons if why] + exchange_refusals(state, seat)


def _refusal(state: State, seat: Seat, action: Action, *, offered: bool) -> Reason | None:
    if not offered:
        return reason(action, Why.ACTION_NOT_OFFERED)
    why = _RULES[action].why_not(state, seat)
    return reason(action, why) if why else None


def _target(seat: Seat, pick: Pick) -> str:
    if pick < DONE:
        return target("action", ACTIONS[pick])
    return "" if pick == DONE else exchange_target(seat, pick)
