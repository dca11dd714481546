"""Coming back to one's seat from another device (S4)."""

import httpx
import msgspec
from websockets.sync.client import ClientConnection

from kozyr.web.meeting_protocol import ReturnLink
from kozyr.web.protocol import Invitation, Me, TableView
from kozyr.web.seats import Seats
from tests.web.serving import Guest, Server, closed_with, receive


def link(guest: Guest, table: str) -> ReturnLink:
    answer = guest.http.post(f"/api/tables/{table}/return-link")
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=ReturnLink)


def seat_at(guest: Guest, table: str) -> int | None:
    answer = guest.http.get(f"/api/tables/{table}")
    return msgspec.json.decode(answer.content, type=Invitation).me


def snapshot(socket: ClientConnection) -> TableView:
    view = receive(socket)
    assert isinstance(view, TableView)
    return view


def test_s4_a_personal_link_gives_the_seat_on_another_device(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    table = ann.make()
    given = link(ann, table)
    assert given.url == server.root + given.path
    assert len(given.path) == len("/r/") + 32
    assert given.qr.startswith("<svg")
    assert seat_at(phone, table) is None
    came = phone.http.get(given.path)
    assert (came.status_code, came.headers["location"]) == (303, f"/t/{table}")
    assert "HttpOnly" in came.headers["set-cookie"]
    assert seat_at(phone, table) == 0
    with phone.socket(table) as there, ann.socket(table) as here:
        assert snapshot(there).me == snapshot(here).me == 0
    assert phone.join(table).json() == {"seat": 0}


def test_s4_the_link_is_good_for_one_seat_and_leaves_the_browser_s_guest_alone(
    server: Server,
) -> None:
    ann, phone = server.guest(), server.guest()
    table, other = ann.make(), ann.make()
    phone.http.get(link(ann, table).path)
    me = msgspec.json.decode(phone.http.get("/api/me").content, type=Me)
    assert me.id == phone.id
    assert seat_at(phone, other) is None
    mine = phone.http.post(f"/api/tables/{table}/return-link")
    assert (mine.status_code, mine.json()["code"]) == (403, "not_seated")
    assert phone.http.get("/api/me/tables").json() == {"tables": [], "searching": 0}


def test_s4_a_cookie_of_one_table_opens_no_other(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    table, other = ann.make(), ann.make()
    token = link(ann, table).path.removeprefix("/r/")
    phone.http.cookies.set(f"kozyr_seat_{other}", token)
    assert seat_at(phone, other) is None


def test_s4_a_new_link_revokes_the_old_one_and_closes_what_it_let_in(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    table = ann.make()
    first = link(ann, table)
    phone.http.get(first.path)
    with ann.socket(table) as here:
        with phone.socket(table) as there:
            snapshot(there)
            second = link(ann, table)
            assert closed_with(there) == 1008
        assert seat_at(phone, table) is None
        phone.http.get(second.path)
        with phone.socket(table) as there:
            snapshot(there)
            assert ann.http.delete(f"/api/tables/{table}/return-link").status_code == 204
            assert closed_with(there) == 1008
        assert snapshot(here).me == 0
    assert seat_at(phone, table) is None


def test_s4_a_link_that_is_dead_is_told_so_and_does_not_look_like_the_lobby(
    server: Server,
) -> None:
    answer = httpx.get(f"{server.root}/r/{'0' * 32}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/r")
    assert "set-cookie" not in answer.headers


def test_s4_the_invitation_link_alone_gives_no_taken_seat(server: Server) -> None:
    ann, eve = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    assert seat_at(eve, table) is None
    assert eve.http.post(f"/api/tables/{table}/return-link").status_code == 403
    assert eve.join(table).json() == {"seat": 1}


def test_s4_only_the_hash_of_a_link_is_kept(server: Server) -> None:
    ann = server.guest()
    table = ann.make()
    token = link(ann, table).path.removeprefix("/r/")
    connection = vars(vars(server.services.seats.links)["_data"])["_connection"]
    kept = connection.exec_driver_sql("SELECT * FROM return_links").fetchall()
    assert kept
    assert token not in str(kept)


def test_over_https_no_other_page_can_set_the_cookie_of_a_seat(server: Server) -> None:
    parts = vars(server.services.seats)
    seats = Seats(parts["links"], parts["_visitors"], parts["_entropy"], secure=True)
    cookie = seats.cookie("0123", "ab")
    assert (cookie.key, cookie.secure, cookie.path) == ("__Host-kozyr_seat_0123", True, "/")
