from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

SRC = Path(__file__).resolve().parents[1] / "src"

# What each part may import of the rest; every part may import itself and the version in `herzog`.
MAY_IMPORT = {
    "kernel": (),
    "processes": (),
    "extras": (),
    "games": ("kernel",),
    "bots": ("kernel", "games"),
    "lessons": ("kernel", "games"),
    "text": ("kernel", "games", "lessons"),
    "review": ("kernel", "games", "bots", "text"),
    "wire": ("kernel", "text", "review"),
    "table": ("kernel", "games", "bots", "lessons", "text", "review", "wire"),
    "sim": ("kernel", "processes", "extras", "games", "bots", "text"),
    "server": ("kernel", "processes", "extras", "games", "bots", "lessons", "text", "review", "wire", "table"),
    "train": ("kernel", "games", "bots", "sim"),
    "envs": ("kernel", "extras", "games", "bots", "text"),
    "cli": (
        "kernel",
        "extras",
        "games",
        "bots",
        "lessons",
        "text",
        "review",
        "wire",
        "table",
        "sim",
        "server",
        "train",
        "envs",
    ),
    "__main__": ("cli",),
}
# What a table may import that is not ours: nothing that waits, reads a clock, rolls dice unasked, or stores anything.
PURE = {"__future__", "collections", "functools", "hashlib", "itertools", "msgspec", "operator", "random", "typing"}
KNOW_A_GAME = (
    "bots",
    "text",
    "sim",
    "envs",
)  # herzog.bots.toy and herzog.bots.features.toy may look into herzog.games.toy


def imports(file: Path, module: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the line and the full name, as a path, of everything *file* imports from herzog."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = module if file.name == "__init__.py" else module[:-1]
            start = package[: len(package) - node.level + 1] if node.level else []
            base = [*start, *([node.module] if node.module else [])]
            names = [".".join([*base, alias.name]) for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name.split(".")) for name in names if name.split(".")[0] == "herzog")


def outside(file: Path) -> set[str]:
    """Return everything *file* imports that is not ours, by its first name."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found - {"herzog"}


def wrong(module: list[str], target: list[str], games: set[str]) -> str:
    """Return why *module* may not import *target*, or nothing if it may."""
    part, other = module[1], (target[1:2] or ["herzog"])[0]
    if other not in MAY_IMPORT or (other == part and part != "games"):
        return ""
    into = target[2] if other == "games" and target[2:3] and target[2] in games else ""
    if part == "games":
        own = module[2:3] or [into]  # GAMES itself knows every game
        if other == "games" and own == [into]:
            return ""
        return "" if other == "kernel" else "a game imports the kernel and itself"
    if other not in MAY_IMPORT[part]:
        return f"{part} may import {', '.join(MAY_IMPORT[part]) or 'nothing else'}"
    if into and not (part in KNOW_A_GAME and any(is_called_after(into, name) for name in module[2:])):
        return "games are reached through GAMES"
    return ""


def is_called_after(game: str, name: str) -> bool:
    """Return whether a module or folder of that *name* says which *game* it knows: toy, or toy_worths."""
    return name == game or name.startswith(f"{game}_")


def breaches(src: Path) -> list[str]:
    """Return every import under *src* that the layers forbid, one line each."""
    games = {folder.name for folder in (src / "herzog" / "games").glob("*/") if folder.is_dir()}
    found = []
    for file in sorted((src / "herzog").rglob("*.py")):
        place = file.relative_to(src)
        module = list(place.with_suffix("").parts)
        if module[-1] == "__init__":
            module.pop()
        for line, target in imports(file, module) if module[1:] else ():
            if why := wrong(module, target, games):
                found.append(f"{place}:{line}: imports {'.'.join(target)}, but {why}")
    return found


def test_the_layers_hold() -> None:
    """Kernel below games below everything else; games do not know each other."""
    found = breaches(SRC)
    assert not found, "\n".join(found)


def test_a_table_is_a_value() -> None:
    """It has no event loop, database, socket, clock or log; dice are rolled from a seed that somebody gives it."""
    found = {
        f"{file.name}: {name}"
        for file in sorted((SRC / "herzog" / "table").rglob("*.py"))
        for name in outside(file) - PURE
    }
    assert not found, "\n".join(sorted(found))


def test_the_terminal_knows_no_server() -> None:
    """It is a host of tables itself."""
    terminal = SRC / "herzog" / "cli" / "terminal"
    found = [
        f"{file.name}:{line}"
        for file in [*sorted(terminal.rglob("*.py")), terminal.with_name("play.py")]
        for line, target in imports(file, ["herzog", "cli", "terminal", file.stem])
        if target[1:2] == ["server"]
    ]
    assert not found, found


def test_every_part_has_its_place() -> None:
    """A new package must be given a layer before it can be imported unseen."""
    parts = {entry.stem for entry in (SRC / "herzog").iterdir() if entry.is_dir() or entry.suffix == ".py"}
    assert parts - {"__init__", "__pycache__", "_web"} <= set(MAY_IMPORT)  # the built page is no Python


@pytest.mark.parametrize(
    ("file", "line", "expected"),
    [
        ("kernel/agenda.py", "from herzog.games import GAMES", "kernel may import nothing else"),
        ("kernel/agenda.py", "def f(): import herzog.cli.app", "kernel may import nothing else"),
        ("kernel/agenda.py", "from ..text import say", "kernel may import nothing else"),
        ("games/toy/turn.py", "from herzog.games.other.state import State", "a game imports the kernel and itself"),
        ("games/toy/turn.py", "from herzog.games import other", "a game imports the kernel and itself"),
        ("games/toy/turn.py", "from ..other import state", "a game imports the kernel and itself"),
        ("games/toy/turn.py", "from herzog.games import GAMES", "a game imports the kernel and itself"),
        ("games/toy/turn.py", "from herzog.bots import uniform", "a game imports the kernel and itself"),
        ("games/__init__.py", "from herzog.text import say", "a game imports the kernel and itself"),
        ("bots/greedy.py", "from herzog.games.toy import GAME", "games are reached through GAMES"),
        ("bots/greedy.py", "from herzog.games import toy", "games are reached through GAMES"),
        ("bots/toy.py", "from herzog.games.other.state import State", "games are reached through GAMES"),
        ("bots/toyshop.py", "from herzog.games.toy.state import State", "games are reached through GAMES"),
        ("server/toy.py", "from herzog.games.toy.state import State", "games are reached through GAMES"),
        ("bots/greedy.py", "from herzog.server import app", "bots may import kernel, games"),
        ("server/http/app.py", "import herzog.games.toy.state", "games are reached through GAMES"),
        ("server/http/app.py", "from herzog.cli import main", "server may import"),
    ],
)
def test_a_breach_is_found(tmp_path: Path, file: str, line: str, expected: str) -> None:
    """Each kind of forbidden import is seen, wherever in the file it stands."""
    write_tree(tmp_path, file, line)
    found = breaches(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"herzog/{file}:1: ")
    assert expected in found[0]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/match.py", "from herzog import __version__"),
        ("kernel/match.py", "from .agenda import State"),
        ("games/__init__.py", "from herzog.games.toy import GAME"),
        ("games/toy/turn.py", "from herzog.games.toy.state import State"),
        ("games/toy/turn.py", "from herzog.kernel import Ask"),
        ("bots/toy.py", "from herzog.games.toy.state import State"),
        ("bots/toy_worths.py", "from herzog.games.toy.state import State"),
        ("bots/features/toy.py", "from herzog.games.toy.state import State"),
        ("text/toy/board.py", "from herzog.games.toy import views"),
        ("bots/greedy.py", "from herzog.games import GAMES"),
        ("sim/arena.py", "from herzog.bots import greedy"),
        ("cli/app.py", "from herzog.server import app"),
    ],
)
def test_what_is_allowed_is_let_through(tmp_path: Path, file: str, line: str) -> None:
    """The test does not stand in the way of what the design wants."""
    write_tree(tmp_path, file, line)
    assert breaches(tmp_path) == []


def write_tree(src: Path, file: str, line: str) -> None:
    """Write two empty games, and one *file* with one *line*."""
    for place in ("games/toy", "games/other", Path(file).parent):
        (src / "herzog" / place).mkdir(parents=True, exist_ok=True)
    (src / "herzog" / file).write_text(line, "utf-8")


MEASURE = """
import json, sys, time
before = set(sys.modules)
start = time.process_time()
import msgspec
between = time.process_time()
import herzog.kernel
end = time.process_time()
loaded = sorted({name.partition(".")[0] for name in set(sys.modules) - before})
print(json.dumps([between - start, end - start, loaded]))
"""


def fresh() -> tuple[float, float, list[str]]:
    """Return the seconds for msgspec, those for msgspec and the kernel, and the packages loaded, in a new process.

    They are those in which it computed: how busy the machine is does not matter.
    """
    run = subprocess.run([sys.executable, "-c", MEASURE], cwd=SRC, capture_output=True, text=True, check=True)
    alone, both, loaded = json.loads(run.stdout)
    return alone, both, loaded


def test_the_kernel_needs_msgspec_and_a_decorator_of_mypyc() -> None:
    """No server, web or numeric package comes along with the engine."""
    _, _, loaded = fresh()
    assert "herzog" in loaded
    assert set(loaded) - sys.stdlib_module_names <= {"herzog", "msgspec", "mypy_extensions", "typing_extensions"}
    assert not {"asyncio", "http", "socket", "sqlite3"} & set(loaded)


def test_the_kernel_is_there_at_once() -> None:
    """Importing it takes less than a tenth of a second; on a slow machine, less than three times msgspec alone."""
    runs = [fresh() for _ in range(5)]
    alone, both = min(run[0] for run in runs), min(run[1] for run in runs)
    assert both < max(0.1, 3 * alone)
