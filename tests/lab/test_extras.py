"""Only studies need the packages of the extra: all else is imported without them."""

import subprocess
import sys

EXTRA = ("gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow")
NEEDS_NONE = ("kozyr.cli", "kozyr.lab.envs.rows", "kozyr.lab.envs.witness")


def test_the_command_and_the_core_of_the_environments_need_no_extra() -> None:
    source = f"""
import sys
for name in {EXTRA}:
    sys.modules[name] = None
import {", ".join(NEEDS_NONE)}
"""
    subprocess.run([sys.executable, "-c", source], check=True)
