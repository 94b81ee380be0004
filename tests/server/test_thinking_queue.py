"""The questions that wait for thinkers: who comes first, and what becomes of them when somebody has gone."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, make_url, text

from herzog.server.database.engine import migrate
from herzog.server.peers.claim import claim
from herzog.server.peers.direct import DirectConnection
from herzog.server.peers.membership import THINKER
from herzog.server.thinking.queue import ANSWER, ASK, GIVE_UP, SWEEP, TAKE, TRIES
from herzog.server.thinking.turns import UNWATCHED, WAITED_FOR, WATCHED
from tests.server.test_followers import SECRET
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Postgres


class Desk:
    """A database with a server that asks by hand, and a line as thinkers have one."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url)
        migrate(self.engine)
        self.claim = claim(url, SECRET)
        self.url = make_url(url)
        self.line = self.thinker(1)

    def thinker(self, name: int) -> DirectConnection:
        """Return the line of somebody who is there under a *name*."""
        line = DirectConnection(self.url)
        line.ask("select pg_advisory_lock(:kind, :name)", kind=THINKER, name=name)
        return line

    def ask(self, name: str, urgency: int = WATCHED, used: float = 0, origin: int = 0) -> None:
        """Ask something."""
        row = {"id": name, "origin": origin or self.claim.name, "task": "choose", "question": "?"}
        with self.engine.begin() as connection:
            connection.execute(ASK, {**row, "urgency": urgency, "used": used})

    def take(self, line: DirectConnection | None = None, name: int = 1) -> str:
        """Return what a thinker takes next, or nothing."""
        return str((line or self.line).ask(TAKE, name=name) or "")

    def close(self) -> None:
        """Leave."""
        self.line.close()
        self.claim.close()
        self.engine.dispose()


@pytest.fixture
def desk(postgres: Postgres) -> Iterator[Desk]:
    """Return a database with a server that asks by hand."""
    with closing(Desk(postgres.new_database())) as opened:
        yield opened


def test_the_order_of_questions(desk: Desk) -> None:
    """First where somebody waits, then for who has used least, then as they came; each is taken once."""
    desk.ask("empty", UNWATCHED)
    desk.ask("much", WATCHED, 9)
    desk.ask("little", WATCHED, 1)
    desk.ask("later", WATCHED, 1)
    desk.ask("waited for", WAITED_FOR, 99)
    assert [desk.take() for _ in range(6)] == ["waited for", "little", "later", "much", "empty", ""]


def test_what_has_waited_long_is_urgent(desk: Desk) -> None:
    """So nothing waits for ever."""
    desk.ask("waited for", WAITED_FOR, 1)
    desk.ask("old", UNWATCHED)
    with desk.engine.begin() as connection:
        connection.execute(text("update thoughts set asked = asked - interval '1 minute' where id = 'old'"))
    assert [desk.take(), desk.take()] == ["old", "waited for"]


def test_questions_of_who_has_gone(desk: Desk) -> None:
    """Nobody thinks about them, and whoever comes by deletes them; those of others stay."""
    desk.ask("of nobody", origin=77)
    assert desk.take() == ""
    desk.ask("one")
    desk.line.rows(SWEEP)
    assert desk.line.rows("select id from thoughts") == [["one"]]


def test_two_thinkers_never_take_the_same(desk: Desk) -> None:
    """Until one has gone; and a question over which two have died is given up."""
    other = desk.thinker(2)
    desk.ask("one")
    assert [desk.take(other, 2), desk.take(), desk.take(other, 2)] == ["one", "", ""]
    assert desk.line.rows(GIVE_UP) == []
    other.close()
    until(lambda: desk.take() == "one")
    assert TRIES == 2
    desk.line.close()
    desk.line = desk.thinker(3)
    until(lambda: desk.line.rows(GIVE_UP) == [["one"]])
    assert desk.take(name=3) == ""


def test_a_thinker_needs_to_read_nothing_else(desk: Desk) -> None:
    """It may have a name of its own in the database that can read no game, as docs/hosting.md says."""
    with desk.engine.begin() as connection:
        connection.execute(text("create role distant login"))
        connection.execute(text("grant select, update, delete on thoughts to distant"))
        connection.execute(text("grant select on alembic_version to distant"))
    desk.ask("one")
    line = DirectConnection(desk.url.set(username="distant"))
    line.rows(SWEEP)
    assert line.ask(TAKE, name=5) == "one"
    line.rows(ANSWER, id="one", answer="!", channel="herzog", notice="")
    with pytest.raises(Exception, match="permission denied for table games"):
        line.rows("select * from games")
    line.close()
    with desk.engine.begin() as connection:
        (row,) = connection.execute(text("select answer, question from thoughts"))
        assert tuple(row) == ("!", "")
        connection.execute(text("drop owned by distant"))
        connection.execute(text("drop role distant"))
