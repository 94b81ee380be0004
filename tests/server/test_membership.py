"""Who may serve a database together: processes of one version with one secret, of which one is first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from herzog.server.database.engine import UnusableDatabase, migrate
from herzog.server.peers import marks, membership
from herzog.server.peers.claim import claim
from herzog.server.peers.direct import DirectConnection
from herzog.server.settings import LONGEST
from herzog.server.thinking import thinker
from herzog.server.thinking.thinker import Thinker
from tests.server.test_followers import SECRET
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import URL

    from herzog.server.peers.claim import Claim
    from herzog.server.peers.membership import Heard
    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


def test_another_secret_is_refused(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers that could not read each other's links do not share a database; when one has gone, the other may."""
    address = postgres.new_database()
    first = claim(address, SECRET)
    claim(address, SECRET).close()
    with monkeypatch.context() as impatient:
        impatient.setattr(membership, "GONE_AFTER", 0)
        with pytest.raises(UnusableDatabase, match=r"signs links with another secret.*HERZOG_SECRET"):
            claim(address, "5f" * 32)
    first.close()
    claim(address, "5f" * 32).close()


def test_another_version_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions would play by two sets of rules in one journal; when one has gone, the other may come."""
    address = postgres.new_database()
    first = claim(address, SECRET)
    claim(address, SECRET).close()
    with monkeypatch.context() as newer:
        newer.setattr(membership, "GONE_AFTER", 0)
        newer.setattr(membership, "mark_of_program", lambda: 7)
        with pytest.raises(UnusableDatabase, match=r"another version of Café Herzog.*stop all servers"):
            claim(address, SECRET)
    with monkeypatch.context() as newer:
        newer.setattr(membership, "mark_of_program", lambda: 7)
        first.close()
        claim(address, SECRET).close()


def test_the_mark_of_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells versions, schemas and rules apart, and nothing else."""
    before = marks.mark_of_program.__wrapped__()
    assert before == marks.mark_of_program()
    for name, other in (("__version__", "7"), ("newest_version", lambda: "7"), ("RULES", ("kernel",))):
        with monkeypatch.context() as changed:
            changed.setattr(marks, name, other)
            assert marks.mark_of_program.__wrapped__() != before


def test_a_thinker_of_another_version_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that was there before the server: its bots would play by other rules."""
    address = postgres.new_database()
    migrate(engine := create_engine(address))
    engine.dispose()
    made: list[DirectConnection] = []

    def connection(url: URL) -> DirectConnection:
        made.append(DirectConnection(url))
        return made[-1]

    monkeypatch.setattr(thinker, "DirectConnection", connection)
    early = Thinker(address, {}, LONGEST)
    early.register()
    first = claim(address, SECRET)
    Thinker(address, {}, LONGEST).register()
    monkeypatch.setattr(thinker, "mark_of_program", lambda: 7)
    for late in (Thinker(address, {}, LONGEST).register, early.run):
        with pytest.raises(UnusableDatabase, match="start thinkers from the same version"):
            late()
    first.close()
    for each in made:
        each.close()


def test_a_server_of_before_is_not_joined(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds its tables in memory and hears nothing; it would not start beside a newer one either."""
    monkeypatch.setattr(membership, "GONE_AFTER", 0)
    address = postgres.new_database()
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as old:
        assert old.scalar(text("select pg_try_advisory_lock(1791)"))
        with pytest.raises(UnusableDatabase, match="an older version keeps its games in"):
            claim(address, SECRET)
        old.scalar(text("select pg_advisory_unlock(1791)"))
        first = claim(address, SECRET)
        assert not old.scalar(text("select pg_try_advisory_lock(1791)"))
        first.close()
    engine.dispose()


def test_one_is_first(postgres: Postgres) -> None:
    """One process does what must not be done twice; when it has gone, the next does."""
    address = postgres.new_database()
    heard: dict[str, bool] = {}
    first, second = claim(address, SECRET), claim(address, SECRET)

    def hear(name: str, held: Claim) -> Callable[[Heard], None]:
        def heard_by(news: Heard) -> None:
            held.take_in()
            heard[name] = news.first

        return heard_by

    first.listen(hear("first", first))
    until(lambda: heard.get("first"))
    second.listen(hear("second", second))
    until(lambda: "second" in heard)
    assert heard == {"first": True, "second": False}
    first.close()
    until(lambda: heard["second"])
    second.close()


def test_a_file_is_claimed_whatever_it_is_called(tmp_path: Path) -> None:
    """A symbolic link leads to the same claim; where another hard link might be used, nobody serves."""
    file, other = tmp_path / "herzog.sqlite", tmp_path / "other.sqlite"
    file.touch()
    other.symlink_to(file)
    held = claim(f"sqlite:///{file}", "s")
    with pytest.raises(UnusableDatabase, match="another server keeps its games"):
        claim(f"sqlite:///{other}", "s")
    held.close()
    claim(f"sqlite:///{other}", "s").close()
    other.unlink()
    other.hardlink_to(file)
    for each in (file, other):
        with pytest.raises(UnusableDatabase, match="two names"):
            claim(f"sqlite:///{each}", "s")
