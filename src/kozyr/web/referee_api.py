"""The referee: /api/referee answers like the command, /api/referee/words in words for people."""

from typing import Any, Final

from litestar import post
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody

from kozyr.records.explaining import line_fault
from kozyr.records.line import LineError, read_line, write_line
from kozyr.records.referee import answer
from kozyr.records.telling import tell
from kozyr.records.told import Telling, ToldFault
from kozyr.rules.words import Lang
from kozyr.web.doors import demand
from kozyr.web.faults import AnyRequest
from kozyr.web.protocol import DOCUMENT_LIMIT, RefereeAnswer, RefereeRequest
from kozyr.web.services import Shared

_LINE: Final = "line"
"""The field of a fault of a line."""


@post("/api/referee", status_code=200, request_max_body_size=DOCUMENT_LIMIT)
async def referee(request: AnyRequest, services: Shared, data: JSONBody[Any]) -> dict[str, Any]:
    """Answer one document as `kozyr referee --json` does."""
    demand(services.quotas.positions, request)
    return await sync_to_thread(answer, data)


@post("/api/referee/words", status_code=200, request_max_body_size=DOCUMENT_LIMIT)
async def referee_words(
    request: AnyRequest, services: Shared, data: JSONBody[RefereeRequest]
) -> RefereeAnswer:
    """Answer one document, or one line, in the words of a language."""
    demand(services.quotas.positions, request)
    return await sync_to_thread(_told, data.asked, data.lang)


def _told(asked: dict[str, Any] | str, lang: Lang) -> RefereeAnswer:
    try:
        document = read_line(asked) if isinstance(asked, str) else asked
    except LineError as error:
        fault = ToldFault(_LINE, error.reason, line_fault(error, lang))
        return RefereeAnswer(None, None, Telling("", fault=fault))
    return RefereeAnswer(document, _line_of(document), tell(document, lang))


def _line_of(document: dict[str, Any]) -> str | None:
    try:
        return write_line(document)
    except LineError:
        return None
