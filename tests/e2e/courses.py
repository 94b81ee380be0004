"""Courses of Lacrimosa games, found by the engine before a browser goes the same way."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import REQUIEM
from herzog.games.lacrimosa.events import SoloistMoved, SoloistScored
from herzog.games.lacrimosa.payment import DIFFERENTLY
from herzog.games.lacrimosa.picks import DONE
from herzog.games.lacrimosa.turn import END, USE_CARD
from herzog.kernel import CHANCE, Ask, Match, apply

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.games.lacrimosa.box import Action
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Frame, Pick, Seat

ASKS: Final = frozenset(name for name, frame in GAME.frames.items() if issubclass(frame, Ask))
BOX: Final = GAME.load()
SEEDS: Final = range(200)
LONGEST: Final = 20  # answers of a turn with one action
ONE_ACTION: Final = frozenset(
    {"Commission", "Document", "Travel", "PerformOrSell", "Requiem", "HireComposer", "PlaceMarker", "Pay", "EndTurn"}
    | {"ChooseCounter", "ChooseStep"}
)
NAMES: Final = ("Ana", "Ben", "Nannerl", "Aloysia")


class Move(NamedTuple):
    """An answer, what on the table it points at, and whether there was no other."""

    seat: Seat
    ask: str
    pick: Pick
    target: str
    lone: bool


def move_of(state: State, pick: Pick) -> Move:
    """Return the answer *pick* to what is asked now."""
    top = state.agenda[-1]
    [seat] = top.seats()
    return Move(seat, top.name, pick, top.target(state, pick), lone=len(top.picks(state, seat)) == 1)


class Course:
    """A game that goes wherever it has not been: a rare action, a mix of one's own, everything once."""

    def __init__(self, seed: int, seats: int = 1, options: Mapping[str, str] | None = None) -> None:
        self.seed: Final = seed
        self.match: Final = Match.start(GAME, NAMES[:seats], options or {}, BOX, seed)
        self.moves: Final[list[Move]] = []
        self._taken: Final[dict[Pick, int]] = {}
        self._chance: Final = Random(seed)

    @property
    def top(self) -> Frame[Any]:
        """Return the frame that asks."""
        return self.match.state.agenda[-1]

    @property
    def ask(self) -> str:
        """Return its name."""
        return self.top.name

    @property
    def state(self) -> State:
        """Return the table."""
        return self.match.state

    def go(self, until: Callable[[Course], bool] = lambda _: False) -> bool:
        """Play on; return whether a position was reached that *until* waits for."""
        while not self.match.over:
            if until(self):
                return True
            self._move()
        return False

    def _move(self) -> None:
        top, state = self.top, self.match.state
        [seat] = self.match.asked()
        pick = self._choose(top, top.picks(state, seat), top.plain(state, seat))
        self.moves.append(move_of(state, pick))
        self.match.submit(seat, top.name, pick)

    def _choose(self, top: Frame[Any], picks: list[Pick], plain: list[Pick]) -> Pick:
        ask = top.name
        met = {move.ask for move in self.moves}
        if ask == "UseCard":
            return USE_CARD
        if ask == "MayAgain":
            return plain[0]
        if ask == "Pay" and DIFFERENTLY in picks and "PayDifferently" not in met:
            return DIFFERENTLY
        if ask == "TakeActions":
            return self._rarest(plain)
        return self._chance.choice(plain)

    def _rarest(self, plain: list[Pick]) -> Pick:
        """Return the Requiem, or the action that was taken least."""
        action = min((pick for pick in plain if pick != DONE or plain == [DONE]), key=self._how_common)
        self._taken[action] = self._taken.get(action, 0) + 1
        return action

    def _how_common(self, action: Pick) -> tuple[bool, int]:
        return action != REQUIEM, self._taken.get(action, 0)


def all_asks() -> Course:
    """Return a game for one, played to its end, in which every kind of ask came up."""
    for seed in SEEDS:
        course = Course(seed)
        course.go()
        if {move.ask for move in course.moves} == ASKS:
            return course
    raise AssertionError("no such game")


def position(until: Callable[[Course], bool], seats: int = 1) -> Course:
    """Return a game that has come to a position that *until* waits for."""
    for seed in SEEDS:
        course = Course(seed, seats)
        if course.go(until):
            return course
    raise AssertionError("no such position")


def stays(at: Course, number: int) -> bool:
    """Return whether Mozart is at the place of that *number*, and a tile is, too."""
    view = at.match.game.view(at.match.masked(0), 0)
    return any(place.marker and place.tile and place.number == number for place in view.places)


def soloist_acts(course: Course) -> bool:
    """Return whether the turn that ends now is followed by one in which the Soloist leads Mozart on and scores."""
    if course.ask != "EndTurn" or len(course.state.patrons[0].story) == BOX.turns:
        return False
    tried = Match.resume(GAME, course.match.record, BOX, course.seed)
    tried.submit(0, "EndTurn", END)
    told = {type(event) for log in tried.logs[len(course.match.logs) :] for event in log.heard_by(0)}
    return {SoloistMoved, SoloistScored} <= told


def can_only_take(action: Action) -> Callable[[Course], bool]:
    """Return whether a course has come to where a turn may take *action* and nothing else."""
    return lambda course: short_turn(course.state, action) != []


def short_turn(state: State, action: Action) -> list[Move]:
    """Return a turn from here that takes *action* and nothing else, to its end, unwarned; nothing if there is none."""
    for card in state.patrons[0].hand:
        if BOX.memories[card].actions == (action,):
            stories = [other for other in state.patrons[0].hand if other != card]
            for story, which in product(stories, range(len(BOX.slots))):
                turn = _follow(state.clone(), [card, story, USE_CARD, action], which)
                if turn and {move.ask for move in turn[4:]} <= ONE_ACTION:
                    return turn
    return []


def _follow(state: State, picks: list[Pick], which: int) -> list[Move]:
    """Return what comes of *picks* and then of the option number *which* of the action, paid as usual."""
    moves: list[Move] = []
    while state.agenda[-1].seats() == (0,) and len(moves) < LONGEST:
        plain = state.agenda[-1].plain(state, 0)
        wanted = (picks[len(moves) :] or plain[which if len(moves) == len(picks) else 0 :])[:1]
        warned = [warning.pick for warning in state.agenda[-1].cautions(state, 0)]
        if wanted == [] or wanted[0] not in plain or wanted[0] in warned:
            return []
        moves.append(move_of(state, wanted[0]))
        if moves[-1].ask == "EndTurn":
            return moves
        apply(state, 0, wanted[0])
        while state.agenda[-1].seats() == (CHANCE,):  # what turns up in the row does not matter
            apply(state, CHANCE, state.agenda[-1].picks(state, CHANCE)[0])
    return []
