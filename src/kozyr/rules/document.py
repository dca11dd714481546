"""The `rules` object of a referee's document: read strictly, then put to the rules."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import msgspec

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.presets import names
from kozyr.rules.refusal import Refusal
from kozyr.rules.request import echo
from kozyr.rules.validity import TableKind

Reason = Literal["type", "value", "unknown"]

_KINDS: Final[tuple[str, ...]] = get_args(TableKind)


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document that cannot be read: its first faulty field, and why.

    The field is empty when the document itself is no object.
    """

    field: str
    reason: Reason


def _text_fault(document: Mapping[Any, Any], field: str, known: tuple[str, ...]) -> Fault | None:
    if field not in document:
        return None
    value = document[field]
    if not isinstance(value, str):
        return Fault(field, "type")
    return None if value in known else Fault(field, "value")


def _options_fault(document: Mapping[Any, Any]) -> Fault | None:
    fits = isinstance(document.get("options", {}), Mapping)
    return None if fits else Fault("options", "type")


def _foreign_fault(document: Mapping[Any, Any]) -> Fault | None:
    foreign = sorted(echo(field) for field in document.keys() - {"preset", "options", "table"})
    return Fault(foreign[0], "unknown") if foreign else None


def check_table(document: object) -> Agreement | Refusal | Fault:
    """Answer whether the table of such a document could be created; never raises.

    The document may have `preset` (a rule set's name; without it the rules are the
    players' own), `options` (overrides by name) and `table` (its kind, `private` by
    default); of several faults the first in this order is given, foreign fields last.
    """
    if not isinstance(document, Mapping):
        return Fault("", "type")
    fault = (
        _text_fault(document, "preset", names())
        or _options_fault(document)
        or _text_fault(document, "table", _KINDS)
        or _foreign_fault(document)
    )
    return fault or agree(
        document.get("preset"), document.get("options", {}), document.get("table", "private")
    )
