"""Whose request it is: the client's address, behind the proxies that may tell it."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

_Address = IPv4Address | IPv6Address

LOCAL_PROXIES: Final = ("127.0.0.0/8", "::1/128")
"""The proxies of this machine, which are believed unless the operator names others."""

_HOUSEHOLD: Final = 64
"""So many bits of an IPv6 address name the household; the rest every guest may choose anew."""


class Proxies:
    """The machines that may tell whose request they bring on.

    Made of addresses and networks as text; ValueError if one is neither.
    """

    def __init__(self, trusted: Iterable[str] = LOCAL_PROXIES) -> None:
        self._networks = tuple(map(ip_network, trusted))

    def trust(self, address: _Address) -> bool:
        """Whether this is the address of one of them."""
        return any(address in network for network in self._networks)


def client_address(peer: str, forwarded: Iterable[str], proxies: Proxies) -> str:
    """Give the address that a request comes from: the last one that is no trusted proxy.

    `peer` is the other end of the connection, `forwarded` the headers X-Forwarded-For. A header
    is believed only from a trusted proxy, and so from the right; what is no address ends it.
    """
    address = _parse(peer)
    hops = [hop.strip() for header in forwarded for hop in header.split(",")]
    while address is not None and hops and proxies.trust(address):
        before = _parse(hops.pop())
        if before is None:
            break
        address = before
    return peer if address is None else str(address)


def household(address: str) -> str:
    """Give what limits count by: an IPv4 address, of an IPv6 address the network of its house."""
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((int(parsed) >> _HOUSEHOLD << _HOUSEHOLD, _HOUSEHOLD)))
    return address


def is_address(text: str) -> bool:
    """Whether a text is an IP address."""
    return _parse(text) is not None


def _parse(text: str) -> _Address | None:
    """Read an address, with or without a port; an IPv4 one in IPv6 dress is an IPv4 one."""
    try:
        address = ip_address(without_port(text))
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def without_port(text: str) -> str:
    """Cut the port off a host: `[::1]:80` and `a:80`; a bare IPv6 address has none."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
