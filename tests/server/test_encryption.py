"""With `?ssl=` in its address, a PostgreSQL is only spoken to if its certificate is known; else nobody checks it."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING

import pytest
import trustme
from sqlalchemy import make_url, text

from herzog.cli import main
from herzog.server.database.engine import connect
from herzog.server.peers.direct import DirectConnection
from tests.server import postgres as pg
from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow
ENCRYPTED = "select ssl from pg_stat_ssl where pid = pg_backend_pid()"


def saved(folder: Path, authority: trustme.CA) -> Path:
    """Return a file with the certificate of an *authority*."""
    file = folder / "authority.pem"
    authority.cert_pem.write_to_path(str(file))
    return file


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Return the address of a database that encrypts, and the file of who signed its certificate."""
    if not pg.can_run():
        pytest.skip("there is no PostgreSQL here")
    authority = trustme.CA()
    with pg.running() as running:
        running.encrypt(authority)
        yield running.new_database(), saved(tmp_path_factory.mktemp("authority"), authority)


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """Return the file of an authority that has signed nothing."""
    return saved(tmp_path, trustme.CA())


def read(url: str) -> bool:
    """Return whether a connection of the store's pool is encrypted."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return bool(connection.execute(text(ENCRYPTED)).scalar())
    finally:
        engine.dispose()


def listen(url: str) -> bool:
    """Return whether a connection to listen on is encrypted."""
    connection = DirectConnection(make_url(url))
    try:
        return bool(connection.ask(ENCRYPTED))
    finally:
        connection.close()


@pytest.mark.parametrize("use", [read, listen])
def test_a_known_certificate(
    authority: tuple[str, Path], monkeypatch: pytest.MonkeyPatch, use: Callable[[str], bool]
) -> None:
    """The one in the file, or those that this machine trusts."""
    address, file = authority
    assert use(f"{address}?ssl={file}")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    assert use(f"{address}?ssl=verify")


@pytest.mark.parametrize("use", [read, listen])
def test_a_stranger_in_between(authority: tuple[str, Path], stranger: Path, use: Callable[[str], bool]) -> None:
    """Whoever shows a certificate that nobody here knows is told nothing, not even a password."""
    address, _ = authority
    assert use(address)  # the default
    for wanted in ("verify", stranger):
        with pytest.raises(ssl.SSLCertVerificationError):
            use(f"{address}?ssl={wanted}")


@pytest.mark.parametrize("use", [read, listen])
def test_a_server_that_does_not_encrypt(postgres: pg.Postgres, use: Callable[[str], bool]) -> None:
    """It is not spoken to in plain text."""
    plain = postgres.new_database()
    assert not use(plain)
    with pytest.raises(Exception, match="refuses SSL"):
        use(f"{plain}?ssl=verify")


def test_a_game_on_an_encrypted_database(authority: tuple[str, Path], tmp_path: Path) -> None:
    """The store and the line to other processes are both encrypted."""
    address, file = authority
    with Server(tmp_path / "data", database=f"{address}?ssl={file}") as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second) as ben:
            play_out(ana, ben)


@pytest.mark.parametrize("command", ["serve", "think", "admin tables"])
def test_an_operator_is_told(
    authority: tuple[str, Path], stranger: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """In a sentence, whether the certificate is unknown or there is no such file."""
    address, _ = authority
    for wanted, said in (
        (stranger, "cannot be trusted"),
        ("maybe", "ssl=maybe in the address of the database: No such"),
    ):
        assert main([*command.split(), "--database", f"{address}?ssl={wanted}"]) == 2
        assert said in " ".join(capsys.readouterr().err.replace("│", " ").split())
