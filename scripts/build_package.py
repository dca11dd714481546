"""Put the built client into the package, so that an installed Kozyr can serve it."""

import subprocess

from setuptools.command.build_py import build_py
from setuptools.errors import ExecError

from scripts import client
from scripts.node import REQUIREMENT, NodeMissingError, machine_node


def node_requirements() -> list[str]:
    """Return the package to build with when the client is to be built on a machine without Node."""
    return [] if client.is_built() or machine_node() else [REQUIREMENT]


class BuildPackage(build_py):
    """Build the client before its files are collected; an editable install leaves it to make."""

    def run(self) -> None:
        """Collect the package; fail with a sentence on what is missing for the client."""
        if not self.editable_mode:
            self._build_client()
        super().run()

    def _build_client(self) -> None:
        try:
            client.build()
        except (NodeMissingError, subprocess.CalledProcessError) as problem:
            message = f"The client of Kozyr was not built. {problem}"
            raise ExecError(message) from problem
