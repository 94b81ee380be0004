"""Renders a table as text, as in the terminal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from herzog.text import Renderer, for_game, phrase

if TYPE_CHECKING:
    from herzog.envs.episode import Episode
    from herzog.kernel import Seat


@cache
def _renderer(game: str) -> Renderer:
    return Renderer("en", (game, "common"))


def drawn(episode: Episode, seat: Seat | None = None) -> str:
    """Return the table as *seat*, or the next seat to act, knows it; after the game, as everybody does."""
    setup, renderer = episode.setup, _renderer(episode.setup.game.name)
    looks = seat if seat is not None or episode.over else episode.seat
    masked = setup.game.mask(episode.state, looks)
    names = [phrase("seat-n", n=n + 1) for n in range(setup.seats)]
    words = for_game(setup.game.name)(setup.box, names, looks)
    lines = []
    for part in words.parts(setup.game.view(masked, looks)):
        lines += [renderer.say(part.title)]
        lines += ["  " + "  ".join(renderer.say(cell) for cell in line.cells) for line in part.lines]
    if not episode.over and looks in episode.asked:
        lines.append(renderer.say(words.ask(masked, masked.agenda[-1], looks)))
    return "\n".join(lines) + "\n"
