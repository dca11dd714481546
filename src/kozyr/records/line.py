"""A document of the referee in one line of text, made to be typed, sent and put into an address.

`kozyr1 rules=classic trump_card=6s hands=8cTc/JhQh table=8h@0 opener=0 1:beat:Jh:8h`: a version,
then fields and actions, apart by spaces or plus signs (docs/notation.md).
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import quote, unquote

from kozyr.records import spelling
from kozyr.records.spelling import Spelling

VERSION: Final = "kozyr1"
"""The first word of a line in the notation of today."""

_FAMILY: Final = re.compile(r"kozyr\d+", re.ASCII)
_APART: Final = re.compile(r"[\s+]+")
_RULES: Final = re.compile(r"([^(@]*)(?:\(([^)]*)\))?(?:@(.*))?", re.DOTALL)
_JSON: Final = "~"
_TABLE: Final = {"kind": "create_table"}
_FOREIGN: Final = "version"
_TWICE: Final = "twice"
_UNFIT: Final = "document"


class LineError(ValueError):
    """A text that is no line (`reason` `version` or `twice`), or a document that fits into none.

    `word` is what is wrong: a first word, a field, or empty for a document (`reason` `document`).
    """

    def __init__(self, reason: str, word: str = "") -> None:
        super().__init__(f"{reason}: {word}")
        self.reason = reason
        self.word = word


def _id(text: str) -> object:
    if not text.startswith(_JSON):
        return unquote(text)
    value: object = json.loads(unquote(text[1:]))
    json.dumps(value, allow_nan=False)
    return value


def _id_text(value: object) -> str:
    if not isinstance(value, str):
        return _JSON + quote(json.dumps(value, allow_nan=False), safe="")
    return quote(value, safe="").replace(_JSON, "%7E")


def _rules(text: str) -> dict[str, object] | str:
    found = _RULES.fullmatch(text)
    if found is None:
        return text
    preset, options, table = found.groups()
    told: dict[str, object] = {"preset": preset} if preset else {}
    if options is not None:
        named = (option.partition("=") for option in options.split(",") if option)
        told["options"] = {name: spelling.number(value) for name, _, value in named}
    return told | ({} if table is None else {"table": table})


def _rules_text(value: Mapping[str, Any]) -> str:
    options = [
        f"{name}={spelling.number_text(one) if isinstance(one, int) else one}"
        for name, one in value.get("options", {}).items()
    ]
    inner = f"({','.join(options)})" if "options" in value else ""
    table = f"@{value['table']}" if "table" in value else ""
    return f"{value.get('preset', '')}{inner}{table}"


_ID: Final = "id"
_FIELDS: Final[dict[str, Spelling]] = {
    "rules": Spelling(_rules, _rules_text),
    "trump_card": spelling.CARD,
    "talon": spelling.CARDS,
    "hands": spelling.HANDS,
    "table": spelling.TABLE,
    "discard": spelling.CARDS,
    "opener": spelling.NUMBER,
    "defender": spelling.NUMBER,
    "transferrers": spelling.SEATS,
    "shown": spelling.SEATS,
    "taking": spelling.FLAG,
    "passed": spelling.SEATS,
    "word": spelling.WORD,
    "bout": spelling.NUMBER,
    "stalling": spelling.NUMBER,
    "out": spelling.SEATS,
    "emptied": spelling.SEATS,
    "dealer": spelling.NUMBER,
    "previous": spelling.PREVIOUS,
    "rungs": spelling.RANKS,
    "queen": spelling.SUIT,
    "cheats": spelling.CARDS,
    "lost_calls": spelling.CALLS,
    "waived": spelling.SEATS,
    "no_arm": spelling.SEATS,
}
_ACTIONS: Final[dict[str, tuple[tuple[str, Spelling], ...]]] = {
    "lead": (("cards", spelling.CARDS),),
    "beat": (("card", spelling.CARD), ("target", spelling.CARD)),
    "call": (("player", spelling.NUMBER),),
}
"""What each kind of action has beside seat, kind and armed, where it is not one card."""

_ONE_CARD: Final = (("card", spelling.CARD),)
_ARMABLE: Final = {"lead", "beat", "throw_in", "transfer"}
_MAY_BE_NULL: Final = {"by", "cover", "cover_by"}
_UNWRITTEN: Final = (
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    StopIteration,
    RecursionError,
)


def is_line(text: str) -> bool:
    """Whether a text begins as a line of some version does."""
    return bool(_FAMILY.match(text.lstrip()))


def read_line(text: str) -> dict[str, Any]:
    """Read a line as a document, whose values may be as wrong as in any document.

    Raises:
        LineError: another version, or a field that is given twice.

    """
    version, *words = _APART.split(text.strip(" \t\r\n+"))
    if version != VERSION:
        raise LineError(_FOREIGN, version)
    fields: dict[str, Any] = {}
    for name, _, value in (word.partition("=") for word in words if "=" in word):
        if name in fields:
            raise LineError(_TWICE, name)
        fields[name] = _field(name, value)
    return _document(fields, [_action(word) for word in words if "=" not in word])


def _field(name: str, text: str) -> object:
    if name != _ID:
        return _FIELDS.get(name, spelling.TEXT).read(text)
    try:
        return _id(text)
    except (ValueError, RecursionError):
        return text


def _document(fields: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Put a document together; rules alone, asked about, are those of a table."""
    named = {_ID: fields.pop(_ID)} if _ID in fields else {}
    if fields.keys() == {"rules"} and actions == [_TABLE]:
        return named | fields | {"actions": actions}
    return named | {"position": fields, "actions": actions}


def _action(word: str) -> dict[str, Any]:
    first, *rest = word.split(":")
    seat = spelling.number(first)
    told: dict[str, Any] = {"seat": seat} if isinstance(seat, int) else {}
    kind, *values = rest or [""] if told else [first, *rest]
    name, armed = (kind[:-1], True) if kind.endswith("!") else (kind, False)
    told["kind"] = name
    for (field, spelled), value in zip(_ACTIONS.get(name, _ONE_CARD), values, strict=False):
        told[field] = spelled.read(value)
    return told | ({"armed": True} if armed else {})


def write_line(document: object) -> str:
    """Write a document in one line; reading it gives the document again, as `plain` has it.

    Raises:
        LineError: the document has a fault that no line can hold.

    """
    try:
        text = _write(document)
        if _exactly(read_line(text)) == _exactly(plain(document)):
            return text
    except _UNWRITTEN:
        pass
    raise LineError(_UNFIT)


def _exactly(document: object) -> str:
    """Tell documents apart by their JSON: Python takes true for 1 and 1.0 for 1."""
    return json.dumps(document, sort_keys=True)


def _write(document: Any) -> str:  # noqa: ANN401 - any JSON, and what cannot be written raises
    position = document.get("position", {"rules": document.get("rules")})
    named = [f"{_ID}={_id_text(document[_ID])}"] if _ID in document else []
    fields = [
        f"{name}={spelled.write(position[name])}"
        for name, spelled in _FIELDS.items()
        if name in position
    ]
    actions = map(_action_text, document.get("actions", []))
    return " ".join((VERSION, *named, *fields, *actions))


def _action_text(action: Mapping[str, Any]) -> str:
    kind = action["kind"]
    seat = (spelling.number_text(action["seat"]),) if "seat" in action else ()
    values = (
        spelled.write(action[field])
        for field, spelled in _ACTIONS.get(kind, _ONE_CARD)
        if field in action
    )
    return ":".join((*seat, kind + ("!" if action.get("armed") else ""), *values))


def plain(document: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    """Give a document without what says nothing: null cards and seats of the table, false `armed`.

    What is asked for is there, if only as an empty array.
    """
    told = {"actions": [], **document}
    told["actions"] = _each(told["actions"], _unarmed)
    position = told.get("position")
    if isinstance(position, Mapping) and "table" in position:
        told["position"] = {**position, "table": _each(position["table"], _laid)}
    return told


def _each(rows: object, bare: Callable[[Any], dict[str, Any]]) -> object:
    """Make every element of an array bare; anything else stays as it is."""
    return [bare(row) for row in rows] if isinstance(rows, list) else rows


def _unarmed(action: Mapping[str, Any]) -> dict[str, Any]:
    said = action.get("armed") is not False or action.get("kind") not in _ARMABLE
    return {name: value for name, value in action.items() if said or name != "armed"}


def _laid(row: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value for name, value in row.items() if value is not None or name not in _MAY_BE_NULL
    }
