"""A PostgreSQL of our own, on loopback, for tests; needs the programs of a PostgreSQL server to be installed."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import create_engine, text

from tests.ports import held_port

if TYPE_CHECKING:
    from collections.abc import Iterator

    import trustme

PLACES = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"))
OWNER = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """Return the folder of the programs, if there is one."""
    found = shutil.which("initdb")
    return Path(found).parent if found else next((place for place in PLACES if (place / "initdb").is_file()), None)


class Postgres:
    """A server on an empty folder; it can be crashed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = programs()
        self._names = itertools.count()
        self._port = held_port()

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            shutil.chown(self._folder, OWNER)
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "herzog", "-E", "UTF8", "--no-sync")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._control("stop", "-m", "fast")

    def start(self) -> None:
        """Start, and wait until it answers."""
        where = f"-p {self._port} -c listen_addresses=127.0.0.1 -k ''"
        self._control("start", "-l", "log", "-o", f"{where} -c fsync=off")  # the machine itself does not crash

    def encrypt(self, authority: trustme.CA) -> None:
        """Encrypt from now on, with a certificate for this machine."""
        issued = authority.issue_cert("127.0.0.1")
        files = {"server.key": [issued.private_key_pem], "server.crt": issued.cert_chain_pems}
        for name, blobs in files.items():
            file = self._folder / "data" / name
            file.touch(0o600)
            file.write_bytes(b"".join(blob.bytes() for blob in blobs))
            if os.geteuid() == 0:
                shutil.chown(file, OWNER)
        with (self._folder / "data" / "postgresql.auto.conf").open("a") as settings:
            settings.write("ssl = on\n")
        self._control("reload")

    def crash(self) -> None:
        """Stop it without a shutdown, as a crash does."""
        self._control("stop", "-m", "immediate")

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"test{next(self._names)}"
        engine = create_engine(self._address("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"create database {name}"))
        engine.dispose()
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql+pg8000://herzog@127.0.0.1:{self._port}/{name}"

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", "data", "-w", *words)

    def _run(self, program: str, *words: str) -> None:
        assert self._programs
        user: dict[str, Any] = {"user": OWNER, "group": OWNER} if os.geteuid() == 0 else {}
        with (self._folder / "said").open("a") as said:
            subprocess.run([self._programs / program, *words], cwd=self._folder, stdout=said, check=True, **user)


def can_run() -> bool:
    """Return whether PostgreSQL is installed, and there is a user to run it."""
    return programs() is not None and (os.geteuid() != 0 or OWNER in {user.pw_name for user in pwd.getpwall()})


@contextmanager
def running() -> Iterator[Postgres]:
    """Yield a PostgreSQL in a temporary folder that the owner can reach."""
    with TemporaryDirectory(prefix="herzog-postgres-") as folder, Postgres(Path(folder)) as server:
        yield server
