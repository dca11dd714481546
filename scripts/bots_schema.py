"""Write what a bot's program is told and may answer as JSON Schema, from `kozyr.lab.external`."""

import json
from pathlib import Path

import msgspec

from kozyr.game.actions import Action
from kozyr.lab.external import Greeting, Hello, Look
from scripts.wire import Schema, option_value, reachable

SCHEMA = Path(__file__).parents[1] / "docs/schema/bots.json"

UNIONS = {"Told": Hello | Look, "Answer": Action | None}


def files() -> dict[Path, str]:
    """Return the JSON Schema."""
    return {SCHEMA: json.dumps(bots_schema(), indent=2, ensure_ascii=False) + "\n"}


def bots_schema() -> Schema:
    """Return one schema whose `$defs` are all that is said in either direction.

    What a program is told names every field, so a field with a default is required there.
    """
    roots = [*UNIONS.values(), Greeting]
    schemas, records = msgspec.json.schema_components(roots, schema_hook=option_value)
    definitions = {**records, **dict(zip(UNIONS, schemas, strict=False))}
    for name in reachable(definitions, {"Told"}):
        if "properties" in definitions[name]:
            definitions[name]["required"] = list(definitions[name]["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Bots",
        "$defs": dict(sorted(definitions.items())),
    }
