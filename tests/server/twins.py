"""Twin games, which differ only in what one viewer cannot know, and everything that viewers are sent of each."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from herzog.bots import bots_for
from herzog.kernel import CHANCE, Codec, EventLog, State, Step, apply, settle
from tests.server.harness import Client, Server

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.kernel import AnyGame, Pick, Seat

FAST = [2000, 2000]  # a rate that these clients never reach
TRIES = 400  # times that a search may reach a position where the secrets must come to light
NOON = 1_800_000_000_000  # the first time of the clock, in milliseconds since 1970
SLOW = 3600  # seconds that a bot takes, so that one that sits in never plays
SIGN = {"seats": [], "watch": True, "language": "", "speed": "days", "level": "any"}
FARTHEST = 64  # steps that it goes back then, at most


class Rung(NamedTuple):
    """A step of each twin and the table after it; the first rung has no steps."""

    steps: tuple[Step, ...]
    tables: tuple[State, State]


class Twins(NamedTuple):
    """Two courses of a game that look the same to the *spy*: a seat, or None for a spectator.

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
        rates = {"people": FAST, "tables": FAST}
        shared = {**rates, "gathering": 0, "now": NOON, "open_tables": True, "pace": SLOW}  # nothing comes late
        self.server = Server(folder / "data", natures=str(self._natures), **{**shared, **settings})

    def traffic(self, twins: Twins, which: int, *, plans: bool = False) -> dict[str, list[str]]:
        """Play one of the *twins*; return all that the spy and strangers hear or can ask for, message by message.

        Who is not the spy begins choices and takes them back, in each twin others and at other times; leaves and comes
        back, lets a bot sit in, stops the clocks; and everybody takes back and gives again some answers. Spies look,
        point, ask for hints and read every list meanwhile; with *plans* the spy tries out each turn.
        """
        course = twins.courses[which]
        self.server.turn(seconds=(NOON - self.server.settings["now"]) / 1000)  # each table at the same time
        nature = [step.pick for step in course if step.seat == CHANCE]
        (self._natures / f"{next(self._tables)}.json").write_bytes(msgspec.json.encode(nature))
        links = self._set_up(twins)
        with ExitStack() as stack:
            party = Party(self.server, links, twins.spy, stack)
            for n, step in enumerate(course):
                if step.seat != CHANCE:
                    self._pass(party, twins, n)
                    if plans and step.seat == twins.spy:
                        party.spy.heard.extend(self._planned(party.grant, step.seat, n))
                    _play(party.people[step.seat], step, n, which, party)
            party.settle()
            party.pry()
            late = stack.enter_context(self.server.client(party.grant))  # hears the whole log at once
            assert late.now["result"] is None
            party.spy.heard.extend(late.heard)
            return party.overheard()

    def _set_up(self, twins: Twins) -> Any:
        bot = bots_for(twins.game)[0]
        clock = {"kind": "live", "bank": 86_400, "each": 30, "out": "bot", "bot": bot}
        seats = ["link"] * twins.seats
        return self.server.set_up(*seats, game=twins.game, hints=True, clock=clock, sign=SIGN, **twins.options)

    def _pass(self, party: Party, twins: Twins, n: int) -> None:
        """Let something other than play happen, and time pass."""
        party.settle()
        _probe([party.spy, party.watcher], n, twins.things[n])
        self.server.turn(seconds=n % 7)
        if n % 5 == 1:
            party.leave_and_return()
        if n % 5 == 3:
            party.sit_in(bots_for(twins.game)[-1])
        if n % 16 == 5:
            party.pause()
        if n % 3 == 0:
            party.pry()

    def _planned(self, token: str, seat: Seat, n: int) -> list[str]:
        """Return all that is heard while somebody plans their turn as far as it can be, by picks that depend on *n*."""
        with Client(self.server) as planner:
            planner.send(type="what-if", token=token, seat=seat)
            planner.hear("now")
            while picks := planner.picks():
                assert planner.answer(picks[n % len(picks)])["type"] == "done"
            return planner.heard


class Party:
    """Everybody at a table and around it: its people, a friend who watches, and a stranger from the front room."""

    def __init__(self, server: Server, links: Any, spy: Seat | None, stack: ExitStack) -> None:
        self._server = server
        self._stack = stack
        self._seat = spy
        self._table = links["table"]
        self._tokens = [link["token"] for link in links["seats"]]
        self._watch = links["watch"]
        self._key = server.ask("POST", "/api/person", {})[1]["key"]
        self.grant = self._watch if spy is None else self._tokens[spy]
        server.ask("POST", "/api/person/hold", {"tokens": [self.grant]}, token=self._key)
        self._lobby = self._on_board()["watch"]
        self.people = [self._come(token) for token in self._tokens]
        self.watcher, self.stranger = self._come(self._watch), self._come(self._lobby)
        self.spy = self.watcher if spy is None else self.people[spy]

    def _come(self, token: str) -> Client:
        return self._stack.enter_context(self._server.client(token))

    @property
    def others(self) -> list[Seat]:
        """Return the seats that are not the spy's and wait for nothing."""
        asked = self.watcher.now["asked"]
        return [seat for seat in range(len(self.people)) if seat != self._seat and seat not in asked]

    def turn(self) -> None:
        """Let a second pass."""
        self._server.turn(seconds=1)

    def settle(self) -> None:
        """Let everybody hear what was said so far."""
        for client in (*self.people, self.watcher, self.stranger):
            client.settle()

    def leave_and_return(self) -> None:
        """Let somebody hang up, notice that, and let them come back."""
        for seat in self.others[:1]:
            self.people[seat].socket.close()
            for client in {self.spy, self.watcher, self.stranger}:
                while seat in client.hear("presence")["seats"]:
                    pass
            self.people[seat] = self._come(self._tokens[seat])
            self.settle()

    def sit_in(self, bot: str) -> None:
        """Let a bot sit in for somebody, and its person take over again before it has to play."""
        for seat in self.others[:1]:
            _done(self.people[seat].request(type="hand-over", seat=seat, bot=bot))
            self.turn()
            _done(self.people[seat].request(type="take-back", seat=seat))
            self.settle()

    def pause(self) -> None:
        """Stop the clocks by agreement, and go on."""
        for seat, client in enumerate(self.people):
            _done(client.request(type="agree", yes=True, about="pause"))
            if seat == 0:
                self.turn()
        self.turn()
        _done(self.people[0].request(type="agree", yes=False, about="pause"))
        self.settle()

    def pry(self) -> None:
        """Read everything about the table in other places: lists of tables, a personal link, open tables."""
        ask = self._server.ask
        for client, token in ((self.spy, self.grant), (self.watcher, self._watch), (self.stranger, self._lobby)):
            told = {
                "type": "elsewhere",
                "mine": ask("POST", "/api/mine", {"tokens": [token]}),
                "board": self._on_board(),
                "story": ask("GET", "/api/story", token=token),
                "review": ask("GET", "/api/review", token=token),
            }
            client.heard.append(json.dumps(told))
        gathered = {"type": "gathered", "told": ask("GET", "/api/person", token=self._key)}
        self.spy.heard.append(json.dumps(gathered))

    def overheard(self) -> dict[str, list[str]]:
        """Return all that was heard, without what differs between any two tables: its name and the links to it."""
        tokens = [*self._tokens, self._watch, self._lobby]

        def plain(text: str) -> str:
            for token in tokens:
                text = text.replace(token, "link")
            return text.replace(self._table, "twin")

        viewers = {"spy": self.spy, "watcher": self.watcher, "stranger": self.stranger}
        return {viewer: [plain(text) for text in client.heard] for viewer, client in viewers.items()}

    def _on_board(self) -> Any:
        _, tables = self._server.ask("GET", "/api/open")
        return next(each for each in tables if each["table"] == self._table)


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


def _play(client: Client, step: Step, n: int, which: int, party: Party) -> None:
    """Answer as the course has it, and now and then take it back and answer again."""
    decision = client.decision()
    assert decision["ask"] == step.ask
    if len(client.now["asked"]) > 1 and client is not party.spy:
        _fumble(client, which, party)
    _done(client.answer(step.pick))
    if n % 4 == 0 and client.now["seats"][0]["undo"] is None:
        _done(client.undo())
        _done(client.answer(step.pick))


def _fumble(client: Client, which: int, party: Party) -> None:
    """Choose in secret, in each twin something else, and take it back.

    If nobody can see it, do so once more at another time, and in one of them oftener.
    """
    hidden = _change_mind(client, which)
    for twin in (0, 1) if hidden else ():
        party.turn()
        for _ in range(1 + which if twin == which else 0):
            _change_mind(client, which)
    if hidden:
        party.pry()


def _change_mind(client: Client, which: int) -> bool:
    """Answer and take it back; return whether the choice was only half made, so that nobody else noticed."""
    _done(client.answer(client.picks()[-which]))
    half = client.now["seats"][0]["seat"] not in client.now["ready"]
    _done(client.undo())
    return half


def _done(reply: Any) -> None:
    assert reply["type"] == "done", reply
