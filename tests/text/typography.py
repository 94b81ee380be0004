"""How each language is set, and what no sentence does: rules that find faults in a rendered sentence."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
LETTER: Final = r"[^\W\d_]"
LOWER: Final = r"[a-zà-öø-ÿąćęłńóśźżа-яё]"
QUOTES: Final = {
    "en": ("\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}"),
    "fr": (f"«{NARROW}", f"{NARROW}»"),
    "pl": ("\N{DOUBLE LOW-9 QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}"),
    "ru": ("«", "»"),
}
# One form after 1, one after the others; in Polish and Russian also one after 2 to 4, and in between adjectives.
NOUNS: Final[dict[str, list[tuple[str, ...]]]] = {
    "en": [
        (noun, f"{noun}s")
        for noun in re.findall(
            r"\w+",
            """
            card ducat counter marker step tile work Court point cell place icon Encounter Actor Manager Caravel event
            option Écu eighth sixteenth kind thing space Request move lesson table player game minute
            """,
        )
    ],
    "fr": [
        (noun, f"{noun}s")
        for noun in re.findall(
            r"\w+",
            """
            carte ducat marqueur case tuile point place Rencontre Acteur Régisseur Caravelle événement Écu Cour Demande
            croche coup étape icône leçon modification sorte table joueur Cité partie minute progression
            """,
        )
    ],
    "pl": [
        ("karta|kartę", "karty", "kart"),
        ("dukata?", "dukaty", "dukatów"),
        ("punkt", "punkty", "punktów"),
        ("pole", "pola", "pól"),
        ("dysk", "dyski", "dysków"),
        ("kafelek", "kafelki", "kafelków"),
        ("znacznik", "znaczniki", "znaczników"),
        ("dwór", "dwory", "dworów"),
        ("Spotkanie", "Spotkania", "Spotkań"),
        ("Prośba|Prośbę", "Prośby", "Próśb"),
        ("miejsce", "miejsca", "miejsc"),
        ("zdarzenie", "zdarzenia", "zdarzeń"),
        ("Aktor|Aktora", "Aktorów", "Aktorów"),
        ("Inspicjent|Inspicjenta", "Inspicjentów", "Inspicjentów"),
        ("miasto", "miasta", "miast"),
        ("lekcja", "lekcje", "lekcji"),
        ("ruch|ruchu", "ruchy|ruchów", "ruchów"),
        ("krok", "kroki", "kroków"),
        ("zmiana", "zmiany", "zmian"),
        ("rodzaj", "rodzaje", "rodzajów"),
        ("stole", "stołach", "stołach"),
        ("stół", "stoły", "stołów"),
        ("gra", "gry", "gier"),
        ("partia|partię", "partie", "partii"),
        ("minuta|minutę", "minuty", "minut"),
    ],
    "ru": [
        ("карта|карту", "карты", "карт"),
        ("дукат", "дуката", "дукатов"),
        ("очко", "очка", "очков"),
        ("деление", "деления", "делений"),
        ("фишка|фишку", "фишки", "фишек"),
        ("жетон", "жетона", "жетонов"),
        ("двор", "двора", "дворов"),
        ("Встреча", "Встречи", "Встреч"),
        ("просьба|просьбу", "просьбы", "просьб"),
        ("место", "места", "мест"),
        ("событие", "события", "событий"),
        ("Актёр", "Актёра", "Актёров"),
        ("Распорядитель", "Распорядителя", "Распорядителей"),
        ("город", "города", "городов"),
        ("урок", "урока", "уроков"),
        ("ход", "хода", "ходов"),
        ("шаг", "шага", "шагов"),
        ("пункт", "пункта", "пунктов"),
        ("вид", "вида", "видов"),
        ("столом", "столами", "столами"),
        ("стол", "стола", "столов"),
        ("партия", "партии", "партий"),
        ("минута|минуту", "минуты", "минут"),
    ],
}
SMALL_WORDS: Final = frozenset(  # after which nothing is counted any more
    re.findall(
        r"\w+",
        "of in on for from as to at and or is are w na z ze za i в на из за от и de du sur dans en et à pour par",
    )
)
UNCOUNTED: Final = {  # what else may follow a number: nouns of one form, and words that are no nouns
    "en": frozenset(re.findall(r"\w+", "VP Talent Journey Composition towards face more now begins changed discarded")),
    "fr": frozenset(re.findall(r"\w+", "PV vers ou au face commence est")),
    "pl": frozenset(re.findall(r"\w+", "PZ écu dla do od lub dobiegł zostaje")),
    "ru": frozenset(re.findall(r"\w+", "ПО экю для или сверху снизу окончен убирается")),
}
NUMBERED: Final = r"(?<![\d+×/–.,])\b(\d+)((?: [^\W\d]+){1,3})"  # a number, and the words that it may count
GENITIVE: Final = r"\b(brakuje|brakuje ci|не хватает) \d+ \w+"  # what is lacking, whatever the number


def faults(language: str, text: str, *, counts: bool) -> list[str]:
    """Return what is wrong with a sentence of *language*; whether it *counts* something is for the caller to know."""
    return [*set_wrong(language, text), *said_wrong(text), *(miscounted(language, text) if counts else ())]


def set_wrong(language: str, text: str) -> Iterator[str]:
    """Yield where marks and spaces are not those of the language."""
    yield from _found("a straight apostrophe or quote", r"['\"]", text)
    yield from _found("dots instead of an ellipsis", r"\.\.\.", text)
    yield from _found("a hyphen for a dash", r"(?<=[^\W\d_]|\)) - ", text)
    if language != "fr":
        yield from _found("a space before a mark", r"[ \u00a0\u202f][:;?!…]", text)
    if language == "ru":
        yield from _found("a short dash", r"[ \u00a0]– ", text)
    if language in ("pl", "ru"):
        yield from _found("a dash that may begin a line", r"(?<=\S) [–—] ", text)
    yield from _quoted_wrong(language, text)
    yield from _french(text) if language == "fr" else ()


def _quoted_wrong(language: str, text: str) -> Iterator[str]:
    opening, closing = QUOTES[language]
    bare = text.replace(opening, "").replace(closing, "")
    yield from _found("the quotes of another language", r"[«»“”„]", bare)


def _french(text: str) -> Iterator[str]:
    yield from _found("no narrow no-break space before a mark", r"(?<!\u202f)[:;?!](?!\w)", text)
    yield from _found("a space before an ellipsis", r"\s…", text)


def said_wrong(text: str) -> Iterator[str]:
    """Yield what a reader stumbles over."""
    yield from _found("brackets in brackets", r"\([^()]*\(", text)
    yield from _found("two colons", r":[^.:;!?…–—→()\[\]«»“”„]*:(?!\d)", text)
    yield from _found("a small letter after a full stop", rf"(?<={LETTER}{{4}}[.!?])\s+{LOWER}", text)
    yield from _found("two spaces", r"  ", text)
    yield from _found("a space before a full stop or comma", r"\s[.,](?!\w)", text)


def miscounted(language: str, text: str) -> Iterator[str]:
    """Yield numbers with the wrong form of a noun after them."""
    for match in re.finditer(NUMBERED, re.sub(GENITIVE, "", text)):
        noun = _counted(language, match[2].split())
        if noun and not _right_forms(language, int(match[1]), noun):
            yield f"{match[1]} with {noun!r}: {text!r}"


def unknown_nouns(language: str, text: str) -> Iterator[str]:
    """Yield words after numbers of which no rule says whether they are counted, and how."""
    for match in re.finditer(NUMBERED, text):
        words = match[2].split()
        if not _counted(language, words) and words[0] not in SMALL_WORDS | UNCOUNTED[language]:
            yield f"{match[0]!r}: {text!r}"


def _found(what: str, pattern: str, text: str) -> Iterator[str]:
    for match in re.finditer(pattern, text):
        yield f"{what}: {text[max(0, match.start() - 20) : match.end() + 20]!r}"


def _counted(language: str, words: list[str]) -> str:
    """Return the noun that is counted, the last of "Story Point counters", the first of "marqueurs Point"."""
    near = [*takewhile(lambda word: word not in SMALL_WORDS, words)]
    known = [word for word in near if _forms_of(language, word)]
    return (known[0] if language == "fr" else known[-1]) if known else ""


def _right_forms(language: str, number: int, noun: str) -> list[tuple[str, ...]]:
    return [forms for forms in _forms_of(language, noun) if _is(forms[_which(language, number, len(forms))], noun)]


def _forms_of(language: str, word: str) -> list[tuple[str, ...]]:
    return [forms for forms in NOUNS[language] if any(_is(form, word) for form in forms)]


def _is(form: str, word: str) -> bool:
    return bool(re.fullmatch(form, word, re.IGNORECASE))


def _which(language: str, number: int, forms: int) -> int:
    """Return which form of a noun goes with *number*."""
    if forms == 2:
        return 0 if number == 1 or (language == "fr" and number == 0) else 1
    if number == 1 or (language == "ru" and number % 10 == 1 and number % 100 != 11):
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2
