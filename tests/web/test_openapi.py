"""Whatever OpenAPI lets one ask, the server answers as documented, and never with 5xx."""

import itertools
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kozyr.web.faults import STATUS
from scripts.openapi import FILE
from tests.walks.sizes import LONG
from tests.web.serving import Guest, Server

EXAMPLES = 400 if LONG else 6
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOCUMENTED = {200, 201, 204, 405, *STATUS.values()} - {500}
"""What is done, and the faults of docs/protocol.md but the server's own."""

document = schemathesis.openapi.from_path(str(FILE))
turns = itertools.count()


@pytest.fixture
def seated(server: Server) -> tuple[Guest, str]:
    """Somebody who has a table, so that not every table asked for is unknown."""
    guest = server.guest()
    return guest, guest.make(people=2, bots=[])


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING, "kozyr"):
        yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@document.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_documented(
    case: schemathesis.Case[Any], server: Server, seated: tuple[Guest, str]
) -> None:
    guest, table = seated
    turn = next(turns)
    if turn % 2 and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    cookies = dict(guest.http.cookies) if turn % 4 < 2 else {}
    answer = case.call(base_url=server.root, cookies=cookies, timeout=20)
    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code in DOCUMENTED
