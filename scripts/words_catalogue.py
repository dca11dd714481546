"""Write the words of the rules, and where each refusal stands, as TypeScript for the client."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from kozyr.rules.refusal import Code
from kozyr.rules.words import client_catalogue
from scripts.node import CLIENT

GEN = CLIENT / "src/gen"
HEAD = "/** Generated from the rules' words by scripts/words_catalogue.py; do not edit. */\n"


SAYINGS = ("points", "chat", "emoji", "reports")
"""Sections that come with the parts of the client that say them."""

UNSAID = ("motifs", "explained")
"""Sections that no page says: pages count their bytes."""

UNTOLD = ("wrong_token", "bot_account", "bot_quota")
"""Faults of BOT accounts: programs are told them, and one page that words what it is told."""

PARAGRAPHS = """\
/** Generated from the list of refusals by scripts/words_catalogue.py; do not edit. */
export const paragraphs: Readonly<Partial<Record<string, string>>> = {
"""


def files() -> dict[Path, str]:
    """Return the text of every generated file by its path."""
    catalogues = client_catalogue()
    words = {GEN / f"words.{lang}.ts": module(rest(text)) for lang, text in catalogues.items()}
    sayings = {GEN / f"sayings.{lang}.ts": module(said(text)) for lang, text in catalogues.items()}
    return {**words, **sayings, GEN / "paragraphs.ts": paragraphs()}


def said(words: dict[str, object]) -> dict[str, object]:
    """Return the sections that few pages want."""
    return {name: items for name, items in words.items() if name in SAYINGS}


def rest(words: dict[str, object]) -> dict[str, object]:
    """Return the sections that every page wants, but for what few are told."""
    kept = {name: items for name, items in words.items() if name not in (*SAYINGS, *UNSAID)}
    return {**kept, "faults": told(kept["faults"])}


def told(faults: object) -> object:
    """Return the faults that every page may be told."""
    if not isinstance(faults, Mapping):
        message = f"the words of faults are no table: {faults!r}"
        raise TypeError(message)
    return {code: words for code, words in faults.items() if code not in UNTOLD}


def paragraphs() -> str:
    """Return the module that tells the paragraph of each refusal."""
    codes = (code for code in Code if code is not Code.OK)
    lines = "".join(f'  {code.word}: "{code.paragraph}",\n' for code in codes)
    return f"{PARAGRAPHS}{lines}}};\n"


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
