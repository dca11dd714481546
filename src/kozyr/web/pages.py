"""The built client's files: one page for every address a person may open, and its assets."""

from pathlib import Path

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent / "static"
ADDRESSES = ["/", "/rules", "/t/{table:str}"]
A_YEAR = 365 * 24 * 3600


class ClientMissingError(RuntimeError):
    """The package holds no built client; the message says how to make one."""

    def __init__(self, static: Path) -> None:
        super().__init__(f"There is no client in {static}: run `make client`, then start again.")


def page(static: Path) -> HTTPRouteHandler:
    """Return the handler of the client's one page; raise ClientMissingError without it."""
    index = static / "index.html"
    if not index.is_file():
        raise ClientMissingError(static)

    @get(ADDRESSES, include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
    async def the_page() -> File:
        return File(index, content_disposition_type="inline", media_type="text/html")

    return the_page


def assets(static: Path) -> Router:
    """Return the routes of the files whose names change with their content."""
    forever = CacheControlHeader(max_age=A_YEAR, immutable=True)
    return create_static_files_router("/assets", [static / "assets"], cache_control=forever)
