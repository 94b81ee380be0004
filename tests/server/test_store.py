"""What people hear when a database takes nothing; SQLite through a whole server is in test_bad_input.py."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from herzog.server.database.engine import migrate
from herzog.server.database.store import Store
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from tests.server.postgres import Postgres

FULL = """
create function refuse() returns trigger language plpgsql as
$$ begin raise exception 'the disk is full' using errcode = 'disk_full'; end $$;
create trigger refuse before update on games execute function refuse();
"""


@contextmanager
def other_hands(address: str) -> Iterator[Connection]:
    """Return a connection to the store at *address* beside that of the server, in a transaction of its own."""
    engine = create_engine(address)
    try:
        migrate(engine)
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def refusal(address: str) -> str:
    """Return the code with which a change of the store at *address* is refused."""

    async def change() -> None:
        store = await Store.open(address)
        try:
            await store.follow("a", "b")
        finally:
            await store.close()

    with pytest.raises(Refusal) as refused:
        asyncio.run(change())
    return refused.value.code


@pytest.mark.parametrize("bound", ["lock_timeout", "statement_timeout"])
def test_postgresql_is_busy(postgres: Postgres, bound: str) -> None:
    """Whoever waits too long for a lock may try again."""
    address = postgres.new_database()
    with other_hands(address) as other:
        name = other.engine.url.database
        other.execute(text(f"alter database {name} set {bound} = '200ms'"))
        other.commit()
        other.execute(text("lock table games in share mode"))
        assert refusal(address) == "busy"


def test_postgresql_is_full(postgres: Postgres) -> None:
    """A full disk has a code of its own, whatever words come with it."""
    address = postgres.new_database()
    with other_hands(address) as other:
        other.execute(text(FULL))
        other.commit()
        assert refusal(address) == "full"


def test_anything_else_has_failed(database: str) -> None:
    """A table that is not there is neither full nor busy."""
    with other_hands(database) as other:
        other.execute(text("drop table held"))
        other.execute(text("drop table branches"))
        other.execute(text("drop table shares"))
        other.execute(text("drop table reviews"))
        other.execute(text("drop table subscriptions"))
        other.execute(text("drop table locks"))
        other.execute(text("drop table journal"))
        other.execute(text("drop table chat"))
        other.execute(text("drop table games"))
        other.commit()
        assert refusal(database) == "failed"
