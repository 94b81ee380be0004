"""Finds the code that cites rules, and the small changes that a test of those rules should notice."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from tools.rulebook import CITATION

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import CodeType

Definition: TypeAlias = ast.FunctionDef | ast.ClassDef
Rules: TypeAlias = frozenset[str]

OPPOSITES: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),  # the boundary, then the opposite
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
POINTING: Final = ("target", "exchange_target")  # say where on a screen something is, which no rule does
EMPTY: Final = {"list": "[]", "tuple": "()", "dict": "{}", "set": "set()", "frozenset": "frozenset()"}


class Mutant(NamedTuple):
    """One change to one file: *new* takes the place of *old*, a node of *tree*."""

    file: str
    scope: str  # the function or class around it that stands in the module or in a class
    function: bool  # whether the scope is a function, whose code can be exchanged
    line: int
    before: str
    after: str
    rules: Rules  # those that the statement, function, class or module around it cites
    source: str  # the text of the scope
    tree: ast.Module
    old: ast.AST
    new: ast.AST

    def name(self) -> str:
        """Return what identifies it as long as nobody rewrites the statement."""
        return f"{self.file}::{self.scope}: {self.before} → {self.after}"

    def code(self, root: Path) -> CodeType:
        """Return its file, compiled with the change."""
        changed = copy.deepcopy(self.tree, {id(self.old): self.new})
        return compile(ast.fix_missing_locations(changed), str(root / self.file), "exec", dont_inherit=True)


def mutants_of(root: Path, file: Path) -> list[Mutant]:
    """Return every mutant of the code in *file* that cites a rule, in the order of the file."""
    text = file.read_text("utf-8")
    tree = ast.parse(text)
    finder = _Finder(str(file.relative_to(root)), text, tree)
    finder.block(tree, frozenset(finder.cited.get(tree, ())), "")
    return _numbered(finder.found)


def citing_places(file: Path) -> set[str]:
    """Return the rules that *file* cites."""
    return {n.strip() for hit in CITATION.finditer(file.read_text("utf-8")) for n in hit[1].split(",")}


def _numbered(found: list[Mutant]) -> list[Mutant]:
    """Tell mutants apart that look the same, by counting them."""
    seen: Counter[str] = Counter()
    result = []
    for mutant in found:
        seen[mutant.name()] += 1
        n = seen[mutant.name()]
        result.append(mutant._replace(after=f"{mutant.after} ({n})") if n > 1 else mutant)
    return result


def _owners(tree: ast.Module, text: str) -> dict[ast.AST, set[str]]:
    """Return which module, class, function or statement cites which rules."""
    cited: dict[ast.AST, set[str]] = {}
    for n, line in enumerate(text.splitlines(), 1):
        numbers = {number.strip() for hit in CITATION.finditer(line) for number in hit[1].split(",")}
        if numbers:
            own = n + 1 if line.lstrip().startswith("#") else n  # a comment alone is about the line below
            cited.setdefault(_owner(tree, own), set()).update(numbers)
    return cited


def _owner(tree: ast.Module, line: int) -> ast.AST:
    """Return whose docstring *line* is in, or the innermost statement there."""
    owner: ast.AST = tree
    for node in ast.walk(tree):  # from the outside in
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line) and not _is_text(node):
            owner = node
    return owner


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_telling(node: ast.AST) -> bool:
    """Return whether a statement only tells people what happens (`if log:`), or type checkers what things are."""
    if isinstance(node, ast.If):
        test = ast.unparse(node.test)
        return (test in {"log", "TYPE_CHECKING"} or test.startswith("log and ")) and not node.orelse
    return isinstance(node, ast.Expr) and ast.unparse(node.value).startswith("log.")


def _head(node: ast.stmt) -> str:
    """Return a statement without the block below it."""
    if not isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.FunctionDef)):
        return ast.unparse(node)
    return ast.unparse(node).splitlines()[0].rstrip(":")


class _Finder:
    def __init__(self, file: str, text: str, tree: ast.Module) -> None:
        self.file, self.text, self.tree = file, text, tree
        self.cited = _owners(tree, text)
        self.found: list[Mutant] = []
        self.scope, self.function, self.source, self.returns = "", False, "", ""

    def block(self, node: ast.Module | Definition, rules: Rules, path: str) -> None:
        """Look at the statements of a module, class or function."""
        for child in node.body:
            own = rules | self.cited.get(child, set())
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)) and not self.function:
                self._enter(child, own, f"{path}.{child.name}".lstrip("."))
            else:
                self.statement(child, own)

    def _enter(self, child: Definition, rules: Rules, path: str) -> None:
        if child.name in POINTING:
            return
        was = self.scope, self.function, self.source, self.returns
        self.scope, self.function = path, isinstance(child, ast.FunctionDef)
        self.source = ast.get_source_segment(self.text, child) or ""
        self.returns = ast.unparse(child.returns) if isinstance(child, ast.FunctionDef) and child.returns else ""
        self.block(child, rules, path)
        self.scope, self.function, self.source, self.returns = was

    def statement(self, node: ast.stmt, rules: Rules) -> None:
        """Change a statement, its expressions, and the statements below it."""
        if _is_text(node) or _is_telling(node) or isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)):
            return
        if rules:
            for old, new in self._changes(node):
                self._add(node, old, new, rules)
        for child in _below(node):
            self.statement(child, rules | self.cited.get(child, set()))

    def _add(self, node: ast.stmt, old: ast.AST, new: ast.AST, rules: Rules) -> None:
        changed = copy.deepcopy(node, {id(old): new})
        before, after = _head(node), _head(changed)
        source = self.source or ast.get_source_segment(self.text, node) or ""
        self.found.append(
            Mutant(self.file, self.scope, self.function, node.lineno, before, after, rules, source, self.tree, old, new)
        )

    def _changes(self, node: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
        """Yield what can be changed about a statement, without the statements below it."""
        if self.function:
            yield from _removed(node)
        if isinstance(node, ast.Return) and node.value is not None:
            yield from _returned(node.value, self.returns)
        if isinstance(node, (ast.If, ast.While)):
            yield from _negated(node.test)
        expressions = list(_expressions(node))
        moved = dict(pair for expression in expressions for pair in _boundaries(expression))
        for expression in expressions:
            yield from _changed(expression, moved.get(id(expression), 0))
            if isinstance(expression, ast.IfExp):
                yield from _negated(expression.test)
            if isinstance(expression, ast.comprehension):
                for condition in expression.ifs:
                    yield from _negated(condition)


def _below(node: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements of the block below a statement."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, (ast.ExceptHandler, ast.match_case)):
            yield from _below(child)


def _expressions(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the expressions of a statement from the outside in, without annotations and what tells people."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "type_comment"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue  # a check for programmers
            if isinstance(child, (ast.expr, ast.comprehension, ast.keyword, ast.withitem)):
                yield child
                yield from _expressions(child)


def _removed(node: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Leave out a statement; not one that names something, without which nothing runs."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    if (
        isinstance(node, (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Delete))
        or any(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)
        or (isinstance(node, ast.Return) and node.value is None)
    ):
        yield node, ast.Pass()
    if isinstance(node, ast.Continue):
        yield node, ast.Break()


def _returned(value: ast.expr, returns: str) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Return something else of the same type."""
    kind = returns.split("[", maxsplit=1)[0]
    text = ast.unparse(value)
    if kind == "bool" and not isinstance(value, (ast.Compare, ast.Constant, ast.BoolOp)):
        yield value, _expression(f"not ({text})")
    elif kind == "int" and not isinstance(value, ast.Constant):
        yield value, _expression(f"({text}) + 1")
    elif kind in EMPTY and text != EMPTY[kind]:
        yield value, _expression(EMPTY[kind])


def _negated(test: ast.expr) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Turn a condition around that no other change turns around."""
    if not isinstance(test, (ast.Compare, ast.BoolOp, ast.Constant)) and not _is_not(test):
        yield test, _expression(f"not ({ast.unparse(test)})")


def _is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _boundaries(node: ast.AST) -> Iterator[tuple[int, int]]:
    """Yield the numbers beside < and its like, with the step that another comparison already takes: < 1 is <= 0."""
    if isinstance(node, ast.Compare):
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, (ast.Lt, ast.GtE)):
                yield id(right), 1
            elif isinstance(op, (ast.LtE, ast.Gt)):
                yield id(right), -1


def _changed(node: ast.AST, moved: int) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the changes of one expression; a number that is *moved* by a step elsewhere is not moved here."""
    if isinstance(node, ast.Compare):
        for n, op in enumerate(node.ops):
            for other in OPPOSITES[type(op)]:
                ops = [*node.ops[:n], other(), *node.ops[n + 1 :]]
                yield node, ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        other_way = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, ast.BoolOp(other_way, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield node, ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from _valued(node, moved)
    elif isinstance(node, ast.Name) and node.id in NAMES:
        yield node, ast.Name(NAMES[node.id], ast.Load())


def _valued(node: ast.Constant, moved: int) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node.value, int):
        for step in (1, -1):
            if step != moved:
                yield node, ast.Constant(node.value + step)
