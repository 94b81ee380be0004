"""What a terminal shows: plain lines, columns where they help, and no colour that carries a meaning."""

from __future__ import annotations

import sys
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from herzog.text import Part, Phrase, Renderer

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


class Offer(NamedTuple):
    """An option as it is listed."""

    key: str
    label: str
    effect: str
    cautions: tuple[str, ...]


class Question(NamedTuple):
    """What is asked, by which rule, and what can be answered."""

    ask: str
    rule: str
    offers: Sequence[Offer]


class Screen:
    """A terminal, spoken to in one language."""

    def __init__(self, renderer: Renderer, console: Console | None = None) -> None:
        self.renderer: Final = renderer
        self.console: Final = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, phrase: Phrase, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(self.renderer.say(phrase), style))

    def paragraph(self, phrases: Sequence[Phrase]) -> None:
        """Print sentences one after the other; one that comes several times is counted."""
        said = [(sentence, len(list(same))) for sentence, same in groupby(map(self.renderer.say, phrases))]
        self.console.print(" ".join(f"{sentence} (×{n})" if n > 1 else sentence for sentence, n in said))  # noqa: RUF001

    def parts(self, parts: Sequence[Part]) -> None:
        """Print parts of the table, each under its title."""
        titled = [[Text(self.renderer.say(part.title), "bold"), *self._lines(part)] for part in parts if part.lines]
        self.console.print(Group(*[line for lines in titled for line in lines]))

    def decision(self, parts: Sequence[Part], focus: Sequence[str], question: Question) -> None:
        """Print the table, a question and its answers.

        On a small screen what follows from each answer is left out, then the parts that are least in *focus*.
        """
        asked = Text.assemble((question.ask, "bold"), (f"  ({question.rule})", "dim"))
        full = Group(asked, *map(_offer, question.offers))
        columns = Columns(map(_short, question.offers), padding=(0, 2), column_first=True)
        small = Group(asked, columns, *[_warning(offer) for offer in question.offers if offer.cautions])
        shown = small
        for n in range(len(focus), -1, -1):
            table = [line for part in parts if part.name in focus[:n] for line in self._compact(part)]
            for answers in (full, small):
                shown = Group(*table, answers)
                if self._height(shown) < self.console.height:
                    self.console.print(shown)
                    return
        self.console.print(shown)

    def read(self, prompt: str = "> ") -> str:
        """Return what a person types; raises EOFError when nobody is there any more."""
        return self.console.input(prompt)

    def cover(self) -> None:
        """Take everything off the screen."""
        if self.console.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def _height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown, pad=False))

    def _compact(self, part: Part) -> list[RenderableType]:
        """Return the lines of *part* without its title, or all of it as one paragraph."""
        if part.name != "table":
            return self._lines(part)
        said = [self.renderer.say(cell) for line in part.lines for cell in line.cells]
        title = self.renderer.say(part.title)
        return [Text.assemble((title, "bold"), f". {' '.join(said)}")]

    def _lines(self, part: Part) -> list[RenderableType]:
        said = [[self.renderer.say(cell) for cell in line.cells] for line in part.lines]
        if all(len(cells) == 1 for cells in said):
            return [_beside("", Text(cells[0])) for cells in said]
        width = max(len(cells[0]) for cells in said)
        return [_beside(cells[0].ljust(width), Text(" · ".join(cells[1:]))) for cells in said]


def _offer(offer: Offer) -> RenderableType:
    text = Text(offer.label)
    if offer.effect:
        text.append(f"  {offer.effect}", "dim")
    for caution in offer.cautions:
        text.append(f"\n! {caution}")
    return _beside(offer.key, text)


def _short(offer: Offer) -> Text:
    return Text(f" {offer.key} {offer.label}")


def _warning(offer: Offer) -> RenderableType:
    return _beside(f"{offer.key} !", Text(" ".join(offer.cautions)))


def _beside(head: str, text: Text) -> RenderableType:
    """Return *text* beside *head*, its further lines indented as far."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(Text(f" {head}" if head else "", "bold"), text)
    return grid
