"""Too much of anything from one address or visitor is refused, and nobody else suffers."""

import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from kozyr.table.answers import FaultCode
from kozyr.web.crowd import Crowd
from kozyr.web.heads import LONGEST_HEAD
from kozyr.web.protocol import Fault, TableView
from tests.web.serving import GENEROUS, Server, a_client, closed_with, receive, served


def test_a_crowd_counts_by_address_and_by_visitor() -> None:
    crowd = Crowd(3, 2)
    with crowd.place("a", "ann") as first, crowd.place("b", "ann") as second:
        assert first
        assert second
        with crowd.place("c", "ann") as third:
            assert not third
        with crowd.place("a", "") as nobody, crowd.place("a", "bob") as bob:
            assert nobody
            assert bob
            with crowd.place("a", "cat") as fourth:
                assert not fourth
    with crowd.place("a", "ann") as again:
        assert again


def test_a_visitor_has_no_more_sockets_at_once_than_he_may(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, sockets_by_visitor=2)
    with served(a_client(tmp_path / "static"), settings) as server:
        ann, bob = server.guest(), server.guest()
        table = ann.make(people=2, bots=[])
        bob.join(table)
        with ann.socket(table), ann.socket(table):
            with ann.socket(table) as third:
                assert receive(third) == Fault(None, FaultCode.RATE_LIMITED)
                assert closed_with(third) == 1008
            with bob.socket(table) as his:
                assert isinstance(receive(his), TableView)


def test_an_address_opens_no_more_sockets_a_minute_than_it_may(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, new_sockets=1)
    with served(a_client(tmp_path / "static"), settings) as server:
        ann = server.guest()
        table = ann.make()
        with ann.socket(table) as only:
            assert isinstance(receive(only), TableView)
        with pytest.raises(InvalidStatus) as refused:
            ann.socket(table)
        assert refused.value.response.status_code == 403
        with ann.socket(table, **{"X-Forwarded-For": "203.0.113.9"}) as elsewhere:
            assert isinstance(receive(elsewhere), TableView)


def test_visitors_behind_a_trusted_proxy_have_limits_of_their_own(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, new_guests=1)
    with served(a_client(tmp_path / "static"), settings) as server:
        told = ["203.0.113.9", "203.0.113.9", "6.6.6.6, 203.0.113.9", "203.0.113.8", "nonsense"]
        codes = [
            httpx.get(f"{server.root}/api/me", headers={"x-forwarded-for": who}).status_code
            for who in told
        ]
    assert codes == [200, 429, 429, 200, 200]


def test_who_is_no_trusted_proxy_is_not_believed(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, new_guests=1, proxies=())
    with served(a_client(tmp_path / "static"), settings) as server:
        codes = [
            httpx.get(f"{server.root}/api/me", headers={"x-forwarded-for": who}).status_code
            for who in ("203.0.113.9", "203.0.113.8")
        ]
    assert codes == [200, 429]


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    host, _, port = server.host.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
        line.sendall(b"x" * LONGEST_HEAD)
        assert line.recv(65_536).startswith(b"HTTP/1.1 400")
        assert line.recv(65_536) == b""
    assert httpx.get(server.root).status_code == 200


def test_a_long_body_after_a_short_head_is_read(server: Server) -> None:
    """The limit of the head is not that of a body, nor of what comes on the same connection."""
    with httpx.Client(base_url=server.root) as client:
        client.get("/api/me")
        for _ in range(60):
            answer = client.post("/api/rules/check", json={"options": {"x": "y" * 12_000}})
            assert answer.status_code == 200
