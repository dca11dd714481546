"""The server's application."""

from pathlib import Path

from litestar import Litestar

from kozyr.web.pages import STATIC, assets, page


def create_app(static: Path = STATIC) -> Litestar:
    """Return the application that serves the built client in `static`."""
    return Litestar([page(static), assets(static)])
