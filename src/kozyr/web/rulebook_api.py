"""The rulebook and the comparison of sets, ready to be read: /api/rulebook, /api/comparison."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from kozyr.rules.book.comparison import FEWEST, MOST, Comparison, compare
from kozyr.rules.book.edition import Edition, named
from kozyr.rules.options import OPTIONS, Value
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import Lang
from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, RulesError, ServiceError
from kozyr.web.pages import PACKED, Asset, answer, asset
from kozyr.web.protocol import TableRefused

_KEPT: Final = 128
"""So many answers are kept ready, of about a tenth of a megabyte each."""


def _answers(kind: type[Edition | Comparison], description: str) -> dict[int, ResponseSpec]:
    refused = ResponseSpec(TableRefused, generate_examples=False)
    answered = ResponseSpec(kind, generate_examples=False, description=description)
    return {200: answered, 400: refused}


@get(
    "/api/rulebook/{lang:str}/{name:str}",
    sync_to_thread=False,
    opt={PACKED: True},
    responses=_answers(Edition, "What holds there, in words."),
)
def rulebook(request: AnyRequest, lang: FromPath[Lang], name: FromPath[str]) -> Response[bytes]:
    """Give the rulebook of a set with the options in the query changed; `own` and `all` too."""
    return answer(request, _rulebook(lang, name, _overrides(request.query_params.items())))


@get(
    "/api/comparison/{lang:str}",
    sync_to_thread=False,
    opt={PACKED: True},
    responses=_answers(Comparison, "The options in which they differ."),
)
def comparison(
    request: AnyRequest, lang: FromPath[Lang], presets: FromQuery[str]
) -> Response[bytes]:
    """Tell how two to four sets differ, named with commas between them."""
    names = tuple(presets.split(","))
    if not FEWEST <= len(names) <= MOST:
        raise ServiceError(FaultCode.BAD_MESSAGE, detail=f"name {FEWEST} to {MOST} presets")
    return answer(request, _comparison(lang, names))


def _overrides(query: Iterable[tuple[str, str]]) -> tuple[tuple[str, Value], ...]:
    """Read options from a query, where a number is text like everything else."""
    return tuple(sorted((name, _value(name, text)) for name, text in dict(query).items()))


def _value(name: str, text: str) -> Value:
    values = OPTIONS[name].values if name in OPTIONS else ()
    return next((value for value in values if str(value) == text), text)


@lru_cache(_KEPT)
def _rulebook(lang: Lang, name: str, overrides: tuple[tuple[str, Value], ...]) -> Asset:
    return _ready(named(lang, name, dict(overrides)))


@lru_cache(_KEPT)
def _comparison(lang: Lang, names: tuple[str, ...]) -> Asset:
    return _ready(compare(lang, names))


def _ready(answered: Edition | Comparison | Refusal) -> Asset:
    if isinstance(answered, Refusal):
        raise RulesError(answered)
    return asset("answer.json", msgspec.json.encode(answered))
