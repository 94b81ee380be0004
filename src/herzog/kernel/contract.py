"""The contract: eleven checks that every game must pass, made by random play from a seed.

Each check plays its own game, and raises `Breach` with the step at which the game broke the contract.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.kernel.agenda import CHANCE, Ask, Chance, Frame, Pick, Seat, State, apply, settle
from herzog.kernel.codec import Codec
from herzog.kernel.decide import decide
from herzog.kernel.events import Event, EventLog
from herzog.kernel.match import IllegalPick, Match
from herzog.kernel.record import BrokenRecord, Record, Step, replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.kernel.game import AnyGame

FAR: Final = 10**9  # no frame has this pick


class Breach(AssertionError):
    """A game broke its contract."""


class Contract:
    """The contract of *game* at a table of *seats*; *where* is its import path, as "package.module:GAME"."""

    def __init__(self, game: AnyGame, where: str, seats: int, options: dict[str, str], longest: int) -> None:
        self.game: Final = game
        self.where: Final = where
        self.seats: Final = seats
        self.options: Final = options
        self.longest: Final = longest
        self.box: Final = game.load()
        self.codec: Final = Codec(game, self.box)

    def ends(self, seed: int) -> None:
        """Check 1: play ends within a stated number of steps, and scores and ranks are then defined."""
        match = self._played(seed)
        scores, ranks = self.game.scores(match.state), self.game.ranks(match.state)
        _hold(len(scores) == len(ranks) >= self.seats, "a score or a rank is missing")
        _hold(min(ranks) == 1, "nobody has won")

    def offers(self, seed: int) -> None:
        """Check 2: picks are ascending, unique and never empty, and the same on the mask of the seat asked."""
        for n, state in self._positions(seed):
            top = state.agenda[-1]
            for seat in top.seats():
                _hold(_is_offer(top, state, seat), f"step {n}: {_name(top)} makes no proper offer to seat {seat}")
            for seat in range(self.seats):
                masked = self.game.mask(state, seat)
                _hold(
                    _offer(masked.agenda[-1], masked, seat) == _offer(top, state, seat),
                    f"step {n}: {_name(top)} offers seat {seat} something else on its mask",
                )

    def refuses(self, seed: int) -> None:
        """Check 3: an illegal pick raises and changes nothing."""
        for n, match in self._matches(seed):
            if match.over:
                break
            top, before = match.state.agenda[-1], self._saved(match.state)
            seat, stranger = match.asked()[0], self.seats + 7
            legal = top.picks(match.masked(seat), seat)
            for step in (
                Step(seat, _name(top), FAR),
                Step(seat, _name(top), min(legal) - 1000),
                Step(seat, "Nothing", legal[0]),
                Step(stranger, _name(top), legal[0]),
            ):
                _hold(_is_refused(match, step), f"step {n}: {step} was taken")
            _hold(self._saved(match.state) == before, f"step {n}: a refused answer to {_name(top)} left a trace")

    def clones(self, seed: int) -> None:
        """Check 4: playing on a clone leaves the original as it was."""
        rng = Random(seed)
        for n, state in self._positions(seed, about=4):
            before, clone = self._saved(state), state.clone()
            _play_on(clone, rng, self.longest)
            _hold(self._saved(state) == before, f"step {n}: play on a clone changed the original")

    def replays(self, seed: int) -> None:
        """Check 5: replaying the record, whole or a part, gives an equal state."""
        match = self._played(seed)
        record = Record.loads(match.record.dumps())
        try:
            replayed = replay(self.game, record, self.box)
        except BrokenRecord as broken:
            raise Breach(f"the record does not replay: {broken}") from broken
        _hold(self._saved(replayed) == self._saved(match.state), "the replay ends elsewhere")
        for n, state in self._positions(seed, about=4):
            _hold(
                self._saved(replay(self.game, record, self.box, n)) == self._saved(state), f"step {n}: replay differs"
            )

    def saves(self, seed: int) -> None:
        """Check 6: a state that is saved and loaded is equal and plays on equally, even in the middle of a chain."""
        for n, state in self._positions(seed):
            restored = self.codec.decode(self._saved(state))
            _hold(self._saved(restored) == self._saved(state), f"step {n}: saving loses something")
            original = state.clone()
            for table in (original, restored):
                _play_on(table, Random(n), 10)
            _hold(self._saved(restored) == self._saved(original), f"step {n}: the saved table plays on differently")

    def conserves(self, seed: int) -> None:
        """Check 7: each component is in exactly one place, and each counter is within its bounds."""
        for n, state in self._positions(seed):
            faults = self.game.faults(state)
            _hold(not faults, f"step {n}: {'; '.join(faults)}")

    def keeps_secrets(self, seed: int) -> None:
        """Check 8: tables that differ only in what a seat cannot know look and sound the same to it."""
        rng = Random(seed)
        for n, state in self._positions(seed):
            for seat in (*range(self.seats), None):
                masked = self.game.mask(state, seat)
                other = self.game.fill(masked, rng)
                again = self.game.mask(other, seat)
                _hold(self._saved(again) == self._saved(masked), f"step {n}: seat {seat} can tell two tables apart")
                _hold(
                    self.game.view(again, seat) == self.game.view(masked, seat), f"step {n}: the view of {seat} leaks"
                )
                self._sound_the_same(n, seat, state, other, rng)
            self._stay_sealed(n, state)

    def _stay_sealed(self, n: int, state: State) -> None:
        """Answer a joint choice in two ways: the other seats must not be able to tell them apart."""
        asked = state.agenda[-1].seats()
        if len(asked) == 1:
            return
        picks = state.agenda[-1].picks(state, asked[0])
        for seat in (*range(self.seats), None):
            if seat != asked[0]:
                first, last = (self._seen_after(state.clone(), asked[0], pick, seat) for pick in (picks[0], picks[-1]))
                _hold(first == last, f"step {n}: seat {seat} can tell what seat {asked[0]} chose in secret")

    def _seen_after(
        self, table: State, asker: Seat, pick: Pick, seat: Seat | None
    ) -> tuple[dict[str, Any], list[Event]]:
        """Answer on *table* and return what *seat* then sees and hears."""
        log = EventLog()
        apply(table, asker, pick, log)
        return self._saved(self.game.mask(table, seat)), log.heard_by(seat)

    def _sound_the_same(self, n: int, seat: Seat | None, state: State, other: State, rng: Random) -> None:
        """Play the next step on both tables: if they still look the same to *seat*, it must have heard the same."""
        top = state.agenda[-1]
        if not isinstance(top, Ask | Chance):
            return  # a joint choice: its last answer may reveal the others
        asker = top.seats()[0]
        pick = rng.choice(top.picks(state, asker))
        there = other.agenda[-1].picks(other, asker)
        pick_there = pick if pick in there else rng.choice(there)
        look, heard = self._seen_after(state.clone(), asker, pick, seat)
        look_there, heard_there = self._seen_after(other, asker, pick_there, seat)
        _hold(look == look_there or asker != seat, f"step {n}: the answer of seat {seat} shows it something hidden")
        secret = f"{heard} or {heard_there}"
        _hold(heard == heard_there or look != look_there, f"step {n}: seat {seat} hears what it cannot know: {secret}")

    def fills(self, seed: int) -> None:
        """Check 9: equal masks and dice give equal fills, fills vary, and a filled table plays to the end."""
        varied = unknown = False
        for n, state in self._positions(seed):
            for seat in range(self.seats):
                masked = self.game.mask(state, seat)
                same, twin, other = (self.game.fill(masked, Random(dice)) for dice in (n, n, n + 1))
                _hold(
                    self._saved(same) == self._saved(twin), f"step {n}: equal dice fill the mask of {seat} differently"
                )
                _hold(not self.game.faults(same), f"step {n}: filled for {seat}: {'; '.join(self.game.faults(same))}")
                unknown |= self._saved(masked) != self._saved(state)
                varied |= self._saved(same) != self._saved(other)
                if seat == n % (self.seats * 8):  # because playing to the end is slow
                    _play_on(same, Random(n), self.longest)
                    _hold(not same.agenda, f"step {n}: the table filled for {seat} does not end")
        _hold(varied or not unknown, "every fill is the same")

    def is_deterministic(self, seed: int) -> None:
        """Check 10: equal seeds give equal records in two processes with different hash seeds."""
        here = _digest(self._played(seed).record)
        for hash_seed in ("1", "2"):
            command = [sys.executable, "-m", __name__, self.where, str(self.seats), str(seed)]
            path = os.pathsep.join(p for p in sys.path if p)
            environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
            there = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603  (ourselves)
            _hold(there.stdout.strip() == here, f"another process plays another game: {there.stdout}{there.stderr}")

    def decides(self, seed: int) -> None:
        """Check 11: a decision offers the legal picks, and does not depend on what is hidden."""
        for n, state in self._positions(seed):
            for seat in range(self.seats):
                masked = self.game.mask(state, seat)
                first, other = (decide(self.game, masked, seat, dice) for dice in (n, n + 1))
                _hold(first == other, f"step {n}: the decision of seat {seat} shows what it cannot know")
                top = state.agenda[-1]
                picks = top.picks(state, seat) if seat in top.seats() else []
                offered = [option.pick for option in first.options] if first else []
                _hold(offered == picks, f"step {n}: {_name(top)} decides on {offered} of {picks}")

    def _saved(self, state: State) -> dict[str, Any]:
        return self.codec.encode(state)

    def _matches(self, seed: int) -> Iterator[tuple[int, Match[Any]]]:
        """Yield the match of *seed* whenever a seat is asked, and play on with a random legal pick."""
        rng = Random(seed)
        match = Match.start(self.game, ["?"] * self.seats, self.options, self.box, seed)
        while not match.over:
            n = len(match.record.steps)
            _hold(n <= self.longest, f"play has not ended after {n} steps")
            yield n, match
            seat = rng.choice(match.asked())
            masked = match.masked(seat)
            top = masked.agenda[-1]
            match.submit(seat, _name(top), rng.choice(top.picks(masked, seat)))
        yield len(match.record.steps), match

    def _played(self, seed: int) -> Match[Any]:
        *_, (_, match) = self._matches(seed)
        return match

    def _positions(self, seed: int, *, about: int = 25) -> Iterator[tuple[int, State]]:
        """Yield roughly *about* states of the game of *seed*, including nature's turns and the middle of chains."""
        record, rng = self._played(seed).record, Random(seed)
        state = self.game.new(self.seats, record.header.options, self.box)
        settle(state)
        share = about / len(record.steps)
        for n, step in enumerate(record.steps):
            if rng.random() < share:
                yield n, state
            apply(state, step.seat, step.pick)


def _hold(promise: bool, otherwise: str) -> None:  # noqa: FBT001  (reads like assert)
    if not promise:
        raise Breach(otherwise)


def _name(frame: Frame[Any]) -> str:
    return frame.name


def _is_offer(top: Frame[Any], state: State, seat: Seat) -> bool:
    picks, plain = top.picks(state, seat), top.plain(state, seat)
    refused, warned = top.refusals(state, seat), top.cautions(state, seat)
    return (
        bool(plain)
        and picks == sorted(set(picks))
        and set(plain) <= set(picks)
        and all(reason.code and reason.rule and reason.pick not in picks for reason in refused)
        and all(reason.code and reason.pick in picks for reason in warned)
        and (seat == CHANCE or bool(top.RULE))
    )


def _offer(top: Frame[Any], state: State, seat: Seat) -> object:
    if seat not in top.seats():
        return top.seats()
    picks, plain = top.picks(state, seat), top.plain(state, seat)
    targets = [top.target(state, pick) for pick in picks]
    return top.seats(), picks, plain, targets, top.refusals(state, seat), top.cautions(state, seat)


def _is_refused(match: Match[Any], step: Step) -> bool:
    try:
        match.submit(step.seat, step.ask, step.pick)
    except IllegalPick:
        return True
    return False


def _play_on(state: State, rng: Random, steps: int) -> None:
    """Play *state* on at random, for at most *steps* steps."""
    while state.agenda and steps:
        top = state.agenda[-1]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.picks(state, seat)))
        steps -= 1


def _digest(record: Record) -> str:
    return hashlib.sha256(record.dumps().encode()).hexdigest()


if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    contract = Contract(getattr(importlib.import_module(module), name), sys.argv[1], int(sys.argv[2]), {}, FAR)
    sys.stdout.write(_digest(contract._played(int(sys.argv[3])).record))  # noqa: SLF001  (its own)
