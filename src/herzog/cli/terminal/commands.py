"""Commands other than answers: help, why, undo and so on. Each returns whether the table has changed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from herzog.cli.terminal import saves
from herzog.cli.terminal.seats import clock, finish, hand_over, take_back, take_back_move
from herzog.kernel import kind_and_ids, target, why_not
from herzog.kernel.reason import NOT_NOW
from herzog.text import Line, Part, phrase
from herzog.text.advice import advice, foreseen
from herzog.text.asked import things
from herzog.text.typed import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.cli.terminal.session import Session
    from herzog.text import Phrase, Renderer
    from herzog.text.asked import Asked

    Command: TypeAlias = Callable[["Said"], bool]

RECENT: Final = 12  # paragraphs of the log to show by default
FEW: Final = 6  # the most things to explain at once


class Said(NamedTuple):
    """A command: the table, the pending question, and the *rest* of the line."""

    session: Session
    asked: Asked
    rest: str


class Leave(Exception):
    """Somebody leaves the table, possibly for the game in *file*."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file


def command(word: str, renderer: Renderer, *, whole: bool) -> Command | None:
    """Return the command for *word*, in the reader's language or in English, abbreviated unless *whole*."""
    spoken = {name: plain(renderer.say(phrase(f"terminal-command-{name}")))[0] for name in COMMANDS}
    said = [name for name in COMMANDS if word in (name, spoken[name])]
    if not said and not whole:
        said = [name for name in COMMANDS if name.startswith(word) or spoken[name].startswith(word)]
    return COMMANDS[said[0]] if len(said) == 1 else None


def helps(said: Said) -> bool:
    """Say what can be typed."""
    first = said.asked.choices[0]
    name = " ".join((*first.verbs[0], *first.names[0])) if first.names else " ".join(first.verbs[0])
    said.session.screen.say(phrase("terminal-help", key=first.key, name=name))
    for name in COMMANDS:
        word = said.session.screen.renderer.say(phrase(f"terminal-command-{name}"))
        said.session.screen.say(phrase("terminal-help-line", word=word, about=phrase(f"terminal-about-{name}")))
    return False


def why(said: Said) -> bool:
    """Say why something on the table cannot be picked now, and by which rule."""
    return explain(said, plain(said.rest))


def explain(said: Said, typed: Sequence[str]) -> bool:
    """Say why *typed* is not an answer, with the rule if it names something on the table."""
    targets = _things(said, typed) or _things(said, typed[1:])
    if not targets:
        said.session.screen.say(phrase("terminal-unknown", typed=" ".join(typed) or "?"))
    answers = [_because(said, target) for target in targets]
    telling = [answer for general, answer in answers if not general] or [answer for _, answer in answers[:1]]
    for answer in telling[:FEW]:
        said.session.screen.say(answer)
    return False


def _because(said: Said, target: str) -> tuple[bool, Phrase]:
    """Return why *target* cannot be picked, and whether that is only because it is not its moment."""
    asked = said.asked
    reasons = why_not(asked.masked, asked.seat, target)
    if not reasons:
        pick = next(option.pick for option in asked.decision.options if option.target == target)
        return False, phrase("terminal-may", option=asked.label(pick))
    because = asked.words.reason(asked.masked, reasons[0])
    said_of = phrase("terminal-why", thing=asked.words.thing(target), reason=because, rule=reasons[0].rule)
    return reasons[0].code == NOT_NOW, said_of


def _things(said: Said, typed: Sequence[str]) -> list[str]:
    """Return the things on the table that *typed* may name, exactly or else by the beginning of a name."""
    people = [target("seat", seat) for seat in range(len(said.session.names))]
    targets = dict.fromkeys([*said.session.match.game.pointable(said.asked.masked), *people])
    return things(typed, [(target, said.session.names_of(said.asked.words, target)) for target in targets])


def hint(said: Said) -> bool:
    """Say what a bot would do in the player's place and why, from what that player knows."""
    from herzog.bots.explain import hint as found

    asked, say = said.asked, said.session.screen.say
    picks = asked.masked.agenda[-1].plain(asked.masked, asked.seat)
    luck = Random(len(said.session.match.record.steps))  # asking again gives the same advice
    reasons = found(asked.masked, asked.seat, picks, luck)
    if reasons is None:
        say(phrase("hint-do", option=asked.label(picks[0])))
    else:
        game = said.session.match.game
        then = foreseen(game, asked.words, asked.masked, asked.seat, [reasons.pick, *reasons.then])
        told = advice(game.name, reasons, asked.label, then)
        for sentence in (*told.says, *told.numbers):
            say(sentence)
    return False


def look(said: Said) -> bool:
    """Say what something on the table is and does."""
    targets = _things(said, plain(said.rest))
    if not targets:
        said.session.screen.say(phrase("terminal-unknown", typed=said.rest or "?"))
    told = [part for target in targets for part in _described(said, target)]
    said.session.screen.parts(told[:FEW])
    if targets and not told:
        said.session.screen.say(said.asked.words.thing(targets[0]))
    return False


def _described(said: Said, target: str) -> list[Part]:
    """Return the description of *target*, if there is one."""
    words, view = said.asked.words, said.asked.view
    kind, ids = kind_and_ids(target)
    if kind == "seat":
        return [words.person(view, ids[0])]
    about = words.about(view, target)
    return [Part("look", words.thing(target), [Line([sentence]) for sentence in about])] if about else []


def board(said: Said) -> bool:
    """Show the whole table again, with the scores."""
    said.session.screen.parts(said.asked.words.parts(said.asked.view))
    said.session.screen.say(said.asked.decision.question, "bold")
    return False


def log(said: Said) -> bool:
    """Repeat what has happened: recently, or from the start."""
    told = said.session.story(said.asked.seat)
    for paragraph in told if said.rest else told[-RECENT:]:
        said.session.screen.paragraph(paragraph)
    return False


def undo(said: Said) -> bool:
    """Take back the last answer, or say what stops it."""
    barrier = said.session.undo(said.asked.seat)
    said.session.screen.say(barrier or phrase("terminal-undone"))
    return barrier is None


def rules(said: Said) -> bool:
    """Look up a rule by number or by words; without either, the rule behind the current question."""
    from herzog.text.lookup import NoAnswer, answer, wrapped

    screen = said.session.screen
    try:
        lines = answer(said.session.match.game.name, said.rest or said.asked.decision.rule, screen.renderer.language)
    except NoAnswer as none:
        screen.console.print(str(none))
    else:
        screen.console.print(wrapped(lines, screen.console.width))
    return False


def save(said: Said) -> bool:
    """Write the game to a file that the player names."""
    if not said.rest:
        said.session.screen.say(phrase("terminal-which-file"))
        return False
    try:
        saves.write(said.session.match.record, Path(said.rest).expanduser())
    except OSError as problem:
        said.session.screen.say(phrase("terminal-not-saved", file=said.rest, problem=problem.strerror or str(problem)))
    else:
        said.session.screen.say(phrase("terminal-saved", file=said.rest))
    return False


def resume(said: Said) -> bool:
    """Leave for another game; this one is saved."""
    if not Path(said.rest).expanduser().is_file():
        said.session.screen.say(phrase("terminal-which-file"))
        return False
    raise Leave(Path(said.rest).expanduser())


def leave(_: Said) -> bool:
    """Leave; the game is saved."""
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": helps,
    "why": why,
    "hint": hint,
    "look": look,
    "board": board,
    "log": log,
    "undo": undo,
    "rules": rules,
    "save": save,
    "resume": resume,
    "handover": hand_over,
    "return": take_back,
    "takeback": take_back_move,
    "clock": clock,
    "finish": finish,
    "quit": leave,
}
