"""The kernel: seats, frames, picks, records. It knows no game."""

from herzog.kernel.agenda import (
    CHANCE,
    UNKNOWN,
    AnyOrder,
    Ask,
    Auto,
    Chance,
    DeadEnd,
    Frame,
    Pick,
    Seat,
    State,
    apply,
    settle,
)
from herzog.kernel.bot import Bot
from herzog.kernel.codec import BrokenData, Codec
from herzog.kernel.game import Box, Game
from herzog.kernel.match import Barrier, IllegalPick, Match, WrongSetup
from herzog.kernel.pack import PackError
from herzog.kernel.play import playout
from herzog.kernel.reason import Reason, why_not
from herzog.kernel.record import BrokenRecord, Header, Record, Step, replay, walk
from herzog.kernel.told import Event, Telling, Told

__all__ = [
    "CHANCE",
    "UNKNOWN",
    "AnyOrder",
    "Ask",
    "Auto",
    "Barrier",
    "Bot",
    "Box",
    "BrokenData",
    "BrokenRecord",
    "Chance",
    "Codec",
    "DeadEnd",
    "Event",
    "Frame",
    "Game",
    "Header",
    "IllegalPick",
    "Match",
    "PackError",
    "Pick",
    "Reason",
    "Record",
    "Seat",
    "State",
    "Step",
    "Telling",
    "Told",
    "WrongSetup",
    "apply",
    "playout",
    "replay",
    "settle",
    "walk",
    "why_not",
]
