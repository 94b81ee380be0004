"""A game at one terminal: people take turns at the screen, bots play in between, and every answer is saved."""

from __future__ import annotations

import shlex
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from herzog.bots import bot_named
from herzog.bots.answer import BotFailed, answer
from herzog.bots.entrants import own_bot
from herzog.cli.seating import as_typed
from herzog.cli.terminal import saves
from herzog.cli.terminal.commands import COMMANDS, Leave, Said, command, explain, helps
from herzog.cli.terminal.names import called
from herzog.cli.terminal.screen import Offer, Question
from herzog.kernel import CHANCE, IllegalPick, Note, Step
from herzog.table.entry import Entry
from herzog.table.forced import is_publicly_forced
from herzog.table.moves import submit
from herzog.text import for_game, phrase
from herzog.text.asked import Asked, names_of, understand
from herzog.text.coach import card
from herzog.text.typed import meant, plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from herzog.cli.terminal.clock import SharedClock
    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import Bot, Match, Pick, Seat
    from herzog.text import AnyWords, Phrase
    from herzog.text.asked import Names

WATCHING: Final = ("return", "finish", "quit")  # the commands available while bots sit in for everybody


class Session:
    """A table at a terminal."""

    def __init__(
        self,
        match: Match[Any],
        names: Sequence[str],
        bots: Mapping[Seat, Bot],
        screen: Screen,
        dice: Random,
        file: Path,
        pack: Path | None,
        *,
        coach: bool = False,
        clock: SharedClock | None = None,
    ) -> None:
        self.match = match  # replaced when the game is rewound
        self.clock: Final = clock
        self.names: Final = names
        self.bots: Final = dict(bots)  # that play now, including stand-ins
        self._people: Final = [seat for seat in range(len(names)) if seat not in bots]  # at this terminal
        self.screen: Final = screen
        self.file: Final = file
        self._pack: Final = pack
        self._dice: Final = dice
        self._coach: Final = coach
        self._told: Final[set[str]] = set()  # asks that the coach has explained
        self._words: Final[dict[Seat | None, AnyWords]] = {}
        self._heard: Final = dict.fromkeys((None, *range(len(names))), self._length)  # lines told to each seat
        self._facing: Seat | None = None  # who is at the screen
        for seat, bot in match.record.stand_ins().items():
            self.bots[seat] = bot_named(bot)

    def run(self) -> Path | None:
        """Play until the end or until somebody leaves; return the file of the game they leave for, if any.

        The game is saved either way.
        """
        try:
            while not self.match.over:
                people = [seat for seat in self.match.asked() if seat not in self.bots]
                if people:
                    self._person(people[0])
                elif self._goes_on(self.match.asked()[0]):
                    self._bot(self.match.asked()[0])
            self._end()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        except (BotFailed, IllegalPick):
            self._leave()  # for when the bot is mended
            raise
        except Leave as left:
            self._leave()
            return left.file
        return None

    def _leave(self) -> None:
        if self.clock and not self.match.over:
            self.clock.add([Entry("pauses", self._people[0])], self.match)
        self.keep()
        self.screen.console.print()
        where = "" if self.file.parent == saves.folder() else f" --file {self.file}"
        pack = f" --pack {self._pack}" if self._pack else ""
        command = f"herzog play --resume{where}{pack}{self._seats()}"
        self.screen.say(phrase("terminal-kept", file=str(self.file), command=command))

    def _seats(self) -> str:
        """Return the option that names the seats again, if bots play whose code no record may load."""
        seats = self.match.record.header.seats
        bots = {seat: bot for seat, bot in self.bots.items() if seat not in self._people}
        own = any(own_bot(seats[seat]) for seat in bots)
        return f" --seats {shlex.quote(as_typed(seats, bots))}" if own else ""

    def words(self, seat: Seat | None) -> AnyWords:
        """Return the words for the person at *seat*."""
        if seat not in self._words:
            self._words[seat] = for_game(self.match.game.name)(self.match.box, self.names, seat)
        return self._words[seat]

    def names_of(self, words: AnyWords, target: str) -> Names:
        """Return what may be typed for *target*."""
        return names_of(words, self.screen.renderer, target)

    def asked(self, seat: Seat) -> Asked:
        """Return what *seat* is asked now."""
        return Asked(self.match.game, self.match.masked(seat), self.words(seat), self.screen.renderer, seat)

    def keep(self) -> None:
        """Save the game."""
        saves.write(self.match.record, self.file)

    def submit(self, seat: Seat, ask: str, pick: int) -> None:
        """Take an answer and save it."""
        self._happened(submit(self.match, len(self.match.record.steps), seat, ask, pick))

    def _happened(self, entries: list[Entry]) -> None:
        """Save the game after *entries* changed it."""
        if self.clock:
            self.clock.add(entries, self.match)
        self.keep()

    def undo(self, seat: Seat) -> Phrase | None:
        """Take back the last answer of *seat* that was a choice; return what stops it in words, if anything."""
        barrier = self.match.barrier(seat)
        if barrier:
            return self.words(seat).barrier(barrier)
        while not self.match.barrier(seat):
            self.match.undo(seat)
            if len(self.match.masked(seat).agenda[-1].picks(self.match.masked(seat), seat)) > 1:
                break
        self._forget(self._length)
        self._happened([Entry("undo", seat, "", len(self.match.record.steps))])
        return None

    def _forget(self, length: int) -> None:
        """Note that nobody has been told more than that many lines of the record."""
        for other, heard in self._heard.items():
            self._heard[other] = min(heard, length)

    def rewind(self, seat: Seat, steps: int) -> None:
        """Rewind to that many steps, which everybody has agreed to."""
        self.match = self.match.rewound(seat, steps)
        self._forget(self._length - 1)
        self._happened([Entry.of_note(self.match.record.notes[-1][1])])
        self._tell(self._facing)

    def note(self, note: Note) -> None:
        """Add a note of the table, save it, and tell the person at the screen."""
        self.match.note(note)
        self._happened([Entry.of_note(note)])
        if note.seat is not None and note.bot:
            self.bots[note.seat] = bot_named(note.bot)
        elif note.seat is not None:
            del self.bots[note.seat]
        if not self.match.over:
            self._tell(self._facing)

    @property
    def _length(self) -> int:
        """Return how many lines the record has."""
        return len(self.match.record.steps) + len(self.match.record.notes)

    def story(self, seat: Seat | None, since: int = 0) -> list[list[Phrase]]:
        """Return what *seat* was told after that many lines of the record, in paragraphs."""
        words, logs = self.words(seat), iter(self.match.logs)
        told: list[tuple[object, list[Phrase]]] = []
        for line in self.match.record.lines():
            if isinstance(line, Step):
                heard = words.in_order(next(logs).heard_by(seat))
                told.append((line.seat == CHANCE, [words.event(event) for event in heard]))
            else:
                told.append((line, [words.note(line, called(line.bot, self.screen.renderer))]))
        paragraphs = [
            [sentence for _, sentences in acted for sentence in sentences]
            for _, acted in groupby(told[since:], key=lambda each: each[0])
        ]
        return [paragraph for paragraph in paragraphs if paragraph]

    def _tell(self, seat: Seat | None) -> None:
        """Say what has happened since *seat* last looked."""
        for paragraph in self.story(seat, self._heard[seat]):
            self.screen.paragraph(paragraph)
        self._heard[seat] = self._length

    def _goes_on(self, seat: Seat) -> bool:
        """Return whether the bot at *seat* may answer; if bots sit in for everybody, ask the people first."""
        if not self._people or seat not in self._people or len(self.bots) < len(self.names):
            return True
        self._facing = self._people[0] if self._is_alone else None
        self._tell(self._facing)
        spoken = {name: phrase(f"terminal-command-{name}") for name in WATCHING}
        self.screen.say(phrase("terminal-watch", **spoken))
        typed, rest = _split(self.screen.read())
        word = command(typed[0], self.screen.renderer, whole=False) if typed else None
        if word in [COMMANDS[name] for name in WATCHING]:
            word(Said(self, self.asked(seat), rest))
        return not typed

    def _bot(self, seat: Seat) -> None:
        bot, masked = self.bots[seat], self.match.masked(seat)
        top = masked.agenda[-1]
        ask, picks = top.name, top.plain(masked, seat)
        pick = picks[0]
        if len(picks) > 1:
            pick = answer(bot, ask, masked if bot.looks else None, seat, picks, self._dice)
        self.submit(seat, ask, pick)

    def _person(self, seat: Seat) -> None:
        """Show a person the table, and ask until they have answered."""
        asked = self.asked(seat)
        if len(asked.choices) == 1 and (self._is_alone or is_publicly_forced(self.match)):
            self.submit(seat, asked.decision.ask, asked.choices[0].pick)
            if self._is_alone or self._facing == seat:  # not worth calling somebody to the screen
                self.screen.say(phrase("terminal-forced", option=asked.decision.options[0].label))
            return
        self._face(seat)
        self._tell(seat)
        if self._coach:
            self._advise(asked)
        self.show(asked)
        while True:
            line = self.screen.read()
            if self.clock and self.clock.is_out(seat):
                self.note(Note("timed-out", seat, self.clock.bot))
                return
            if self._answered(asked, line):
                return

    def _advise(self, asked: Asked) -> None:
        """Explain a new kind of decision."""
        ask, game = asked.decision.ask, self.match.game
        if ask not in self._told:
            self._told.add(ask)
            self.screen.paragraph(card(game.name, ask, game.scores(asked.masked), asked.seat))

    def show(self, asked: Asked) -> None:
        """Show the table, the question and the answers."""
        say, decision = self.screen.renderer.say, asked.decision
        offers = [
            Offer(
                choice.key,
                say(option.label),
                say(option.effect) if option.effect else "",
                tuple([say(caution.says) for caution in option.cautions]),
            )
            for choice, option in zip(asked.choices, decision.options, strict=True)
        ]
        if self.clock:
            self.screen.say(self.times(self.clock))
        focus = asked.words.focus(asked.masked.agenda[-1])
        question = Question(say(decision.question), decision.rule, offers)
        self.screen.decision(asked.words.parts(asked.view), focus, question)

    def times(self, clock: SharedClock) -> Phrase:
        """Return the time that everybody has left, in words."""
        left = [f"{self.names[seat]} {time}" for seat, time in clock.left(self.match).items()]
        return phrase("terminal-times", clocks=", ".join(left))

    @property
    def _is_alone(self) -> bool:
        return len(self._people) == 1

    def _face(self, seat: Seat) -> None:
        """Call the person at *seat* to the screen, after clearing what the others saw."""
        if not self._is_alone and self._facing != seat:
            self.screen.cover()
            self.screen.say(phrase("terminal-pass", player=self.names[seat]), "bold")
            self.screen.read("")
        self._facing = seat

    def _answered(self, asked: Asked, line: str) -> bool:
        """Carry out what was typed; return whether the table has changed."""
        typed, rest = _split(line)
        if not typed:
            return self._blank(asked, line)
        renderer = self.screen.renderer
        word = command(typed[0], renderer, whole=True)
        if not word and not meant(typed, asked.choices):
            word = command(typed[0], renderer, whole=False)
        return word(Said(self, asked, rest)) if word else self._chosen(asked, typed)

    def _blank(self, asked: Asked, line: str) -> bool:
        """Show the question again, or help if only punctuation was typed."""
        if line.strip():
            return helps(Said(self, asked, ""))
        self.show(asked)
        return False

    def _chosen(self, asked: Asked, typed: tuple[str, ...]) -> bool:
        """Give the answer, or the series of answers, that *typed* means, or say why that is not possible."""
        ways = understand(asked, typed)
        if not ways:
            return explain(Said(self, asked, ""), typed)
        if len(ways) > 1:
            self._ambiguous(asked, typed, [way[0] for way in ways])
            return False
        first, *rest = ways[0]
        self.submit(asked.seat, asked.decision.ask, first)
        for pick in rest:
            self._go_on(asked.seat, pick)
        return True

    def _go_on(self, seat: Seat, pick: Pick) -> None:
        """Answer the next question with *pick*, unless hidden information has changed the question."""
        if self.match.asked() == (seat,):
            asked = self.asked(seat)
            if pick in [choice.pick for choice in asked.choices]:
                self.submit(seat, asked.decision.ask, pick)

    def _ambiguous(self, asked: Asked, typed: tuple[str, ...], picks: Sequence[Pick]) -> None:
        self.screen.say(phrase("terminal-ambiguous", typed=" ".join(typed)))
        for choice in asked.choices:
            if choice.pick in picks:
                self.screen.say(phrase("terminal-key", key=choice.key, option=asked.label(choice.pick)))

    def _end(self) -> None:
        seat = self._people[0] if self._is_alone else None
        self._tell(seat)
        view = self.match.game.view(self.match.masked(seat), seat)
        self.screen.parts([part for part in self.words(seat).parts(view) if part.name in ("players", "scores")])
        result = self.match.record.result
        for each in result.sat_in if result else ():
            self.screen.say(self.words(seat).sat_in(each, called(each.bot, self.screen.renderer)))
        self.screen.say(phrase("terminal-over", file=str(self.file)))


def _split(line: str) -> tuple[tuple[str, ...], str]:
    """Return the words of *line*, and the rest of the line after the first word as typed."""
    return plain(line), "".join(line.split(maxsplit=1)[1:])
