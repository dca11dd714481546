import pytest

from kozyr.web.addresses import Proxies, client_address, household
from kozyr.web.settings import Settings

PROXIES = Proxies(["127.0.0.0/8", "10.0.0.0/24", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("198.51.100.7", [], "198.51.100.7"),
        ("198.51.100.7", ["203.0.113.9"], "198.51.100.7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["1.1.1.1", "203.0.113.9, 10.0.0.3"], "203.0.113.9"),
        ("127.0.0.1", ["10.0.0.3"], "10.0.0.3"),
        ("127.0.0.1", ["203.0.113.9, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("fd00::1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("::ffff:127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("not an address", ["203.0.113.9"], "not an address"),
    ],
)
def test_a_client_is_the_last_address_that_is_no_trusted_proxy(
    peer: str, forwarded: list[str], client: str
) -> None:
    assert client_address(peer, forwarded, PROXIES) == client


def test_only_proxies_of_this_machine_are_trusted_unless_others_are_named() -> None:
    trusted = Proxies(Settings().proxies)
    assert client_address("127.0.0.1", ["203.0.113.9"], trusted) == "203.0.113.9"
    assert client_address("10.0.0.1", ["203.0.113.9"], trusted) == "10.0.0.1"


def test_a_household_is_an_ipv4_address_or_an_ipv6_network() -> None:
    assert household("203.0.113.9") == "203.0.113.9"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
