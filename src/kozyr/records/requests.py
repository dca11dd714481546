"""The actions of a document, read strictly: what a seat asks for, or a question to the referee."""

from typing import Final, Literal

import msgspec

from kozyr.game import actions
from kozyr.records.fault import DocumentError
from kozyr.records.fields import Fields, a_card, a_number, an_array, an_object

Question = Literal["deal", "create_table"]

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


_WITHOUT_FIELDS: Final[dict[str, actions.Action]] = {
    "take": actions.Take(),
    "pass": actions.Pass(),
    "waive": actions.Waive(),
    "hang": actions.Hang(),
    "decline": actions.Decline(),
}


class Asked(msgspec.Struct, frozen=True):
    """What a seat, which need not exist, asks to do."""

    seat: int
    action: actions.Action


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
    seat = _seat(fields, "seat")
    asked = Asked(seat, _action(kind, fields))
    fields.known({"seat", "kind", *_FIELDS[kind]})
    return asked


def _action(kind: str, fields: Fields) -> actions.Action:
    match kind:
        case "lead":
            return actions.Lead(_cards(fields), armed=fields.flag("armed"))
        case "beat":
            card, target = fields.card("card"), fields.card("target")
            return actions.Beat(card, target, armed=fields.flag("armed"))
        case "throw_in":
            return actions.ThrowIn(fields.card("card"), armed=fields.flag("armed"))
        case "transfer":
            return actions.Transfer(fields.card("card"), armed=fields.flag("armed"))
        case "show":
            return actions.Show(fields.card("card"))
        case "call":
            return actions.Call(_seat(fields, "player"))
        case _:
            return _WITHOUT_FIELDS[kind]


def _cards(fields: Fields) -> tuple[int, ...]:
    path = fields.at("cards")
    rows = an_array(fields.required("cards"), path)
    if not rows:
        raise DocumentError(path, "value")
    return tuple(a_card(row, f"{path}[{at}]") for at, row in enumerate(rows))


def _seat(fields: Fields, name: str) -> int:
    """Read the number of a seat; a seat that is not there may act too, and is refused."""
    return a_number(fields.required(name), fields.at(name), -_FAR, _FAR)
