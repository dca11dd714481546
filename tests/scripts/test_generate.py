from pathlib import Path

import pytest

from scripts import generate


def test_a_file_that_was_edited_by_hand_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "made.txt"
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "generated", lambda: iter([("maker", file, "made\n")]))
    assert generate.check() == 1
    generate.write()
    assert generate.check() == 0
    file.write_text("edited\n")
    assert generate.check() == 1
    assert capsys.readouterr().err.count("made.txt") == 2
