"""One server for all tests of this folder: they share nothing but it."""

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.web.serving import Server, a_client, served


@pytest.fixture(scope="session", autouse=True)
def _light_passwords() -> Iterator[None]:
    """Make hashes of passwords that cost next to nothing: no test is about their cost."""
    light = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kozyr.people.passwords.PasswordHasher", lambda: light)
        yield


@pytest.fixture(scope="session")
def server(_light_passwords: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(a_client(tmp_path_factory.mktemp("client") / "static")) as running:
        yield running
