"""How a command ends that cannot do what it was asked."""

import sys
from typing import NoReturn


def leave(problem: Exception) -> NoReturn:
    """Say what is wrong; of a file its name and what the system says."""
    if isinstance(problem, OSError) and problem.strerror and problem.filename is not None:
        sys.exit(f"kozyr: {problem.filename}: {problem.strerror}")
    sys.exit(f"kozyr: {problem}")
