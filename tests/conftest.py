"""How the tests of properties try examples: the same ones in every run; for `make quick` only a few.

`--hypothesis-profile explore` tries others than last time.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# How long an example takes says how busy the machine is, and nothing about what it proves.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", settings.get_profile("explore"), derandomize=True)
settings.register_profile("quick", settings.get_profile("steady"), max_examples=4)  # instead of 100
settings.load_profile("steady")
