"""The compiled form: rules and bots compiled by mypyc from the same sources.

python -m tools.compiled -m herzog serve    run Python with the compiled form, or the sources if it cannot be built
python -m tools.compiled --check            test the compiled form, and compare games played by both forms
python -m tools.compiled --prove [WORD ...] compare many games of both forms, without tests; see tools.digests

HERZOG_COMPILE=1 requires the compiled form, HERZOG_COMPILE=0 disables it; MYPYC_OPT_LEVEL is gcc's -O.
Compiled modules are never put beside the sources, where they would hide every later change. They are cached in .cache
by the hash of their sources; a folder of links combines them with the rest of the package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
CACHE: Final = ROOT / ".cache" / "compiled"
KEPT: Final = 6  # builds in the cache
SWITCH: Final = "HERZOG_COMPILE"
LEVEL: Final = "MYPYC_OPT_LEVEL"
MYPYC: Final = "mypy[mypyc]==2.4.1"  # upgrade this deliberately: another version may generate different code
KERNEL: Final = ("agenda", "play", "values")
ENVS: Final = ("fourberies", "lacrimosa", "numbering", "reading")
PATTERNS: Final = ("bots/*.py", "bots/features/*.py", "games/*/*.py")
# msgspec structs, which mypyc cannot compile; what checks types that compiled code takes for granted; and modules that
# playouts do not use.
LEFT_OUT: Final = {
    *(
        "answer",
        "entrants",
        "events",
        "explain",
        "option_facts",
        "printed",
        "printed_board",
        "printed_set",
        "view_shapes",
    ),
    *("__init__", "boards", "component_views", "decisions", "game", "loading", "routes", "uniform", "views", "weights"),
}
# CFLAGS replace those of the Python build, so the essential ones are repeated: no assertions, signed ints wrap.
# Our functions are hidden, because nobody else calls them and calls between them can then be direct.
FLAGS: Final = "-w -DNDEBUG -fwrapv -fvisibility=hidden"
PROOF: Final = ("1000", "50")  # random games at every table, games of each bot
CHECKED: Final = (  # `make test` runs these on the sources, too, with the slow ones and more examples
    *(
        "tests/kernel",
        "tests/games",
        "tests/contract",
        "tests/bots",
        "tests/envs/test_reading.py",
        "tests/envs/test_values.py",
    ),
    *("-m", "not slow", "--hypothesis-profile", "quick"),
)


class CannotCompile(RuntimeError):
    """mypyc or the C compiler failed."""


def is_wanted() -> bool:
    """Return whether to compile: as HERZOG_COMPILE says, otherwise if there is a C compiler."""
    return os.environ.get(SWITCH, "") != "0" and (is_required() or _has_compiler())


def is_required() -> bool:
    """Return whether HERZOG_COMPILE requires the compiled form."""
    return os.environ.get(SWITCH, "") == "1"


def _has_compiler() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(named.split()[0]) is not None  # on Windows setuptools knows where to look


def modules() -> list[str]:
    """Return the files to compile, relative to the sources."""
    files = [SOURCES / "herzog" / "kernel" / f"{name}.py" for name in KERNEL]
    files += [SOURCES / "herzog" / "envs" / f"{name}.py" for name in ENVS]
    files += [file for pattern in PATTERNS for file in (SOURCES / "herzog").glob(pattern)]
    return sorted(file.relative_to(SOURCES).as_posix() for file in files if file.stem not in LEFT_OUT)


def _typed() -> Iterator[Path]:
    """Yield everything that mypyc reads, including uncompiled modules, whose types matter."""
    for package in ("kernel", "games", "bots"):
        yield from sorted((SOURCES / "herzog" / package).rglob("*.py"))
    yield from [SOURCES / "herzog" / "envs" / f"{name}.py" for name in ("__init__", *ENVS)]


def key() -> str:
    """Return a hash that identifies a build."""
    about = (
        sysconfig.get_config_var("EXT_SUFFIX"),
        MYPYC,
        os.environ.get(LEVEL, ""),
        Path(__file__).read_text("utf-8"),
    )
    digest = sha256(repr(about).encode())
    for file in _typed():
        digest.update(f"{file.relative_to(SOURCES).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def built() -> Path:
    """Return the folder with the compiled modules of these sources, compiling them if necessary."""
    folder = CACHE / key()
    if not folder.is_dir():
        sys.stderr.write(
            f"Compiling rules and bots: a minute or two, once for each version ({SWITCH}=0 does without)\n"
        )
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in sorted(CACHE.iterdir(), key=lambda each: each.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
        if find_spec("mypyc"):
            _compile(folder)
        else:
            _compile_with_pip()
    return folder


def _compile(folder: Path) -> None:
    with TemporaryDirectory(dir=CACHE) as made:
        scratch, done = Path(made) / "scratch", Path(made) / "done"
        for file in (*SOURCES.glob("herzog/*.py"), *_typed()):
            copy = scratch / file.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        _run([sys.executable, "-m", "mypyc", "--strict", "--config-file=", *modules()], scratch)
        for library in scratch.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if "build" not in library.relative_to(scratch).parts:
                target = done / library.relative_to(scratch)
                target.parent.mkdir(parents=True, exist_ok=True)
                library.rename(target)
        if not folder.is_dir():  # another process may have been faster
            done.rename(folder)


def _compile_with_pip() -> None:
    """Let pip fetch mypyc to build a wheel, which leaves its modules in the cache."""
    with TemporaryDirectory() as wheel:
        _run([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", wheel, str(ROOT)], ROOT)


def _run(command: list[str], cwd: Path) -> None:
    flags = f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()
    env = {"MYPYC_DEBUG_LEVEL": "0", **os.environ, "CFLAGS": flags}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{done.stdout}{done.stderr}"[-4000:])


def linked() -> Path:
    """Return a folder for PYTHONPATH with the whole package: compiled modules, and links to the rest."""
    libraries = built()
    folder = libraries / "linked"
    for origin in (libraries, SOURCES):
        for file in origin.rglob("*"):
            link = folder / file.relative_to(origin)
            if file.is_file() and "__pycache__" not in file.parts and folder not in file.parents and not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                link.unlink(missing_ok=True)
                link.symlink_to(file)
    return folder


def environment() -> dict[str, str]:
    """Return the environment in which Python finds the compiled form, or the sources if it cannot be built."""
    if not is_wanted():
        return dict(os.environ)
    try:
        return {**os.environ, "PYTHONPATH": str(linked())}
    except CannotCompile as problem:
        if is_required():
            raise
        sys.stderr.write(f"{problem}\nThis cannot be compiled here; the sources will do, only slower.\n")
        return dict(os.environ)


def check() -> int:
    """Run the tests of rules and bots in the compiled form, then let both forms play the same games."""
    if not is_wanted():
        sys.stderr.write("There is no C compiler: the compiled form stays untested.\n")
        return 0
    os.environ.setdefault(LEVEL, "0")  # the same code, compiled five times as fast
    compiled = {**os.environ, "PYTHONPATH": str(linked())}
    return _tested(compiled, *CHECKED) or compare(compiled)


def _tested(env: dict[str, str], *wanted: str) -> int:
    """Run some tests in the environment *env*; return pytest's exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-o", "pythonpath=.", *wanted]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def prove(*words: str) -> int:
    """Let both forms play many games at every table and with each bot, or only those that match *words*."""
    return compare({**os.environ, "PYTHONPATH": str(linked())}, *PROOF, *words)


def compare(compiled: dict[str, str], *wanted: str) -> int:
    """Let both forms play at the same time; print the digests of their games, and return 1 if they differ."""
    same, told = True, 0
    with _playing(dict(os.environ), *wanted) as pure, _playing(compiled, *wanted) as other:
        for line, again in zip_longest(pure.stdout or (), other.stdout or (), fillvalue="nothing\n"):
            same, told = same and line == again, told + 1
            sys.stdout.write(line if line == again else f"{line.rstrip()}; compiled: {again}")
            sys.stdout.flush()  # it can take an hour, and may be interrupted
    proved = same and told and pure.returncode == other.returncode == 0
    sys.stdout.write("Both forms play the same games.\n" if proved else "They do not.\n")
    return int(not proved)


def _playing(env: dict[str, str], *wanted: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.digests", *wanted]
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(check())
    if sys.argv[1:2] == ["--prove"]:
        sys.exit(prove(*sys.argv[2:]))
    os.execve(sys.executable, [sys.executable, *sys.argv[1:]], environment())  # noqa: S606  (no shell is the point)
