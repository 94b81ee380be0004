"""Everything that the operator or a test can set about a server, with its defaults."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.review.depth import NORMAL
from herzog.server.limits.rate import Rate

if TYPE_CHECKING:
    from herzog.server.operations.metrics import Address

LONGEST: Final = 60.0  # seconds that a bot may think
BUILT: Final = Path(__file__).resolve().parents[1] / "_web"


class Settings(NamedTuple):
    """Server settings; times are in seconds. Those after which something is given up are multiplied; see `patient`."""

    data: Path  # folder of the signing secret, and of the SQLite database
    packs: tuple[Path, ...] = ()
    database: str = ""  # SQLAlchemy URL; empty is a SQLite file in *data*
    secret: str = ""  # signs links; empty is the one in *data*
    reach: tuple[str, ...] = ()  # addresses at which other machines find this server
    web: Path = BUILT  # folder of the built page
    pace: float = 0.7  # shortest time a bot takes, so that people can follow
    thought: float = LONGEST  # longest time a bot may think
    workers: int = 1  # bot processes
    review: str = NORMAL  # how deeply reviews think
    niceness: int = 15  # of the process that reviews, as Unix counts it: others go first
    seed: int | None = None  # deals every table alike; None deals at random
    messages: Rate = Rate(20, 40)  # per socket
    work: Rate = Rate(200, 4000)  # milliseconds of work for all messages and requests of an address
    tables: Rate = Rate(300 / 86_400, 300)  # set up per address, by uploaded records too: 300 a day
    records: Rate = Rate(0.1, 20)  # uploaded per address
    reviews: Rate = Rate(0.05, 20)  # begun per address
    chat_lines: int = 1000  # at one table
    journal_lines: int = 20_000  # of one table, after which nothing can be taken back
    keep_days: float = 0  # days after which an untouched table is removed; 0 keeps all
    archive: Path | None = None  # folder for records of tables that are removed
    wishes: Rate = Rate(0.2, 20)  # to subscribe to notices, per address: each may resolve a name or send something
    questions: Rate = Rate(1 / 60, 6)  # to mail addresses whether they agree, per address of the caller
    people: Rate = Rate(1 / 60, 20)  # new personal links, per address
    seats: Rate = Rate(1 / 30, 10)  # taken from the front room, per address
    open_tables: bool = False  # whether hosts may show tables to everybody in the front room
    sockets: int = 2000  # open at once
    sockets_each: int = 100  # from one address
    boards_each: int = 30  # of those, analysis boards
    watchers_each: int = 25  # who watch one table from one address
    signs_each: int = 5  # tables that one address shows in the front room
    spare: int = 200  # connections beyond those sockets, for requests and pages: in all
    spare_each: int = 50  # from one address
    head: int = 16 * 1024  # bytes of the head of a request
    silence: float = 10.0  # until a new socket must have sent its first word, and a request its head or body
    gathering: float = 0.5  # until a table announces how many watch, in which more may come
    linger: float = 60.0  # for which an empty table stays in memory
    unwatched: float = 60.0  # for which bots among themselves play on after everybody has left
    lock_wait: float = 2.0  # for a lock on the SQLite database
    url: str = ""  # where people find this server, such as "https://play.example.org"; links in mails begin with it
    proxies: str = ""  # addresses of trusted proxies in front, separated by commas
    smtp: str = ""  # mail server, as smtps://USER:PASSWORD@HOST; empty sends no mail
    mail_from: str = ""  # sender of mails
    notice_delay: float = 30.0  # for which nobody must have looked before a notice is sent
    notice_gap: float = 600.0  # between two notices to somebody who has not looked since the first
    metrics: Address | None = None  # where Prometheus finds the metrics; None is nowhere
    most_pages: int = 0  # size limit of the SQLite file, in pages; 0 is none
