"""Find the browser that the journeys are walked in."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """Return the program KOZYR_CHROMIUM names, else the first Chromium on PATH, else None."""
    named = os.environ.get("KOZYR_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)
