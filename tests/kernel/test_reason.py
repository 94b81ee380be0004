from __future__ import annotations

import msgspec

from herzog.kernel import Reason


def test_a_reason_goes_onto_the_wire_and_back() -> None:
    """Its types can be read at run time, so a client's side can be made from them."""
    reason = Reason(3, "too-poor", "TOY-1.1", {"needs": 3, "has": 1})
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason
