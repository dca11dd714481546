"""What the operator may set, by variables.

They are KOZYR_URL, _HOST, _PORT, _DATA, _PROXIES, _QUICK and _THINKING.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from kozyr.rules.agreement import agree
from kozyr.rules.presets import preset
from kozyr.rules.refusal import Refusal
from kozyr.web.addresses import LOCAL_PROXIES, Proxies

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8000
PAIR: Final = 2
"""So many play a quick match."""
QUICK: Final = "service_podkidnoy"
THINKING: Final = max((os.cpu_count() or 1) - 1, 1)
"""One processor is for people, the others are for bots."""

_MOST_THINKING: Final = 256


class SettingError(ValueError):
    """A setting that cannot be used; the message tells what would be right."""


class Settings(msgspec.Struct, frozen=True):
    """How the server is reached, what it plays and how much it allows.

    `url` is the public address without a path, None if the server has none of its own; `data` is
    the folder in which everything is kept, None if nothing is to outlive the process; `proxies` are
    those that may tell whose request they bring; `quick_preset` is the set of rules of quick
    matches; `thinking` bots may think at once. One address may make `requests`, ask the referee
    about `positions` and open `new_sockets` a minute, make `new_guests` and `new_tables` an hour,
    and so often try to log in as anybody or to one name. So many tables and sockets may be open at
    once from one address or of one visitor; one socket may send `frames` in ten seconds.
    """

    url: str | None = None
    host: str = LOOPBACK
    port: int = PORT
    data: Path | None = None
    proxies: tuple[str, ...] = LOCAL_PROXIES
    quick_preset: str = QUICK
    thinking: int = THINKING
    new_guests: int = 120
    tables_by_visitor: int = 20
    tables_by_address: int = 100
    new_tables: int = 120
    requests: int = 600
    positions: int = 240
    frames: int = 100
    new_sockets: int = 120
    sockets_by_address: int = 100
    sockets_by_visitor: int = 16
    log_ins: int = 60

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server over https, so that cookies may demand it."""
        return self.url is not None and self.url.startswith("https://")


def from_environment(environment: Mapping[str, str]) -> Settings:
    """Read the settings; SettingError names the variable, its value and what would be right."""
    settings = Settings()
    return Settings(
        url=_url(environment.get("KOZYR_URL", "")),
        host=environment.get("KOZYR_HOST") or settings.host,
        port=_port(environment.get("KOZYR_PORT") or str(settings.port)),
        data=_data(environment),
        proxies=_proxies(environment.get("KOZYR_PROXIES") or ",".join(LOCAL_PROXIES)),
        quick_preset=_quick(environment.get("KOZYR_QUICK") or settings.quick_preset),
        thinking=_thinking(environment.get("KOZYR_THINKING") or str(settings.thinking)),
    )


def _url(text: str) -> str | None:
    if not text:
        return None
    found = re.fullmatch(r"(https?://[\w.:\[\]-]+)/?", text)
    if found is None:
        message = f"KOZYR_URL={text}: write scheme and host only, such as https://durak.example"
        raise SettingError(message)
    return found[1]


def _port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) > 65535:  # noqa: PLR2004 - TCP
        message = f"KOZYR_PORT={text}: write a number from 0 (any free port) to 65535"
        raise SettingError(message)
    return int(text)


def _data(environment: Mapping[str, str]) -> Path:
    named = environment.get("KOZYR_DATA")
    if named:
        return Path(named)
    shared = environment.get("XDG_DATA_HOME")
    try:
        return Path(shared or Path.home() / ".local/share") / "kozyr"
    except RuntimeError:
        message = "KOZYR_DATA is not set, and you have no home folder: name a folder for the data"
        raise SettingError(message) from None


def _proxies(text: str) -> tuple[str, ...]:
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        Proxies(named)
    except ValueError as problem:
        message = (
            f"KOZYR_PROXIES={text}: {problem}; write addresses or networks with commas between "
            "them, such as 10.0.0.5,172.16.0.0/12"
        )
        raise SettingError(message) from None
    return named


def _quick(name: str) -> str:
    if isinstance(agree(name, {}, "quick"), Refusal) or preset(name).rules.players != PAIR:
        message = f"KOZYR_QUICK={name}: name a set of rules for two, such as {QUICK}"
        raise SettingError(message)
    return name


def _thinking(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= _MOST_THINKING:
        message = f"KOZYR_THINKING={text}: write how many bots may think at once, from 1 to 256"
        raise SettingError(message)
    return int(text)
