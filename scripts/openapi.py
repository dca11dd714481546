"""Write the HTTP interface as OpenAPI, from the server's own routes."""

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from kozyr.web.app import api
from kozyr.web.protocol import Fault, TableRefused
from scripts.wire import SCHEMA, references

FILE = SCHEMA.with_name("openapi.json")
REFERENCE = "#/components/schemas/{name}"

Document = dict[str, Any]


def files() -> dict[Path, str]:
    """Return the OpenAPI document, with the errors that the server really answers."""
    document = routes()
    (fault, refused), records = msgspec.json.schema_components(
        (Fault, TableRefused), ref_template=REFERENCE
    )
    document["components"]["schemas"] |= records
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"]["default"] = answer("The service cannot do it.", fault)
            if "requestBody" in operation or is_refused(operation):
                either = {"anyOf": [refused, fault]}
                operation["responses"]["400"] = answer("Refused by the rules, or bad.", either)
            else:
                operation["responses"].pop("400", None)
    return {FILE: json.dumps(document, indent=2, ensure_ascii=False) + "\n"}


def is_refused(operation: Document) -> bool:
    """Tell whether a route says itself that the rules may refuse what it is asked."""
    return TableRefused.__name__ in references(operation["responses"].get("400", {}))


def routes() -> Document:
    """Return the document that Litestar makes of the routes."""
    config = OpenAPIConfig(title="Kozyr", version=version("kozyr"))
    unused = Provide(lambda: None, sync_to_thread=False)
    app = Litestar([api()], dependencies={"services": unused}, openapi_config=config)
    return app.openapi_schema.to_schema()


def answer(description: str, schema: Document) -> Document:
    """Return the description of an answer in JSON."""
    return {"description": description, "content": {"application/json": {"schema": schema}}}
