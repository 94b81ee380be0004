"""A review in the terminal, or as a web page to keep."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from rich.table import Table

from herzog.cli.terminal.names import names_of
from herzog.review.key_moments import Narrator
from herzog.review.page import PageContents, Shown, page
from herzog.review.sums import account_lines, explained, in_points, is_duel, standings
from herzog.text import phrase

if TYPE_CHECKING:
    from pathlib import Path

    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import AnyGame, Box, Record
    from herzog.review.key_moments import KeyMoment
    from herzog.review.shapes import Review


class PrintedReview:
    """The review of a game, to print or to write as a web page."""

    def __init__(self, game: AnyGame, record: Record, box: Box, review: Review, screen: Screen) -> None:
        self._review: Final = review
        self._screen: Final = screen
        self._names: Final = names_of(record.header.seats, screen.renderer)
        assert record.result is not None, "only finished games are reviewed"
        self._result: Final = record.result
        self._teller: Final = Narrator(game, record, box, self._names)
        self._moments: Final = self._teller.key_moments(review.moments)

    def page(self) -> str:
        """Return the review as a web page."""
        asks = self._teller.asks(self._review.moments)
        shown = [Shown(moment, self._teller.table(moment)) for moment in self._moments]
        told = PageContents(self._names, self._result.scores, self._result.ranks, shown, asks)
        return page(self._review, told, self._screen.renderer)

    def tell(self, file: Path) -> None:
        """Print the breakdown of each seat, the key moments, and how to replay them from *file*."""
        say = self._screen.say
        say(phrase(f"game-{self._review.game}"), "bold")
        self._screen.console.print(standings(self._names, self._result.scores), style="dim")
        say(phrase("review-account"), "bold")
        self._screen.console.print(self._account())
        say(phrase("review-about", duel=is_duel(self._review.seats)), "dim")
        for line in account_lines(self._review.seats):
            say(phrase("review-meant", term=line.name, words=line.means), "dim")
        if not self._review.calibrated:
            say(phrase("review-rough"), "dim")
        say(phrase("review-moments" if self._moments else "review-no-moments"), "bold")
        for moment in self._moments:
            self._tell(moment)
        if self._moments:
            say(phrase("review-look", command=f"herzog replay {shlex.quote(str(file))} --at N"), "dim")

    def _account(self) -> Table:
        """Return the account as a table with one column per seat."""
        text = self._screen.renderer.text
        table = Table(box=None, show_header=True)
        table.add_column("")
        for name in self._names:
            table.add_column(name, justify="right")
        for line in account_lines(self._review.seats):
            table.add_row(text(line.name), *[text(figure) for figure in line.figures])
        return table

    def _tell(self, moment: KeyMoment) -> None:
        text = self._screen.renderer.text
        points = text(in_points(moment.points))
        asked = f" · {text(moment.asked)}" if moment.asked else ""
        step = text(phrase("review-step", n=moment.move))
        self._screen.console.print(f"{step}  {points}  {text(moment.title)}{asked}")
        if said := explained(moment):
            self._screen.paragraph(said)
