"""The actions of a document, read strictly: what a seat asks for, or a question to the referee."""

from typing import Final, Literal

import msgspec

from kozyr.game import actions
from kozyr.records.fault import DocumentError
from kozyr.records.fields import Fields, a_card, a_number, an_array, an_object

Question = Literal["deal", "create_table"]

Beyond = Literal["call", "waive", "hang", "decline"]
"""Actions of tables with cheating or epaulettes (§0.11)."""

_QUESTIONS: Final[dict[str, Question]] = {"deal": "deal", "create_table": "create_table"}
_PATH: Final = "actions"
_FAR: Final = 2**31
_ARMED: Final = ("armed",)

_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "lead": ("cards", *_ARMED),
    "beat": ("card", "target", *_ARMED),
    "throw_in": ("card", *_ARMED),
    "transfer": ("card", *_ARMED),
    "show": ("card",),
    "take": (),
    "pass": (),
    "call": ("player",),
    "waive": (),
    "hang": (),
    "decline": (),
}
"""What each kind of action has beside `seat` and `kind`."""


class Asked(msgspec.Struct, frozen=True):
    """What a seat asks to do: an action a fair table knows, maybe armed, or one beyond it."""

    seat: int
    wish: actions.Action | Beyond
    armed: bool = False


def read_requests(raw: object) -> tuple[Asked, ...] | Question:
    """Read the actions; a question must stand alone. DocumentError names the first fault."""
    rows = [an_object(row, f"{_PATH}[{at}]") for at, row in enumerate(an_array(raw, _PATH))]
    read = [_read(Fields(row, f"{_PATH}[{at}]", _FAR)) for at, row in enumerate(rows)]
    asked = tuple(one for one in read if isinstance(one, Asked))
    if len(asked) == len(read):
        return asked
    questions = [one for one in read if not isinstance(one, Asked)]
    if len(read) > 1:
        raise DocumentError(_PATH, "contradiction")
    return questions[0]


def _read(fields: Fields) -> Asked | Question:
    kind = fields.required("kind")
    if not isinstance(kind, str):
        raise DocumentError(fields.at("kind"), "type")
    if kind in _QUESTIONS:
        fields.known({"kind"})
        return _QUESTIONS[kind]
    if kind not in _FIELDS:
        raise DocumentError(fields.at("kind"), "value")
    seat = a_number(fields.required("seat"), fields.at("seat"), -_FAR, _FAR)
    asked = Asked(seat, _wish(kind, fields), fields.flag("armed"))
    fields.known({"seat", "kind", *_FIELDS[kind]})
    return asked


def _wish(kind: str, fields: Fields) -> actions.Action | Beyond:
    match kind:
        case "lead":
            return actions.Lead(_cards(fields))
        case "beat":
            return actions.Beat(fields.card("card"), fields.card("target"))
        case "throw_in":
            return actions.ThrowIn(fields.card("card"))
        case "transfer":
            return actions.Transfer(fields.card("card"))
        case "show":
            return actions.Show(fields.card("card"))
        case "take":
            return actions.Take()
        case "pass":
            return actions.Pass()
        case _:
            return _beyond(kind, fields)


def _cards(fields: Fields) -> tuple[int, ...]:
    path = fields.at("cards")
    rows = an_array(fields.required("cards"), path)
    if not rows:
        raise DocumentError(path, "value")
    return tuple(a_card(row, f"{path}[{at}]") for at, row in enumerate(rows))


def _beyond(kind: str, fields: Fields) -> Beyond:
    if kind == "call":
        a_number(fields.required("player"), fields.at("player"), -_FAR, _FAR)
        return "call"
    if kind == "waive":
        return "waive"
    return "hang" if kind == "hang" else "decline"
