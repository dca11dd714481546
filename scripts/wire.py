"""Write what travels as JSON Schema and as TypeScript, both from `kozyr.web.protocol`."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kozyr.game.actions import Action
from kozyr.rules.book.comparison import Comparison
from kozyr.rules.book.edition import Edition
from kozyr.rules.refusal import ParamValue
from kozyr.web import bots_protocol, meeting_protocol, people_protocol, protocol
from scripts.node import CLIENT, find_node

SCHEMA = CLIENT.parent / "docs/schema/wire.json"
TYPES = CLIENT / "src/gen/wire.ts"
BANNER = "/** Generated from src/kozyr/web/protocol.py by scripts/wire.py; do not edit. */"

# What json-schema-to-typescript adds: a type of the whole document, which holds definitions only,
# and a remark on each definition, which is a comment of its own or the end of one.
REMARK = r" \* This interface was referenced by .*\n \* via the .*\n"
ADDED = re.compile(
    rf"export interface Wire \{{\n.*\n\}}\n|/\*\*\n{REMARK} \*/\n| \*\n{REMARK}(?= \*/)"
)

VALUE = {"anyOf": [{"type": "integer"}, {"type": "string"}]}
UNIONS = {
    "Action": Action,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "QuickMessage": meeting_protocol.QuickMessage,
    "QuickNews": meeting_protocol.QuickNews,
    "ParamValue": ParamValue,
}
ANSWERS = (
    people_protocol.SignedIn,
    people_protocol.RecoveryCodes,
    people_protocol.PasskeyAsked,
    people_protocol.AccountView,
    people_protocol.PointsRates,
    people_protocol.PointsView,
    people_protocol.HistoryView,
    people_protocol.RatingView,
    people_protocol.Leaderboard,
    people_protocol.Exported,
    people_protocol.ShunnedView,
    bots_protocol.BotsView,
    bots_protocol.BotToken,
    bots_protocol.BotLadder,
    protocol.Me,
    protocol.RulesBook,
    protocol.Checked,
    Edition,
    Comparison,
    protocol.RefereeAnswer,
    protocol.TableMade,
    protocol.TableRefused,
    protocol.Invitation,
    protocol.Joined,
    meeting_protocol.Lobby,
    meeting_protocol.MyTables,
    protocol.ProposalView,
    meeting_protocol.ReturnLink,
    meeting_protocol.HouseRules,
    meeting_protocol.HouseRulesList,
)
QUESTIONS = (
    people_protocol.Register,
    people_protocol.SignIn,
    people_protocol.CodeSignIn,
    people_protocol.PasskeyWish,
    people_protocol.PasskeyAnswer,
    people_protocol.NewPassword,
    people_protocol.Farewell,
    people_protocol.ShunWish,
    people_protocol.ReportWish,
    bots_protocol.BotWish,
    protocol.Renamed,
    protocol.CheckRequest,
    protocol.RefereeRequest,
    protocol.TableRequest,
    protocol.JoinRequest,
    meeting_protocol.AdmissionRequest,
    meeting_protocol.ProposalRequest,
    meeting_protocol.HouseRulesRequest,
    meeting_protocol.HouseRulesName,
)

Schema = dict[str, Any]


def files() -> dict[Path, str]:
    """Return the JSON Schema and the client's types."""
    schema = wire_schema()
    text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return {SCHEMA: text, TYPES: typescript(for_client(schema))}


def wire_schema() -> Schema:
    """Return one schema whose `$defs` are all records and unions that travel.

    The server sends every field, so in what it sends a field with a default is required too.
    """
    roots = [*UNIONS.values(), *ANSWERS, *QUESTIONS]
    schemas, records = msgspec.json.schema_components(roots, schema_hook=option_value)
    definitions = {**records, **dict(zip(UNIONS, schemas, strict=False))}
    sent = {"ServerMessage", "QuickNews", *(answer.__name__ for answer in ANSWERS)}
    for name in reachable(definitions, sent):
        if "properties" in definitions[name]:
            definitions[name]["required"] = list(definitions[name]["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": dict(sorted(definitions.items())),
    }


def option_value(kind: type) -> Schema:
    """Return the schema of `object`, an option's value before the server has judged it."""
    if kind is object:
        return VALUE
    raise NotImplementedError(kind)


def reachable(definitions: Schema, names: set[str]) -> set[str]:
    """Return the names and all that their definitions refer to."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(definitions[name])
    return found


def references(schema: object) -> Iterator[str]:
    """Yield the names that a schema refers to."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].rpartition("/")[2]
        for inner in schema.values():
            yield from references(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from references(inner)


def reference(name: str) -> Schema:
    """Return a schema that refers to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def map_of(name: str) -> Schema:
    """Return the schema of an object whose values are of one definition."""
    return {"type": "object", "additionalProperties": reference(name)}


def for_client(schema: Schema) -> Schema:
    """Return the schema with a vector of options as a map: the client knows no option by name."""
    text = json.dumps(schema).replace("#/$defs/Rules", "#/$defs/OptionVector")
    renamed: Schema = json.loads(text)
    definitions = renamed["$defs"]
    del definitions["Rules"]
    definitions |= {
        "OptionValue": VALUE,
        "OptionVector": map_of("OptionValue"),
        "Params": map_of("ParamValue"),
    }
    return renamed


def typescript(schema: Schema) -> str:
    """Return TypeScript types of the schema's definitions, by json-schema-to-typescript."""
    program = CLIENT / "node_modules/json-schema-to-typescript/dist/src/cli.js"
    answer = subprocess.run(
        [
            find_node().program,
            program,
            "--unreachableDefinitions",
            "--no-additionalProperties",
            "--ignoreMinAndMaxItems",
            f"--bannerComment={BANNER}",
        ],
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        check=True,
    )
    return ADDED.sub("", answer.stdout)
