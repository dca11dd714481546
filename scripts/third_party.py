"""Tell whose work Kozyr ships or needs: the text of THIRD_PARTY.md, from installed metadata."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

from scripts.node import CLIENT

FILE = CLIENT.parent / "THIRD_PARTY.md"
MODULES = CLIENT / "node_modules"
HEAD = """\
# Third-party work

Made by `make generate` from the metadata of the installed packages.
"""
CLIENT_HEAD = """
## In the client

The built client, which travels in the Python package, holds code of some of these packages and
the files of the fonts.

| package | licence | copyright |
| --- | --- | --- |
"""
SERVER_HEAD = """
## Beside the server

Installed with Kozyr from their own packages.

| package | licence |
| --- | --- |
"""
LONGEST_NAME = 40  # some packages put their licence's text where its name belongs
SHORT = {
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
}


@dataclass(frozen=True, order=True)
class Package:
    """A package of the client: its name, the name of its licence, and who holds the copyright."""

    name: str
    licence: str
    copyright: str


def files() -> dict[Path, str]:
    """Return the one file made here."""
    packages = sorted(client_packages())
    rows = "".join(f"| {p.name} | {p.licence} | {p.copyright} |\n" for p in packages)
    server = "".join(f"| {name} | {licence(name)} |\n" for name in server_packages())
    texts = "".join(map(licence_text, ("svelte", "@fontsource-variable/onest")))
    return {FILE: HEAD + CLIENT_HEAD + rows + SERVER_HEAD + server + texts}


def client_packages() -> Iterator[Package]:
    """Yield the client's packages but those that only developing needs."""
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    for path, facts in lock["packages"].items():
        if path and not facts.get("dev"):
            name = path.rpartition("node_modules/")[2]
            yield Package(name, facts["license"], copyright_of(CLIENT / path))


def copyright_of(folder: Path) -> str:
    """Return the first copyright line of the package's licence file, else its author."""
    for line in licence_lines(folder):
        if re.match(r"copyright [(\d]", line, re.IGNORECASE):
            return line
    author = json.loads((folder / "package.json").read_text(encoding="utf-8")).get("author", "")
    return str(author["name"] if isinstance(author, dict) else author)


def licence_lines(folder: Path) -> list[str]:
    """Return the stripped lines of the package's licence file; none when it has no such file."""
    found = sorted(file for file in folder.iterdir() if file.stem.upper() in {"LICENSE", "LICENCE"})
    return [line.strip() for file in found[:1] for line in file.read_text("utf-8").splitlines()]


def licence_text(name: str) -> str:
    """Return the licence of a client's package as a section, without its copyright line."""
    lines = [line for line in licence_lines(MODULES / name) if not line.startswith("Copyright")]
    kind = next(package.licence for package in client_packages() if package.name == name)
    return f"\n## {kind}\n\n```text\n{chr(10).join(lines).strip()}\n```\n"


def server_packages() -> list[str]:
    """Return the names of all packages that an installed Kozyr needs, sorted."""
    found, waiting = set[str](), ["kozyr"]
    while waiting:
        for requirement in requirements(waiting.pop()):
            if requirement not in found:
                found.add(requirement)
                waiting.append(requirement)
    return sorted(found)


def requirements(name: str) -> set[str]:
    """Return what one package needs on this machine, extras left out."""
    needed = map(Requirement, distribution(name).requires or [])
    here = (r for r in needed if r.marker is None or r.marker.evaluate({"extra": ""}))
    return {requirement.name.lower().replace("_", "-") for requirement in here}


def licence(package: str) -> str:
    """Return a Python package's licence as its metadata states it."""
    metadata = distribution(package).metadata
    for field in ("License-Expression", "License"):
        name = (metadata[field] or "").partition("\n")[0] if field in metadata else ""
        if 0 < len(name) < LONGEST_NAME:
            return SHORT.get(name, name)
    stated = (line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or [])
    return " OR ".join(SHORT[line] for line in stated if line in SHORT)
