"""Accounts over HTTP: signing up, in and out, being forgotten."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import anyio
import httpx
import msgspec
import pytest

from kozyr.people.player import GUEST_IDLE
from kozyr.storage.identities import marks_of
from kozyr.table.answers import FaultCode
from kozyr.web.meeting_protocol import ReturnLink
from kozyr.web.people_protocol import AccountView, PasskeyAsked, RecoveryCodes, SignedIn
from kozyr.web.protocol import Fault, Invitation, Joined, Me
from kozyr.web.sessions import POLICY
from tests.people.authenticator import Authenticator
from tests.table.world import ManualClock
from tests.web.serving import (
    GENEROUS,
    PATIENCE,
    Guest,
    Server,
    a_client,
    closed_with,
    newest,
    served,
)
from tests.web.test_http import read

PASSWORD = "шесть тузов"  # noqa: S105 - of nobody
COOKIE = "kozyr_guest"


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose pages are secure: browsers trust localhost."""
    settings = msgspec.structs.replace(GENEROUS, url="http://localhost")
    with served(a_client(tmp_path_factory.mktemp("secure") / "static"), settings) as running:
        yield running


def registered(server: Server, name: str, password: str | None = PASSWORD) -> Guest:
    guest = server.guest()
    answer = guest.http.post("/api/account", json={"name": name, "password": password})
    assert read(answer, SignedIn).me == Me(guest.id, name, name.casefold())
    return guest


def sign_in(guest: Guest, name: str, password: str = PASSWORD) -> httpx.Response:
    return guest.http.post("/api/account/sign-in", json={"name": name, "password": password})


def fault(answer: httpx.Response, status: int, code: FaultCode) -> None:
    assert read(answer, Fault, status).code == code


def test_a_guest_who_signs_up_stays_who_he_was(server: Server) -> None:
    guest = server.guest()
    table = guest.make(people=2, bots=[])
    before = guest.http.cookies[COOKIE]
    answer = guest.http.post("/api/account", json={"name": "Вера 1", "password": PASSWORD})
    signed = read(answer, SignedIn)
    assert signed.me == Me(guest.id, "Вера 1", "вера 1")
    assert len(set(signed.codes)) == 8
    assert guest.http.cookies[COOKIE] != before, "the token is a new one"
    old = httpx.get(f"{server.root}/api/account", headers={"cookie": f"{COOKIE}={before}"})
    fault(old, 403, FaultCode.NOT_SEATED)
    assert read(guest.http.get(f"/api/tables/{table}"), Invitation).me == 0


def test_a_password_lets_another_browser_in(server: Server) -> None:
    owner, other = registered(server, "Вера 2"), server.guest()
    assert read(sign_in(other, "вера 2"), SignedIn).me == Me(owner.id, "Вера 2", "вера 2")
    view = read(other.http.get("/api/account"), AccountView)
    assert [one.here for one in view.sessions].count(True) == 1
    assert len(view.sessions) == 2
    assert view.password
    assert view.codes == 8


def test_a_wrong_name_and_a_wrong_password_are_told_alike(server: Server) -> None:
    registered(server, "Вера 3")
    fault(sign_in(server.guest(), "Вера 3", "wrong"), 403, FaultCode.WRONG_SIGN_IN)
    fault(sign_in(server.guest(), "nobody at all"), 403, FaultCode.WRONG_SIGN_IN)


def test_failures_are_slowed_down_for_names_that_exist_and_for_others(server: Server) -> None:
    registered(server, "Вера 4")
    for name in ("Вера 4", "nobody 4"):
        for _ in range(4):
            fault(sign_in(server.guest(), name, "wrong"), 403, FaultCode.WRONG_SIGN_IN)
        answer = sign_in(server.guest(), name, "wrong")
        fault(answer, 429, FaultCode.RATE_LIMITED)
        assert answer.headers["retry-after"] == "1"


def test_a_name_is_somebodys_whatever_its_case(server: Server) -> None:
    registered(server, "Вера 5")
    answer = server.guest().http.post("/api/account", json={"name": "ВЕРА 5", "password": PASSWORD})
    fault(answer, 409, FaultCode.LOGIN_TAKEN)


@pytest.mark.parametrize("password", ["short", "password", "aaaaaaaaaa", "Вера 6 и шесть", None])
def test_a_weak_password_is_refused(server: Server, password: str | None) -> None:
    body = {"name": "Вера 6 и шесть", "password": password}
    fault(server.guest().http.post("/api/account", json=body), 400, FaultCode.WEAK_PASSWORD)


def test_who_has_an_account_needs_no_other(server: Server) -> None:
    owner = registered(server, "Вера 7")
    answer = owner.http.post("/api/account", json={"name": "Вера 77", "password": PASSWORD})
    fault(answer, 409, FaultCode.HAS_ACCOUNT)
    fault(server.guest().http.get("/api/account"), 403, FaultCode.ACCOUNT_NEEDED)


def test_who_signs_up_in_two_tabs_at_once_has_one_account_once_the_server_failed(
    server: Server,
) -> None:
    guest = server.guest()

    def sign_up(name: str) -> httpx.Response:
        cookies = dict(guest.http.cookies)
        wish = {"name": name, "password": PASSWORD}
        return httpx.post(f"{server.root}/api/account", json=wish, cookies=cookies)

    with ThreadPoolExecutor() as tabs:
        answers = list(tabs.map(sign_up, ("Вера 31", "Вера 32", "Вера 33")))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses[0] == 200
    assert set(statuses[1:]) <= {403, 409}, [answer.text for answer in answers]


def test_a_guest_who_signs_in_keeps_his_seats(server: Server) -> None:
    owner, guest = registered(server, "Вера 8"), server.guest()
    table = guest.make(people=2, bots=[])
    assert read(sign_in(guest, "Вера 8"), SignedIn).me.id == owner.id
    seen = read(guest.http.get(f"/api/tables/{table}"), Invitation)
    assert (seen.me, seen.host) == (0, "Вера 8")
    assert read(guest.join(table), Joined).seat == 0
    with guest.socket(table) as socket:
        assert '"me":0' in str(socket.recv(timeout=20))


def test_a_recovery_code_lets_in_once_and_allows_another_password(server: Server) -> None:
    owner = server.guest()
    body = {"name": "Вера 9", "password": PASSWORD}
    code = read(owner.http.post("/api/account", json=body), SignedIn).codes[0]
    lost, typed = server.guest(), {"name": "вера 9", "code": code.lower().replace("-", " ")}
    read(lost.http.post("/api/account/sign-in/code", json=typed), SignedIn)
    again = server.guest().http.post("/api/account/sign-in/code", json=typed)
    fault(again, 403, FaultCode.WRONG_SIGN_IN)
    changed = lost.http.put("/api/account/password", json={"password": "восемь тузов"})
    assert len(read(changed, AccountView).sessions) == 1
    fault(owner.http.get("/api/account"), 403, FaultCode.NOT_SEATED)
    read(sign_in(server.guest(), "Вера 9", "восемь тузов"), SignedIn)


def test_another_password_needs_the_old_one(server: Server) -> None:
    owner = registered(server, "Вера 10")
    for old in (None, "wrong"):
        body = {"password": "восемь тузов", "old": old}
        answer = owner.http.put("/api/account/password", json=body)
        fault(answer, 403, FaultCode.WRONG_SIGN_IN)
    body = {"password": "восемь тузов", "old": PASSWORD}
    read(owner.http.put("/api/account/password", json=body), AccountView)


def test_new_codes_void_the_old_ones(server: Server) -> None:
    owner = server.guest()
    body = {"name": "Вера 11", "password": PASSWORD}
    old = read(owner.http.post("/api/account", json=body), SignedIn).codes
    new = read(owner.http.post("/api/account/codes", json={}), RecoveryCodes).codes
    assert not set(old) & set(new)
    typed = {"name": "Вера 11", "code": old[0]}
    answer = server.guest().http.post("/api/account/sign-in/code", json=typed)
    fault(answer, 403, FaultCode.WRONG_SIGN_IN)


def test_sessions_can_be_listed_and_revoked(server: Server) -> None:
    owner, other = registered(server, "Вера 12"), server.guest()
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    other.http.headers["user-agent"] = agent
    read(sign_in(other, "Вера 12"), SignedIn)
    view = read(owner.http.get("/api/account"), AccountView)
    (there,) = [one for one in view.sessions if not one.here]
    assert (there.browser, there.way) == ("Firefox, Linux", "password")
    read(owner.http.delete(f"/api/account/sessions/{there.id}"), AccountView)
    fault(other.http.get("/api/account"), 403, FaultCode.NOT_SEATED)
    fault(owner.http.delete("/api/account/sessions/none"), 404, FaultCode.UNKNOWN_PLAYER)
    left = read(owner.http.delete("/api/account/sessions/others"), AccountView)
    assert [one.here for one in left.sessions] == [True]


def test_a_browser_signed_out_acts_no_more(server: Server) -> None:
    owner, other = registered(server, "Вера 15"), server.guest()
    table = owner.make(people=2, bots=[])
    read(sign_in(other, "Вера 15"), SignedIn)
    with owner.socket(table) as here, other.socket(table) as there:
        newest(here)
        newest(there)
        owner.http.delete("/api/account/sessions/others")
        assert closed_with(there) == POLICY
        assert newest(here).me == 0


def test_sockets_opened_before_one_signed_in_are_closed_with_the_session_once_they_stayed(
    server: Server,
) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    with (
        ann.socket(table) as first,
        bob.socket(table) as second,
        bob.connect("/ws/quick") as third,
    ):
        for socket in (first, second, third):
            socket.recv(timeout=PATIENCE)
        wish = {"name": "Вера 21", "password": PASSWORD}
        read(ann.http.post("/api/account", json=wish), SignedIn)
        read(sign_in(bob, "Вера 21"), SignedIn)
        assert newest(first).me == 0
        owner = server.guest()
        read(sign_in(owner, "Вера 21"), SignedIn)
        owner.http.delete("/api/account/sessions/others")
        assert [closed_with(socket) for socket in (first, second, third)] == [POLICY] * 3


def test_who_signs_in_to_another_account_acts_no_more_as_the_first(server: Server) -> None:
    owner = registered(server, "Вера 22")
    registered(server, "Вера 23")
    table = owner.make(people=2, bots=[])
    with owner.socket(table) as socket:
        newest(socket)
        read(sign_in(owner, "Вера 23"), SignedIn)
        assert closed_with(socket) == POLICY


def test_whom_a_return_link_let_in_leaves_with_who_is_forgotten(server: Server) -> None:
    owner, phone = registered(server, "Вера 24"), server.guest()
    table = owner.make(people=2, bots=[])
    link = read(owner.http.post(f"/api/tables/{table}/return-link"), ReturnLink, 201)
    phone.http.get(link.path)
    with phone.socket(table) as socket:
        assert newest(socket).me == 0
        owner.http.post("/api/account/delete", json={"name": "вера 24"})
        assert closed_with(socket) == POLICY


def test_who_signs_out_is_a_new_guest_afterwards(server: Server) -> None:
    owner = registered(server, "Вера 13")
    assert owner.http.post("/api/account/sign-out", json={}).status_code == 200
    me = read(owner.http.get("/api/me"), Me)
    assert (me.id == owner.id, me.account) == (False, None)


def test_s65_who_is_forgotten_leaves_his_games_and_no_name(server: Server) -> None:
    owner, friend = registered(server, "Вера 14"), server.guest()
    table = friend.make(people=2, bots=[])
    owner.join(table)
    wrong = owner.http.post("/api/account/delete", json={"name": "Вера"})
    fault(wrong, 400, FaultCode.BAD_NAME)
    answer = owner.http.post("/api/account/delete", json={"name": "вера 14"})
    assert answer.status_code == 200
    seats = read(friend.http.get(f"/api/tables/{table}"), Invitation).seats
    assert [seat.name for seat in seats][1] == ""
    fault(sign_in(server.guest(), "Вера 14"), 403, FaultCode.WRONG_SIGN_IN)
    registered(server, "Вера 14")


def passkey_of(guest: Guest, **wish: object) -> tuple[Authenticator, dict[str, object]]:
    asked = read(guest.http.post("/api/account/passkeys/begin", json=wish), PasskeyAsked)
    key = Authenticator("http://localhost", guest.id.encode())
    return key, {"id": asked.id, "credential": key.create(asked.options)}


def by_passkey(guest: Guest, key: Authenticator) -> httpx.Response:
    asked = read(guest.http.post("/api/account/sign-in/passkey/begin", json={}), PasskeyAsked)
    answer = {"id": asked.id, "credential": key.get(asked.options)}
    return guest.http.post("/api/account/sign-in/passkey", json=answer)


def test_a_passkey_is_enough_for_an_account(secure: Server) -> None:
    guest = secure.guest()
    key, answer = passkey_of(guest, name="Вера")
    made = guest.http.post("/api/account", json={"name": "Вера", "passkey": answer})
    assert read(made, SignedIn).me.account == "вера"
    view = read(guest.http.get("/api/account"), AccountView)
    assert (view.password, len(view.passkeys), view.passkeys_offered) == (False, 1, True)
    other = secure.guest()
    assert read(by_passkey(other, key), SignedIn).me.id == guest.id
    fault(sign_in(secure.guest(), "Вера", ""), 403, FaultCode.WRONG_SIGN_IN)


def test_a_passkey_of_one_account_opens_no_other_once_the_server_failed(secure: Server) -> None:
    first, second = secure.guest(), secure.guest()
    key, passkey = passkey_of(first)
    read(first.http.post("/api/account", json={"name": "Ключ 1", "passkey": passkey}), SignedIn)
    asked = read(second.http.post("/api/account/passkeys/begin", json={}), PasskeyAsked)
    wish = {"name": "Ключ 2", "passkey": {"id": asked.id, "credential": key.create(asked.options)}}
    fault(second.http.post("/api/account", json=wish), 403, FaultCode.BAD_PASSKEY)


def test_a_passkey_answers_a_question_once(secure: Server) -> None:
    owner = registered(secure, "Вера 2")
    key, answer = passkey_of(owner)
    read(owner.http.post("/api/account/passkeys", json=answer), AccountView)
    fault(owner.http.post("/api/account/passkeys", json=answer), 403, FaultCode.BAD_PASSKEY)
    asked = read(owner.http.post("/api/account/sign-in/passkey/begin", json={}), PasskeyAsked)
    signed = {"id": asked.id, "credential": key.get(asked.options)}
    other = secure.guest()
    read(other.http.post("/api/account/sign-in/passkey", json=signed), SignedIn)
    again = other.http.post("/api/account/sign-in/passkey", json=signed)
    fault(again, 403, FaultCode.BAD_PASSKEY)


def test_a_passkey_of_another_place_or_a_forgotten_one_lets_nobody_in(secure: Server) -> None:
    owner = registered(secure, "Вера 3")
    key, answer = passkey_of(owner)
    view = read(owner.http.post("/api/account/passkeys", json=answer), AccountView)
    key.origin = "http://localhost.evil.example"
    fault(by_passkey(secure.guest(), key), 403, FaultCode.BAD_PASSKEY)
    key.origin = "http://localhost"
    owner.http.delete(f"/api/account/passkeys/{view.passkeys[0].id}")
    fault(by_passkey(secure.guest(), key), 403, FaultCode.BAD_PASSKEY)


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"id": 7, "response": []}])
def test_an_answer_that_is_none_lets_nobody_in(
    secure: Server, credential: dict[str, object]
) -> None:
    guest = secure.guest()
    asked = read(guest.http.post("/api/account/sign-in/passkey/begin", json={}), PasskeyAsked)
    body = {"id": asked.id, "credential": credential}
    fault(guest.http.post("/api/account/sign-in/passkey", json=body), 403, FaultCode.BAD_PASSKEY)
    _, answer = passkey_of(guest)
    made = {"id": answer["id"], "credential": credential}
    wish = {"name": "Эхо", "passkey": made}
    fault(guest.http.post("/api/account", json=wish), 403, FaultCode.BAD_PASSKEY)


def test_passkeys_are_not_offered_where_the_page_is_not_secure(server: Server) -> None:
    answer = server.guest().http.post("/api/account/sign-in/passkey/begin", json={})
    fault(answer, 409, FaultCode.PASSKEYS_OFF)


def test_s64_an_address_is_noted_where_one_plays_from(server: Server) -> None:
    guests = [server.guest() for _ in range(2)]
    table = guests[0].make(people=2, bots=[])
    guests[1].join(table)
    for guest in guests:
        told = {"x-forwarded-for": "203.0.113.77"}
        with guest.socket(table, **told) as socket:
            newest(socket)

    async def story() -> None:
        data = vars(server.services.players)["_data"]
        ids = [guest.id for guest in guests]
        marks = await data.read(lambda connection: marks_of(connection, ids))
        assert [len(marks[one]) for one in ids] == [4, 4], "id, browser and two addresses"
        assert len(marks[ids[0]] & marks[ids[1]]) == 2

    anyio.run(story)


def test_over_https_the_cookies_are_of_this_host_alone(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, url="https://durak.example")
    with served(a_client(tmp_path / "static"), settings) as running:
        answer = httpx.get(f"{running.root}/api/me", headers={"host": "durak.example"})
    told = answer.headers.get_list("set-cookie")
    assert [cookie.partition("=")[0] for cookie in told] == [
        "__Host-kozyr",
        "__Host-kozyr_browser",
    ]
    assert all("Secure" in cookie and "Path=/;" in cookie for cookie in told)
    assert not any("Domain" in cookie for cookie in told)


def test_s65_an_idle_guest_is_forgotten_after_thirty_days(tmp_path: Path) -> None:
    with served(a_client(tmp_path / "static")) as running:
        guest, owner = running.guest(), registered(running, "Вера")
        clock = running.services.clock
        assert isinstance(clock, ManualClock)
        clock.time += GUEST_IDLE + 1
        fault(guest.http.put("/api/me", json={"name": "Эхо"}), 403, FaultCode.NOT_SEATED)
        assert read(owner.http.get("/api/me"), Me).account == "вера"
