"""Web Push: messages that only one browser can read, sent through its vendor's push service.

The payload is encrypted for the browser (RFC 8291), and a signature tells the push service who sends it (RFC 8292).
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import jwt
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of that curve
RECORD: Final = 4096  # bytes of a message, at most
LAST: Final = b"\x02"  # ends the only record
SIGNED_FOR: Final = 12 * 3600  # seconds; push services take no signature that holds for more than a day


class Keys(msgspec.Struct, frozen=True):
    """The keys of one browser: its public key, and a secret that it shares with us."""

    p256dh: str
    auth: str


def encrypt(content: bytes, keys: Keys, sender: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return *content* encrypted for the browser with these *keys*; *sender* and *salt* are used once."""
    browser, auth = public_key(keys.p256dh), unbase64(keys.auth)
    ours = _point(sender.public_key())
    info = b"WebPush: info\0" + _point(browser) + ours
    shared = _derive(sender.exchange(ec.ECDH(), browser), auth, info, 32)
    cipher = AESGCM(_derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + cipher.encrypt(nonce, content + LAST, None)


def sealed(content: bytes, keys: Keys) -> bytes:
    """Return *content* encrypted for the browser with these *keys*."""
    return encrypt(content, keys, ec.generate_private_key(CURVE), os.urandom(16))


def public_key(text: str) -> EllipticCurvePublicKey:
    """Return the public key of a browser."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unbase64(text))


def check_keys(keys: Keys) -> Keys:
    """Return *keys*; refuse those that no browser could have."""
    try:
        public_key(keys.p256dh)
        good = len(unbase64(keys.auth)) == 16
    except ValueError:
        good = False
    if not good:
        raise Refusal("malformed")
    return keys


class Vapid:
    """Our identity towards push services: a key derived from the server's secret, and a contact of its operator."""

    def __init__(self, secret: str, contact: str) -> None:
        seed = int.from_bytes(_derive(bytes.fromhex(secret), b"", b"herzog vapid", 48), "big")
        self._key: Final = ec.derive_private_key(seed % (ORDER - 1) + 1, CURVE)
        self._contact: Final = {"sub": contact} if contact else {}
        self.public: Final = base64(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """Return the header that signs a message to *endpoint*."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            **self._contact,
        }
        return f"vapid t={jwt.encode(claims, self._key, 'ES256')}, k={self.public}"


def base64(data: bytes) -> str:
    """Return *data* in the URL-safe base64 without padding of web standards."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unbase64(text: str) -> bytes:
    """Return the bytes of a *text* in that form."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
