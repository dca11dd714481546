"""The rulebook and the comparison over HTTP: typed, kept by the browser, strict."""

import httpx
import msgspec
import pytest

from kozyr.rules.book.comparison import Comparison, compare
from kozyr.rules.book.edition import OWN, WHOLE, Edition, edition, whole
from kozyr.rules.presets import names
from kozyr.rules.words import LANGS, Lang
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import Fault, TableRefused
from tests.web.serving import Server

LIGHT = 40_000


def get(server: Server, path: str, **query: str) -> httpx.Response:
    return httpx.get(f"{server.root}/api/{path}", params=query)


def rulebook(server: Server, path: str, **query: str) -> Edition:
    answer = get(server, f"rulebook/{path}", **query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Edition)


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_of_a_set_is_what_the_rules_say(server: Server, lang: Lang) -> None:
    assert rulebook(server, f"{lang}/classic") == edition(lang, "classic", {})


def test_options_of_the_query_change_it(server: Server) -> None:
    found = rulebook(server, "en/classic", players="4", deck="36", draw="off")
    assert found == edition("en", "classic", {"players": 4, "deck": 36, "draw": "off"})


def test_rules_of_the_players_own_and_the_whole_rulebook_have_addresses(server: Server) -> None:
    assert rulebook(server, f"ru/{OWN}", players="3") == edition("ru", None, {"players": 3})
    assert rulebook(server, f"ru/{WHOLE}") == whole("ru")
    assert not {OWN, WHOLE, "compare"} & set(names())


@pytest.mark.parametrize(
    ("path", "query", "code"),
    [
        ("ru/poker", {}, "option_value"),
        (f"ru/{WHOLE}", {"draw": "off"}, "option_value"),
        ("ru/classic", {"drow": "off"}, "option_unknown"),
        ("ru/classic", {"draw": "OFF"}, "option_value"),
        ("ru/classic", {"players": "4.0"}, "option_value"),
        ("ru/classic", {"players": "٤"}, "option_value"),
        ("ru/classic", {"players": "9" * 5_000}, "option_value"),
        ("ru/classic", {"players": "7", "deck": "36"}, "players_deck"),
    ],
)
def test_what_no_table_can_have_is_refused(
    server: Server, path: str, query: dict[str, str], code: str
) -> None:
    answer = get(server, f"rulebook/{path}", **query)
    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=TableRefused).refusal.code == code


@pytest.mark.parametrize("path", ["rulebook/de/classic", "comparison/de?presets=classic,book"])
def test_there_are_two_languages(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code in (400, 404)
    assert msgspec.json.decode(answer.content, type=Fault).code


def test_it_travels_packed_and_is_not_sent_again(server: Server) -> None:
    url = f"{server.root}/api/rulebook/ru/{WHOLE}"
    with httpx.stream("GET", url, headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert sum(map(len, answer.iter_raw())) < LIGHT
        etag = answer.headers["etag"]
        assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.root}/api/rulebook/en/{WHOLE}").headers["etag"] != etag


def test_sets_are_compared(server: Server) -> None:
    answer = get(server, "comparison/ru", presets="kubikoved,mailru,classic,book")
    found = msgspec.json.decode(answer.content, type=Comparison)
    assert found == compare("ru", ("kubikoved", "mailru", "classic", "book"))


@pytest.mark.parametrize("presets", ["classic", "", "classic,book,guide,mailru,kubikoved"])
def test_two_to_four_sets_can_be_compared(server: Server, presets: str) -> None:
    answer = get(server, "comparison/ru", presets=presets)
    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=Fault).code == FaultCode.BAD_MESSAGE


def test_a_set_that_is_none_cannot_be_compared(server: Server) -> None:
    answer = get(server, "comparison/ru", presets="classic,poker")
    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=TableRefused).refusal.params["value"] == "poker"
