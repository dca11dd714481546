from typing import TypeVar

import httpx
import msgspec
import pytest

from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import preset, presets
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import Checked, Fault, Invitation, Joined, Me, RulesBook, TableRefused
from tests.web.serving import Guest, Server, newest

T = TypeVar("T")


def read(answer: httpx.Response, kind: type[T], status: int = 200) -> T:
    """Read a body strictly."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def wish(**fields: object) -> dict[str, object]:
    return {"preset": "classic", "options": {}, "people": 1, "bots": ["easy"], **fields}


def test_a_newcomer_gets_a_name_and_a_cookie_no_script_can_read(server: Server) -> None:
    answer = httpx.get(f"{server.root}/api/me", headers={"accept-language": "ru-RU,ru;q=0.9"})
    assert read(answer, Me).name.startswith("Гость ")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Max-Age=2592000" in cookie
    assert "Secure" not in cookie


def test_a_guest_is_known_again_by_his_cookie(server: Server) -> None:
    guest = server.guest()
    assert read(guest.http.get("/api/me"), Me).id == guest.id
    assert server.guest().id != guest.id


def test_a_cookie_nobody_gave_makes_a_newcomer(server: Server) -> None:
    forged = {"cookie": "kozyr_guest=" + "0" * 64}
    answer = httpx.get(f"{server.root}/api/me", headers=forged)
    assert "set-cookie" in answer.headers
    assert "0" * 64 not in answer.headers["set-cookie"]


def test_a_guest_may_choose_a_name(server: Server) -> None:
    guest = server.guest()
    renamed = read(guest.http.put("/api/me", json={"name": "  Вера   Ж. "}), Me)
    assert renamed == Me(guest.id, "Вера Ж.")
    table = guest.make()
    assert read(guest.http.get(f"/api/tables/{table}"), Invitation).host == "Вера Ж."


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u200bb", "a\x00b", "\u202e"])
def test_a_name_must_be_short_and_visible(server: Server, name: str) -> None:
    answer = server.guest().http.put("/api/me", json={"name": name})
    assert read(answer, Fault, 400).code == FaultCode.BAD_NAME


def test_the_rules_book_has_every_option_and_preset(server: Server) -> None:
    book = read(httpx.get(f"{server.root}/api/rules"), RulesBook)
    assert [option.name for option in book.options] == list(OPTIONS)
    assert [info.name for info in book.presets] == [one.name for one in presets()]
    by_name = {info.name: info for info in book.presets}
    assert by_name["classic"].options == preset("classic").rules


def test_rules_are_checked_before_a_table_is_made(server: Server) -> None:
    body = {"preset": "classic", "options": {"draw": "off"}, "table": "private"}
    checked = read(httpx.post(f"{server.root}/api/rules/check", json=body), Checked)
    assert checked.rules is not None
    assert checked.rules.draw == "off"
    assert [difference.option for difference in checked.differences] == ["draw"]
    assert not checked.home


def test_rules_that_cannot_be_are_refused_with_the_reason(server: Server) -> None:
    body = {"preset": "classic", "options": {"players": 7}, "table": "private"}
    checked = read(httpx.post(f"{server.root}/api/rules/check", json=body), Checked)
    assert checked.rules is None
    assert checked.refusal is not None
    assert checked.refusal.code == "players_deck"


def test_a_table_the_rules_refuse_is_not_made(server: Server) -> None:
    answer = server.guest().http.post("/api/tables", json=wish(options={"drow": "off"}))
    assert read(answer, TableRefused, 400).refusal.code == "option_unknown"


FAULTY = [
    (wish(people=2), 400, FaultCode.SEATS_MISMATCH),
    (wish(bots=["godlike"]), 400, FaultCode.UNKNOWN_LEVEL),
    (wish(bots=["exec:./bot.py"]), 400, FaultCode.UNKNOWN_LEVEL),
    (wish(people=0), 400, FaultCode.BAD_MESSAGE),
    (wish(bots=["easy"] * 8), 400, FaultCode.BAD_MESSAGE),
    (wish(stakes=5), 400, FaultCode.BAD_MESSAGE),
    ([], 400, FaultCode.BAD_MESSAGE),
    (wish(preset=7), 400, FaultCode.BAD_MESSAGE),
]


@pytest.mark.parametrize(("body", "status", "code"), FAULTY)
def test_a_wish_that_cannot_be_met_is_a_fault(
    server: Server, body: object, status: int, code: FaultCode
) -> None:
    answer = server.guest().http.post("/api/tables", json=body)
    assert read(answer, Fault, status).code == code


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 9_000, b'{"people":1e999}'])
def test_a_broken_body_is_a_fault(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = server.guest().http.post("/api/tables", content=body, headers=headers)
    assert read(answer, Fault, 400).code == FaultCode.BAD_MESSAGE


def test_a_long_body_is_a_fault(server: Server) -> None:
    answer = server.guest().http.post("/api/tables", json=wish(options={"x": "y" * 20_000}))
    assert read(answer, Fault, 413).code == FaultCode.TOO_LARGE


def test_a_body_that_is_no_json_is_a_fault(server: Server) -> None:
    answer = server.guest().http.post("/api/tables", data={"people": "1"})
    assert read(answer, Fault, 400).code == FaultCode.BAD_MESSAGE


def test_who_never_came_in_makes_no_table(server: Server) -> None:
    answer = httpx.post(f"{server.root}/api/tables", json=wish())
    assert read(answer, Fault, 403).code == FaultCode.NOT_SEATED


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/0123", "/assets/gone.js"])
def test_what_is_not_there_is_a_fault(server: Server, path: str) -> None:
    code = FaultCode.UNKNOWN_TABLE if "tables" in path else FaultCode.UNKNOWN_MESSAGE
    assert read(httpx.get(server.root + path), Fault, 404).code == code


def test_a_method_that_is_not_there_is_a_fault(server: Server) -> None:
    assert read(httpx.delete(f"{server.root}/api/me"), Fault, 405).code == "unknown_message"


def test_an_invitation_names_the_rules_before_joining(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make("kubikoved", people=2, bots=[], options={"draw": "off"})
    seen = read(bob.http.get(f"/api/tables/{table}"), Invitation)
    assert (seen.preset, seen.home, seen.phase, seen.me) == ("kubikoved", True, "waiting", None)
    assert [(d.option, d.preset_value, d.value) for d in seen.differences] == [
        ("draw", "on", "off")
    ]
    assert [seat.kind for seat in seen.seats] == ["person", "free"]


def test_s4_the_same_browser_is_back_in_its_seat_and_no_other_takes_it(server: Server) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.make(people=3, bots=[], preset="classic", options={"players": 3})
    for _ in range(2):
        assert read(bob.join(table), Joined).seat == 1
        assert read(bob.http.get(f"/api/tables/{table}"), Invitation).me == 1
        with bob.socket(table) as socket:
            assert newest(socket).me == 1
    assert read(eve.http.get(f"/api/tables/{table}"), Invitation).me is None
    assert read(eve.join(table), Joined).seat == 2
    late = server.guest()
    assert read(late.join(table), Fault, 409).code == FaultCode.TABLE_FULL


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("classic", {"players": 2, "first_bout_limit": 5}),
        ("classic", {"players": 2, "first_bout_limit": 6}),
        ("gto_simple", {"players": 4, "teams": "2x2"}),
        ("gambiter_podkidnoy", {"players": 6, "teams": "3x3"}),
    ],
)
def test_s61_the_first_bout_limit_and_teams_are_set_in_the_request(
    server: Server, preset: str, options: dict[str, object]
) -> None:
    ann = server.guest()
    players = options["players"]
    table = ann.make(preset, people=players, bots=[], options=options)
    seen = read(ann.http.get(f"/api/tables/{table}"), Invitation)
    stored = msgspec.to_builtins(seen.rules)
    assert {name: stored[name] for name in options} == options
    if "teams" in options:
        assert [seat.side for seat in seen.seats] == [seat.seat % 2 for seat in seen.seats]


def test_s5_joining_is_consent_and_can_be_repeated(server: Server) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    assert [read(bob.join(table), Joined).seat for _ in range(2)] == [1, 1]
    assert read(ann.join(table), Joined).seat == 0
    assert read(eve.join(table), Fault, 409).code == FaultCode.TABLE_FULL
    assert read(bob.http.get(f"/api/tables/{table}"), Invitation).phase == "playing"


def test_a_player_may_bring_a_seed_with_his_consent(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    assert read(bob.http.get(f"/api/tables/{table}"), Invitation).commitment is not None
    answer = bob.http.post(f"/api/tables/{table}/join", json={"seed": "ab" * 16})
    assert read(answer, Joined).seat == 1


def test_a_table_nobody_made_cannot_be_joined(server: Server) -> None:
    assert read(server.guest().join("0123"), Fault, 404).code == FaultCode.UNKNOWN_TABLE


def test_a_page_of_another_site_changes_nothing(server: Server) -> None:
    guest = server.guest()
    headers = {"origin": "https://evil.example"}
    answer = guest.http.post("/api/tables", json=wish(), headers=headers)
    assert read(answer, Fault, 400).code == FaultCode.BAD_MESSAGE
    answer = guest.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert read(guest.http.get("/api/me"), Me).name != "Eve"


def test_a_page_of_this_server_may(server: Server) -> None:
    guest: Guest = server.guest()
    headers = {"origin": server.root}
    assert guest.http.post("/api/tables", json=wish(), headers=headers).status_code == 201
