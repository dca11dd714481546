"""A real server on a free port of this machine, and a real Chromium to visit it with."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, sync_playwright

from scripts.chromium import find_chromium

SHOTS = Path(__file__).parent / "shots"
PATIENCE_MS = 15_000
SEED = 7
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PHONE: ViewportSize = {"width": 390, "height": 664}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

Visit = Callable[..., Page]
Shoot = Callable[[Page, str], None]


@pytest.fixture
def address() -> Iterator[str]:
    """Start the quick server and return the address that it prints."""
    command = [sys.executable, "-m", "tests.journey.quick_server", str(SEED)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        first_line = server.stdout.readline()
        assert "http://" in first_line, f"the server did not start: {first_line!r}"
        yield first_line.split()[0]
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start the machine's Chromium once for all journeys."""
    program = find_chromium()
    assert program, "the journeys need Chromium: install it, or name it in KOZYR_CHROMIUM"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Return a function that opens an address of the server as a new guest.

    `visit("/", viewport=PHONE, locale="ru")`: each call is another person with another cookie.
    The journey fails at its end when a page of it reported an error.
    """
    errors: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    def open_as_guest(
        path: str = "/", *, viewport: ViewportSize = PHONE, locale: str = "en", touch: bool = False
    ) -> Page:
        context = browser.new_context(
            base_url=address, viewport=viewport, locale=locale, has_touch=touch
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("console", on_console)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_as_guest
    for context in browser.contexts:
        context.close()
    assert not errors


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Shoot:
    """Return a function that keeps a picture of a page in the ignored folder `shots`."""
    SHOTS.mkdir(exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=SHOTS / f"{request.node.name}-{name}.png")

    return keep
