"""Change the code of each rule a little, and see whether a test of that rule notices: docs/mutation.md.

python -m tools.mutants [NUMBER ...]    only these rules (FOU-5 is a section, FOU a game); writes no page
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools import mutation_run
from tools.mutation_table import Explained, Result, page, summary
from tools.mutations import mutants_of
from tools.rulebook import citations, read, tags

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.mutations import Mutant

ROOT: Final = Path(__file__).resolve().parents[1]
EXPLAINED: Final = "tools/mutants.toml"
PAGE: Final = "docs/mutation.md"
CACHE: Final = ".cache/mutants.jsonl"
BAR: Final = 95  # per cent


def main() -> None:
    """Run what changed since last time, and write or print what became of every mutant."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("numbers", nargs="*", help="rules, or sections of rules")
    parser.add_argument("--root", type=Path, default=ROOT, help="another project")
    parser.add_argument("--fresh", action="store_true", help="also run what did not change")
    given = parser.parse_args()
    began = time.monotonic()
    mutants = [mutant for mutant in every_mutant(given.root) if chosen(mutant.rules, given.numbers)]
    results = outcomes(given.root, mutants, fresh=given.fresh)
    explained = read_explained(given.root)
    wrong = [] if given.numbers else [*one_sided(given.root), *stale(explained, results)]
    if not given.numbers:
        (given.root / PAGE).write_text(page(rules_of(given.root), results, explained, wrong), "utf-8")
    told = summary(results, explained)
    sys.stdout.writelines(f"{survivor(result)}\n" for result in told.left)
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    sys.stdout.write(f"{told.sentence} {time.monotonic() - began:.0f} s.\n")
    sys.exit(bool(wrong) or told.percent < BAR)


def survivor(result: Result) -> str:
    """Return what somebody must know who wants to kill it."""
    how = "SURVIVED" if result.reached else "NOT REACHED"
    return f"{how} {result.mutant.name()} {' '.join(sorted(result.mutant.rules))}"


def every_mutant(root: Path) -> list[Mutant]:
    """Return the mutants of all games."""
    files = sorted((root / "src/herzog/games").rglob("*.py"))
    return [mutant for file in files for mutant in mutants_of(root, file)]


def chosen(rules: Iterable[str], numbers: Sequence[str]) -> bool:
    """Return whether one of the *rules* has one of the *numbers*, or is in a section or game that has."""
    return not numbers or any(
        rule == number or rule.startswith((f"{number}.", f"{number}-")) for rule in rules for number in numbers
    )


def outcomes(root: Path, mutants: Sequence[Mutant], *, fresh: bool) -> list[Result]:
    """Return what becomes of each mutant, from last time if neither its function nor its tests changed."""
    tests = citing_files(root)
    keys = {mutant.name(): key_of(root, mutant, tests) for mutant in mutants}
    file = root / CACHE
    file.parent.mkdir(exist_ok=True)
    lines = file.read_text("utf-8").splitlines() if file.exists() and not fresh else []
    known = {key: (killed, reached) for key, killed, reached in map(json.loads, lines)}
    todo = [mutant for mutant in mutants if keys[mutant.name()] not in known]
    with file.open("a" if lines else "w", encoding="utf-8") as cached:
        for n, outcome in enumerate(mutation_run.run(root, tests, todo) if todo else (), 1):
            known[keys[outcome.mutant]] = outcome.killed, outcome.reached
            print(json.dumps([keys[outcome.mutant], outcome.killed, outcome.reached]), file=cached, flush=True)
            if n % 100 == 0:
                sys.stderr.write(f"{n} of {len(todo)}\n")
    return [Result(mutant, *known[keys[mutant.name()]]) for mutant in mutants]


def citing_files(root: Path) -> dict[str, set[str]]:
    """Return the rules that each file of tests cites."""
    found: dict[str, set[str]] = {}
    for number, where in tags(root):
        found.setdefault(where.rpartition(":")[0], set()).add(number)
    return found


def key_of(root: Path, mutant: Mutant, tests: dict[str, set[str]]) -> str:
    """Return the hash of a mutant: the function with the change, its tests with their helpers."""
    files = {file for file, rules in tests.items() if rules & mutant.rules}
    helpers = {
        str(helper) for file in files for helper in (root / file).parent.glob("*.py") if "test_" not in helper.name
    }
    texts = [*(f"{root}/{file}" for file in sorted(files)), *sorted(helpers)]
    parts = [mutant.name(), mutant.source, *sorted(mutant.rules), *map(_digest, texts)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


@cache
def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def read_explained(root: Path) -> list[Explained]:
    """Return the survivors that somebody explained."""
    file = root / EXPLAINED
    given = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return [Explained(entry["mutant"], entry["reason"]) for entry in given.get("equal", ())]


def stale(explained: Iterable[Explained], results: Iterable[Result]) -> list[str]:
    """Return the explanations of mutants that do not exist or do not survive."""
    surviving = {result.mutant.name() for result in results if not result.killed}
    return [f"{EXPLAINED}: does not survive: {name}" for name, _ in explained if name not in surviving]


def rules_of(root: Path) -> list[str]:
    """Return the numbers of all rules and rulings, game by game."""
    rules, _ = read(root)
    return [rule.number for rule in sorted(rules, key=lambda rule: rule.game)]


def one_sided(root: Path) -> list[str]:
    """Return the rules that code cites and no test, and the reverse."""
    rules, _ = read(root)
    code = {mention.number for game in {rule.game for rule in rules} for mention in citations(root, game)}
    proved = {mention.number for mention in tags(root)}
    return [
        *(f"{number} is cited by code, and proved by no test" for number in sorted(code - proved)),
        *(f"{number} is proved by a test, and cited by no code" for number in sorted(proved - code)),
    ]


if __name__ == "__main__":
    main()
