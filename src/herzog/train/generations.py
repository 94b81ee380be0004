"""Learns generation by generation: plays games, fits a network, and keeps it only if it beats the last one kept."""

from __future__ import annotations

from io import BytesIO
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import msgspec
import numpy as np

from herzog.bots.learned import features_of
from herzog.bots.mind import mind_of
from herzog.games import GAMES
from herzog.kernel import BrokenRecord, win_shares
from herzog.sim.statistics import mean_interval, share_interval
from herzog.train.data import gathered
from herzog.train.export import packed
from herzog.train.fit import Net, error, judged, train
from herzog.train.game_files import played, seeded, write
from herzog.train.heat import calibration, certain, fitted, foretold
from herzog.train.selfplay import Table, box_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from herzog.bots.weights import Outlook
    from herzog.sim.pool import Jobs
    from herzog.train.data import Array, Data
    from herzog.train.heat import Calibration
    from herzog.train.selfplay import Seen

MEMORY: Final = 3  # generations whose games are learned from
EPOCHS: Final = 8
TRUST: Final = 0.7  # the weight of the result; the rest is on the predictions of later positions


class Plan(msgspec.Struct, frozen=True):
    """A training: in each of *generations*, *games* to learn from, spread over tables with *players* seats.

    A new network plays *deals* against the last one kept, once from every seat. At the end, games without moods show
    how reliable its chances are.
    """

    game: str
    players: tuple[int, ...]
    options: dict[str, str]
    generations: int
    games: int
    deals: int
    seed: int

    def total(self) -> int:
        """Return how many games the training takes."""
        return self.generations * (self.games + sum(self.rivals())) + self.calm()

    def calm(self) -> int:
        """Return how many games measure the chances."""
        return 4 * self.deals

    def sizes(self, n: int) -> list[int]:
        """Return the number of seats at each of *n* tables."""
        return [self.players[at % len(self.players)] for at in range(n)]

    def rivals(self) -> list[int]:
        """Return the number of seats at each table of a match, which takes at least two."""
        return [size for size in self.sizes(len(self.players) * self.deals) if size > 1][: self.deals]


class Verdict(msgspec.Struct, frozen=True):
    """How a generation did: how far off its expected leads were, and its games against the last one kept."""

    positions: int
    losses: list[float]
    error_before: float
    error: float
    games: int
    lead: float
    lead_interval: tuple[float, float]
    wins: float  # as a share; *equal* is that of a player of equal strength
    wins_interval: tuple[float, float]
    equal: float
    kept: bool


class Trust(NamedTuple):
    """How reliable *learned* chances are at one kind of table, and chances from *scores* alone."""

    learned: Calibration
    scores: Calibration


@final
class Training:
    """Carries out a *plan* in a *folder*, and skips what is already there."""

    def __init__(self, plan: Plan, folder: Path, jobs: Jobs, after: Callable[[int], None]) -> None:
        self.plan: Final = plan
        self._folder: Final = folder
        self._jobs: Final = jobs
        self._after: Final = after
        self._box: Final = box_of(plan.game)
        self._features: Final = features_of(plan.game)
        self._terms: Final = mind_of(plan.game).terms
        self.kept: Net | None = None
        self._best = ""  # the file of its weights
        self._memory: list[list[tuple[Table, Seen]]] = []  # the games of the last generations
        _check(plan, folder)

    def run_generation(self, number: int) -> Verdict:
        """Carry out the generation of this *number*, after those before it."""
        folder, plan = self._folder / f"{number}", self.plan
        tables = self._tables(f"{number}", plan.games, curious=True)
        seen = played(folder, tables, self._jobs, self._after)
        self._memory = [*self._memory, seen][-MEMORY:]
        if not (folder / "net.npz").exists():
            lots = self._lots(number)
            net = self._started(lots)
            self._save(number, net, train(net, self._lessons(), EPOCHS, TRUST, lots))
        net, losses = self._loaded(number)
        verdict = self._verdict(number, net, losses, self._data(seen[::10]))
        if verdict.kept:
            self.kept, self._best = net, str(self._weights(number))
        return verdict

    def _lessons(self) -> list[Data]:
        """Return the games of this and the last few generations, except every tenth, which measures the error."""
        return self._data([game for games in self._memory for at, game in enumerate(games) if at % 10])

    def _data(self, seen: Sequence[tuple[Table, Seen]]) -> list[Data]:
        """Return what was *seen*, by number of seats."""
        size = self._features.size(self._box)
        sizes = sorted({len(table.weights) for table, _ in seen})
        return [gathered([each for table, each in seen if len(table.weights) == n], size) for n in sizes]

    def _tables(self, name: str, n: int, *, curious: bool) -> list[Table]:
        plan = self.plan
        return [
            Table(plan.game, (self._best,) * seats, plan.options, seed, curious)
            for seats, seed in zip(plan.sizes(n), seeded(f"{plan.seed} {name}", n), strict=True)
        ]

    def _verdict(self, number: int, net: Net, losses: list[float], held: list[Data]) -> Verdict:
        file = self._folder / f"{number}" / "verdict.json"
        if file.exists():
            return msgspec.json.decode(file.read_bytes(), type=Verdict)
        before = self.kept or self._new(self._lots(number))
        found = Verdict(
            sum(len(each.phases) for each in held) * 10,
            losses,
            fmean(error(before, each) for each in held),
            fmean(error(net, each) for each in held),
            *self._match(number),
        )
        write(file, msgspec.json.encode(found))
        return found

    def _match(self, number: int) -> tuple[Any, ...]:
        """Let the new network play against the last one kept; return the corresponding fields of a verdict."""
        plan, new = self.plan, str(self._weights(number))
        tables, places = [], []
        sizes = plan.rivals()
        for seats, seed in zip(sizes, seeded(f"{plan.seed} {number} match", len(sizes)), strict=True):
            for place in range(seats):
                others = [self._best] * seats
                others[place] = new
                tables.append(Table(plan.game, tuple(others), plan.options, seed, False))
                places.append(place)
        seen = played(self._folder / f"{number}" / "match", tables, self._jobs, self._after)
        return _compared([each for _, each in seen], places)

    def calibrate(self) -> dict[str, Trust]:
        """Fit and measure the chances of the network that was kept, and write the final weights."""
        net = self.kept
        assert net is not None, "only a network that was kept is calibrated"
        tables = self._tables("calm", self.plan.calm(), curious=False)
        seen = played(self._folder / "calm", tables, self._jobs, self._after)
        outlooks, trust = {}, {}
        for seats in sorted(set(self.plan.players)):
            games, table = [each for each in seen if len(each[0].weights) == seats], self._kind(seats)
            fit, test = self._data(games[::2])[0], self._data(games[1::2])[0]
            outlooks[table], learned = _trust(judged(net, fit), fit, judged(net, test), test, seats)
            _, scores = _trust(fit.terms[:, :, 0], fit, test.terms[:, :, 0], test, seats)
            trust[table] = Trust(learned, scores)
        packed_ = packed(net, self.plan.game, self._box.hash, outlooks)
        write(self._folder / f"{self.plan.game}.weights", msgspec.msgpack.encode(packed_))
        return trust

    def _kind(self, seats: int) -> str:
        return self._features.table(GAMES[self.plan.game].new(seats, self.plan.options, self._box))

    def _lots(self, number: int) -> np.random.Generator:
        """Return the dice of a generation, the same whether or not earlier ones were trained in this run."""
        return np.random.default_rng([self.plan.seed, number])

    def _new(self, lots: np.random.Generator) -> Net:
        return Net(self._features.size(self._box), self._features.phases, self._terms.weights, lots)

    def _started(self, lots: np.random.Generator) -> Net:
        """Return a network to train: a copy of the last one kept, or a new one."""
        net = self._new(lots)
        if self.kept:
            net.parameters.update({name: each.copy() for name, each in self.kept.parameters.items()})
        return net

    def _weights(self, number: int) -> Path:
        return self._folder / f"{number}" / f"{self.plan.game}.weights"

    def _save(self, number: int, net: Net, losses: list[float]) -> None:
        weights = packed(net, self.plan.game, self._box.hash, {})
        write(self._weights(number), msgspec.msgpack.encode(weights))
        saved = BytesIO()
        np.savez(saved, losses=np.array(losses), **net.parameters)  # type: ignore[arg-type]
        write(self._folder / f"{number}" / "net.npz", saved.getvalue())

    def _loaded(self, number: int) -> tuple[Net, list[float]]:
        """Return the network of a generation, and the losses of its fit."""
        saved = dict(np.load(self._folder / f"{number}" / "net.npz"))
        losses = saved.pop("losses").tolist()
        net = self._new(self._lots(number))
        net.parameters.update(saved)
        return net, losses


def _check(plan: Plan, folder: Path) -> None:
    """Write the *plan* to its *folder*, or raise if another plan was started there."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "plan.json"
    if not file.exists():
        write(file, msgspec.json.encode(plan))
    if msgspec.json.decode(file.read_bytes(), type=Plan) != plan:
        raise BrokenRecord(f"{folder}: a training with other settings was started here; name another folder")


def _compared(seen: Sequence[Seen], places: Sequence[int]) -> tuple[Any, ...]:
    """Return the games, lead and wins of the seat at each of *places*, and whether it did better than the others."""
    leads, wins = [], 0.0
    for each, place in zip(seen, places, strict=True):
        others = [score for seat, score in enumerate(each.scores) if seat != place]
        leads.append(each.scores[place] - fmean(others))
        wins += win_shares(each.ranks)[place]
    n, equal = len(seen), fmean(1 / len(each.scores) for each in seen)
    kept = fmean(leads) > 0 and wins / n > equal
    return n, fmean(leads), mean_interval(leads), wins / n, share_interval(wins, n), equal, kept


def _trust(found: Array, fit: Data, measured: Array, test: Data, seats: int) -> tuple[Outlook, Calibration]:
    """Return an outlook from what was *found* in some games, and how reliable its chances are in others."""
    seen = certain(found, fit.left, fit.results(fit.wins), fit.results(fit.scores))
    outlook = fitted(seen, opponent=fit.scores.shape[1] > seats)
    wins = test.results(test.wins)
    chances = foretold(certain(measured, test.left, wins, test.results(test.scores)), outlook)
    return outlook, calibration(chances[:, :seats], wins[:, :seats])
