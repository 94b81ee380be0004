"""Runs tests against mutants: tests are collected once, and each mutant lives in a process forked from there."""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import pytest
from _pytest.runner import runtestprotocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tools.mutations import Mutant

CORES: Final = 2
NICENESS: Final = 10
MEMORY: Final = 4 << 30  # bytes that a mutant may use
TIMES: Final = 4  # how many times the time of its tests a mutant may compute ...
SPARE: Final = 2  # ... and seconds on top
IMPORTING: Final = 20  # ... and more if it imports everything itself

SURVIVED, KILLED, LATE, BROKEN = 0, 1, 2, 3  # exit codes; whatever a signal ends is killed, too

Tests: TypeAlias = dict[str, set[str]]  # the rules that each file of tests cites


class Outcome(NamedTuple):
    """What became of a mutant."""

    mutant: str
    killed: bool
    reached: bool  # whether any test that cites its rules calls it


class Measured(NamedTuple):
    """What a test takes and calls when nothing is changed."""

    seconds: float
    calls: set[str]  # functions, as "file::name"


class Plugin:
    """Has pytest collect the tests that cite *rules*, and works with them instead of running them."""

    def __init__(self, work: Callable[[list[pytest.Item]], None], rules: Iterable[str]) -> None:
        self.work, self.rules = work, set(rules)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that cite the rules."""
        items[:] = [item for item in items if cited_by(item) & self.rules]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Work, unless something cannot be imported. A failing example stays as it is: a shorter one kills no more."""
        if session.testsfailed:
            return True
        from hypothesis import Phase, settings  # noqa: PLC0415 - pytest wants to be there first

        settings.register_profile("mutants", settings(phases=[Phase.explicit, Phase.generate]))
        settings.load_profile("mutants")
        self.work(session.items)
        return True


class Watch:
    """Remembers which functions of the games are called."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.codes: set[CodeType] = set()

    def __call__(self, frame: Any, event: str, _: object) -> None:
        """Take notice of a call, as `sys.setprofile` wants it."""
        if event == "call":
            self.codes.add(frame.f_code)

    def called(self) -> set[str]:
        """Return the functions called; those within another function count as that one."""
        games = f"{self.root}/src/herzog/games/"
        found = {(code.co_filename, code.co_qualname.split(".<locals>")[0]) for code in self.codes}
        return {f"{file.removeprefix(f'{self.root}/')}::{name}" for file, name in found if file.startswith(games)}


class Changed(MetaPathFinder, Loader):
    """Imports one module with a change."""

    def __init__(self, module: str, code: CodeType) -> None:
        self.module, self.code = module, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find that module where it is, and load it here."""
        if fullname != self.module or (spec := PathFinder.find_spec(fullname, path)) is None:
            return None
        spec.loader = self
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self.code, module.__dict__)  # noqa: S102


def cited_by(item: pytest.Item) -> set[str]:
    """Return the rules that a test is tagged with."""
    return {number for mark in item.iter_markers("rule") for number in mark.args}


def run(root: Path, tests: Tests, mutants: Sequence[Mutant]) -> Iterator[Outcome]:
    """Run each mutant against the tests that cite its rules; this process itself never imports the games."""
    os.nice(NICENESS)
    reader, writer = os.pipe()
    if not (child := os.fork()):
        os.close(reader)
        with os.fdopen(writer, "w") as pipe:
            _stage(root, tests, mutants, lambda told: print(json.dumps(told), file=pipe, flush=True))
        os._exit(0)
    os.close(writer)
    late: dict[str, float] = {}
    with os.fdopen(reader) as pipe:
        for line in pipe:
            match json.loads(line):
                case [str(name), float(seconds)]:
                    late[name] = seconds
                case told:
                    yield Outcome(*told)
    if status := os.waitpid(child, 0)[1]:
        raise SystemExit(f"the tests did not get ready: {status}")
    others = [mutant for mutant in mutants if mutant.name() in late]
    _check_imports(root, tests, others)
    for name, code in forked(
        (mutant.name(), late[mutant.name()] * TIMES + IMPORTING, _importing(root, tests, mutant)) for mutant in others
    ):
        yield Outcome(name, code != SURVIVED, reached=True)


def _check_imports(root: Path, tests: Tests, mutants: Iterable[Mutant]) -> None:
    """Raise if a module that is imported without any change kills."""
    unchanged = {mutant.file: mutant._replace(new=mutant.old) for mutant in mutants}
    jobs = ((file, 3600.0, _importing(root, tests, mutant)) for file, mutant in unchanged.items())
    if broken := [file for file, code in forked(jobs) if code != SURVIVED]:
        raise SystemExit(f"without any change, tests of these fail: {broken}")


def forked(jobs: Iterable[tuple[str, float, Callable[[], int]]]) -> Iterator[tuple[str, int]]:
    """Run each job in a process of its own that may compute so many seconds; yield its name and exit code."""
    running: dict[int, str] = {}
    for name, seconds, job in jobs:
        if len(running) == CORES:
            yield _ended(running)
        if not (pid := os.fork()):
            _limited(seconds, job)
        running[pid] = name
    while running:
        yield _ended(running)


def _ended(running: dict[int, str]) -> tuple[str, int]:
    pid, status = os.wait()
    name, code = running.pop(pid), os.waitstatus_to_exitcode(status)
    if code == BROKEN:
        raise SystemExit(f"this could not be run: {name}")
    return name, code


def _limited(seconds: float, job: Callable[[], int]) -> None:
    """Do the job and end. Time is computing time, so that it does not matter what else the machine does."""
    code = BROKEN
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.setitimer(signal.ITIMER_PROF, seconds)
        code = job()
    finally:
        os._exit(code)


def collect(root: Path, files: Iterable[str], plugin: Plugin) -> int:
    """Have pytest import the *files*, and hand their tests to the plugin."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=no", f"--rootdir={root}"]
    return pytest.main([*options, *(f"{root}/{file}" for file in files)], plugins=[plugin])


def failed(item: pytest.Item) -> bool:
    """Run one test."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def verdict(items: Iterable[pytest.Item]) -> int:
    """Run tests until one fails; whatever breaks even pytest is a failure."""
    try:
        return KILLED if any(map(failed, items)) else SURVIVED
    except Exception:  # noqa: BLE001
        return KILLED


def _stage(root: Path, tests: Tests, mutants: Sequence[Mutant], tell: Callable[[list[Any]], None]) -> None:
    """Collect every test, measure it, and run the mutants whose code can be exchanged in what is imported."""
    watch = Watch(root)

    def work(items: list[pytest.Item]) -> None:
        sys.setprofile(None)
        early, measured = watch.called(), _measure(root, items)
        items.sort(key=lambda item: (measured[item.nodeid].seconds, item.nodeid))
        jobs: list[tuple[str, float, Callable[[], int]]] = []
        for mutant in mutants:
            place = f"{mutant.file}::{mutant.scope}"
            citing = [item for item in items if cited_by(item) & mutant.rules]
            seconds = sum(measured[item.nodeid].seconds for item in citing)
            reaching = [item for item in citing if place in measured[item.nodeid].calls]
            if not mutant.function or place in early:
                tell([mutant.name(), float(seconds)])
            elif not reaching:
                tell([mutant.name(), False, False])
            else:
                jobs.append((mutant.name(), seconds * TIMES + SPARE, _swapping(root, mutant, reaching)))
        seconds_of = {name: (seconds - SPARE) / TIMES for name, seconds, _ in jobs}
        for name, code in forked(jobs):
            tell([name, seconds_of[name]] if code == LATE else [name, code != SURVIVED, True])

    sys.setprofile(watch)
    wanted = {rule for mutant in mutants for rule in mutant.rules}
    if collect(root, [file for file, rules in tests.items() if rules & wanted], Plugin(work, wanted)):
        os._exit(1)


def _measure(root: Path, items: list[pytest.Item]) -> dict[str, Measured]:
    """Return what each test takes and calls, in a process where no cache is warm."""
    with tempfile.TemporaryDirectory() as folder:
        files = {item.nodeid: Path(folder) / str(n) for n, item in enumerate(items)}
        jobs = ((item.nodeid, 3600.0, _measuring(root, item, files[item.nodeid])) for item in items)
        ends = dict(forked(jobs))
        if broken := [name for name, code in ends.items() if code != SURVIVED]:
            raise SystemExit(f"without any change, these tests fail: {broken}")
        told = {name: json.loads(file.read_text("utf-8")) for name, file in files.items()}
    return {name: Measured(seconds, set(calls)) for name, (seconds, calls) in told.items()}


def _measuring(root: Path, item: pytest.Item, file: Path) -> Callable[[], int]:
    def job() -> int:
        watch, began = Watch(root), time.process_time()
        sys.setprofile(watch)
        broken = failed(item)
        sys.setprofile(None)
        file.write_text(json.dumps([time.process_time() - began, sorted(watch.called())]), "utf-8")
        return KILLED if broken else SURVIVED

    return job


def _swapping(root: Path, mutant: Mutant, items: list[pytest.Item]) -> Callable[[], int]:
    """Exchange the code of the function, which is also the one that others have imported by name."""

    def job() -> int:
        code = _within(mutant.code(root), mutant.scope)
        try:
            _function(mutant).__code__ = code
        except (KeyError, TypeError, ValueError):  # it is wrapped in something, or no longer uses super()
            return LATE
        return verdict(items)

    return job


def _importing(root: Path, tests: Tests, mutant: Mutant) -> Callable[[], int]:
    """Import everything anew, the module with the change."""

    def job() -> int:
        sys.meta_path.insert(0, Changed(module_of(mutant.file), mutant.code(root)))
        ends: list[int] = []
        files = [file for file, rules in tests.items() if rules & mutant.rules]
        plugin = Plugin(lambda items: ends.append(verdict(items)), mutant.rules)
        collect(root, files, plugin)
        return ends[0] if ends else KILLED

    return job


def module_of(file: str) -> str:
    """Return the name under which a file is imported."""
    return file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _function(mutant: Mutant) -> FunctionType:
    found: Any = importlib.import_module(module_of(mutant.file))
    for name in mutant.scope.split("."):
        found = found.__dict__[name]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    if not isinstance(found, FunctionType):
        raise TypeError(mutant.scope)
    return found


def _within(code: CodeType, name: str) -> CodeType:
    """Return the code of the function with that name."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    for const in inner:
        if const.co_qualname == name:
            return const
        if name.startswith(f"{const.co_qualname}."):
            return _within(const, name)
    raise LookupError(name)
