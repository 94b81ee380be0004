"""Why the server does not do what it was asked."""

from typing import Literal, TypeAlias

import msgspec

Code: TypeAlias = Literal[
    "malformed",  # not JSON, or not one of these shapes
    "too-big",  # {"bytes", "most"}
    "too-fast",  # {"wait"}: milliseconds until the next message is accepted
    "many-tables",  # {"wait"}: as many as one address may set up in a day; milliseconds until the next
    "bad-link",  # the token was not made by this server
    "revoked",  # the host has replaced this link
    "withdrawn",  # the host has withdrawn this public link, or it was never given
    "no-table",  # no such table here
    "no-page",  # no such address
    "not-host",  # only the host link may do this
    "not-your-seat",  # this link does not hold that seat
    "stale",  # the table has moved on; the present view has been sent
    "illegal-pick",  # the pick is not among the options of the ask
    "barrier",  # the last step cannot be taken back; the view's `undo` says why; or all may not go back that far
    "no-step",  # {"step", "last"}: history has no such step
    "no-thing",  # nothing of that name is on the table
    "lesson",  # this step of the lesson wants another answer
    "daily",  # the deal of the day is the same for everybody: nothing is drawn again
    "no-hint",  # there are no hints at this table, or this seat is asked nothing
    "not-over",  # possible only after the end of the game
    "no-board",  # only a finished game or one's own practice table can be analysed
    "no-branch",  # no such branch is kept with this game
    "many-branches",  # {"most"}: no more are kept with one game
    "other-record",  # a record of another game, another set or another deal
    "not-asked",  # this seat is asked nothing now
    "aside",  # not possible on an analysis board or in a plan
    "over",  # the game has ended
    "sat-in",  # a bot plays this seat
    "not-sat-in",  # no bot sits in for this seat
    "no-bot",  # this game offers no such bot
    "no-clock",  # nobody keeps time at this table
    "paused",  # play has been paused
    "not-out",  # this seat has time left, or may not be claimed here
    "not-open",  # this table is not shown in the front room, or this server shows none
    "many-signs",  # {"most"}: no more tables of one address are shown in the front room at once
    "taken",  # somebody has this seat
    "no-person",  # this personal link was never given, or has been replaced
    "bad-address",  # not https, or not of a public host
    "bad-mail",  # not a mail address
    "no-mail",  # this server sends no mail
    "mail-refused",  # the owner of this address wants no mail from here
    "no-answer",  # what was sent to that address was not accepted
    "wrong-setup",  # seats, options, pack or bot do not fit the game
    "record-broken",  # {"line"}: this is no record, or it was changed; 0 if no line can be named
    "record-format",  # {"format"}: records of another version of the program
    "record-game",  # a game that is not played here
    "record-set",  # the component set of this record is not known here
    "record-rules",  # {"step"}: this step of a record breaks the rules
    "record-unended",  # {"steps"}: the game of this record was not played to its end
    "broken-table",  # the saved game cannot be resumed with this program or pack
    "chat-full",  # {"most"}: the chat of this table has reached that many lines
    "long-journal",  # {"most"}: so much has happened at this table that it can only be played to its end
    "crowded",  # {"wait"}: too many sockets are open, in all or from this address; milliseconds until another try
    "busy",  # the store did not answer in time; nothing has changed, try again
    "full",  # the store is full; nothing has changed
    "failed",  # a server error; nothing has changed, and the log has the details
]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A refusal: a code, put into words by the client, with the *numbers* that explain it.

    On a socket it answers the message with that *id*; empty if the message had none.
    As an HTTP response it has a status of 400 or more.
    """

    code: Code
    id: str = ""
    numbers: dict[str, int] = {}
