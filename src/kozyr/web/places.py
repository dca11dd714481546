"""The addresses by which others reach this server, and their QR codes."""

import io
from typing import Final

import segno
from litestar import Response, get
from litestar.params import FromQuery

from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.services import Shared

_SHARED: Final = ("/t/", "/h/")
_LONGEST: Final = 64


def place_of(request: AnyRequest, url: str | None) -> str:
    """Give scheme and host without a slash: the public address, or the one that was asked."""
    if url is not None:
        return url
    return f"{request.base_url.scheme}://{request.base_url.netloc}"


def qr(text: str) -> str:
    """Draw a QR code as SVG, black on white with its quiet margin."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, light="#fff", border=4, omitsize=True
    )
    return drawn.getvalue().decode()


@get("/api/qr", sync_to_thread=False)
def qr_code(request: AnyRequest, services: Shared, path: FromQuery[str]) -> Response[str]:
    """Draw the QR code of a page of this server that may be shared: a table's or house rules'."""
    if not _is_shared(path):
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="name a path such as /t/0123")
    drawn = qr(place_of(request, services.settings.url) + path)
    return Response(drawn, media_type="image/svg+xml")


def _is_shared(path: str) -> bool:
    name = path[len(_SHARED[0]) :]
    shared = path == "/" or (path.startswith(_SHARED) and name.isalnum() and name.isascii())
    return shared and len(path) <= _LONGEST
