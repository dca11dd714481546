"""Every fault of a position is answered with its path and its kind."""

from typing import Any

import pytest

from tests.records.documents import DEAL, TAKE, bout, dealt, fault, judged, own, rules

HANDS = bout()["hands"]
TWO_HANDS = HANDS[:2]
TURN = rules(throw_in_order="turn_order")
NONE = own(throw_in="none")
SHOWS = rules(transfer_trump="show_once")
PASSED = {"passed": [0], "word": "closed"}


def table(*cards: str, **more: object) -> list[dict[str, Any]]:
    return [{"attack": card, **more} for card in cards]


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # by itself
    ({"rules": None}, "rules", "missing"),
    ({"rules": []}, "rules", "type"),
    ({"rules": {"preset": 7}}, "rules.preset", "type"),
    ({"rules": {"preset": "poker"}}, "rules.preset", "value"),
    ({"rules": {"options": []}}, "rules.options", "type"),
    ({"rules": {"house": True}}, "rules.house", "unknown"),
    ({"rules": own(hand_size=7)}, "rules", "option_unknown"),
    ({"rules": own(draw="maybe")}, "rules", "option_value"),
    ({"rules": rules("service_podkidnoy")}, "rules", "players_preset"),
    ({"rules": own(players=4)}, "rules", "contradiction"),
    ({"hands": HANDS[:1]}, "rules", "option_value"),
    ({"hands": [*HANDS, [], [], [], []], "rules": own()}, "rules", "players_deck"),
    ({"trump_card": None}, "trump_card", "missing"),
    ({"trump_card": 6}, "trump_card", "type"),
    ({"trump_card": "6"}, "trump_card", "value"),
    ({"trump_card": "5♠"}, "trump_card", "card"),
    ({"talon": "6♠"}, "talon", "type"),
    ({"talon": ["7♠", "2♠", "6♠"]}, "talon[1]", "card"),
    ({"talon": ["7♠", "9♠"]}, "talon", "contradiction"),
    ({"hands": None}, "hands", "missing"),
    ({"hands": {}}, "hands", "type"),
    ({"hands": [*HANDS[:2], None]}, "hands[2]", "type"),
    ({"hands": [*HANDS[:2], ["J♣", "queen"]]}, "hands[2][1]", "value"),
    ({"table": {}}, "table", "type"),
    ({"table": ["8♥"]}, "table[0]", "type"),
    ({"table": [{"cover": "J♥"}]}, "table[0].attack", "missing"),
    ({"table": table("8♥", by=3)}, "table[0].by", "value"),
    ({"table": table("8♥", by=True)}, "table[0].by", "type"),
    ({"table": table("8♥", beaten=True)}, "table[0].beaten", "unknown"),
    ({"discard": ["8♥♥"]}, "discard[0]", "value"),
    ({"opener": None}, "opener", "missing"),
    ({"opener": 3}, "opener", "value"),
    ({"opener": "0"}, "opener", "type"),
    ({"defender": 1.0}, "defender", "type"),
    ({"transferrers": 1}, "transferrers", "type"),
    ({"transferrers": [-1]}, "transferrers", "value"),
    ({"taking": 1}, "taking", "type"),
    ({"word": "shut"}, "word", "value"),
    ({"word": []}, "word", "type"),
    ({"bout": 0}, "bout", "value"),
    ({"stalling": 40}, "stalling", "value"),
    ({"previous": 0}, "previous", "type"),
    ({"previous": {"fool_seat": 0}}, "previous.first_place", "missing"),
    (
        {"previous": {"fool_seat": 0, "first_place": None, "dealer": 1}},
        "previous.dealer",
        "unknown",
    ),
    ({"rungs": [6]}, "rungs", "type"),
    ({"rungs": ["5", "6", "6"]}, "rungs", "value"),
    ({"queen": "Q"}, "queen", "value"),
    ({"lost_calls": [[0]]}, "lost_calls", "type"),
    ({"attacker": 0}, "attacker", "unknown"),
    # twice, lost
    ({"hands": [["8♣"], ["8♦"], ["8♣"]]}, "hands[2][0]", "duplicate_card"),
    ({"talon": ["8♣", "6♠"]}, "talon[0]", "duplicate_card"),
    ({"table": table("8♦")}, "table[0].attack", "duplicate_card"),
    ({"table": table("8♥", cover="J♥")}, "table[0].cover", "duplicate_card"),
    ({"discard": ["6♥", "6♥"]}, "discard[1]", "duplicate_card"),
    ({"discard": ["6♥"]}, "discard", "lost_card"),
    # against each other
    ({"table": [], "talon": [], "hands": [["8♣"], [], ["J♣"]]}, "hands[1]", "contradiction"),
    ({"table": table("8♥", cover="7♥")}, "table[0].cover", "contradiction"),
    ({"table": table("8♥", cover_by=1)}, "table[0].cover_by", "contradiction"),
    (
        {"table": table("8♥", "6♥", "7♥", "9♥", "10♥", "Q♥", "9♦")},
        "table",
        "contradiction",
    ),
    ({"table": table("8♥", "6♥", "7♥", "9♥", "10♥")}, "table", "contradiction"),
    ({"table": table("8♥", "6♥"), "hands": [["8♣"], ["8♦"], []]}, "table", "contradiction"),
    ({"table": table("8♥"), "hands": [["8♣"], [], []], "talon": []}, "table", "contradiction"),
    ({"hands": [["8♣"], [], []], "talon": [], "out": [1, 2]}, "table", "contradiction"),
    ({"out": [0], "hands": [[], *HANDS[1:]]}, "opener", "contradiction"),
    ({"defender": 2}, "defender", "contradiction"),
    ({"transferrers": [1]}, "transferrers", "contradiction"),
    ({"transferrers": [1], "table": []}, "transferrers", "contradiction"),
    (
        {"transferrers": [1], "table": table("8♥", "8♦"), "hands": [["8♣"], [], ["J♣", "A♣"]]}
        | {"rules": rules("classic")},
        "transferrers",
        "contradiction",
    ),
    ({"shown": [1], "rules": SHOWS}, "shown", "contradiction"),
    ({"shown": [1], "transferrers": [1]}, "shown", "contradiction"),
    ({"shown": [1, 1], "transferrers": [1, 1], "rules": SHOWS}, "transferrers", "contradiction"),
    ({"taking": True, "table": table("8♥", cover="9♥")}, "taking", "contradiction"),
    ({"taking": True, "table": []}, "taking", "contradiction"),
    ({"passed": [1]}, "passed", "contradiction"),
    ({"passed": [0, 0]}, "passed", "contradiction"),
    ({"passed": [0], "table": []}, "passed", "contradiction"),
    (PASSED, "word", "contradiction"),
    ({"word": None, "rules": NONE} | {"word": "open"}, "word", "contradiction"),
    ({"word": 2}, "word", "type"),
    ({"word": "open", "table": []}, "word", "contradiction"),
    ({"word": "open", "rules": TURN}, "word", "type"),
    ({"word": 1, "rules": TURN}, "word", "contradiction"),
    ({"word": 0, "passed": [0], "rules": TURN}, "word", "contradiction"),
    ({"word": "open", "rules": rules(throw_in_order="free")}, "word", "contradiction"),
    ({"bout": 1}, "bout", "contradiction"),
    ({"out": [2]}, "out", "contradiction"),
    ({"out": [2, 2], "hands": [*TWO_HANDS, []]}, "out", "contradiction"),
    ({"emptied": [0]}, "emptied", "contradiction"),
    ({"hands": [*TWO_HANDS, []], "emptied": []}, "emptied", "contradiction"),
    ({"rules": own(refill_order="from_dealer")}, "dealer", "missing"),
    (
        {"dealer": 1, "previous": {"fool_seat": 0, "first_place": None}},
        "dealer",
        "contradiction",
    ),
    ({"previous": {"fool_seat": 0, "first_place": 0}}, "previous", "contradiction"),
    ({"rungs": ["6", "6", "6"]}, "rungs", "contradiction"),
    ({"queen": "♥"}, "queen", "contradiction"),
    ({"cheats": ["8♥"]}, "cheats", "contradiction"),
    ({"lost_calls": [[0, None], [0, 1]]}, "lost_calls", "contradiction"),
    ({"waived": [0]}, "waived", "contradiction"),
    ({"no_arm": [0]}, "no_arm", "contradiction"),
    ({"table": table("8♥", cover="9♥"), "passed": [0, 2]}, "table", "contradiction"),
]


@pytest.mark.parametrize(("fields", "field", "reason"), FAULTS)
def test_a_fault_is_named(fields: dict[str, Any], field: str, reason: str) -> None:
    assert fault(bout(**fields)) == (f"position.{field}", reason)


def test_null_for_the_word_in_turn_means_all_have_passed() -> None:
    position = {**bout(rules=TURN), "word": None}
    assert fault(position) == ("position.word", "contradiction")


@pytest.mark.parametrize(("rules_", "reason"), [(TURN, None), (rules(), "type")])
def test_before_the_lead_nobody_has_the_word(rules_: dict[str, Any], reason: str | None) -> None:
    position = {**bout(rules=rules_, table=[]), "word": None}
    if reason:
        assert fault(position) == ("position.word", reason)
    else:
        with pytest.raises(KeyError, match="error"):
            fault(position)


def test_a_word_that_stands_elsewhere_is_believed() -> None:
    """In turn the word may be with any entitled player who has not passed."""
    assert judged(bout(rules=TURN, word=2), TAKE)[0]["after"]["word"] == 0
    refused = judged(bout(rules=TURN, word=2), {"seat": 0, "kind": "throw_in", "card": "8♣"})
    assert (refused[0]["refusal"]["code"], refused[0]["after"]["word"]) == ("not_your_word", 2)


def test_a_position_must_be_an_object() -> None:
    assert fault([]) == ("position", "type")


DEAL_FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"opener": 0}, "opener", "unknown"),
    ({"bout": 2}, "bout", "contradiction"),
    ({"taking": True}, "taking", "contradiction"),
    ({"out": [1]}, "out", "contradiction"),
    ({"talon": dealt()["talon"][1:]}, "discard", "lost_card"),
    ({"talon": dealt()["talon"][1:], "table": [{"attack": "10♠"}]}, "table", "contradiction"),
    ({"rules": own(first_attacker="left_of_dealer")}, "dealer", "missing"),
    ({"previous": {"fool_seat": 1, "first_place": 1}}, "previous", "contradiction"),
    ({"queen": "♥"}, "queen", "contradiction"),
]


@pytest.mark.parametrize(("fields", "field", "reason"), DEAL_FAULTS)
def test_a_fault_of_a_deal_is_named(fields: dict[str, Any], field: str, reason: str) -> None:
    assert fault(dealt(**fields), DEAL) == (f"position.{field}", reason)


def test_a_deal_gives_six_cards_to_everybody() -> None:
    hands = dealt()["hands"]
    position = dealt(hands=[hands[0][1:], *hands[1:]], talon=["6♦", *dealt()["talon"]])
    assert fault(position, DEAL) == ("position.hands[0]", "contradiction")


@pytest.mark.parametrize(
    ("fields", "field"),
    [({"dealer": 1}, "dealer"), ({"previous": {"fool_seat": 1, "first_place": 0}}, "previous")],
)
def test_without_a_talon_the_dealer_holds_the_trump_card(
    fields: dict[str, Any], field: str
) -> None:
    ranks = ("9", "10", "J", "Q", "K", "A")
    hands = [[rank + suit for rank in ranks] for suit in "♠♣♦♥"]
    position = {"rules": own(deck=24), "trump_card": "A♥", "hands": hands, **fields}
    assert fault(position, DEAL) == (f"position.{field}", "contradiction")
