"""Sets limits on itself and becomes another program: `python fence.py BYTES COMMAND...`.

It runs between the arena and a bot's program, by its path and without the package, so that nothing
of the arena's process is copied into the bot's. The limit is one on data rather than on addresses
where there is such a thing: some languages reserve far more addresses than they ever use.
"""

import ctypes
import os
import resource
import signal
import sys

LINUX = sys.platform == "linux"

PR_SET_PDEATHSIG = 1
"""Of prctl(2): the signal to get when the parent is gone."""


def main() -> None:
    """Limit memory, allow no dumps, end with the arena however it ends, and become the command."""
    memory, command = int(sys.argv[1]), sys.argv[2:]
    limited = resource.RLIMIT_DATA if LINUX else resource.RLIMIT_AS
    resource.setrlimit(limited, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if LINUX:
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    try:
        os.execvp(command[0], command)  # noqa: S606 - no shell is wanted
    except OSError as problem:
        sys.exit(f"{command[0]}: {problem.strerror}")


if __name__ == "__main__":
    main()
