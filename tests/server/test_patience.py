"""One factor over all times after which a server gives something up."""

from __future__ import annotations

import ast
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from herzog.cli import main
from herzog.server.patience import patient
from tests.server.harness import Client, Server
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

SERVER = Path(__file__).resolve().parents[2] / "src" / "herzog" / "server"
INDEX = '<!doctype html><html lang="en"><title>Café Herzog</title></html>'
WAITS = ("timeout", "wait_for", "settimeout")
# These were multiplied where they were made, or give up nothing.
MULTIPLIED = {"self._longest", "timeout", "bounds", "0"}


def test_all_times_grow_with_the_factor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it they are what they say."""
    monkeypatch.delenv("HERZOG_PATIENCE")
    assert patient(2.5) == 2.5
    monkeypatch.setenv("HERZOG_PATIENCE", "")
    assert patient(2.5) == 2.5
    monkeypatch.setenv("HERZOG_PATIENCE", "3")
    assert patient(2.5) == 7.5


@pytest.mark.parametrize("said", ["slow", "0.5", "-1", "nan", "inf", "101"])
def test_a_factor_that_is_none(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server does not start, and says what to write."""
    monkeypatch.setenv("HERZOG_PATIENCE", said)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    expected = f"herzog: HERZOG_PATIENCE must be a number from 1 to 100, such as 3, and not {said!r}\n"
    assert capsys.readouterr().err == expected


def waits(file: Path) -> Iterator[tuple[str, int, str]]:
    """Yield where *file* waits for something only so long, and how long."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            named = [each.value for each in node.keywords if each.arg == "timeout"]
            last = node.args[-1:] if isinstance(node.func, ast.Attribute) and node.func.attr in WAITS else []
            yield from ((file.name, node.lineno, ast.unparse(each)) for each in (*named, *last))


def test_no_time_escapes_the_factor() -> None:
    """Whatever waits with a time limit takes it from `patient`."""
    found = [each for file in SERVER.rglob("*.py") for each in waits(file)]
    assert len(found) > 8
    assert [each for each in found if "patient(" not in each[2] and each[2] not in MULTIPLIED] == []


def test_a_patient_server_gives_a_silent_caller_time(tmp_path: Path) -> None:
    """The same caller is turned away in the end."""
    with Server(tmp_path / "data", silence=0.05, patience=4) as server, Client(server) as silent:
        with pytest.raises(TimeoutError):
            silent.socket.recv(timeout=0.1)
        assert silent.closing_code() == 4408


def index(server: Server, known: str = "") -> tuple[int, str, str]:
    """Return the status, the content and the mark of the page for a browser that has it as *known*."""
    request = urllib.request.Request(f"{server.address}t", headers={"If-None-Match": known})
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return answer.status, answer.read().decode(), answer.headers["etag"]
    except urllib.error.HTTPError as same:
        with same:
            return same.code, "", same.headers["etag"]


def test_the_page_is_told(tmp_path: Path) -> None:
    """A browser that has the page of before asks again and hears of the new factor; the usual one is not mentioned."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX, "utf-8")
    server = Server(tmp_path / "data", web=str(web), patience=1)
    with server:
        status, content, usual = index(server)
        assert (status, content) == (200, INDEX)
        assert index(server, usual) == (304, "", usual)
    server.settings["patience"] = 2.5
    with server:
        status, content, mark = index(server, usual)
        assert (status, content) == (200, INDEX.replace("<html", '<html data-patience="2.5"'))
        assert index(server, mark) == (304, "", mark)
