from __future__ import annotations

import msgspec

from herzog.kernel import Phrase, Reason


def test_a_reason_goes_onto_the_wire() -> None:
    """With its numbers, and with words once somebody has put them there."""
    reason = Reason(3, "too-poor", "TOY-1.1", {"needs": 3, "has": 1}, Phrase("toy-why-too-poor", {"needs": 3}))
    assert msgspec.json.decode(msgspec.json.encode(reason)) == {
        "pick": 3,
        "code": "too-poor",
        "rule": "TOY-1.1",
        "numbers": {"needs": 3, "has": 1},
        "says": {"key": "toy-why-too-poor", "args": {"needs": 3}},
    }
