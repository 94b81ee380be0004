"""Write docs/rules and docs/rulings from the English messages; the text before the first section is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from herzog.text import rulebook
from herzog.text.languages import REFERENCE
from herzog.text.rulebook import GAMES, Rule, Ruling, Section

ROOT: Final = Path(__file__).resolve().parents[1]
TITLES: Final = {"rules": "the rules in our words", "rulings": "what the rulebook leaves open, and how we read it"}


def pages(root: Path) -> dict[Path, str]:
    """Return the content of the pages of rules and rulings under *root*."""
    found = {}
    for game in GAMES:
        sections = rulebook.read(game, REFERENCE).sections
        of_rules = [section for section in sections if isinstance(section.entries[0], Rule)]
        of_rulings = [section for section in sections if isinstance(section.entries[0], Ruling)]
        for folder, chapters in (("rules", of_rules), ("rulings", of_rulings)):
            page = root / "docs" / folder / f"{game}.md"
            found[page] = "\n\n".join([_preface(page), *map(_chapter, chapters)]) + "\n"
    return found


def _preface(page: Path) -> str:
    """Return the text before the first section of *page*, or only a title if there is no such page yet."""
    if not page.exists():
        return f"# {page.stem.capitalize()}: {TITLES[page.parent.name]}"
    return page.read_text("utf-8").partition("\n## ")[0].rstrip()


def main() -> None:
    """Rewrite all pages."""
    for page, text in pages(ROOT).items():
        page.write_text(text, "utf-8")


def _chapter(section: Section) -> str:
    figure = section.number.partition("-")[2]
    heading = f"## {figure}. {section.title}" if figure.isdigit() else f"## {section.title}"
    rules = [_rule(entry) for entry in section.entries if isinstance(entry, Rule)]
    rulings = [_ruling(entry) for entry in section.entries if isinstance(entry, Ruling)]
    return "\n\n".join([heading, *(["\n".join(rules)] if rules else []), *rulings])


def _rule(rule: Rule) -> str:
    books = f" [{rule.books}]" if rule.books else ""
    place = f"our component set, {rule.place}" if rule.ours else rule.place
    return f"- **{rule.number}** ({place}) {rule.text}{books}"


def _ruling(ruling: Ruling) -> str:
    lines = [
        f"### {ruling.number} · {ruling.question}",
        f"Readings: {ruling.readings}",
        f"Choice: {ruling.text}",
        f"Why: {ruling.why}",
        f"Source: {ruling.source}",
        f"Confidence: {ruling.confidence}",
        *([f"Flag: {ruling.flag}"] if ruling.flag else []),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
