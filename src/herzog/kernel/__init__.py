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
from herzog.kernel.events import Event, EventLog, Log
from herzog.kernel.game import Box, Game
from herzog.kernel.match import Barrier, IllegalPick, Match, WrongSetup
from herzog.kernel.pack import PackError
from herzog.kernel.play import playout
from herzog.kernel.reason import Reason, why_not
from herzog.kernel.record import BrokenRecord, Header, Record, Step, replay, walk
from herzog.kernel.target import kind_and_ids, kind_and_word, target

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
    "EventLog",
    "Frame",
    "Game",
    "Header",
    "IllegalPick",
    "Log",
    "Match",
    "PackError",
    "Pick",
    "Reason",
    "Record",
    "Seat",
    "State",
    "Step",
    "WrongSetup",
    "apply",
    "kind_and_ids",
    "kind_and_word",
    "playout",
    "replay",
    "settle",
    "target",
    "walk",
    "why_not",
]
