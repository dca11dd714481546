"""The built client: one page for every address a person may open, and the files it loads.

All files are read once, so a request can name no other file; texts are kept compressed too.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
PACKED: Final = "packed"
"""Marks a route that sends its bodies compressed by itself."""

_HASHED: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_CHECK: Final = "no-cache"
_OURS: Final = ("api", "ws")
_SHORTEST: Final = 1024


class ClientMissingError(RuntimeError):
    """The package holds no built client; the message says how to make one."""

    def __init__(self, static: Path) -> None:
        super().__init__(f"There is no client in {static}: run `make client`, then start again.")


class Asset(msgspec.Struct, frozen=True):
    """A body ready to be sent, such as a file; `packed` is the gzip form, where it is shorter."""

    media_type: str
    body: bytes
    packed: bytes | None
    etag: str
    cache: str


def assets(static: Path) -> dict[str, Asset]:
    """Read the built client, by path below `static`; ClientMissingError if it is not there."""
    if not (static / PAGE).is_file():
        raise ClientMissingError(static)
    files = (file for file in static.rglob("*") if file.is_file())
    named = ((file.relative_to(static).as_posix(), file.read_bytes()) for file in files)
    return {path: asset(path, body) for path, body in named if not path.startswith(".")}


def asset(path: str, body: bytes) -> Asset:
    """Make a body ready to be sent as the file of that name."""
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "xml"))
    packed = gzip.compress(body, mtime=0) if text and len(body) >= _SHORTEST else None
    return Asset(
        media_type=media_type,
        body=body,
        packed=packed,
        etag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        cache=_FOREVER if path.startswith(_HASHED) else _CHECK,
    )


def site(files: Mapping[str, Asset]) -> HTTPRouteHandler:
    """Give the route of the client: its files by name, its page for every other address."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
    def client(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        if name.split("/")[0] in _OURS:
            raise ServiceError(FaultCode.UNKNOWN_MESSAGE)
        if name.startswith(_HASHED) and name not in files:
            raise ServiceError(FaultCode.UNKNOWN_MESSAGE)
        return answer(request, files.get(name, files[PAGE]))

    return client


def answer(request: AnyRequest, sent: Asset) -> Response[bytes]:
    """Send a body, packed if that is understood, or say that the browser has it already."""
    headers = {"cache-control": sent.cache, "etag": sent.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sent.etag:
        return Response(b"", status_code=304, headers=headers, media_type=sent.media_type)
    body = sent.body
    if sent.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = sent.packed, "gzip"
    return Response(body, headers=headers, media_type=sent.media_type)
