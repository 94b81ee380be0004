"""Both games in OpenSpiel: `pyspiel.load_game("python_lacrimosa(players=3)")` once this module is imported."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction
from herzog.games import GAMES
from herzog.kernel import CHANCE, Codec, apply, settle

with needed("OpenSpiel"):
    import numpy as np
    import pyspiel

    from herzog.envs.episode import TableSetup, box_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.envs.observer import Vector
    from herzog.kernel import Pick, Seat, State
    from herzog.kernel.game import AnyGame

LONGEST: Final = 5_000  # the most answers in a game: exchanges cost money, so nobody can trade for ever
MOST_DRAWN: Final = 512  # the ids of cards and tiles that nature draws are below this
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def _type_of(game: AnyGame) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_{game.name}",
        long_name=f"Python {game.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        # In solo Lacrimosa the opponent is part of the game, and not a player here.
        utility=kinds.Utility.GENERAL_SUM if game.seats.start == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


@cache
def codec_of(game: str) -> Codec[Any]:
    """Return the codec that converts tables of *game* to plain data and back."""
    return Codec(GAMES[game], box_of(game))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games for OpenSpiel; nature's draws are chance nodes."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        players = int(chosen.get("players", 2))
        self.setup: Final = TableSetup(name, players)
        self.laid: Final[State] = self.setup.game.new(players, self.setup.options, self.setup.box)
        settle(self.laid)
        self.codec: Final = codec_of(name)
        kind = _type_of(self.setup.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.numbering),
            max_chance_outcomes=MOST_DRAWN,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return a table with nothing dealt yet."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver | None:
        """Return an observer that writes what a player knows as tensors and strings; there are no partial observers."""
        if params:
            raise ValueError(f"observers take no parameters, but here are {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.setup, perfect_recall=kind.perfect_recall)


def _loaded(name: str) -> SpielGame:
    """Return the pickled game called *name*; whoever looks for this function has registered the games."""
    game: SpielGame = pyspiel.load_game(name)
    return game


@final
class Memory:
    """The table as a player knew it at a decision, and what it did; turned into text only on demand."""

    def __init__(self, seen: State, action: int) -> None:
        self._seen: Final = seen
        self._action: Final = action
        self._line = ""

    def line(self, codec: Codec[Any]) -> str:
        """Return a digest of the table, and the action."""
        if not self._line:
            digest = blake2b(_text(codec, self._seen).encode(), digest_size=16).hexdigest()
            self._line = f"{digest} {self._action}"
        return self._line

    def __reduce__(self) -> tuple[Any, ...]:
        return _remembered, (*_packed(self._seen), self._action)


@final
class Held:
    """One of our tables, with each player's memory of its decisions. OpenSpiel deep-copies and pickles it."""

    def __init__(self, state: State, recalled: list[list[Memory]]) -> None:
        self.state = state
        self.recalled: Final = recalled
        self.seen: dict[Seat, str] = {}  # the table as players know it, computed on demand

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        held = Held(self.state.clone(), [seen[:] for seen in self.recalled])
        held.seen = self.seen.copy()
        return held

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (*_packed(self.state), self.recalled)

    def play(self, seat: Seat, pick: Pick) -> None:
        """Answer for *seat*."""
        self.seen = {}
        apply(self.state, seat, pick)


def _packed(state: State) -> tuple[str, dict[str, Any]]:
    game = next(name for name, game in GAMES.items() if isinstance(state, game.parts[0]))
    return game, codec_of(game).encode(state)


def _restored(game: str, state: dict[str, Any], recalled: list[list[Memory]]) -> Held:
    return Held(codec_of(game).decode(state), recalled)


def _remembered(game: str, seen: dict[str, Any], action: int) -> Memory:
    return Memory(codec_of(game).decode(seen), action)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table in the middle of play."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.laid.clone(), [[] for _ in range(game.setup.seats)])

    def current_player(self) -> int:
        """Return who answers next: in a joint choice, the lowest seat."""
        agenda = self.held.state.agenda
        return agenda[-1].seats()[0] if agenda else TERMINAL  # nature has the same number in both

    def is_terminal(self) -> bool:
        """Return whether play has ended."""
        return not self.held.state.agenda

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().setup.numbering.legal(self.held.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what nature may pick, with equal probabilities."""
        picks = self.held.state.agenda[-1].picks(self.held.state, CHANCE)
        share = 1 / len(picks)
        return [(pick, share) for pick in picks]

    def _apply_action(self, action: int) -> None:
        state, player = self.held.state, self.current_player()
        if self.is_terminal():
            raise IllegalAction("the game is over: nobody is asked")
        if player == CHANCE:
            self.held.play(CHANCE, action)
            return
        setup: TableSetup = self.get_game().setup
        pick = setup.numbering.decode(state, player, action)
        self.held.recalled[player].append(Memory(setup.game.mask(state, player), action))
        self.held.play(player, pick)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"nature {action}"
        ask, pick = self.get_game().setup.numbering.meanings[action]
        return f"{ask} {pick}"

    def returns(self) -> list[float]:
        """Return each player's return: 1 for a sole winner, and 0 before the game is over."""
        setup, state = self.get_game().setup, self.held.state
        return setup.returns(state) if self.is_terminal() else [0.0] * setup.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a table that *player* cannot tell from this one; the others' memories are left out."""
        setup: TableSetup = self.get_game().setup
        table: SpielState = self.clone()
        masked = setup.game.mask(self.held.state, player)
        table.held = Held(setup.game.fill(masked, Random(str(sampler()))), [seen[:] for seen in self.held.recalled])
        return table

    def __str__(self) -> str:
        return _text(self.get_game().codec, self.held.state)


def seen_by(state: SpielState, player: Seat) -> str:
    """Return the table as *player* knows it."""
    game: SpielGame = state.get_game()
    seen = state.held.seen
    if player not in seen:
        seen[player] = _text(game.codec, game.setup.game.mask(state.held.state, player))
    return seen[player]


def _text(codec: Codec[Any], table: State) -> str:
    return msgspec.json.encode(codec.encode(table)).decode()


@final
class SpielObserver:
    """Writes what a player knows, to `tensor` or as a string; with perfect recall, the string includes the history."""

    def __init__(self, setup: TableSetup, *, perfect_recall: bool) -> None:
        self._setup: Final = setup
        self._recalls: Final = perfect_recall
        self.tensor: Final[Vector] = np.zeros(setup.observer.size, np.float32)
        self.dict: Final[dict[str, Vector]] = setup.observer.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what *player* knows into the tensor."""
        self.tensor.fill(0)
        masked = self._setup.game.mask(state.held.state, player)
        self._setup.observer.write(masked, self._setup.seats, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what *player* knows, with perfect recall preceded by everything it saw and did."""
        now = seen_by(state, player)
        if not self._recalls:
            return now
        codec = codec_of(self._setup.game.name)
        return "\n".join([*[memory.line(codec) for memory in state.held.recalled[player]], now])


def _register(game: AnyGame) -> None:
    class Named(SpielGame):
        """The game that OpenSpiel creates by this name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game.name, params)

    pyspiel.register_game(_type_of(game), Named)


for _game in GAMES.values():
    _register(_game)
