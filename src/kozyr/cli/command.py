"""The command line itself: what its commands are registered with."""

from importlib.metadata import version
from importlib.util import find_spec

from cyclopts import App


def kernel() -> str:
    """Return which form of the kernel this process would load."""
    spec = find_spec("kozyr.game.state")
    plain = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "plain Python" if plain else "compiled"


app = App(
    name="kozyr",
    help="Durak as people really play it.",
    version=lambda: f"kozyr {version('kozyr')}, kernel: {kernel()}",
)
