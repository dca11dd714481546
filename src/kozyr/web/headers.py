"""What every answer says to the browser: load only our files, let nobody frame us."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

SECURITY_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), "
    "payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
"""No script or style within a page is let run, so neither is one that somebody smuggled in."""

HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
"""What a server with a public https address adds."""


def protection(*, secure: bool) -> BeforeMessageSendHookHandler:
    """Give the hook that puts the headers on every answer about to be sent, whoever made it."""
    sent = {**SECURITY_HEADERS, **(HTTPS_ONLY if secure else {})}

    async def protect(message: Message, scope: Scope) -> None:
        del scope
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in sent.items():
                headers[name] = value

    return protect
