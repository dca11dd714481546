"""Faults over HTTP: every error leaves as a `Fault` with the status that fits its code."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from kozyr.rules.refusal import ParamValue, Refusal
from kozyr.table.answers import FaultCode, Trouble
from kozyr.web.protocol import Fault, TableRefused

STATUS: Final = {
    FaultCode.NOT_SEATED: 403,
    FaultCode.TABLE_FULL: 409,
    FaultCode.UNKNOWN_TABLE: 404,
    FaultCode.UNKNOWN_MESSAGE: 404,
    FaultCode.BAD_MESSAGE: 400,
    FaultCode.TOO_LARGE: 413,
    FaultCode.RATE_LIMITED: 429,
    FaultCode.DUPLICATE_ID: 409,
    FaultCode.NOT_PLAYING: 409,
    FaultCode.NOT_OVER: 409,
    FaultCode.PAUSED: 409,
    FaultCode.NO_PAUSE: 409,
    FaultCode.TABLE_CLOSED: 409,
    FaultCode.BAD_NAME: 400,
    FaultCode.SEATS_MISMATCH: 400,
    FaultCode.UNKNOWN_LEVEL: 400,
    FaultCode.TABLE_QUOTA: 429,
    FaultCode.OPEN_TABLES: 409,
    FaultCode.WRONG_PASSWORD: 403,
    FaultCode.SEAT_TAKEN: 409,
    FaultCode.ALREADY_DEALT: 409,
    FaultCode.NOT_HOST: 403,
    FaultCode.UNKNOWN_PROPOSAL: 404,
    FaultCode.HOUSE_RULES_QUOTA: 409,
    FaultCode.UNKNOWN_HOUSE_RULES: 404,
    FaultCode.WRONG_HOST: 421,
    FaultCode.ACCOUNT_NEEDED: 403,
    FaultCode.HAS_ACCOUNT: 409,
    FaultCode.LOGIN_TAKEN: 409,
    FaultCode.WEAK_PASSWORD: 400,
    FaultCode.WRONG_SIGN_IN: 403,
    FaultCode.PASSKEYS_OFF: 409,
    FaultCode.BAD_PASSKEY: 403,
    FaultCode.UNKNOWN_PLAYER: 404,
    FaultCode.TABLE_STOPPED: 409,
    FaultCode.NO_FREE_TEXT: 403,
    FaultCode.TURNED_AWAY: 403,
    FaultCode.WRONG_TOKEN: 401,
    FaultCode.BOT_ACCOUNT: 403,
    FaultCode.BOT_QUOTA: 409,
    FaultCode.SERVER_ERROR: 500,
}
"""The HTTP status of every fault."""

_CODES: Final = {
    404: FaultCode.UNKNOWN_MESSAGE,
    405: FaultCode.UNKNOWN_MESSAGE,
    413: FaultCode.TOO_LARGE,
}

_log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


class ServiceError(Exception):
    """Ends a request with a fault."""

    def __init__(self, code: FaultCode, **params: ParamValue) -> None:
        super().__init__(code)
        self.trouble = Trouble(code, params)


class TooManyError(ServiceError):
    """Ends a request of somebody who asks too much; `wait` is after how many seconds to ask."""

    def __init__(self, code: FaultCode, wait: int) -> None:
        super().__init__(code)
        self.wait = wait


class RulesError(Exception):
    """Ends a request with a refusal of the rules."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def service_error(request: AnyRequest, error: ServiceError) -> Response[Fault]:
    """Answer with the fault."""
    del request
    return _response(error.trouble, STATUS[error.trouble.code])


def too_many(request: AnyRequest, error: TooManyError) -> Response[Fault]:
    """Answer with the fault and when to ask again."""
    answer = service_error(request, error)
    answer.headers["retry-after"] = str(error.wait)
    return answer


def rules_error(request: AnyRequest, error: RulesError) -> Response[TableRefused]:
    """Answer with the refusal."""
    del request
    return Response(TableRefused(error.refusal), status_code=400)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """Put the framework's error into our words."""
    del request
    code = _CODES.get(error.status_code, FaultCode.BAD_MESSAGE)
    return _response(Trouble(code, {"detail": _detail(error)}), error.status_code)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Fault]:
    """Answer a body nested so deeply that nobody can have meant it."""
    del request, error
    trouble = Trouble(FaultCode.BAD_MESSAGE, {"detail": "nested too deeply"})
    return _response(trouble, STATUS[trouble.code])


def any_error(request: AnyRequest, error: Exception) -> Response[Fault]:
    """Log what nobody foresaw and tell the visitor no more than that it happened.

    The path is written as its route has it: the path itself may hold the token of a link.
    """
    path = request.scope["path_template"]
    _log.error("a request failed", extra={"path": path}, exc_info=error)
    return _response(Trouble(FaultCode.SERVER_ERROR), STATUS[FaultCode.SERVER_ERROR])


def _response(trouble: Trouble, status: int) -> Response[Fault]:
    return Response(Fault(None, trouble.code, trouble.params), status_code=status)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    notes = [str(note.get("message", "")) for note in extra if isinstance(note, dict)]
    return "; ".join(filter(None, notes)) or error.detail[:200]
