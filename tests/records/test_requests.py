"""Faults of actions, which leave a document without results."""

import pytest

from tests.records.documents import DEAL, TAKE, bout, dealt, fault

FAULTS: list[tuple[object, str, str]] = [
    (7, "actions[0]", "type"),
    ({"seat": 1}, "actions[0].kind", "missing"),
    ({"seat": 1, "kind": 1}, "actions[0].kind", "type"),
    ({"seat": 1, "kind": "fold"}, "actions[0].kind", "value"),
    ({"kind": "take"}, "actions[0].seat", "missing"),
    ({"seat": "1", "kind": "take"}, "actions[0].seat", "type"),
    ({"seat": 1, "kind": "take", "card": "8♦"}, "actions[0].card", "unknown"),
    ({"seat": 1, "kind": "beat", "card": "9♥"}, "actions[0].target", "missing"),
    ({"seat": 1, "kind": "beat", "card": "9♥", "target": "X"}, "actions[0].target", "value"),
    ({"seat": 1, "kind": "throw_in", "card": 9}, "actions[0].card", "type"),
    ({"seat": 1, "kind": "show", "card": "8♠", "armed": True}, "actions[0].armed", "unknown"),
    ({"seat": 1, "kind": "transfer", "card": "8♠", "armed": 1}, "actions[0].armed", "type"),
    ({"seat": 0, "kind": "lead", "cards": []}, "actions[0].cards", "value"),
    ({"seat": 0, "kind": "lead", "cards": "8♣"}, "actions[0].cards", "type"),
    ({"seat": 0, "kind": "lead", "cards": ["8♣", "1♣"]}, "actions[0].cards[1]", "value"),
    ({"seat": 0, "kind": "call"}, "actions[0].player", "missing"),
    ({"kind": "deal", "seat": 0}, "actions[0].seat", "unknown"),
    ({"kind": "create_table"}, "actions[0].kind", "contradiction"),
]


@pytest.mark.parametrize(("action", "field", "reason"), FAULTS)
def test_a_fault_of_an_action_is_named(action: object, field: str, reason: str) -> None:
    position = dealt() if action == {"kind": "deal", "seat": 0} else bout()
    assert fault(position, action) == (field, reason)


def test_the_second_action_is_read_before_the_first_is_judged() -> None:
    assert fault(bout(), TAKE, {"seat": 0, "kind": "fold"}) == ("actions[1].kind", "value")


def test_a_deal_is_asked_alone() -> None:
    assert fault(dealt(), DEAL, DEAL) == ("actions", "contradiction")
    assert fault(bout(), TAKE, DEAL) == ("actions", "contradiction")


def test_faults_of_the_position_come_first() -> None:
    assert fault(bout(opener=None), {"kind": "fold"}) == ("position.opener", "missing")
