"""`python -m herzog` is `herzog`."""

import sys

from herzog.cli import main

sys.exit(main())
