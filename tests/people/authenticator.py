"""An authenticator of passkeys in software: what a browser's would answer."""

import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one place."""

    def __init__(self, origin: str, name: bytes = b"credential-1") -> None:
        self.origin, self.name, self.uses = origin, name, 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        host = options["rp"]["id"]
        data = self._data(host, ATTESTED) + b"\x00" * 16 + len(self.name).to_bytes(2, "big")
        data += self.name + cbor2.dumps(self._public())
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "attestationObject": bytes_to_base64url(statement),
            }
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.uses += 1
        data = self._data(options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
            }
        )

    def _data(self, host: str, flags: int) -> bytes:
        flag = bytes([PRESENT | VERIFIED | flags])
        return hashlib.sha256(host.encode()).digest() + flag + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(said).encode()

    def _public(self) -> dict[int, object]:
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return {1: 2, 3: -7, -1: 1, -2: x, -3: y}

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
