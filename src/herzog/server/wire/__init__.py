"""Every message between browser and server, over HTTP and over the socket of a table: a module for each subject.

`docs/wire.md` describes the protocol. `tools/gen_types.py` generates TypeScript types from this package.
"""

from herzog.server.wire.analysis import *
from herzog.server.wire.basics import *
from herzog.server.wire.commands import *
from herzog.server.wire.lessons import *
from herzog.server.wire.lobby import *
from herzog.server.wire.news import *
from herzog.server.wire.people import *
from herzog.server.wire.refusals import *
from herzog.server.wire.results import *
from herzog.server.wire.tables import *
