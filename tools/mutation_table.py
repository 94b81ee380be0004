"""What became of the mutants, as a page: one row per rule, then survivors and explanations."""

from __future__ import annotations

from os.path import commonprefix
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.mutations import Mutant

CONTEXT: Final = 40  # letters of a statement around what is changed

INTRODUCTION: Final = """# Mutants

A test proves a rule if it fails when the code of that rule is wrong.
`make mutants` makes the code wrong in one small way after another, and each time runs the tests of the rule.
It writes this page.

- **Which code:** whatever cites a rule: a class or function in its docstring, or a statement in the comment beside it.
  What stands within it belongs to it, so a statement can belong to several rules.
- **Which changes:** a comparison moves its boundary or turns around; a number is one more or one less; \
`and` and `or`, `+` and `-`, `min` and `max`, `any` and `all` change places; a condition is negated; \
a statement is left out; something else is returned.
  What is only told to people (`if log:`), what type checkers read, and strings stay as they are.
- **Which tests:** those that cite one of the rules that the statement belongs to, and no others.
- **Killed** means that one of them fails, or computes four times as long as it should.
- **Equal** means that the change makes no difference that anybody could see; the reasons are at the end.

"""


class Explained(NamedTuple):
    """A survivor that changes nothing, and why."""

    mutant: str
    reason: str


class Result(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    killed: bool
    reached: bool


class Summary(NamedTuple):
    """All mutants in one sentence, and the survivors nobody explained."""

    sentence: str
    percent: float
    left: list[Result]


def summary(results: Sequence[Result], explained: Sequence[Explained]) -> Summary:
    """Add up *results*."""
    equal = {name for name, _ in explained}
    killed = sum(result.killed for result in results)
    left = [result for result in results if not result.killed and result.mutant.name() not in equal]
    count = killed + len(left)
    percent = 100 * killed / count if count else 100.0
    known = len(results) - count
    counts = f"{len(results)} mutants: {killed} killed, {known} equal, {len(left)} survived"
    return Summary(f"{counts}; killed {percent:.1f} % of those not equal.", percent, left)


def page(rules: Sequence[str], results: Sequence[Result], explained: Sequence[Explained], wrong: Sequence[str]) -> str:
    """Return the page."""
    parts = [INTRODUCTION, f"{summary(results, explained).sentence}\n"]
    parts += [f"\n{line}\n" for line in wrong]
    for prefix in dict.fromkeys(rule[:4] for rule in rules):
        own = [result for result in results if any(rule.startswith(prefix) for rule in result.mutant.rules)]
        listed = [rule for rule in rules if rule.startswith(prefix)]
        parts.append(
            f"\n## {prefix.rstrip('-')}\n\n{summary(own, explained).sentence}\n\n{_table(listed, own, explained)}"
        )
    if left := summary(results, explained).left:
        parts.append("\n## Survivors\n\n")
        parts += [f"- {_listed(result.mutant)}: `{_change(result.mutant)}`\n" for result in left]
    if explained:
        parts.append("\n## Equal\n\n")
        parts += [f"- `{name}`: {reason}\n" for name, reason in explained]
    return "".join(parts)


def _table(rules: Sequence[str], results: Sequence[Result], explained: Sequence[Explained]) -> str:
    lines = ["| rule | mutants | killed | equal | survived |\n|---|---:|---:|---:|---:|\n"]
    empty = []
    for rule in rules:
        own = [result for result in results if rule in result.mutant.rules]
        killed, left = sum(result.killed for result in own), len(summary(own, explained).left)
        if own:
            lines.append(f"| {rule} | {len(own)} | {killed} | {len(own) - killed - left} | {left} |\n")
        else:
            empty.append(rule)
    if empty:
        lines.append(f"\nIn the code that cites these, there is nothing to change in this way: {', '.join(empty)}.\n")
    return "".join(lines)


def _listed(mutant: Mutant) -> str:
    return f"{', '.join(sorted(mutant.rules))}, `{mutant.file.removeprefix('src/herzog/games/')}::{mutant.scope}`"


def _change(mutant: Mutant) -> str:
    """Return what is changed, without most of what stays the same in a long statement."""
    texts = mutant.before, mutant.after
    start = len(commonprefix(texts))  # noqa: RUF071 - letters are wanted
    end = len(commonprefix([text[start:][::-1] for text in texts]))  # noqa: RUF071
    first, last = max(start - CONTEXT, 0), max(end - CONTEXT, 0)
    shown = [f"{'…' if first else ''}{text[first : len(text) - last]}{'…' if last else ''}" for text in texts]
    return " → ".join(shown)
