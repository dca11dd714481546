"""DNS rebinding: a page whose name was pointed here afterwards is not a page of this server."""

from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from kozyr.table.answers import FaultCode
from kozyr.web.hosts import is_ours, own_names
from kozyr.web.protocol import Fault
from kozyr.web.settings import Settings
from tests.web.serving import Server, a_client, served

NAMES = frozenset({"localhost", "durak.example"})


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("durak.example", True),
        ("durak.example.:443", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("evil.example", False),
        ("durak.example.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("", False),
        ("[evil.example]", False),
    ],
)
def test_a_host_is_a_known_name_or_an_address(host: str, ours: object) -> None:
    assert is_ours(host, NAMES) is ours


def test_the_public_name_and_this_machines_are_the_servers_own() -> None:
    names = own_names("https://Durak.Example:8443")
    assert {"durak.example", "localhost"} <= names
    assert "" not in own_names(None)


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/rules", "/t/0123", "/assets/gone.js"])
def test_a_request_under_a_foreign_name_is_refused(server: Server, path: str) -> None:
    port = server.host.rpartition(":")[2]
    headers = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    answer = httpx.get(server.root + path, headers=headers)
    assert answer.status_code == 421
    assert msgspec.json.decode(answer.content, type=Fault).code == FaultCode.WRONG_HOST
    assert "set-cookie" not in answer.headers


def test_a_socket_under_a_foreign_name_is_refused(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    with pytest.raises(InvalidStatus) as refused:
        guest.socket(table, Host="evil.example", Origin="http://evil.example")
    assert refused.value.response.status_code == 403


def test_a_server_is_asked_for_by_its_public_name(tmp_path: Path) -> None:
    settings = Settings(url="https://durak.example")
    with served(a_client(tmp_path / "static"), settings) as server:
        for host, status in (("durak.example", 200), ("durak.example.evil.example", 421)):
            answer = httpx.get(f"{server.root}/", headers={"host": host})
            assert answer.status_code == status
