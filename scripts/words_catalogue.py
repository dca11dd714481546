"""Write the words of the rules as TypeScript for the client: `client/src/gen/words.{ru,en}.ts`.

With `--check` nothing is written; the exit status is 1 if a file is not what it should be.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kozyr.rules.words import client_catalogue

GEN: Final = Path(__file__).parents[1] / "client/src/gen"

_WIDTH: Final = 100
_SHORT_KEY: Final = 4
_NAME: Final = re.compile(r"[A-Za-z_]\w*|[1-9]\d*|0")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _key(name: str) -> str:
    return name if _NAME.fullmatch(name) else _quoted(name)


def _block(lines: Iterable[str], brackets: str, indent: str) -> str:
    return brackets[0] + "\n" + "".join(f"{line},\n" for line in lines) + indent + brackets[1]


def _member(name: str, value: object, indent: str) -> str:
    """Return one member of an object; a long text goes on a line of its own, as Biome has it."""
    head = f"{indent}{_key(name)}:"
    line = f"{head} {literal(value, indent)}"
    if isinstance(value, str) and len(line) + 1 > _WIDTH and len(_key(name)) > _SHORT_KEY:
        return f"{head}\n{indent}  {_quoted(value)}"
    return line


def literal(value: object, indent: str = "") -> str:
    """Return a TypeScript literal of texts, arrays and objects, in the client's code style.

    Raises TypeError for anything else.
    """
    deeper = indent + "  "
    match value:
        case str():
            return _quoted(value)
        case dict():
            return _block((_member(k, v, deeper) for k, v in value.items()), "{}", indent)
        case list() | tuple():
            return _block((deeper + literal(item, deeper) for item in value), "[]", indent)
    message = f"no words: {value!r}"
    raise TypeError(message)


def files() -> dict[Path, str]:
    """Return the text of every generated file by its path."""
    head = "/** Generated from the rules' words by scripts/words_catalogue.py; do not edit. */\n"
    return {
        GEN / f"words.{lang}.ts": f"{head}export const words = {literal(words)} as const;\n"
        for lang, words in client_catalogue().items()
    }


def main(arguments: list[str]) -> int:
    """Write the files, or only compare them; return the exit status."""
    wanted = files()
    stale = [
        file
        for file, text in wanted.items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]
    for file in stale:
        print(f"stale: {file.name}")
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted[file], "utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
