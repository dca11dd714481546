"""The client's words are those of the catalogue; `make check` compares the files."""

import pytest

from kozyr.rules.refusal import Code
from scripts.words_catalogue import files, module, paragraphs, section


def test_there_are_two_modules_for_each_language_and_one_for_the_paragraphs() -> None:
    words = {f"{kind}.{lang}.ts" for kind in ("words", "sayings") for lang in ("ru", "en")}
    assert {file.name for file in files()} == words | {"paragraphs.ts"}


def test_every_refusal_has_its_paragraph() -> None:
    assert '\n  first_word: "6.5",\n' in paragraphs()
    assert paragraphs().count(': "') == len(Code) - 1


def test_a_section_has_an_item_a_line() -> None:
    assert section({"too_low": 'say "no"', "24": "у"}) == (
        '{\n    "too_low": "say \\"no\\"",\n    "24": "у",\n  }'
    )
    assert section(("x", "y")) == '[\n    "x",\n    "y",\n  ]'


def test_a_module_exports_its_sections_as_constants() -> None:
    assert module({"card": {"nom": "{bare}"}}).endswith(
        'export const words = {\n  card: {\n    "nom": "{bare}",\n  },\n} as const;\n'
    )


def test_only_sections_are_written() -> None:
    with pytest.raises(TypeError, match="no section"):
        section(1)
