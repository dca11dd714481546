"""Write every file that is made from something else, or with --check name those that differ.

A generator is a module of this folder with `files() -> dict[Path, str]`: each file's whole text.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
GENERATORS = ("third_party", "words_catalogue", "rulebook", "wire", "openapi", "bots_schema")


def generated() -> Iterator[tuple[str, Path, str]]:
    """Yield (generator, file, text) for every generated file."""
    for name in GENERATORS:
        texts: dict[Path, str] = import_module(f"scripts.{name}").files()
        for path, text in texts.items():
            yield name, path, text


def differs(file: Path, text: str) -> bool:
    """Tell whether the file on disk is not this text."""
    return not file.is_file() or file.read_text(encoding="utf-8") != text


def write() -> int:
    """Write the files that differ; return 0."""
    for name, file, text in generated():
        if differs(file, text):
            file.write_text(text, encoding="utf-8")
            print(f"{file.relative_to(ROOT)}: written by scripts/{name}.py")
    return 0


def check() -> int:
    """Name the files that differ from what would be written; return 1 when there are any."""
    stale = [file.relative_to(ROOT) for _, file, text in generated() if differs(file, text)]
    for file in stale:
        print(f"{file} is not what is generated now: run `make generate`.", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(check() if sys.argv[1:] == ["--check"] else write())
