"""The games."""

from typing import Final

from herzog.games.fourberies import GAME as FOURBERIES
from herzog.games.lacrimosa import GAME as LACRIMOSA
from herzog.kernel import AnyGame

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (FOURBERIES, LACRIMOSA)}
