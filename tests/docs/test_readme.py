"""The README's Python runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_example_plays_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - our own README
    assert re.fullmatch(r"(durak|draw) \(\(.*\)\)\n", capsys.readouterr().out)
