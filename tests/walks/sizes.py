"""How many deals the walks play: many with the compiled kernel, few in plain Python."""

import os

from tests.conftest import is_compiled, kernel_file

COMPILED = is_compiled(kernel_file())
LONG = bool(os.environ.get("KOZYR_LONG"))


def deals(compiled: int, plain: int) -> int:
    """So many deals with the kernel that is loaded; ten times as many in a long run."""
    return (compiled if COMPILED else plain) * (10 if LONG else 1)
