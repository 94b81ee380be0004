"""Prints to a terminal: plain lines, columns where they help, and nothing that depends on colour."""

from __future__ import annotations

import sys
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.text import Part, Phrase, Renderer

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the scrollback
BETWEEN: Final = 3  # spaces between columns
HARD_SPACE: Final = "\u00a0"
GLUE: Final = "\ue000"  # replaces no-break spaces during wrapping, because Rich breaks at any space


class Offer(NamedTuple):
    """An option as it is listed."""

    key: str
    label: str
    effect: str
    cautions: tuple[str, ...]


class Question(NamedTuple):
    """A question, its rule, and the possible answers."""

    ask: str
    rule: str
    offers: Sequence[Offer]


class Screen:
    """A terminal with its language."""

    def __init__(self, renderer: Renderer, console: Console | None = None) -> None:
        self.renderer: Final = renderer
        self.console: Final = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, phrase: Phrase, style: str = "") -> None:
        """Print a sentence."""
        self._print(self._wrapped(Text(self.renderer.say(phrase), style)))

    def paragraph(self, phrases: Sequence[Phrase]) -> None:
        """Print sentences one after another; one that is repeated is printed once, with a count."""
        said = [(sentence, len(list(same))) for sentence, same in groupby(map(self.renderer.say, phrases))]
        text = " ".join(f"{sentence} (×{n})" if n > 1 else sentence for sentence, n in said)
        self._print(self._wrapped(Text(text)))

    def parts(self, parts: Sequence[Part]) -> None:
        """Print parts of the table, each under its title."""
        for part in parts:
            if part.lines:
                self.say(part.title, "bold")
                self._print(self._lines(part))

    def decision(self, parts: Sequence[Part], focus: Sequence[str], question: Question) -> None:
        """Print the table, a question and its answers.

        On a small screen the effects of answers are left out, and if that is not enough, parts of the table as well,
        beginning with the last in *focus*.
        """
        ask = Text.assemble((question.ask, "bold"), (f"  ({question.rule})", "dim"))
        asked = self._wrapped(ask)
        small = asked + self._in_columns(question.offers)
        full = asked + self._listed(question.offers) if any(offer.effect for offer in question.offers) else small
        tables = {part.name: self._compact(part) for part in parts if part.name in focus}
        room = self.console.height - 1  # leave a line to type in
        whole = sum(map(len, tables.values()))
        answers = full if whole + len(full) <= room or whole + len(small) > room >= len(full) else small
        room -= len(answers)
        chosen = set()
        for name in focus:
            if name in tables and len(tables[name]) <= room:
                chosen.add(name)
                room -= len(tables[name])
        self._print([line for name, lines in tables.items() if name in chosen for line in lines] + answers)

    def read(self, prompt: str = "> ") -> str:
        """Return what a person types; raises EOFError when input ends."""
        return self.console.input(prompt)

    def cover(self) -> None:
        """Clear the screen, so that the next person does not see what the last one saw."""
        if self.console.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    @property
    def _width(self) -> int:
        return self.console.width

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def _wrapped(self, text: Text, indent: int = 0) -> list[Text]:
        """Return *text* wrapped to leave room for an *indent*."""
        text.plain = text.plain.replace(HARD_SPACE, GLUE)
        lines = list(text.wrap(self.console, max(self._width - indent, 10)))
        for line in lines:
            line.plain = line.plain.replace(GLUE, HARD_SPACE)
        return lines

    def _compact(self, part: Part) -> list[Text]:
        """Return the lines of *part* without its title; the part "table" becomes one paragraph."""
        if part.name != "table":
            return self._lines(part)
        said = " ".join(self.renderer.say(cell) for line in part.lines for cell in line.cells)
        paragraph = Text.assemble((self.renderer.say(part.title), "bold"), f". {said}")
        return self._wrapped(paragraph)

    def _lines(self, part: Part) -> list[Text]:
        """Return the lines of *part*; if a line has several cells, the first is a heading."""
        said = [[self.renderer.say(cell) for cell in line.cells] for line in part.lines]
        headed = [cells for cells in said if len(cells) > 1]
        width = max((cell_len(cells[0]) for cells in headed), default=0)
        lines = []
        for cells in said:
            head = f" {cells[0]}{' ' * (width - cell_len(cells[0]))} " if len(cells) > 1 else " "
            lines += self._hanging(head, Text(" · ".join(cells[1:] or cells)))
        return lines

    def _listed(self, offers: Sequence[Offer]) -> list[Text]:
        """Return *offers* one below another, with their effects and warnings."""
        lines = []
        for offer in offers:
            text = Text.assemble(offer.label, (f"  {offer.effect}" if offer.effect else "", "dim"))
            lines += self._hanging(f" {offer.key} ", text)
            lines += [line for caution in offer.cautions for line in self._hanging("   ! ", Text(caution))]
        return lines

    def _in_columns(self, offers: Sequence[Offer]) -> list[Text]:
        """Return *offers* side by side, without their effects, but with their warnings."""
        cells = [f" {offer.key} {offer.label}" for offer in offers]
        width = max(cell_len(cell) for cell in cells) + BETWEEN
        height = -(-len(cells) // max(1, self._width // width))
        rows = [cells[row::height] for row in range(height)]
        lines = [Text("".join(cell + " " * (width - cell_len(cell)) for cell in row).rstrip()) for row in rows]
        warned = [(offer.key, caution) for offer in offers for caution in offer.cautions]
        return lines + [line for key, caution in warned for line in self._hanging(f" {key} ! ", Text(caution))]

    def _hanging(self, head: str, text: Text) -> list[Text]:
        """Return *text* beside *head*, with further lines indented by its width."""
        indent = cell_len(head)
        wrapped = self._wrapped(text, indent)
        heads = [head, *[" " * indent] * (len(wrapped) - 1)]
        return [Text.assemble((beside, "bold"), line) for beside, line in zip(heads, wrapped, strict=True)]
