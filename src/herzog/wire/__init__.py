"""Every message between browser and server, over HTTP and over the socket of a table: a module for each subject.

`docs/wire.md` describes the protocol. `tools/gen_types.py` generates TypeScript types from this package.
"""

from herzog.wire.analysis import *
from herzog.wire.basics import *
from herzog.wire.commands import *
from herzog.wire.lessons import *
from herzog.wire.lobby import *
from herzog.wire.news import *
from herzog.wire.people import *
from herzog.wire.refusals import *
from herzog.wire.results import *
from herzog.wire.tables import *
