"""Write the TypeScript types of the wire protocol and of each game's view, from the Python types.

python -m tools.gen_types    write web/src/wire/*.gen.ts
"""

from __future__ import annotations

import inspect
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from herzog import wire
from herzog.games import GAMES
from herzog.kernel import Auto, Chance, Event
from herzog.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from herzog.kernel import AnyGame

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "wire"
HEAD: Final = "// Made by tools/gen_types.py from {source}. Change it there, then: make generated\n"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}


class Types:
    """Collects the TypeScript declarations of structs and everything they mention."""

    def __init__(self, **aliases: Any) -> None:
        self.known: dict[Any, str] = {**PLAIN, **{hint: name for name, hint in aliases.items()}}
        self.declared: dict[str, str] = {}
        self._kinds: dict[str, type] = {}

    def name(self, hint: Any) -> str:
        """Return *hint* as TypeScript, declaring what it mentions."""
        if hint in self.known:
            return self.known[hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        origin = get_origin(hint)
        return self._declare(hint) if origin is None else self._made_of(origin, get_args(hint))

    def _made_of(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Literal:
            return _choices(args)
        names = [self.name(arg) for arg in args if arg is not ...]
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(names))
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return f"{_grouped(names[0])}[]"
        if origin is tuple:
            return f"[{', '.join(names)}]"
        return f"{'Record' if origin is dict else self.name(origin)}<{', '.join(names)}>"

    def _declare(self, kind: type) -> str:
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two shapes are called {name}: in {kind.__module__} and {self._kinds[name].__module__}")
        if name not in self.declared:
            self.declared[name] = ""  # so that a struct may mention itself
            self.declared[name] = "".join(self._declaration(kind))
        return name

    def _declaration(self, kind: type) -> Iterator[str]:
        yield _comment(kind)
        if issubclass(kind, Enum):
            yield f"export type {kind.__name__} = {_choices([each.value for each in kind])};\n"
            return
        if not issubclass(kind, msgspec.Struct):
            raise TypeError(f"{kind.__module__}.{kind.__name__} is not a shape that can be sent")
        variables = ", ".join(each.__name__ for each in getattr(kind, "__parameters__", ()))
        yield f"export interface {kind.__name__}{variables and f'<{variables}>'} {{\n"
        hints, config = get_type_hints(kind), kind.__struct_config__
        if config.tag is not None:
            yield f'  type: "{config.tag}";\n'
        for field in msgspec.structs.fields(kind):
            left_out = (
                config.forbid_unknown_fields and not field.required
            )  # messages to the server may omit defaults; messages from it never do
            yield f"  {field.name}{'?' * left_out}: {self.name(hints[field.name])};\n"
        yield "}\n"

    def text(self) -> Iterator[str]:
        """Yield the declarations, each after a blank line."""
        for _, declaration in sorted(self.declared.items()):
            yield f"\n{declaration}"


def _grouped(name: str) -> str:
    return f"({name})" if " | " in name else name


def _choices(values: Iterable[object]) -> str:
    return " | ".join(map(_json, values)) or "never"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(kind: type) -> str:
    lines = inspect.cleandoc(kind.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "".join(["/**\n", *[f" * {line}".rstrip() + "\n" for line in lines], " */\n"])


def _shapes(module: ModuleType) -> list[type]:
    """Return the structs that *module*, or a module in it, defines."""
    found = [each for each in vars(module).values() if inspect.isclass(each) and issubclass(each, msgspec.Struct)]
    return [each for each in found if f"{each.__module__}.".startswith(f"{module.__name__}.")]


def _closed(*modules: ModuleType) -> dict[str, Any]:
    """Return the Literal types that *modules* define, by name."""
    known = {name: value for module in modules for name, value in vars(module).items()}
    return {name: value for name, value in sorted(known.items()) if get_origin(value) is Literal}


def _aliases(closed: dict[str, Any]) -> list[str]:
    return [f"\nexport type {name} = {_choices(get_args(choices))};\n" for name, choices in closed.items()]


def wire_types() -> str:
    """Return the types of all messages."""
    closed = _closed(wire)
    types = Types(**closed)
    for shape in _shapes(wire):
        types.name(shape)
    aliases = {
        "GameName": _choices(sorted(GAMES)),
        "ToServer": types.name(wire.ToServer),
        "FromServer<V, F>": types.name(wire.FromServer),
    }
    lines = [
        f"\nexport const LANGUAGES = {_json(LANGUAGES)} as const;\n",
        *[f"\nexport type {name} = {value};\n" for name, value in aliases.items()],
        *_aliases(closed),
    ]
    return "".join([HEAD.format(source="src/herzog/wire"), *lines, *types.text()])


def game_types(game: AnyGame) -> str:
    """Return the types of a game's view, options and events, and the names of its asks."""
    package = type(game).__module__.rpartition(".")[0]
    names = ("view_shapes", "option_facts", "events")
    shapes, facts, events = (import_module(f"{package}.{name}") for name in names)
    closed = _closed(shapes, facts, events)
    types = Types(**closed)
    types.name(shapes.View)
    types.name(facts.Facts)
    said = [each for each in _shapes(events) if issubclass(each, Event)]
    lines = [
        f"\nexport type AskName = {_choices(asks(game))};\n",
        f"\nexport type GameEvent = {' | '.join(types.name(each) for each in said)};\n",
        *_aliases(closed),
    ]
    return "".join([HEAD.format(source=f"src/{package.replace('.', '/')}"), *lines, *types.text()])


def asks(game: AnyGame) -> list[str]:
    """Return the names of the frames that ask a seat something."""
    return sorted(name for name, frame in game.frames.items() if not issubclass(frame, Auto | Chance))


def files() -> dict[str, str]:
    """Return the content of each generated file."""
    return {"types.gen.ts": wire_types(), **{f"{name}.gen.ts": game_types(game) for name, game in GAMES.items()}}


def stale(folder: Path) -> list[str]:
    """Return the generated files in *folder* that are out of date, missing, or should not be there."""
    wanted = files()
    there = {path.name: path.read_text("utf-8") for path in folder.glob("*.gen.ts")}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
