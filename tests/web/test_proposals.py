"""Proposing another value before one consents to the rules (S1, S5)."""

import msgspec
import pytest

from kozyr.table.answers import FaultCode
from kozyr.web.protocol import (
    Done,
    Fault,
    Invitation,
    ProposalView,
    Refused,
    TableRefused,
    TableView,
)
from tests.web.serving import Guest, Server, answer_to, newest

OPTIONS = {"transfer_trump": "show_once"}


def invited(guest: Guest, table: str) -> Invitation:
    return msgspec.json.decode(guest.http.get(f"/api/tables/{table}").content, type=Invitation)


def proposed(guest: Guest, table: str, **options: object) -> ProposalView:
    body = {"options": options or OPTIONS}
    answer = guest.http.post(f"/api/tables/{table}/proposals", json=body)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=ProposalView)


def seen(guest: Guest, table: str) -> TableView:
    with guest.socket(table) as socket:
        return newest(socket)


def answered(guest: Guest, table: str, *, accept: bool, number: int = 1) -> Done | Refused | Fault:
    message = {"type": "answer_proposal", "id": "a", "proposal": number, "accept": accept}
    with guest.socket(table) as socket:
        answer = answer_to(socket, message)
    assert isinstance(answer, Done | Refused | Fault)
    return answer


def three(server: Server) -> tuple[Guest, Guest, str]:
    """Open a table of Ann's for three, which Bob only looks at."""
    ann, bob = server.guest(), server.guest()
    return ann, bob, ann.make("kubikoved", options={"players": 3}, people=3, bots=[])


def test_whom_the_host_has_blocked_proposes_nothing_to_him_once_he_did(server: Server) -> None:
    ann, bob, table = three(server)
    met = ann.make(people=2, bots=[])
    bob.join(met)
    wish = {"table": met, "seat": 1, "how": "block"}
    assert ann.http.post("/api/blocks", json=wish).status_code == 200
    answer = bob.http.post(f"/api/tables/{table}/proposals", json={"options": OPTIONS})
    assert msgspec.json.decode(answer.content, type=Fault).code == FaultCode.TURNED_AWAY
    assert seen(ann, table).proposals == ()


def test_s5_the_host_sees_what_is_proposed_and_nobody_else_does(server: Server) -> None:
    ann, bob, table = three(server)
    made = proposed(bob, table)
    assert [(d.option, d.preset_value, d.value) for d in made.differences] == [
        ("transfer_trump", "as_any", "show_once")
    ]
    assert (made.proposal, made.accepted) == (1, None)
    assert seen(ann, table).proposals == (made,)
    assert seen(bob, table).proposals == ()
    assert invited(bob, table).proposal == made
    assert invited(server.guest(), table).proposal is None


def test_s5_an_accepted_proposal_makes_a_table_where_all_agree_anew(server: Server) -> None:
    ann, bob, table = three(server)
    server.guest().join(table)
    proposed(bob, table)
    assert isinstance(answered(ann, table, accept=True), Done)
    closed = invited(bob, table).closed
    assert closed is not None
    assert (closed.reason, invited(bob, table).phase) == ("replaced", "waiting")
    assert closed.moved_to is not None
    after = invited(bob, closed.moved_to)
    assert after.rules == msgspec.structs.replace(invited(bob, table).rules, **OPTIONS)
    assert [seat.kind for seat in after.seats] == ["person", "free", "free"]
    assert invited(ann, closed.moved_to).me == 0
    late = bob.join(table)
    assert (late.status_code, late.json()["code"]) == (409, "table_closed")


def test_s1_the_rules_of_a_table_never_change(server: Server) -> None:
    ann, bob, table = three(server)
    before = invited(bob, table).rules
    proposed(bob, table)
    answered(ann, table, accept=True)
    assert invited(bob, table).rules == before


def test_s5_a_declined_proposal_leaves_the_table_as_it_is(server: Server) -> None:
    ann, bob, table = three(server)
    proposed(bob, table)
    assert isinstance(answered(ann, table, accept=False), Done)
    own = invited(bob, table).proposal
    assert own is not None
    assert own.accepted is False
    assert invited(bob, table).closed is None
    assert seen(ann, table).proposals == ()
    again = proposed(bob, table)
    assert (again.proposal, again.accepted) == (2, None)


def test_s5_a_later_proposal_takes_the_place_of_the_earlier(server: Server) -> None:
    ann, bob, table = three(server)
    proposed(bob, table)
    assert proposed(bob, table).proposal == 1
    latest = proposed(bob, table, transfer_trump="must_beat")
    assert seen(ann, table).proposals == (latest,)
    early = answered(ann, table, accept=True, number=1)
    assert isinstance(early, Fault)
    assert early.code == FaultCode.UNKNOWN_PROPOSAL


def test_s5_an_answer_sent_twice_makes_one_table(server: Server) -> None:
    ann, bob, table = three(server)
    proposed(bob, table)
    first = answered(ann, table, accept=True)
    assert answered(ann, table, accept=True) == first
    waiting = ann.http.get("/api/me/tables").json()["tables"]
    closed = invited(ann, table).closed
    assert closed is not None
    assert [one["table"] for one in waiting] == [closed.moved_to]


def test_s5_only_the_host_answers(server: Server) -> None:
    _, bob, table = three(server)
    bob.join(table)
    proposed(bob, table)
    for accept in (True, False):
        answer = answered(bob, table, accept=accept)
        assert isinstance(answer, Fault)
        assert answer.code == FaultCode.NOT_HOST


@pytest.mark.parametrize("number", [1, 7])
def test_s5_what_was_never_proposed_is_not_answered(server: Server, number: int) -> None:
    ann, _, table = three(server)
    for accept in (True, False):
        answer = answered(ann, table, accept=accept, number=number)
        assert isinstance(answer, Fault)
        assert answer.code == FaultCode.UNKNOWN_PROPOSAL


def test_s5_a_proposal_may_come_by_the_socket_of_who_looks_on(server: Server) -> None:
    ann, bob, table = three(server)
    with bob.socket(table) as socket:
        message = {"type": "propose", "id": "p", "options": OPTIONS}
        assert isinstance(answer_to(socket, message), Done)
        refused = answer_to(socket, {**message, "options": {"transfer_trump": "never"}})
        assert isinstance(refused, Refused)
        assert refused.refusal.code == "option_value"
    (waiting,) = seen(ann, table).proposals
    assert waiting.name == bob.http.get("/api/me").json()["name"]


@pytest.mark.parametrize(
    ("options", "status", "code"),
    [({"players": 4}, 400, "seats_mismatch"), ({}, 400, "bad_message")],
)
def test_s5_a_proposal_keeps_the_seats_and_changes_something(
    server: Server, options: dict[str, object], status: int, code: str
) -> None:
    _, bob, table = three(server)
    answer = bob.http.post(f"/api/tables/{table}/proposals", json={"options": options})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_s5_what_no_table_could_have_is_refused(server: Server) -> None:
    _, bob, table = three(server)
    answer = bob.http.post(f"/api/tables/{table}/proposals", json={"options": {"deck": 24}})
    assert answer.status_code == 400
    assert msgspec.json.decode(answer.content, type=TableRefused).refusal.code == "deck_preset"


def test_s5_once_the_cards_are_dealt_nothing_is_proposed(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make("kubikoved", people=2, bots=[])
    proposed(server.guest(), table)
    bob.join(table)
    answer = ann.http.post(f"/api/tables/{table}/proposals", json={"options": OPTIONS})
    assert (answer.status_code, answer.json()["code"]) == (409, "already_dealt")
    late = answered(ann, table, accept=True)
    assert isinstance(late, Fault)
    assert late.code == FaultCode.ALREADY_DEALT
    assert seen(ann, table).proposals == ()
