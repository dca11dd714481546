"""The referee: judges documents of positions and actions, or of rules, and answers each."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kozyr.records.dealt import judge_deal
from kozyr.records.fault import ROOT, DocumentError, contradiction
from kozyr.records.fields import Fields, an_object
from kozyr.records.position import read_position
from kozyr.records.requests import Asked, Question, read_requests
from kozyr.records.session import Session, verdict
from kozyr.rules.agreement import Agreement
from kozyr.rules.document import Fault, check_table
from kozyr.rules.refusal import Refusal

_FIRST: Final = "actions[0].kind"


def answer_text(text: str | bytes) -> bytes:
    """Answer JSON with JSON: one document with one answer, an array with an array.

    Raises:
        ValueError: the text is no JSON (msgspec.DecodeError); everything else gets an answer.

    """
    document = msgspec.json.decode(text)
    if isinstance(document, list):
        return b"[" + b",".join(map(_answer_bytes, document)) + b"]"
    return _answer_bytes(document)


def _answer_bytes(document: object) -> bytes:
    """Answer a document in JSON at once: thousands of answers kept as objects cost time."""
    return msgspec.json.encode(answer(document))


def answer(document: object) -> dict[str, object]:
    """Answer one document (JSON values as Python has them); never raises.

    `results` holds one result per action, or there is an `error`; `id` is echoed.
    """
    named = {"id": document["id"]} if isinstance(document, Mapping) and "id" in document else {}
    try:
        return named | {"results": _results(an_object(document, ROOT))}
    except DocumentError as fault:
        return named | {"error": fault.told()}


def _results(document: Mapping[str, object]) -> list[dict[str, object]]:
    fields = Fields(document, ROOT, 0)
    if "rules" in document and "position" not in document:
        return [_judge_table(fields)]
    deal = asks_deal(document)
    raw = fields.required("position")
    if deal:
        result = judge_deal(raw)
        _requests(fields, "deal")
        return [result]
    session = Session(read_position(raw))
    return [session.judge(asked) for asked in _requests(fields, None)]


def asks_deal(document: Mapping[str, object]) -> bool:
    """Whether the first action asks for a deal: its position has no opener yet."""
    match document.get("actions"):
        case [{"kind": "deal"}, *_]:
            return True
        case _:
            return False


def _requests(fields: Fields, question: Question | None) -> tuple[Asked, ...]:
    """Read the actions, which must be those of the document's kind; then no field is left."""
    read = read_requests(fields.required("actions"))
    asked = () if isinstance(read, str) else read
    if question != (read if isinstance(read, str) else None):
        raise contradiction(_FIRST)
    fields.known({"id", "rules" if question == "create_table" else "position", "actions"})
    return asked


def _judge_table(fields: Fields) -> dict[str, object]:
    checked = check_table(fields.raw["rules"])
    if isinstance(checked, Fault):
        raise DocumentError(f"rules.{checked.field}" if checked.field else "rules", checked.reason)
    _requests(fields, "create_table")
    if isinstance(checked, Refusal):
        return verdict(checked, None)
    return verdict(None, _table_after(checked))


def _table_after(agreed: Agreement) -> dict[str, object]:
    return {"options": msgspec.to_builtins(agreed.rules), "warnings": list(agreed.warnings)}
