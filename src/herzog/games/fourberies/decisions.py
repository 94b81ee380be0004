"""What an answer means to the seat that is asked, and the numbers that explain it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.games.fourberies.acrobats import UseAcrobat
from herzog.games.fourberies.actors import SendToCourt, StealFrom
from herzog.games.fourberies.box import COMEDY, TRAGEDY
from herzog.games.fourberies.caravels import ChooseCaravel, PushCaravel
from herzog.games.fourberies.fulfilment import experience_of_nature, prospect
from herzog.games.fourberies.needle import MoveNeedle
from herzog.games.fourberies.option_facts import Facts
from herzog.games.fourberies.requests import DiscardRequest, KeepRequest
from herzog.games.fourberies.salvage import SalvageActor
from herzog.games.fourberies.scoring import ChooseNature, ChooseRequest
from herzog.games.fourberies.state import PASS
from herzog.games.fourberies.travel import ChooseTravel, ReserveCity

if TYPE_CHECKING:
    from herzog.games.fourberies.option_facts import Meaning
    from herzog.games.fourberies.state import State
    from herzog.kernel import Frame, Pick, Seat

MEANINGS: Final[dict[type[Frame[Any]], Meaning]] = {
    ChooseTravel: "travel-there",
    ReserveCity: "reserve-city",
    UseAcrobat: "use-acrobat",
    ChooseCaravel: "choose-caravel",
    PushCaravel: "push-there",
    SalvageActor: "salvage-actor",
    MoveNeedle: "move-needle",
    StealFrom: "steal",
    SendToCourt: "send-to-court",
    DiscardRequest: "discard-request",
    KeepRequest: "keep-request",
    ChooseRequest: "use-request",
    ChooseNature: "count-as-comedian",
}


def facts(state: State, seat: Seat, pick: Pick) -> Facts:
    """Return what *pick* means to *seat* as an answer to the frame on top."""
    top: Frame[Any] = state.agenda[-1]
    if pick == PASS:
        return Facts(meaning="decline")
    meaning = MEANINGS[type(top)]
    if isinstance(top, StealFrom):
        return Facts(meaning=meaning, amount=min(top.amount, state.players[pick].purse))
    if isinstance(top, ChooseRequest | DiscardRequest | KeepRequest):
        return Facts(meaning=meaning, pays=prospect(state, seat, pick))
    if isinstance(top, ChooseNature):
        return Facts(meaning=meaning, comedian=pick, tragedian=max(top.picks(state, seat)) - pick)
    return Facts(meaning=meaning)


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Return every public number of the player at *seat*, and the position of the King's needle."""
    player = state.players[seat]
    return {
        "purse": player.purse,
        "needle": state.needle,
        "mood": state.mood(),
        "comedians": experience_of_nature(state, seat, COMEDY),
        "tragedians": experience_of_nature(state, seat, TRAGEDY),
        "actors": len(player.troupe),
        "acrobats": len(player.fresh) + len(player.ready) + len(player.tilted),
        "requests": len(player.requests),
        "managers": state.box.managers - player.on_stage,
        "travel_cards": len(state.box.cities_in[player.hand]),
    }
