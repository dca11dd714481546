"""Which browser it is, as its owner would say it, for the list of his sessions."""

from typing import Final

_BROWSERS: Final = (
    ("YaBrowser/", "Yandex"),
    ("OPR/", "Opera"),
    ("Edg/", "Edge"),
    ("SamsungBrowser/", "Samsung"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_name(agent: str) -> str:
    """Shorten a User-Agent to «Firefox, Linux»; '' for one nobody knows. No more is kept of it."""
    return ", ".join(filter(None, (_first(agent, _BROWSERS), _first(agent, _SYSTEMS))))


def _first(agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in names if sign in agent), "")
