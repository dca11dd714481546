"""A server that is killed at any moment loses nothing that was acknowledged."""

import os
from pathlib import Path

from tests.kills.killing import prove

KILLS = 50 if os.environ.get("KOZYR_LONG") else 3


def test_s37_a_killed_server_loses_no_acknowledged_command(tmp_path: Path) -> None:
    found = prove(tmp_path, KILLS)
    assert found.kills == KILLS
    assert found.acknowledged > 10 * KILLS
    assert found.finished > 0
    assert found.interrupted > 0
