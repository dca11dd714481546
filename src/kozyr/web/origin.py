"""Whether a request comes from a page of this very server."""

from collections.abc import Mapping
from urllib.parse import urlsplit


def same_origin(headers: Mapping[str, str], url: str | None) -> bool:
    """Compare the Origin header with the public address and with the host that was asked.

    Browsers always send Origin where a foreign page could do harm (POST, PUT, WebSocket);
    programs that send none bring no foreign page's cookies either.
    """
    origin = headers.get("origin")
    if origin is None or origin == url:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")
