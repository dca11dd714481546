"""Passkeys (WebAuthn): what a browser is asked to sign, and whether it signed it."""

from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kozyr.people.player import Passkey

LIFE: Final = 300_000
"""So many milliseconds a challenge can be answered."""

CHALLENGE_BYTES: Final = 32
_NAME: Final = "Kozyr"

Purpose = Literal["add", "sign_in"]
Credential = dict[str, Any]


class Place(msgspec.Struct, frozen=True):
    """Where passkeys hold: the public address, and the host in it."""

    origin: str
    host: str


def place_of(url: str | None) -> Place | None:
    """Tell where passkeys hold; None where browsers offer none, as the page is not secure."""
    parts = urlsplit(url or "")
    host = parts.hostname or ""
    if url is None or (parts.scheme != "https" and host != "localhost"):
        return None
    return Place(url, host)


def to_add(place: Place, challenge: bytes, player: str, name: str, had: list[str]) -> Credential:
    """Give what to hand to `navigator.credentials.create`; `had` are his credentials' ids."""
    options = generate_registration_options(
        rp_id=place.host,
        rp_name=_NAME,
        user_id=player.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in had],
    )
    return _plain(options_to_json(options))


def to_sign_in(place: Place, challenge: bytes) -> Credential:
    """Give what to hand to `navigator.credentials.get`: the browser knows whose keys it has."""
    options = generate_authentication_options(
        rp_id=place.host,
        challenge=challenge,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _plain(options_to_json(options))


def _plain(text: str) -> Credential:
    return msgspec.json.decode(text, type=dict[str, Any])


def added(place: Place, challenge: bytes, answer: Credential) -> tuple[str, bytes, int] | None:
    """Give id, public key and count of a new passkey; None if the answer is not to be trusted."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception:  # noqa: BLE001 - whatever the answer breaks in its readers, it lets nobody in
        return None
    return (
        bytes_to_base64url(found.credential_id),
        found.credential_public_key,
        found.sign_count,
    )


def signed(place: Place, challenge: bytes, answer: Credential, passkey: Passkey) -> int | None:
    """Give the new count of a passkey that signed the challenge; None if it did not."""
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception:  # noqa: BLE001 - whatever the answer breaks in its readers, it lets nobody in
        return None
    return found.new_sign_count
