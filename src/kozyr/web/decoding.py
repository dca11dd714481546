"""Reading a frame: a known message, or the fault that says what is wrong with it."""

from typing import Final, get_args

import msgspec

from kozyr.rules.refusal import ParamValue
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import ClientMessage, Fault, from_client


class _Envelope(msgspec.Struct):
    """What a broken message still tells of itself."""

    type: object = None
    id: object = None


_envelope: Final = msgspec.json.Decoder(_Envelope)
_TYPES: Final = frozenset(kind.__struct_config__.tag for kind in get_args(ClientMessage))
_LONGEST_ID: Final = 36


def read(text: str | None) -> ClientMessage | Fault:
    """Read a text frame (None: it was a binary one); the fault carries the id, if there is one."""
    if text is None:
        return Fault(None, FaultCode.BAD_MESSAGE, {"detail": "send text frames"})
    try:
        return from_client.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        return _fault(text, str(problem))


def _fault(text: str, detail: str) -> Fault:
    try:
        envelope = _envelope.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return Fault(None, FaultCode.BAD_MESSAGE, _params(detail))
    known = isinstance(envelope.type, str) and envelope.type in _TYPES
    code = FaultCode.BAD_MESSAGE if known else FaultCode.UNKNOWN_MESSAGE
    return Fault(_id(envelope.id), code, _params(detail))


def _id(found: object) -> str | None:
    return found if isinstance(found, str) and len(found) <= _LONGEST_ID else None


def _params(detail: str) -> dict[str, ParamValue]:
    return {"detail": detail[:200]}
