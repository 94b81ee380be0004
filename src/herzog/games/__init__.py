"""The games that can be played at the table."""

from typing import Any, Final

from herzog.games.fourberies import GAME as FOURBERIES
from herzog.games.lacrimosa import GAME as LACRIMOSA
from herzog.kernel import Game

GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in (FOURBERIES, LACRIMOSA)}
