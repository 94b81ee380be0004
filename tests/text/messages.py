"""What is wrong with message files, in sentences."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from herzog.cli.terminal.commands import COMMANDS
from herzog.games import GAMES
from herzog.kernel import Event
from herzog.kernel.notes import NoteKind
from herzog.lessons import lessons
from herzog.text import render
from herzog.text.languages import LANGUAGES, MESSAGES
from herzog.text.words import kebab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.text.phrase import Kind

SRC = Path(__file__).resolve().parents[2] / "src" / "herzog"
SAID_FROM_PYTHON = (
    "common",
    "terminal",
    "notices",
    *GAMES,
    *[f"lessons-{game}" for game in GAMES if lessons(game)],
    *[f"{file}-{game}" for game in GAMES for file in ("coach", "explain")],
)  # the files whose every message must be used here


class Mentions(Visitor):
    """Collects the variables and the messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Note a message."""
        self.messages.add(node.id.name)


def read(file: Path) -> tuple[dict[str, Mentions], list[str]]:
    """Return what each message of *file* mentions, and what is wrong with the file by itself."""
    found, wrong = parsed(file.read_text("utf-8"))
    return found, [f"{file.parent.name}/{file.name}: {fault}" for fault in wrong]


@cache
def parsed(text: str) -> tuple[dict[str, Mentions], list[str]]:
    """Return what each message in *text* mentions, and what is wrong there; most copies of a file are alike."""
    found: dict[str, Mentions] = {}
    wrong = []
    for entry in render.parsed(text).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"no message: {entry.content!r}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                wrong.append(f"{entry.id.name} is there twice")
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found, wrong


def differences(folder: Path = MESSAGES) -> list[str]:
    """Return where the languages in *folder* differ: in files, keys, or variables of a message."""
    wrong: list[str] = []
    for name in sorted({file.name for language in LANGUAGES for file in (folder / language).glob("*.ftl")}):
        there: dict[str, dict[str, Mentions]] = {}
        for language in LANGUAGES:
            if (folder / language / name).exists():
                there[language], junk = read(folder / language / name)
                wrong += junk
            else:
                wrong.append(f"{language}/{name} is missing")
        wrong += compared(name, there)
    return wrong


def compared(name: str, there: dict[str, dict[str, Mentions]]) -> Iterator[str]:
    """Yield how the messages of one file differ between languages."""
    for key in sorted({key for found in there.values() for key in found}):
        lacking = [language for language, found in there.items() if key not in found]
        yield from (f"{language}/{name}: {key} is missing" for language in lacking)
        variables = {language: found[key].variables for language, found in there.items() if key in found}
        every = set().union(*variables.values())
        for language, said in variables.items():
            if said != every:
                yield f"{language}/{name}: {key} does not mention {', '.join(sorted(every - said))}"


def constants(*folders: str) -> set[str]:
    """Return every string that stands in the code of *folders*."""
    files = [file for folder in folders for file in (SRC / folder).rglob("*.py")]
    return {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def subclasses(module: str) -> list[type]:
    """Return the events of a module."""
    return [
        value
        for value in vars(import_module(module)).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    ]


def asking(game: Any) -> list[str]:
    """Return the frames of *game* that ask somebody."""
    return [name for name, frame in game.frames.items() if frame.RULE]


def kebab_code(code: Any) -> str:
    """Return a reason as its code has it."""
    return str(code.name).lower().replace("_", "-")


def derived(name: str) -> set[str]:
    """Return the keys that the classes of a game ask for."""
    game = GAMES[name]
    why = import_module(f"herzog.games.{name}.why")
    meanings = get_args(import_module(f"herzog.games.{name}.option_facts").Meaning)
    keys = {f"game-{name}"}
    keys |= {f"{name}-event-{kebab(event.__name__)}" for event in subclasses(f"herzog.games.{name}.events")}
    keys |= {f"{name}-ask-{kebab(frame)}" for frame in asking(game)}
    keys |= {f"{name}-why-{kebab_code(code)}" for code in why.Why if code}
    keys |= {f"{name}-{form}-{meaning}" for meaning in meanings for form in ("do", "verb")}
    return keys | taught(name) | coached(name) | explained(name) | set(import_module(f"herzog.text.{name}").KEYS)


def reviewed(name: str) -> set[str]:
    """Return the keys that reviews of a game ask for: one for every kind of decision."""
    return {f"review-ask-{name}-{kebab(frame)}" for frame in asking(GAMES[name])}


def taught(name: str) -> set[str]:
    """Return the keys that the lessons of a game ask for."""
    keys = {f"lesson-{name}-{lesson.name}" for lesson in lessons(name)}
    keys |= {lesson.key(step) for lesson in lessons(name) for step in lesson.steps}
    return keys | {f"{lesson.key(step)}-do" for lesson in lessons(name) for step in lesson.steps if step.do}


def coached(name: str) -> set[str]:
    """Return the keys that the coach of a game asks for: two for every ask, and the goal."""
    about = {f"coach-{name}-{kebab(frame)}" for frame in asking(GAMES[name])}
    return about | {f"{key}-tip" for key in about} | {f"coach-{name}-goal"}


def explained(name: str) -> set[str]:
    """Return the keys that explain the things on the table of a game."""
    kinds = {f"explain-{name}-{kebab_kind(kind)}": each for kind, each in kinds_of(name).items()}
    return {*kinds} | {f"{key}-end" for key, each in kinds.items() if each.counts}


def kinds_of(name: str) -> dict[str, Kind]:
    """Return the kinds of things on the table of a game."""
    kinds: dict[str, Kind] = import_module(f"herzog.text.{name}").WORDS.kinds
    return kinds


def kebab_kind(kind: str) -> str:
    """Return a kind of thing as keys have it."""
    return kind.replace(":", "-").replace("_", "-")


def introduced(name: str) -> set[str]:
    """Return the keys by which the lobby introduces a game and what can be chosen there."""
    keys = {f"shell-lead-{name}", f"shell-takes-{name}"}
    for option, values in GAMES[name].options.items():
        each = {part for value in values for part in value.split("+")}
        keys |= {f"shell-option-{name}-{option}", *[f"shell-option-{name}-{option}-{value}" for value in each]}
    return keys


def everywhere() -> set[str]:
    """Return the keys that the kernel and the commands of the terminal ask for."""
    barriers = {
        str(node.args[0].value)
        for node in ast.walk(ast.parse((SRC / "kernel" / "match.py").read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Barrier"
        if isinstance(node.args[0], ast.Constant)
    }
    commands = {f"terminal-{form}-{name}" for name in COMMANDS for form in ("command", "about")}
    notes = {f"note-{kind}" for kind in get_args(NoteKind)}
    return {f"barrier-{kind}" for kind in barriers} | notes | commands


def wanted() -> set[str]:
    """Return every key that classes ask for."""
    return everywhere().union(*[derived(name) for name in GAMES])


def written(folder: Path = MESSAGES) -> dict[str, Mentions]:
    """Return the English messages that Python says."""
    found: dict[str, Mentions] = {}
    for name in SAID_FROM_PYTHON:
        found |= read(folder / "en" / f"{name}.ftl")[0]
    return found


def unused(folder: Path = MESSAGES) -> list[str]:
    """Return the messages that nothing asks for."""
    found = written(folder)
    used = wanted() | constants("text", "cli", "server")
    used |= {message for key in found for message in found[key].messages}
    return [f"{key} is never said" for key in sorted(set(found) - used)]


def unwritten(folder: Path = MESSAGES) -> list[str]:
    """Return the keys that classes ask for and that no message has."""
    lobby = set().union(*[introduced(name) for name in GAMES]) - set(read(folder / "en" / "shell.ftl")[0])
    review = set().union(*[reviewed(name) for name in GAMES]) - set(read(folder / "en" / "review.ftl")[0])
    return [f"{key} has no words" for key in sorted((wanted() - set(written(folder))) | lobby | review)]
