import pytest

from kozyr.web.settings import SettingError, Settings, from_environment


def test_without_settings_the_server_is_for_this_machine() -> None:
    assert from_environment({}) == Settings(url=None, host="127.0.0.1", port=8000)


def test_the_environment_sets_address_and_interface() -> None:
    given = {"KOZYR_URL": "https://durak.example/", "KOZYR_HOST": "::1", "KOZYR_PORT": "0"}
    settings = from_environment(given)
    assert settings == Settings("https://durak.example", "::1", 0)
    assert settings.secure


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
