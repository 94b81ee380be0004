"""Web Push, by the letter of its standards."""

from __future__ import annotations

import time

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from herzog.server.notices.push import CURVE, Keys, Vapid, base64, check_keys, encrypt, public_key, sealed, unbase64
from herzog.table.refusal import Refusal

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = Keys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg"
)
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
SECRET = "5e" * 32


def test_the_example_of_the_standard() -> None:
    """Byte for byte."""
    key = ec.derive_private_key(int.from_bytes(unbase64(SENDER), "big"), CURVE)
    assert base64(encrypt(PLAIN, BROWSER, key, unbase64(SALT))) == SEALED


def test_no_two_messages_look_alike() -> None:
    """Keys and salt are used once."""
    assert sealed(PLAIN, BROWSER) != sealed(PLAIN, BROWSER)


@pytest.mark.parametrize(
    "keys",
    [
        Keys("", BROWSER.auth),
        Keys("x", BROWSER.auth),
        Keys("é", BROWSER.auth),
        Keys(base64(b"\4" + b"\1" * 64), BROWSER.auth),  # no point of the curve
        Keys(BROWSER.p256dh, ""),
        Keys(BROWSER.p256dh, base64(b"short")),
    ],
)
def test_keys_that_no_browser_has(keys: Keys) -> None:
    """They are refused when they come in, not when something is sent."""
    with pytest.raises(Refusal) as refused:
        check_keys(keys)
    assert refused.value.code == "malformed"
    assert check_keys(BROWSER) == BROWSER


def test_a_push_service_knows_us() -> None:
    """It is told for whom the signature is, until when, and whom to ask; the key is the one that browsers know."""
    vapid = Vapid(SECRET, "https://play.example.org")
    scheme, _, words = vapid.authorization("https://push.example.org:8443/a/b").partition(" ")
    said = dict(word.strip().split("=", 1) for word in words.split(","))
    assert (scheme, said["k"]) == ("vapid", vapid.public)
    claims = jwt.decode(said["t"], public_key(said["k"]), ["ES256"], audience="https://push.example.org:8443")
    assert claims["sub"] == "https://play.example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


def test_keys_come_from_the_secret() -> None:
    """The same after a restart, others on another server, and the secret itself is not in them."""
    assert Vapid(SECRET, "").public == Vapid(SECRET, "").public
    assert Vapid("5f" * 32, "").public != Vapid(SECRET, "").public
    assert len(unbase64(Vapid(SECRET, "").public)) == 65
