"""A table as text, in the words of the terminal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from herzog.text import Renderer, for_game, phrase

if TYPE_CHECKING:
    from herzog.envs.sitting import Sitting
    from herzog.kernel import Seat


@cache
def _renderer(game: str) -> Renderer:
    return Renderer("en", (game, "common"))


def drawn(sitting: Sitting, seat: Seat | None = None) -> str:
    """Return the table as *seat*, or whoever acts next, knows it; once it is over, as everybody does."""
    room, renderer = sitting.room, _renderer(sitting.room.game.name)
    looks = seat if seat is not None or sitting.over else sitting.seat
    masked = room.game.mask(sitting.state, looks)
    names = [phrase("seat-n", n=n + 1) for n in range(room.seats)]
    words = for_game(room.game.name)(room.box, names, looks)
    lines = []
    for part in words.parts(room.game.view(masked, looks)):
        lines += [renderer.say(part.title)]
        lines += ["  " + "  ".join(renderer.say(cell) for cell in line.cells) for line in part.lines]
    if not sitting.over and looks in sitting.asked:
        lines.append(renderer.say(words.ask(masked, masked.agenda[-1], looks)))
    return "\n".join(lines) + "\n"
