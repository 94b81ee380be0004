"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, ForeignKey, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

UNCHANGED: Final = 0  # the lock of a link that was never replaced


class Base(DeclarativeBase):
    """The tables of the store."""


class GameRow(Base):
    """A game: its fixed data, and a summary of how it stands, so that lists need no replay."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    header: Mapped[str] = mapped_column(Text)
    seed: Mapped[str]  # of nature's dice; text, because it does not fit an integer column
    chairs: Mapped[str] = mapped_column(Text)
    step: Mapped[int]
    asked: Mapped[str] = mapped_column(Text)
    result: Mapped[str] = mapped_column(Text)
    next: Mapped[str]
    hints: Mapped[bool]
    lesson: Mapped[str]
    opened: Mapped[bool]  # whether it was uploaded as a record, so not played here
    daily: Mapped[str] = mapped_column(index=True)  # "GAME/DAY" if its deal is that of a day, else empty
    sign: Mapped[str] = mapped_column(index=True)  # how the front room shows it, or empty
    practice: Mapped[bool]
    stand_ins: Mapped[str] = mapped_column(Text)
    clock: Mapped[str] = mapped_column(Text)  # how time is kept, or null
    runs_out: Mapped[int | None] = mapped_column(BigInteger)  # when the first clock does, in milliseconds since 1970
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)  # when something must happen by itself
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class JournalRow(Base):
    """A line of a journal; append-only."""

    __tablename__ = "journal"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int]
    ask: Mapped[str]
    pick: Mapped[int] = mapped_column(BigInteger)
    at: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970; 0 if unknown


class ChatRow(Base):
    """A chat message."""

    __tablename__ = "chat"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str]
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)
    gone: Mapped[bool]  # the person who said it has lost the seat since


class LockRow(Base):
    """How often a link was replaced."""

    __tablename__ = "locks"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    changes: Mapped[int]


class ShareRow(Base):
    """The public link of a finished game."""

    __tablename__ = "shares"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    language: Mapped[str]  # of the picture


class ReviewRow(Base):
    """The finished review of a game."""

    __tablename__ = "reviews"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    body: Mapped[str] = mapped_column(Text)


class BranchRow(Base):
    """A line that somebody played on from a game; its *steps* begin with the first one of the game."""

    __tablename__ = "branches"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    at: Mapped[int]  # how many steps it has in common with the game
    length: Mapped[int]
    steps: Mapped[str] = mapped_column(Text)
    changed: Mapped[int] = mapped_column(BigInteger)
