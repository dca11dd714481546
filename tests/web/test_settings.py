import os
from pathlib import Path

import pytest

from kozyr.web.settings import SettingError, Settings, from_environment


def test_without_settings_the_server_is_for_this_machine() -> None:
    settings = from_environment({"XDG_DATA_HOME": "/data"})
    assert settings == Settings(None, "127.0.0.1", 8000, Path("/data/kozyr"))


def test_the_environment_sets_address_and_interface() -> None:
    given = {
        "KOZYR_URL": "https://durak.example/",
        "KOZYR_HOST": "::1",
        "KOZYR_PORT": "0",
        "KOZYR_DATA": "here",
    }
    settings = from_environment(given)
    assert settings == Settings("https://durak.example", "::1", 0, Path("here"))
    assert settings.secure


def test_without_a_folder_named_data_lies_where_the_programs_of_a_person_keep_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    assert from_environment({}).data == Path("/home/ann/.local/share/kozyr")


def test_who_has_no_home_must_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(SettingError, match="name a folder for the data"):
        from_environment({})


def test_plain_http_makes_no_secure_cookies() -> None:
    assert not from_environment({"KOZYR_URL": "http://192.168.1.2:8000"}).secure


@pytest.mark.parametrize(
    "url", ["durak.example", "ftp://x", "https://", "https://x/y", "https://x?y", "https://u@x"]
)
def test_an_address_must_be_scheme_and_host(url: str) -> None:
    with pytest.raises(SettingError, match="write scheme and host only"):
        from_environment({"KOZYR_URL": url})


@pytest.mark.parametrize("port", ["-1", "65536", "http", "８０"])
def test_a_port_must_be_a_number(port: str) -> None:
    with pytest.raises(SettingError, match="from 0"):
        from_environment({"KOZYR_PORT": port})


def test_proxies_are_addresses_and_networks() -> None:
    assert from_environment({"KOZYR_PROXIES": "10.0.0.5, 172.16.0.0/12,fd00::/8"}).proxies == (
        "10.0.0.5",
        "172.16.0.0/12",
        "fd00::/8",
    )


@pytest.mark.parametrize("proxies", ["nginx", "10.0.0.0/33", "10.0.0.5/8", "*"])
def test_a_proxy_must_be_an_address_or_a_network(proxies: str) -> None:
    with pytest.raises(SettingError, match=r"KOZYR_PROXIES=.*such as 10\.0\.0\.5"):
        from_environment({"KOZYR_PROXIES": proxies})


def test_one_processor_is_left_to_people_unless_it_is_said_how_many_bots_may_think() -> None:
    assert from_environment({}).thinking == max((os.cpu_count() or 1) - 1, 1)
    assert from_environment({"KOZYR_THINKING": "6"}).thinking == 6


@pytest.mark.parametrize("many", ["0", "-1", "257", "all", "１"])
def test_how_many_bots_may_think_must_be_a_number(many: str) -> None:
    with pytest.raises(SettingError, match="from 1 to 256"):
        from_environment({"KOZYR_THINKING": many})
