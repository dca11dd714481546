"""Reading a frame: a known message, or the fault that says what is wrong with it."""

from typing import Any, Final, Generic, TypeVar, get_args

import msgspec

from kozyr.rules.refusal import ParamValue
from kozyr.table.answers import FaultCode
from kozyr.web.meeting_protocol import QuickMessage, from_seeker
from kozyr.web.protocol import ClientMessage, Fault, from_client

T = TypeVar("T")


class _Envelope(msgspec.Struct):
    """What a broken message still tells of itself."""

    type: object = None
    id: object = None


_envelope: Final = msgspec.json.Decoder(_Envelope)
_LONGEST_ID: Final = 36


class Reader(Generic[T]):
    """Reads the messages of one kind of socket."""

    def __init__(self, decoder: msgspec.json.Decoder[T], union: Any) -> None:  # noqa: ANN401
        self._decoder = decoder
        self._types = frozenset(kind.__struct_config__.tag for kind in get_args(union))

    def __call__(self, text: str | None) -> T | Fault:
        """Read a frame (None: it was a binary one); a fault carries the id, if there is one."""
        if text is None:
            return Fault(None, FaultCode.BAD_MESSAGE, {"detail": "send text frames"})
        try:
            return self._decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
            return self._fault(text, str(problem))

    def _fault(self, text: str, detail: str) -> Fault:
        try:
            envelope = _envelope.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return Fault(None, FaultCode.BAD_MESSAGE, _params(detail))
        known = isinstance(envelope.type, str) and envelope.type in self._types
        code = FaultCode.BAD_MESSAGE if known else FaultCode.UNKNOWN_MESSAGE
        return Fault(_id(envelope.id), code, _params(detail))


def _id(found: object) -> str | None:
    return found if isinstance(found, str) and len(found) <= _LONGEST_ID else None


def _params(detail: str) -> dict[str, ParamValue]:
    return {"detail": detail[:200]}


read: Final = Reader(from_client, ClientMessage)
"""Reads frames of a table's socket."""

read_seeker: Final = Reader(from_seeker, QuickMessage)
"""Reads frames of a quick match's socket."""
