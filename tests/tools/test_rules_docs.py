from __future__ import annotations

from pathlib import Path

import pytest

from tools.rulebook import read
from tools.rules_docs import pages

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["rules/fourberies.md", "rulings/fourberies.md", "rules/lacrimosa.md", "rulings/lacrimosa.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_say_what_the_messages_say(page: str) -> None:
    """docs/rules and docs/rulings are those of the English messages; `make generated` writes them."""
    file = ROOT / "docs" / page
    assert file.read_text("utf-8") == pages(ROOT)[file]


def test_the_pages_are_read_back() -> None:
    """Every rule and ruling stands in the form that the traceability test reads."""
    rules, unread = read(ROOT)
    assert unread == []
    assert [(rule.number, rule.place, rule.text) for rule in rules if rule.number in {"FOU-12.1", "LAC-3.7"}] == [
        ("FOU-12.1", "Préparation de la deuxième saison", "The game ends after the second season."),
        (
            "LAC-3.7",
            "p. 14, Finances Track",
            "A step beyond the end of the Finance track gives 2 VP instead. [RU: the marker stays on the last space]",
        ),
    ]


def test_the_preface_is_kept(tmp_path: Path) -> None:
    """What stands before the first section is written by hand."""
    for page in PAGES:
        (tmp_path / "docs" / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "docs" / page).write_text("# Title\n\nMy preface.\n\n## 1. Old\n\n- old\n", "utf-8")
    for text in pages(tmp_path).values():
        assert text.startswith("# Title\n\nMy preface.\n\n## ")
        assert "old" not in text.splitlines()[4:6]
        assert "## 1. Old" not in text


def test_pages_of_a_new_game_begin_with_a_title(tmp_path: Path) -> None:
    """Nobody has to write them by hand first."""
    written = pages(tmp_path)
    assert [written[tmp_path / "docs" / page].splitlines()[:3] for page in PAGES[:2]] == [
        ["# Fourberies: the rules in our words", "", "## 1. Setup"],
        ["# Fourberies: what the rulebook leaves open, and how we read it", "", "## Needle"],
    ]


def test_a_ruling_is_written_out_in_full() -> None:
    """Question, readings, choice, why, source, confidence and flag, a line each."""
    assert (
        "\n\n### FOU-Q33 · May an unfulfilled Secret Request be used?\n"
        "Readings: (a) yes, it pays nothing and stays face up; (b) no.\n"
        "Choice: Yes; it pays nothing and stays face up.\n"
        "Why: The book leaves the card to the player; the condition governs the gain.\n"
        "Source: reading B33\n"
        "Confidence: M\n"
        "Flag: unfulfilled-request\n\n"
    ) in pages(ROOT)[ROOT / "docs/rulings/fourberies.md"]
