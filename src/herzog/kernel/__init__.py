"""The kernel: seats, frames, picks, records. It knows no game."""

from typing import Final

from herzog.kernel import agenda
from herzog.kernel.agenda import (
    CHANCE,
    UNKNOWN,
    Ask,
    Auto,
    Chance,
    DeadEnd,
    Frame,
    Pick,
    Pool,
    Seat,
    State,
    apply,
    random_index,
    settle,
)
from herzog.kernel.bot import Bot
from herzog.kernel.codec import BrokenData, Codec, frames_of
from herzog.kernel.decide import decide, why_not
from herzog.kernel.decision import Ahead, Decision, Option, PathStep, RefusedTarget
from herzog.kernel.events import Event, EventLog, Log
from herzog.kernel.game import AnyGame, Box, Game, WrongSetup, find_box, win_shares, with_defaults
from herzog.kernel.match import Barrier, IllegalNote, IllegalPick, Match
from herzog.kernel.notes import Note
from herzog.kernel.pack import PackError
from herzog.kernel.phrase import UNSAID, Phrase
from herzog.kernel.play import playout
from herzog.kernel.reason import Reason
from herzog.kernel.record import BrokenRecord, Header, Record, Step, replay, walk
from herzog.kernel.targets import kind_and_ids, kind_and_word, target
from herzog.kernel.values import BoxValue, Constant, Rebuilt, Value, independent

IS_COMPILED: Final = not str(agenda.__file__).endswith(".py")  # by mypyc, together with the rules and the bots

__all__ = [
    "CHANCE",
    "IS_COMPILED",
    "UNKNOWN",
    "UNSAID",
    "Ahead",
    "AnyGame",
    "Ask",
    "Auto",
    "Barrier",
    "Bot",
    "Box",
    "BoxValue",
    "BrokenData",
    "BrokenRecord",
    "Chance",
    "Codec",
    "Constant",
    "DeadEnd",
    "Decision",
    "Event",
    "EventLog",
    "Frame",
    "Game",
    "Header",
    "IllegalNote",
    "IllegalPick",
    "Log",
    "Match",
    "Note",
    "Option",
    "PackError",
    "PathStep",
    "Phrase",
    "Pick",
    "Pool",
    "Reason",
    "Rebuilt",
    "Record",
    "RefusedTarget",
    "Seat",
    "State",
    "Step",
    "Value",
    "WrongSetup",
    "apply",
    "decide",
    "find_box",
    "frames_of",
    "independent",
    "kind_and_ids",
    "kind_and_word",
    "playout",
    "random_index",
    "replay",
    "settle",
    "target",
    "walk",
    "why_not",
    "win_shares",
    "with_defaults",
]
