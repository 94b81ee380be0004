"""Replays a record: the table after each step, forwards and backwards."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

import typer

from herzog.cli.setup import box_played, game_named
from herzog.cli.terminal.keys import keyboard
from herzog.cli.terminal.names import called, names_of
from herzog.kernel import CHANCE, replay, walk
from herzog.text import for_game, phrase
from herzog.text.advice import because
from herzog.text.asked import Asked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.bots.explain import Explanation
    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import EventLog, Pick, Record, Seat, State, Step
    from herzog.text import AnyWords

FORWARD: Final = frozenset({"n", " ", "\r", "\n", "\x1b[C"})
BACK: Final = frozenset({"p", "\x7f", "\x08", "\x1b[D"})
FIRST: Final = frozenset({"a", "\x1b[H", "\x1b[1~"})
LAST: Final = frozenset({"e", "\x1b[F", "\x1b[4~"})
LEAPS: Final = {"\x1b[B": 10, "\x1b[6~": 10, "\x1b[A": -10, "\x1b[5~": -10}
WHY: Final = "w"
QUIT: Final = frozenset({"q", "\x1b", "\x04"})


class Replayer:
    """A record with the table after each step, as one seat or a spectator saw it."""

    def __init__(self, record: Record, pack: Path | None, seat: str, screen: Screen) -> None:
        game = game_named(record.header.game)
        box = box_played(game, record.header.pack, pack)
        self._game: Final = game
        self._box: Final = box
        self._record: Final = record
        self._screen: Final = screen
        self._names: Final = names_of(record.header.seats, screen.renderer)
        self._seat: Final = _seat_named(seat, self._names)
        self._words: Final[AnyWords] = for_game(game.name)(box, self._names, self._seat)
        self._tables: Final[list[State]] = [replay(game, record, box, 0)]
        self._steps: Final[list[tuple[Step, EventLog]]] = []
        for state, step, told in walk(game, record, box):
            self._tables.append(state.clone())
            self._steps.append((step, told))

    def tell(self) -> None:
        """Print the events step by step, and the table at the end."""
        self._notes(0)
        for n in range(1, len(self._tables)):
            self._step(n)
            self._notes(n)
        self._table(len(self._steps))

    def show(self, at: int) -> None:
        """Print step *at* and the table after it."""
        at = min(at, len(self._steps))
        self._step(at)
        self._notes(at)
        self._table(at)

    def browse(self, at: int) -> None:
        """Let the user step forwards and backwards with keys."""
        key = ""
        with suppress(EOFError, KeyboardInterrupt), keyboard() as pressed:
            while key not in QUIT:
                at = min(max(_turned(at, key, len(self._steps)), 0), len(self._steps))
                self._screen.cover()
                self.show(at)
                if key == WHY:
                    self.explain(at)
                self._screen.say(phrase("terminal-replay-keys"), "dim")
                key = pressed()

    def explain(self, at: int) -> None:
        """Say why step *at* was played, from what its seat knew; a person's step is judged by the greedy bot.

        Only after the game, because reasons would reveal what is still hidden.
        """
        if self._record.result is None:
            self._screen.say(phrase("terminal-why-later"))
            return
        step = self._steps[at - 1][0] if at else None
        asked = self._asked(at - 1, step.seat) if step and step.seat != CHANCE else None
        if step is None or asked is None:
            self._screen.say(phrase("terminal-why-nothing"))
            return
        player = self._record.stand_ins(at - 1).get(step.seat, self._record.header.seats[step.seat])
        reasons = _reasons(player, asked, step.pick)
        self._screen.say(phrase("terminal-move", player=self._names[step.seat], option=asked.label(step.pick)))
        nothing = phrase("terminal-why-nothing")
        self._screen.say(because(self._game.name, reasons, asked.label) if reasons else nothing)

    def _asked(self, at: int, seat: Seat) -> Asked:
        """Return the question to *seat* after step *at*."""
        words = for_game(self._game.name)(self._box, self._names, seat)
        return Asked(self._game, self._game.mask(self._tables[at], seat), words, self._screen.renderer, seat)

    def _step(self, n: int) -> None:
        total = len(self._steps)
        if not n:
            self._screen.say(phrase("terminal-step-none", all=total), "bold")
            return
        step, told = self._steps[n - 1]
        player = phrase("terminal-nature") if step.seat == CHANCE else self._names[step.seat]
        self._screen.say(phrase("terminal-step", n=n, all=total, player=player), "bold")
        heard = [self._words.event(event) for event in self._words.in_order(told.heard_by(self._seat))]
        if heard:
            self._screen.paragraph(heard)

    def _notes(self, n: int) -> None:
        """Print the notes of the table after step *n*."""
        for after, note in self._record.notes:
            if after == n:
                self._screen.say(self._words.note(note, called(note.bot, self._screen.renderer)))

    def _table(self, at: int) -> None:
        """Print the table after step *at*, and at the end of the game, which seats bots sat in for."""
        last = at == len(self._steps)
        masked = self._game.mask(self._tables[at], self._seat)
        if last and self._record.ended:
            masked.agenda.clear()  # nobody is asked any more
        self._screen.parts(self._words.parts(self._game.view(masked, self._seat)))
        for each in self._record.result.sat_in if last and self._record.result else ():
            self._screen.say(self._words.sat_in(each, called(each.bot, self._screen.renderer)))


def _reasons(player: str, asked: Asked, pick: Pick) -> Explanation | None:
    """Return the reasons for *pick* given by the bot that made it, or else by the greedy bot."""
    from herzog.bots import UnknownBot, bot_named
    from herzog.bots.explain import Weighing, explain
    from herzog.bots.greedy import Greedy

    bots: list[Weighing] = [Greedy()]
    with suppress(UnknownBot):
        bot = bot_named(player)
        if isinstance(bot, Weighing):
            bots.insert(0, bot)
    top = asked.masked.agenda[-1]
    picks = sorted({pick, *top.plain(asked.masked, asked.seat)})
    found = (explain(bot, asked.masked, asked.seat, picks, Random(0), pick) for bot in bots)
    return next((reasons for reasons in found if reasons), None)


def _turned(at: int, key: str, last: int) -> int:
    if key in FIRST or key in LAST:
        return 0 if key in FIRST else last
    return at + (key in FORWARD) - (key in BACK) + LEAPS.get(key, 0)


def _seat_named(seat: str, names: Sequence[str]) -> Seat | None:
    """Return the seat with that number (from 1) or name; None for a spectator."""
    if not seat:
        return None
    numbers = {str(n): n - 1 for n in range(1, len(names) + 1)}
    named = {name.casefold(): n for n, name in enumerate(names)}
    found = numbers.get(seat, named.get(seat.casefold()))
    if found is None:
        there = ", ".join(f"{n} {name}" for n, name in enumerate(names, 1))
        raise typer.BadParameter(f"there is no {seat!r} at this table; choose from {there}.", param_hint="--seat")
    return found
