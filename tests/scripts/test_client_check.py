"""The client's type check must be able to fail: a newer compiler once made it pass everything."""

import json
import subprocess
from pathlib import Path

import pytest

from scripts.node import CLIENT, find_node


def check(folder: Path, component: str) -> subprocess.CompletedProcess[str]:
    """Run svelte-check as the client does on a folder with this one component."""
    (folder / "node_modules").symlink_to(CLIENT / "node_modules")
    (folder / "Planted.svelte").write_text(f'<script lang="ts">{component}</script>')
    settings = {"extends": str(CLIENT / "tsconfig.json"), "include": ["*.svelte"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    program = CLIENT / "node_modules/svelte-check/bin/svelte-check"
    command: list[str | Path] = [find_node().program, program, "--workspace", folder]
    return subprocess.run(
        [*command, "--tsconfig", "tsconfig.json"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("component", "errors"),
    [
        ("const n: number = 1; export const m = n;", 0),
        ('const n: number = "one"; export const m = n;', 1),
    ],
)
def test_a_planted_type_error_is_reported(tmp_path: Path, component: str, errors: int) -> None:
    answer = check(tmp_path, component)
    assert f"found {errors} error" in answer.stdout
    assert (answer.returncode != 0) == (errors > 0)
