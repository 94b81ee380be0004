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
from herzog.kernel.game import Box, Game
from herzog.kernel.pack import PackError
from herzog.kernel.reason import Reason, why_not
from herzog.kernel.told import Event, Telling, Told

__all__ = [
    "CHANCE",
    "UNKNOWN",
    "AnyOrder",
    "Ask",
    "Auto",
    "Box",
    "Chance",
    "DeadEnd",
    "Event",
    "Frame",
    "Game",
    "PackError",
    "Pick",
    "Reason",
    "Seat",
    "State",
    "Telling",
    "Told",
    "apply",
    "settle",
    "why_not",
]
