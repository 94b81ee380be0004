"""Twin games, which differ only in what one viewer cannot know, and all that viewers are sent of each."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from herzog.bots import bots_for
from herzog.kernel import CHANCE, Codec, EventLog, State, Step, apply, settle
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.kernel import AnyGame, Pick, Seat
    from tests.server.harness import Client

FAST = [2000, 2000]  # messages a second: these clients do not think
TRIES = 400  # times that a search may end up where the secrets must come to light
NOON = 1_800_000_000_000  # what the clock shows at first, in milliseconds
FARTHEST = 64  # steps that it goes back then


class Rung(NamedTuple):
    """A step of each twin and the table after it; the first rung has no steps."""

    steps: tuple[Step, ...]
    tables: tuple[State, State]


class Twins(NamedTuple):
    """Two courses of a game that are the same to the *spy*: a seat, or None for who watches.

    *things* is what the spy could point at before each step, and *apart* the number of steps before which the tables
    were not the same.
    """

    game: str
    options: dict[str, str]
    seats: int
    spy: Seat | None
    courses: tuple[list[Step], ...]
    things: list[list[str]]
    apart: int

    def differing(self) -> set[str]:
        """Return what was answered differently."""
        return {one.ask for one, other in zip(*self.courses, strict=True) if one != other}


def find_twins(
    game: AnyGame,
    seats: int,
    spy: Seat | None,
    options: dict[str, str] | None = None,
    alike: Sequence[str] = (),
    boldness: float = 1.0,
    most: int = 1000,
) -> Twins:
    """Return twins of at most that many steps, not quite to the end, where a count may show what was hidden.

    *alike* is answered in the same way by both. Whatever else may differ does so with a probability of *boldness*;
    the bolder, the sooner something must come to light.
    """
    box = game.load()
    chosen = {name: values[0] for name, values in game.options.items()} | (options or {})
    search = _Search(game, Codec(game, box), spy, alike, boldness)
    first = game.new(seats, chosen, box)
    settle(first)
    rungs = search.climb(Rung((), (first, first.clone())), most)
    while not _waits(rungs[-1].tables[0]):
        rungs.pop()
    before = [rung.tables for rung in rungs[:-1]]
    return Twins(
        game.name,
        options or {},
        seats,
        spy,
        tuple([rung.steps[twin] for rung in rungs[1:]] for twin in (0, 1)),
        [game.pointable(game.mask(table, spy)) for table, _ in before],
        sum(search.codec.encode(one) != search.codec.encode(other) for one, other in before),
    )


def _waits(table: State) -> bool:
    """Return whether the table waits for somebody, and not for nature, which a server does not wait for."""
    return bool(table.agenda) and table.agenda[-1].seats() != (CHANCE,)


class _Search:
    """Plays two tables side by side, so that the spy cannot tell them apart."""

    def __init__(
        self, game: AnyGame, codec: Codec[Any], spy: Seat | None, alike: Sequence[str], boldness: float
    ) -> None:
        self.codec = codec
        self._game = game
        self._spy = spy
        self._alike = alike
        self._boldness = boldness
        self._rng = Random(5)

    def climb(self, first: Rung, most: int) -> list[Rung]:
        """Return the longest course found; where there is no next step it goes back, each time farther."""
        rungs, best, back = [first], [first], 1
        for _ in range(TRIES):
            while len(rungs) <= most and (rung := self._next(*rungs[-1].tables)):
                rungs.append(rung)
            if len(rungs) > len(best):
                best, back = rungs[:], 1
            if len(rungs) > most or not rungs[-1].tables[0].agenda:
                break
            del rungs[max(1, len(rungs) - back) :]
            back = min(2 * back, FARTHEST)
        return best

    def _next(self, one: State, other: State) -> Rung | None:
        """Return a step for each table after which they look the same, and that sounded the same."""
        if not one.agenda:
            return None
        top = one.agenda[-1]
        seat, ask = top.seats()[0], top.name
        for pick in self._shuffled(one, seat):
            table, seen = self._after(one, seat, pick)
            for twin in self._answers(other, seat, pick):
                there, seen_there = self._after(other, seat, twin)
                if seen == seen_there:
                    return Rung((Step(seat, ask, pick), Step(seat, ask, twin)), (table, there))
        return None

    def _answers(self, other: State, seat: Seat, pick: Pick) -> list[Pick]:
        """Return what may be answered there to *pick* here, the best first."""
        top = other.agenda[-1]
        picks = self._shuffled(other, seat)
        if seat == self._spy or len(top.seats()) > 1:  # what all choose at once they show at once
            return [pick] if pick in picks else []
        same = top.name in self._alike or self._rng.random() > self._boldness
        return sorted(picks, key=lambda each: (each == pick) != same)

    def _shuffled(self, table: State, seat: Seat) -> list[Pick]:
        picks = table.agenda[-1].plain(table, seat)
        return self._rng.sample(picks, len(picks))

    def _after(self, table: State, seat: Seat, pick: Pick) -> tuple[State, object]:
        """Return the table after a step, and what the spy sees and heard."""
        after, log = table.clone(), EventLog()
        apply(after, seat, pick, log)
        return after, (self.codec.encode(self._game.mask(after, self._spy)), log.heard_by(self._spy))


class Theatre:
    """A server that plays the courses of twins, each at a table of its own, with nature as it was in the search."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._natures = folder / "natures"
        self._natures.mkdir()
        self._tables = itertools.count()
        calm = {"messages": FAST, "gathering": 0}  # nothing comes late
        self.server = Server(folder / "data", natures=str(self._natures), now=NOON, **calm, **settings)

    def traffic(self, twins: Twins, which: int) -> dict[str, list[str]]:
        """Play one of the *twins*; return all that the spy and a spectator hear, message by message.

        Who is not the spy begins choices and takes them back, in each twin others; and everybody takes back and gives
        again some answers. Spies look, point and ask for hints meanwhile.
        """
        course, table = twins.courses[which], next(self._tables)
        self.server.turn(seconds=(NOON - self.server.settings["now"]) / 1000)  # each table at the same time
        nature = [step.pick for step in course if step.seat == CHANCE]
        (self._natures / f"{table}.json").write_bytes(msgspec.json.encode(nature))
        bot = bots_for(twins.game)[0]
        clock = {"kind": "live", "bank": 86_400, "each": 30, "out": "bot", "bot": bot}
        links = self.server.set_up(*["link"] * twins.seats, game=twins.game, hints=True, clock=clock, **twins.options)
        doors = [*[link["token"] for link in links["seats"]], links["watch"]]
        with ExitStack() as stack:
            *people, watcher = clients = [stack.enter_context(self.server.client(token)) for token in doors]
            spies = [watcher] if twins.spy is None else [people[twins.spy], watcher]
            for n, step in enumerate(course):
                if step.seat != CHANCE:
                    _settle(clients)
                    _probe(spies, n, twins.things[n])
                    self.server.turn(seconds=n % 7)
                    _play(people[step.seat], step, n, which, watched=step.seat == twins.spy)
            _settle(clients)
            grant = doors[len(people) if twins.spy is None else twins.spy]
            late = stack.enter_context(self.server.client(grant))  # hears the whole log at once
            assert late.now["result"] is None
            heard = {"spy": [*spies[0].heard, *late.heard], "watcher": watcher.heard}
        story = json.dumps({"type": "story", "answer": self.server.ask("GET", "/api/story", token=grant)})
        return {
            viewer: [text.replace(f"twin-{table}", "twin") for text in (*texts, story)]
            for viewer, texts in heard.items()
        }


def _settle(clients: Sequence[Client]) -> None:
    for client in clients:
        client.settle()


def _probe(spies: Sequence[Client], n: int, things: Sequence[str]) -> None:
    """Try to learn something: from the past, from a thing, from a bot."""
    for spy in spies:
        seat = spy.now["seats"][0]["seat"]
        if things and n % 2 == 0:
            spy.request(type="about", seat=seat, target=things[n % len(things)])
        if n % 5 == 0:
            spy.request(type="look", step=n * 7 % (n + 1))
        if n % 9 == 0 and seat is not None and spy.picks():
            spy.request(type="hint", version=spy.now["version"], seat=seat)


def _play(client: Client, step: Step, n: int, which: int, *, watched: bool) -> None:
    """Answer what the course says, and now and then take it back and say it again."""
    decision = client.decision()
    assert decision["ask"] == step.ask
    if len(client.now["asked"]) > 1 and not watched:
        _fumble(client, which)
    _done(client.answer(step.pick))
    if n % 4 == 0 and client.now["seats"][0]["undo"] is None:
        _done(client.undo())
        _done(client.answer(step.pick))


def _fumble(client: Client, which: int) -> None:
    """Choose in secret, in each twin something else, and take it back; in one of them oftener if nobody can see it."""
    hidden = _change_mind(client, which)
    for _ in range(2 if hidden and which else 0):
        _change_mind(client, which)


def _change_mind(client: Client, which: int) -> bool:
    """Answer and take it back; return whether the choice was only half made, so that nobody else noticed."""
    _done(client.answer(client.picks()[-which]))
    half = client.now["seats"][0]["seat"] not in client.now["ready"]
    _done(client.undo())
    return half


def _done(reply: Any) -> None:
    assert reply["type"] == "done", reply
