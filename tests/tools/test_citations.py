from __future__ import annotations

import json
from pathlib import Path

from tools.citations import INDEX, index

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "docs/rules/toy.md": "- **TOY-1.1** (p. 2) One.\n- **TOY-1.2** (p. 2) Two.\n- **TOY-1.3** (p. 3) Three.\n",
    "docs/rulings/toy.md": "### TOY-Q1 · Who starts?\n",
    "src/herzog/games/toy/setup.py": '''"""Set-up. [TOY-1.1]"""


@final
class Deal(Chance):
    """Deal. [TOY-1.1, TOY-Q1]"""

    def answer(self) -> None:
        """Answer. [TOY-Q1]"""
        self.done = True  # at once [TOY-1.2]
        self.more = True  # and again [TOY-1.2]
''',
    "tests/test_toy.py": """
@rule("TOY-1.2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TOY-Q1"))])
def test_a(n: int) -> None: ...


class TestDeal:
    @rule("TOY-1.2")
    def test_b(self) -> None: ...
""",
}


def test_the_index_is_up_to_date() -> None:
    """What `herzog rules` says of code and tests is true; `make generated` writes it."""
    assert (ROOT / INDEX).read_text("utf-8") == index(ROOT)


def test_names_carry_rules(tmp_path: Path) -> None:
    """Modules, classes, functions and tests are named, each once; a rule that nobody cites is listed all the same."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert json.loads(index(tmp_path)) == {
        "TOY-1.1": {
            "code": ["src/herzog/games/toy/setup.py", "src/herzog/games/toy/setup.py::Deal"],
            "tests": [],
        },
        "TOY-1.2": {
            "code": ["src/herzog/games/toy/setup.py::Deal::answer"],
            "tests": ["tests/test_toy.py::test_a", "tests/test_toy.py::TestDeal::test_b"],
        },
        "TOY-1.3": {"code": [], "tests": []},
        "TOY-Q1": {
            "code": ["src/herzog/games/toy/setup.py::Deal", "src/herzog/games/toy/setup.py::Deal::answer"],
            "tests": ["tests/test_toy.py::test_a"],
        },
    }
