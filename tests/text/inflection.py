"""What Polish and Russian must not do with a name or a reader they know nothing of, and how they spell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tests.text.sentences import SAMPLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# A name stands as it was given, so nothing may ask it for a case: not a word like these right before it.
PREPOSITIONS: Final = {
    "pl": "bez dla do dzięki ku między na nad o od po pod przed przez przy u w we wobec z za ze",
    "ru": "без в для до за из к ко между на над о об от перед по под при про с со у через",
}
# The past tense tells a man from a woman; the third person of these verbs only looks like it.
PAST: Final = {"pl": r"(?!wysyła\b)\w+(?:ł|ła|łby|łaby)\b", "ru": r"\w{2,}(?:л|ла|лся|лась)\b"}
OF_THE_READER: Final = {
    "pl": r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b|\bjesteś (?:gotow[ya]|pewn[ya]|pewien|sama?)\b",
    "ru": r"\b(?:ты|тебя|тебе|тобой|тво[йяеёию]\w*)\b",
}
CAPITAL: Final = {
    "pl": r"[^\W\d_],? (?:Ty|Ci|Cię|Ciebie|Tobie|Twój|Twoj\w+|Pan|Pani|Państw\w+)\b",
    "ru": r"[^\W\d_],? (?:Вы|Вас|Вам|Вами|Ваш\w*)\b",
}
TWO_SCRIPTS: Final = r"\b\w*(?:[а-яё][a-z]|[a-z][а-яё])\w*"
TWO_WORDS: Final = frozenset({"все", "чем"})  # всё and чём are other words


def misuses(language: str, text: str) -> Iterator[str]:
    """Yield where a Polish or Russian sentence needs a case or a gender that nobody gave, or is rude."""
    before = PREPOSITIONS[language].replace(" ", "|")
    yield from _found("a name that needs a case", rf"\b(?:{before}) {SAMPLE}\b", text, re.IGNORECASE)
    yield from _found("a past tense after a name", rf"\b{SAMPLE} (?:\w+ )?{PAST[language]}", text)
    yield from _found("a gender or a tone for the reader", OF_THE_READER[language], text, re.IGNORECASE)
    yield from _found("a capital as in a letter", CAPITAL[language], text)
    yield from _found("two scripts in a word", TWO_SCRIPTS, text, re.IGNORECASE)


def spelt_twice(texts: Iterable[str]) -> list[str]:
    """Return Russian words that are written with their two dots here and without them there."""
    words = {word.lower() for text in texts for word in re.findall(r"[а-яё]+", text, re.IGNORECASE)}
    return sorted(word for word in words if "ё" in word and word.replace("ё", "е") in words - TWO_WORDS)


def _found(what: str, pattern: str, text: str, flags: int = 0) -> Iterator[str]:
    for match in re.finditer(pattern, text, flags):
        yield f"{what}: {text[max(0, match.start() - 20) : match.end() + 20]!r}"
