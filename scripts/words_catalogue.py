"""Write the words of the rules as TypeScript for the client: `client/src/gen/words.{ru,en}.ts`."""

import json
from collections.abc import Iterable
from pathlib import Path

from kozyr.rules.words import client_catalogue
from scripts.node import CLIENT

GEN = CLIENT / "src/gen"
HEAD = "/** Generated from the rules' words by scripts/words_catalogue.py; do not edit. */\n"


def files() -> dict[Path, str]:
    """Return the text of every generated file by its path."""
    return {GEN / f"words.{lang}.ts": module(words) for lang, words in client_catalogue().items()}


def module(words: dict[str, object]) -> str:
    """Return the module that exports the words: sections of one item a line."""
    sections = "".join(f"  {name}: {section(items)},\n" for name, items in words.items())
    return f"{HEAD}export const words = {{\n{sections}}} as const;\n"


def section(items: object) -> str:
    """Return the literal of an array or an object with each item on a line of its own."""
    match items:
        case dict():
            return block("{}", [f"{quoted(key)}: {quoted(item)}" for key, item in items.items()])
        case list() | tuple():
            return block("[]", [quoted(item) for item in items])
    message = f"no section of the catalogue: {items!r}"
    raise TypeError(message)


def block(brackets: str, lines: Iterable[str]) -> str:
    """Return the lines between brackets."""
    return brackets[0] + "\n" + "".join(f"    {line},\n" for line in lines) + "  " + brackets[1]


def quoted(value: object) -> str:
    """Return a JSON literal on one line, which is TypeScript too."""
    return json.dumps(value, ensure_ascii=False)
