"""The client's words are those of the catalogue, in the client's code style."""

from pathlib import Path

import pytest

from scripts import words_catalogue
from scripts.words_catalogue import files, literal, main


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_the_generated_file_is_fresh(file: Path) -> None:
    assert file.read_text("utf-8") == files()[file], "run: python -m scripts.words_catalogue"


def test_a_literal_keeps_quotes_where_they_are_needed() -> None:
    text = literal({"a": ["x", {"2x2": 'say "no"'}], "24": "у"})
    assert text == (
        '{\n  a: [\n    "x",\n    {\n      "2x2": "say \\"no\\"",\n    },\n  ],\n  24: "у",\n}'
    )


def test_a_long_text_goes_on_a_line_of_its_own_unless_its_key_is_short() -> None:
    long = "x" * 100
    assert literal({"label": long}) == f'{{\n  label:\n    "{long}",\n}}'
    assert literal({"help": long}) == f'{{\n  help: "{long}",\n}}'


def test_only_words_are_written() -> None:
    with pytest.raises(TypeError, match="no words"):
        literal({"n": 1})


def test_a_stale_file_is_found_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(words_catalogue, "GEN", tmp_path / "gen")
    assert main(["--check"]) == 1
    assert not (tmp_path / "gen").exists()
    assert main([]) == 0
    assert main(["--check"]) == 0
    assert capsys.readouterr().out == "stale: words.ru.ts\nstale: words.en.ts\n" * 2
