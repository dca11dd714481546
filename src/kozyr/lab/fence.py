"""Sets limits on itself and becomes another program: `python fence.py BYTES COMMAND...`.

It runs between the arena and a bot's program, by its path and without the package, so that nothing
of the arena's process is copied into the bot's.
"""

import os
import resource
import sys


def main() -> None:
    """Limit memory, allow no dumps, and hand over to the command."""
    memory, command = int(sys.argv[1]), sys.argv[2:]
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as problem:
        sys.exit(f"{command[0]}: {problem.strerror}")


if __name__ == "__main__":
    main()
