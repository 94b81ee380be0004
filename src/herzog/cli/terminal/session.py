"""A game round one terminal: people in turn, bots in between, and everything written down."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from herzog.bots import bot_named
from herzog.cli.terminal import saves
from herzog.cli.terminal.asked import Asked, names_of, plan
from herzog.cli.terminal.commands import COMMANDS, Leave, Said, command, explain, helps
from herzog.cli.terminal.names import called
from herzog.cli.terminal.screen import Offer, Question
from herzog.cli.terminal.typed import meant, plain
from herzog.kernel import CHANCE, Step
from herzog.text import for_game, phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random

    from herzog.cli.terminal.asked import Names
    from herzog.cli.terminal.screen import Screen
    from herzog.cli.terminal.typed import Choice
    from herzog.kernel import Bot, Match, Note, Pick, Seat
    from herzog.text import AnyWords, Phrase

WATCHING: Final = ("return", "finish", "quit")  # what people can do while bots sit in for all of them


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
    ) -> None:
        self.match: Final = match
        self.names: Final = names
        self.bots: Final = dict(bots)  # those that play now
        self._people: Final = [seat for seat in range(len(names)) if seat not in bots]  # round this terminal
        self.screen: Final = screen
        self.file: Final = file
        self._dice: Final = dice
        self._words: Final[dict[Seat | None, AnyWords]] = {}
        self._heard: Final = dict.fromkeys((None, *range(len(names))), self._length)  # lines each was told of
        self._facing: Seat | None = None  # who sits before the screen
        for seat, bot in match.record.stand_ins().items():
            self.bots[seat] = bot_named(bot)

    def run(self) -> Path | None:
        """Play to the end, or until somebody leaves, perhaps for the game in another file, which is returned.

        What was played is kept either way.
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
        except Leave as left:
            self._leave()
            return left.file
        return None

    def _leave(self) -> None:
        self.keep()
        self.screen.console.print()
        where = "" if self.file.parent == saves.folder() else f" --file {self.file}"
        self.screen.say(phrase("terminal-kept", file=str(self.file), command=f"herzog play --resume{where}"))

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
        """Write the game down."""
        saves.write(self.match.record, self.file)

    def submit(self, seat: Seat, ask: str, pick: int) -> None:
        """Take an answer and write it down."""
        self.match.submit(seat, ask, pick)
        self.keep()

    def undo(self, seat: Seat) -> Phrase | None:
        """Take back the last answer of *seat* that was a choice; return what stops it, if something does."""
        barrier = self.match.barrier(seat)
        if barrier:
            return self.words(seat).barrier(barrier)
        while not self.match.barrier(seat):
            self.match.undo(seat)
            if len(self.match.masked(seat).agenda[-1].picks(self.match.masked(seat), seat)) > 1:
                break
        for other, heard in self._heard.items():
            self._heard[other] = min(heard, self._length)
        self.keep()
        return None

    def note(self, note: Note) -> None:
        """Write down what happened to the table, and tell whoever sits before the screen."""
        self.match.note(note)
        self.keep()
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
        """Return what *seat* was told after so many lines of the record, a paragraph for each seat that acted."""
        words, logs = self.words(seat), iter(self.match.logs)
        told: list[tuple[object, list[Phrase]]] = []
        for line in self.match.record.lines():
            if isinstance(line, Step):
                told.append((line.seat == CHANCE, [words.event(event) for event in next(logs).heard_by(seat)]))
            else:
                told.append((line, [words.note(line, called(line.bot, self.screen.renderer))]))
        paragraphs = [
            [sentence for _, sentences in acted for sentence in sentences]
            for _, acted in groupby(told[since:], key=lambda each: each[0])
        ]
        return [paragraph for paragraph in paragraphs if paragraph]

    def _tell(self, seat: Seat | None) -> None:
        """Tell what has happened since *seat* last looked; how it was before they sat down, the table shows."""
        for paragraph in self.story(seat, self._heard[seat]):
            self.screen.paragraph(paragraph)
        self._heard[seat] = self._length

    def _goes_on(self, seat: Seat) -> bool:
        """Return whether the bot at *seat* may answer; if bots sit in for all people, they are asked before."""
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
        bot, state = self.bots[seat], self.match.masked(seat)
        picks = state.agenda[-1].plain(state, seat)
        pick = bot.choose(state if bot.looks else None, seat, picks, self._dice)
        self.submit(seat, state.agenda[-1].name, pick)

    def _person(self, seat: Seat) -> None:
        """Let a person answer: show the table, and go on asking until they have."""
        asked = self.asked(seat)
        if len(asked.choices) == 1:
            self.submit(seat, asked.decision.ask, asked.choices[0].pick)
            if self._is_alone or self._facing == seat:  # nobody is called to the screen for that
                self.screen.say(phrase("terminal-forced", option=asked.decision.options[0].label))
            return
        self._face(seat)
        self._tell(seat)
        self.show(asked)
        while not self._answered(asked, self.screen.read()):
            pass

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
        focus = asked.words.focus(asked.masked.agenda[-1])
        question = Question(say(decision.question), decision.rule, offers)
        self.screen.decision(asked.words.parts(asked.view), focus, question)

    @property
    def _is_alone(self) -> bool:
        return len(self._people) == 1

    def _face(self, seat: Seat) -> None:
        """Let the person at *seat* come to the screen, with nothing of the others' left on it."""
        if not self._is_alone and self._facing != seat:
            self.screen.cover()
            self.screen.say(phrase("terminal-pass", player=self.names[seat]), "bold")
            self.screen.read("")
        self._facing = seat

    def _answered(self, asked: Asked, line: str) -> bool:
        """Do what was typed; tell whether the table has changed."""
        typed, rest = _split(line)
        if not typed:
            return self._blank(asked, line)
        renderer = self.screen.renderer
        word = command(typed[0], renderer, whole=True)
        if not word and not meant(typed, asked.choices):
            word = command(typed[0], renderer, whole=False)
        return word(Said(self, asked, rest)) if word else self._chosen(asked, typed)

    def _blank(self, asked: Asked, line: str) -> bool:
        """Show the question again, or help if a sign was typed instead of a word."""
        if line.strip():
            return helps(Said(self, asked, ""))
        self.show(asked)
        return False

    def _chosen(self, asked: Asked, typed: tuple[str, ...]) -> bool:
        """Pick what *typed* means, now or step by step, or say why there is no such thing."""
        found = meant(typed, asked.choices)
        if len(found) > 1:
            self._ambiguous(asked, typed, found)
            return False
        picks = [found[0].pick] if found else plan(asked, typed)
        if not picks:
            return explain(Said(self, asked, ""), typed)
        self.submit(asked.seat, asked.decision.ask, picks[0])
        for pick in picks[1:]:
            self._go_on(asked.seat, pick)
        return True

    def _go_on(self, seat: Seat, pick: Pick) -> None:
        """Answer the next question as it was meant, unless what was hidden has made it another one."""
        if self.match.asked() == (seat,):
            asked = self.asked(seat)
            if pick in [choice.pick for choice in asked.choices]:
                self.submit(seat, asked.decision.ask, pick)

    def _ambiguous(self, asked: Asked, typed: tuple[str, ...], found: Sequence[Choice]) -> None:
        self.screen.say(phrase("terminal-ambiguous", typed=" ".join(typed)))
        for choice in found:
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
    """Return the words of *line*, and all but the first as they were typed."""
    return plain(line), "".join(line.split(maxsplit=1)[1:])
