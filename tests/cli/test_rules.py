from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

from herzog.cli import main
from herzog.cli.app import app
from herzog.text import rulebook
from herzog.text.languages import LANGUAGES
from herzog.text.rulebook import Carriers


def said(*words: str, lang: str = "", columns: int = 100) -> str:
    """Return what `herzog rules` prints; nothing but success is accepted."""
    line = ["rules", *words, *(["--lang", lang] if lang else [])]
    done = CliRunner().invoke(app, line, env={"COLUMNS": str(columns), "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C"})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            """\
LAC-4.3 · Document Memories
The card played in the Story section this turn is removed from the game, and the new Memory takes
its place.
In the rulebook \u2013 p. 8, Document Memories
Other editions \u2013 PL: the card just placed there; see LAC-Q7

LAC-Q7 · Which card does a Memory replace?
""",
        ),
        (
            "fr",
            """\
LAC-4.3 · Documenter des souvenirs
La carte jouée ce tour-ci dans la rangée Histoires est retirée de la partie, et le nouveau souvenir
prend sa place.
Dans le livret \u2013 p. 14, Documenter des souvenirs
Autres éditions \u2013 PL\u202f: la carte qui vient d\u2019y être placée\u202f; voir LAC-Q7

LAC-Q7 · Quelle carte un souvenir remplace-t-il\u202f?
""",
        ),
        (
            "pl",
            """\
LAC-4.3 · Spisanie wspomnień
Karta zagrana w tej turze do sekcji opowieści zostaje usunięta z gry, a nowe wspomnienie zajmuje jej
miejsce.
W instrukcji\u00a0\u2013 s. 8, Spisanie wspomnień
Inne wydania\u00a0\u2013 PL: karta właśnie tam umieszczona; patrz LAC-Q7

LAC-Q7 · Którą kartę zastępuje wspomnienie?
""",
        ),
        (
            "ru",
            """\
LAC-4.3 · Записать воспоминания
Карта, разыгранная в этот ход в область истории, убирается из игры, и новое воспоминание занимает её
место.
\N{CYRILLIC CAPITAL LETTER VE} правилах\u00a0\u2014 \N{CYRILLIC SMALL LETTER ES}. 8, Записать воспоминания
Другие издания\u00a0\u2014 PL: только что помещённая туда карта; см. LAC-Q7

LAC-Q7 · Какую карту заменяет воспоминание?
""",
        ),
    ],
)
def test_a_rule_in_each_language(lang: str, expected: str) -> None:
    """Our words, where it stands in the book of that language, then the rulings on it."""
    assert said("lacrimosa", "LAC-4.3", lang=lang).startswith(expected)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Our component set \u2013 Acrobats"),
        ("fr", "Notre matériel \u2013 Saltimbanques"),
        ("pl", "Nasz zestaw elementów\u00a0\u2013 Kuglarze"),
        ("ru", "Наш набор компонентов\u00a0\u2014 Скоморохи"),
    ],
)
def test_a_rule_of_our_own_set_says_so(lang: str, expected: str) -> None:
    """The book does not say what each Acrobat does; our set does."""
    assert f"\n{expected}\n" in said("fourberies", "8.3", lang=lang)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Why: ",
                "Confidence: medium",
                "Table option: Refilling the card row\n",
                "Concerns: LAC-2.9, LAC-4.4, LAC-5.6",
            ],
        ),
        (
            "fr",
            [
                "Pourquoi\u202f: ",
                "Certitude\u202f: moyenne",
                "Option de la table\u202f: Compléter la rangée de cartes\n",
                "Concerne\u202f: LAC-2.9",
            ],
        ),
        (
            "pl",
            [
                "Dlaczego: ",
                "Pewność: średnia",
                "Opcja stołu: Uzupełnianie rzędu kart\n",
                "Dotyczy: LAC-2.9, LAC-4.4, LAC-5.6",
            ],
        ),
        (
            "ru",
            [
                "Почему: ",
                "Уверенность: средняя",
                "Настройка стола: Пополнение ряда карт\n",
                "Касается: LAC-2.9, LAC-4.4, LAC-5.6",
            ],
        ),
    ],
)
def test_a_ruling_in_each_language(lang: str, expected: list[str]) -> None:
    """Its question and choice, why, how sure we are, the option that chooses otherwise, and what it concerns."""
    told = said("lacrimosa", "q4", lang=lang)
    assert told.startswith("LAC-Q4 · ")
    for part in expected:
        assert f"\n  {part}" in told


def test_a_rule_shows_the_options_of_its_rulings() -> None:
    """A table may have chosen otherwise."""
    assert "  Table option: All three of your Managers are on the stage\n" in said("fourberies", "4.8")


def test_who_carries_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code and tests come last, each after its own word."""
    carried = Carriers(("src/a.py::Pay", "src/b.py"), ("tests/test_a.py::test_pay",))
    monkeypatch.setattr(rulebook, "carriers", {"LAC-3.5": carried, "LAC-Q11": Carriers()}.__getitem__)
    told = said("lacrimosa", "3.5", lang="pl")
    assert told.endswith("\n\nKod: src/a.py::Pay, src/b.py\nTesty: tests/test_a.py::test_pay\n")
    assert said("lacrimosa", "Q11").endswith("\n  Concerns: LAC-3.4, LAC-3.5\n")


def test_the_index_of_citations_is_read() -> None:
    """What carries a rule is looked up in the generated index."""
    assert "\nCode: src/herzog/games/fourberies/" in said("fourberies", "3.1")


@pytest.mark.parametrize(
    ("lang", "first", "rulings"),
    [
        ("en", "Fourberies: the rules in our own words", "Rulings on what the rulebook leaves open"),
        (
            "fr",
            "Fourberies\u202f: les règles, dans nos mots",
            "Ce que le livret laisse ouvert, et comment nous le lisons",
        ),
        ("pl", "Fourberies: zasady naszymi słowami", "Rozstrzygnięcia tam, gdzie instrukcja milczy"),
        ("ru", "Fourberies: правила нашими словами", "Решения там, где правила оставляют вопрос открытым"),
    ],
)
def test_contents_without_a_number(lang: str, first: str, rulings: str) -> None:
    """All sections, those of the rulings under a heading of their own, and what else may be asked."""
    lines = said("fourberies", lang=lang).splitlines()
    assert lines[0] == first
    assert [line for line in lines if line.startswith("  FOU-")][:2] == [
        f"  FOU-1.1 - 1.6     {rulebook.read('fourberies', lang).sections[0].title}",
        f"  FOU-2.1 - 2.2     {rulebook.read('fourberies', lang).sections[1].title}",
    ]
    assert len([line for line in lines[: lines.index(rulings)] if line.startswith("  FOU-")]) == 13
    assert len([line for line in lines[lines.index(rulings) :] if line.startswith("  FOU-Q")]) == 8
    assert len([line for line in lines if line.startswith("  herzog rules fourberies ")]) == 3


def test_a_section() -> None:
    """A whole number lists the rules of that section."""
    assert said("fourberies", "12") == (
        "End of the game\n"
        "FOU-12.1  The game ends after the second season.\n"
        "FOU-12.2  The player with the most Écus wins; tied players share the victory.\n"
    )


@pytest.mark.parametrize(
    ("lang", "words", "best"),
    [
        ("en", ["clockwise"], "LAC-1.13  "),
        ("fr", ["sens", "horaire"], "LAC-1.13  "),
        ("pl", ["wskazowek", "zegara"], "LAC-1.13  "),
        ("ru", ["часовой", "стрелке"], "LAC-1.13  "),
    ],
)
def test_words_in_each_language(lang: str, words: list[str], best: str) -> None:
    """The rules that speak of the words, the best first, one paragraph each."""
    lines = said("lacrimosa", *words, lang=lang).splitlines()
    assert lines[0].startswith(best)
    assert any(line.startswith("LAC-2.1   ") for line in lines)


def test_lines_fit_the_terminal() -> None:
    """Long rules are wrapped beside their number; nothing is wider than the terminal."""
    lines = said("lacrimosa", "12", lang="ru", columns=60).splitlines()
    assert max(map(len, lines)) <= 60
    assert lines[1].startswith("LAC-12.1  ")
    assert lines[2].startswith(" " * 10)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "there is no LAC-4.9 in the rules of Lacrimosa; the nearest are LAC-4.2, LAC-4.3, LAC-4.4."),
        (
            "fr",
            (
                "il n\u2019y a pas de LAC-4.9 dans les règles de Lacrimosa\u202f; "
                "les plus proches\u202f: LAC-4.2, LAC-4.3, LAC-4.4."
            ),
        ),
        ("pl", "w zasadach gry Lacrimosa nie ma LAC-4.9; najbliżej są LAC-4.2, LAC-4.3, LAC-4.4."),
        ("ru", "в правилах игры Lacrimosa нет LAC-4.9; ближайшие: LAC-4.2, LAC-4.3, LAC-4.4."),
    ],
)
def test_a_number_that_is_not_there(capsys: pytest.CaptureFixture[str], lang: str, sentence: str) -> None:
    """One sentence with near numbers, in the language of the question, and code 2."""
    assert main(["rules", "lacrimosa", "4.9", "--lang", lang]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", f"herzog: {sentence}\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lacrimosa", "xyzzy", "plugh"], "nothing in the rules of Lacrimosa mentions “xyzzy plugh”."),
        (["ludo"], "Invalid value for GAME: unknown game 'ludo'; choose from fourberies, lacrimosa."),
        (
            ["lacrimosa", "--lang", "xx"],
            f"Invalid value for --lang: unknown language 'xx'; choose from {', '.join(LANGUAGES)}.",
        ),
    ],
)
def test_a_question_without_an_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    """Whatever is wrong with it, one sentence and code 2."""
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["rules", *words]) == 2
    assert capsys.readouterr().err == f"herzog: {sentence}\n"


def test_the_language_of_the_environment() -> None:
    """Whoever says nothing is answered in the language of their terminal."""
    done = CliRunner().invoke(app, ["rules", "fourberies", "7"], env={"LC_ALL": "ru_RU.UTF-8"})
    assert done.output.startswith("Тайные просьбы\nFOU-7.1   Тайные просьбы держат закрытыми.\n")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_number_can_be_asked_for(game: str, lang: str) -> None:
    """No rule or ruling lacks a part that its page needs."""
    for entry in rulebook.read(game, lang).entries:
        assert said(game, entry.number, lang=lang).startswith(f"{entry.number} · ")


def test_the_index_has_the_form_that_is_read() -> None:
    """Every number has the names of code and of tests, and nothing else."""
    index = msgspec.json.decode(rulebook.CITATIONS.read_bytes(), type=dict[str, dict[str, list[str]]])
    assert {tuple(carried) for carried in index.values()} == {("code", "tests")}
    assert set(index) == {entry.number for game in rulebook.GAMES for entry in rulebook.read(game, "en").entries}
