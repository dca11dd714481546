"""One server for all tests of this folder: they share nothing but it."""

from collections.abc import Iterator

import pytest

from tests.web.serving import Server, a_client, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(a_client(tmp_path_factory.mktemp("client") / "static")) as running:
        yield running
