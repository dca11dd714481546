"""House rules under a name, shared by a link (S11)."""

from typing import Any

import httpx
import msgspec
import pytest

from kozyr.people.houserules import MOST
from kozyr.web.meeting_protocol import HouseRules, HouseRulesList
from kozyr.web.protocol import Fault, TableRefused
from tests.web.serving import Guest, Server


def wish(**fields: object) -> dict[str, Any]:
    return {"name": "Дачные", "preset": "classic", "options": {"draw": "off"}, **fields}


def kept(guest: Guest, **fields: object) -> HouseRules:
    answer = guest.http.post("/api/house-rules", json=wish(**fields))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=HouseRules)


def listed(guest: Guest) -> list[str]:
    answer = guest.http.get("/api/house-rules")
    return [one.name for one in msgspec.json.decode(answer.content, type=HouseRulesList).rules]


def fault(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Fault).code


def test_s11_rules_are_kept_under_a_name_with_what_differs_from_the_set(server: Server) -> None:
    ann = server.guest()
    rules = kept(ann)
    assert (rules.name, rules.preset, rules.mine) == ("Дачные", "classic", True)
    assert [(d.option, d.value) for d in rules.differences] == [("draw", "off")]
    assert rules.rules.draw == "off"
    own = kept(ann, name=" Свои  правила ", preset=None)
    assert (own.name, own.preset, own.differences) == ("Свои правила", None, ())
    assert listed(ann) == ["Дачные", "Свои правила"]
    assert listed(server.guest()) == []


def test_s11_a_table_is_made_by_kept_rules(server: Server) -> None:
    ann = server.guest()
    rules = kept(ann, options={"lead_cards": "one"})
    options = msgspec.to_builtins(rules.rules)
    table = ann.make("classic", options=options, people=2, bots=[])
    seen = ann.http.get(f"/api/tables/{table}").json()
    assert (seen["home"], seen["rules"]) == (True, options)


def test_s11_kept_rules_are_shared_by_their_link(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    rules = kept(ann)
    assert rules.path == f"/h/{rules.id}"
    answer = bob.http.get(f"/api/house-rules/{rules.id}")
    seen = msgspec.json.decode(answer.content, type=HouseRules)
    assert seen == msgspec.structs.replace(rules, mine=False)
    path = {"path": rules.path}
    assert bob.http.get("/api/qr", params=path).status_code == 200


def test_s11_only_who_keeps_rules_renames_and_forgets_them(server: Server) -> None:
    ann, eve = server.guest(), server.guest()
    rules = kept(ann)
    where = f"/api/house-rules/{rules.id}"
    for answer in (eve.http.put(where, json={"name": "Мои"}), eve.http.delete(where)):
        assert fault(answer, 404) == "unknown_house_rules"
    renamed = ann.http.put(where, json={"name": "Зимние"})
    assert msgspec.json.decode(renamed.content, type=HouseRules).name == "Зимние"
    assert listed(ann) == ["Зимние"]
    assert ann.http.delete(where).status_code == 204
    assert listed(ann) == []
    assert fault(ann.http.get(where), 404) == "unknown_house_rules"


def test_s11_rules_no_table_could_have_are_refused(server: Server) -> None:
    answer = server.guest().http.post("/api/house-rules", json=wish(options={"players": 7}))
    assert answer.status_code == 400
    refused = msgspec.json.decode(answer.content, type=TableRefused)
    assert refused.refusal.code == "players_deck"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "\u2800"])
def test_s11_rules_need_a_name(server: Server, name: str) -> None:
    ann = server.guest()
    assert fault(ann.http.post("/api/house-rules", json=wish(name=name)), 400) == "bad_name"
    where = f"/api/house-rules/{kept(ann).id}"
    assert fault(ann.http.put(where, json={"name": name}), 400) == "bad_name"


def test_s11_nobody_keeps_rules_without_end(server: Server) -> None:
    ann = server.guest()
    for _ in range(MOST):
        kept(ann)
    answer = ann.http.post("/api/house-rules", json=wish())
    assert fault(answer, 409) == "house_rules_quota"
    assert len(listed(ann)) == MOST


def test_who_never_came_in_keeps_no_rules(server: Server) -> None:
    answer = httpx.post(f"{server.root}/api/house-rules", json=wish())
    assert fault(answer, 403) == "not_seated"


def test_s65_rules_and_links_of_a_forgotten_person_are_forgotten(server: Server) -> None:
    ann = server.guest()
    before = kept(ann)
    table = ann.make()
    link = ann.http.post(f"/api/tables/{table}/return-link").json()["path"]
    wish_in = {"name": "Анна 77", "password": "тихий омут 77"}
    assert ann.http.post("/api/account", json=wish_in).status_code in {200, 201}
    after = kept(ann)
    exported = ann.http.get("/api/account/export").json()["house_rules"]
    assert {one["id"] for one in exported} == {before.id, after.id}
    gone = ann.http.post("/api/account/delete", json={"name": "Анна 77"})
    assert gone.status_code == 200
    for rules in (before, after):
        answer = httpx.get(f"{server.root}/api/house-rules/{rules.id}")
        assert fault(answer, 404) == "unknown_house_rules"
    assert httpx.get(server.root + link).headers["location"] == "/r"
