"""A review as a terminal tells it, and as a page to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table

from herzog.cli.terminal.names import names_of
from herzog.review.page import Told, page
from herzog.review.sums import explained, in_points, lines, told_lines
from herzog.review.told import Teller
from herzog.text import phrase

if TYPE_CHECKING:
    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import AnyGame, Box, Record
    from herzog.review.shapes import Review
    from herzog.review.told import KeyMoment


class Critique:
    """The review of a game, to be told on a screen."""

    def __init__(self, game: AnyGame, record: Record, box: Box, review: Review, screen: Screen) -> None:
        self._review: Final = review
        self._screen: Final = screen
        self._names: Final = names_of(record.header.seats, screen.renderer)
        assert record.result is not None, "only finished games are reviewed"
        self._result: Final = record.result
        self._teller: Final = Teller(game, record, box, self._names)
        self._moments: Final = self._teller.key_moments(review.moments)

    def page(self) -> str:
        """Return the review as a page of its own."""
        asks = self._teller.asks(self._review.moments)
        told = Told(self._names, self._result.scores, self._result.ranks, self._moments, asks)
        return page(self._review, told, self._screen.renderer)

    def tell(self) -> None:
        """Print the account of every seat, and the key moments."""
        say = self._screen.say
        say(phrase("review-account"), "bold")
        self._screen.console.print(self._account())
        say(phrase("review-about"), "dim")
        text = self._screen.renderer.text
        for _, key in told_lines(self._review.seats):
            self._screen.console.print(f"{text(phrase(key))}: {text(phrase(f'{key}-means'))}", style="dim")
        if not self._review.calibrated:
            say(phrase("review-rough"), "dim")
        say(phrase("review-moments" if self._moments else "review-no-moments"), "bold")
        for moment in self._moments:
            self._tell(moment)

    def _account(self) -> Table:
        """Return the account as a table, one column for each seat."""
        text = self._screen.renderer.text
        table = Table(box=None, show_header=True)
        table.add_column("")
        for name in self._names:
            table.add_column(name, justify="right")
        columns = [lines(seat) for seat in self._review.seats]
        for n, key in told_lines(self._review.seats):
            table.add_row(text(phrase(key)), *[text(column[n]) for column in columns])
        return table

    def _tell(self, moment: KeyMoment) -> None:
        text = self._screen.renderer.text
        points = text(in_points(moment.points))
        self._screen.console.print(f"{text(phrase('review-step', n=moment.at))}  {points}  {text(moment.title)}")
        if said := explained(moment):
            self._screen.paragraph(said)
