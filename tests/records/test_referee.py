"""Answers of the referee, key by key, as the position format lists them."""

import json
from pathlib import Path
from typing import Any

import pytest

from kozyr.cli.referee import referee
from kozyr.records.referee import answer, answer_text
from tests.records.documents import DEAL, TAKE, bout, dealt, judged, own, rules

BEFORE_THE_LEAD = {
    "rules": own(),
    "trump_card": "6♠",
    "hands": [["8♥"], ["J♥", "Q♥"], ["9♣"]],
    "opener": 0,
}


def state(position: dict[str, Any], *actions: dict[str, Any]) -> dict[str, Any]:
    after: dict[str, Any] = judged(position, *actions)[-1]["after"]
    return after


def test_after_has_every_key() -> None:
    assert state(bout(discard=None), {"seat": 2, "kind": "take"}) == {
        "opener": 0,
        "defender": 1,
        "transferrers": [],
        "shown": [],
        "taking": False,
        "passed": [],
        "table": [{"attack": "8♥", "by": 0, "cover": None, "cover_by": None}],
        "attack_cards": 1,
        "uncovered": 1,
        "limit": 6,
        "room": 3,
        "main_attacker": 0,
        "entitled": [0, 2],
        "word": "closed",
        "hands": [
            ["8♣", "10♣", "K♦", "K♥"],
            ["8♠", "8♦", "A♦", "J♥"],
            ["J♣", "Q♣", "A♣", "A♥"],
        ],
        "hand_sizes": [4, 4, 4],
        "talon_left": 3,
        "discard_count": 20,
        "bout": 2,
        "stalling": 0,
        "out": [],
        "lost_calls": [],
        "no_arm": [],
        "rungs": None,
        "call_window": False,
        "hang_asked": None,
        "may_act": {"0": ["throw_in", "pass"], "1": ["beat", "transfer", "take"], "2": ["pass"]},
        "bout_closed": None,
        "refill_order": None,
        "drawn": {},
        "call": None,
        "result": None,
    }


def test_a_refusal_has_code_and_paragraph_and_changes_nothing() -> None:
    before, after = judged(bout(), {"seat": 1, "kind": "pass"}, {"seat": 2, "kind": "take"})
    assert before["refusal"] == {"code": "defender_waits", "paragraph": "6.2"}
    assert after["refusal"] == {"code": "not_defender", "paragraph": "0.6"}
    assert before["after"] == after["after"]


def test_a_closed_bout_tells_its_refill() -> None:
    after = state(bout(taking=True, passed=[0]), {"seat": 2, "kind": "pass"})
    assert after["bout_closed"] == "taken"
    assert after["refill_order"] == [0, 2, 1]
    assert after["drawn"] == {"0": ["7♠", "9♠"], "2": ["6♠"]}
    assert (after["opener"], after["defender"], after["bout"]) == (2, 0, 3)
    assert (after["limit"], after["room"], after["word"]) == (None, None, None)
    assert (after["main_attacker"], after["entitled"]) == (2, [1, 2])
    assert after["may_act"] == {"2": ["lead"]}


def test_from_a_dealer_nobody_knows_the_order_of_drawing_is_not_told() -> None:
    position = {**BEFORE_THE_LEAD, "rules": own(refill_order="from_dealer")}
    lead = {"seat": 0, "kind": "lead", "cards": ["8♥"]}
    beat = {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥"}
    after = state(position, lead, beat, {"seat": 2, "kind": "pass"})
    assert (after["bout_closed"], after["refill_order"]) == ("beaten", None)
    assert state({**position, "dealer": 0}, lead, beat, {"seat": 2, "kind": "pass"})[
        "refill_order"
    ] == [1, 2, 0]


def test_the_order_of_the_shown_is_kept_and_ends_with_the_bout() -> None:
    position = bout(
        rules=rules("gambiter_proezdnoy"),
        hands=[["9♣"], ["8♣", "9♦"], ["8♠", "9♥", "J♥"]],
        transferrers=[0, 1],
        table=[{"attack": "8♥"}, {"attack": "8♦"}],
        shown=[0],
        opener=2,
        talon=["7♠", "6♠"],
    )
    position["hands"][0] += ["J♦", "Q♦"]
    show = {"seat": 2, "kind": "show", "card": "8♠"}
    take, passes = {"seat": 0, "kind": "take"}, [{"seat": seat, "kind": "pass"} for seat in (1, 2)]
    results = judged(position, show, take, *passes)
    assert [result["after"]["shown"] for result in results] == [[0, 2], [0, 2], [0, 2], []]
    assert results[0]["after"]["transferrers"] == [0, 1, 2]


def test_the_deal_over_has_a_result_that_stays() -> None:
    position = {**BEFORE_THE_LEAD, "hands": [["8♥"], ["J♥"], ["9♣"]]}
    lead = {"seat": 0, "kind": "lead", "cards": ["8♥"]}
    beat = {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥"}
    results = judged(position, lead, beat, TAKE)
    assert [result["legal"] for result in results] == [True, True, False]
    assert results[2]["refusal"]["code"] == "deal_over"
    for result in results[1:]:
        after = result["after"]
        assert after["result"] == {"end": "durak", "durak": 2, "order": [[0], [1], [2]]}
        assert (after["out"], after["opener"], after["defender"]) == ([0, 1], None, None)
        assert (after["main_attacker"], after["entitled"], after["may_act"]) == (None, [], {})


def test_those_who_share_a_place_went_out_in_order() -> None:
    """Bug: sharers of a place were told by seat, not as their hands became empty."""
    position = {**BEFORE_THE_LEAD, "hands": [["J♥"], [], ["8♥"]], "opener": 2, "out": [1]}
    lead = {"seat": 2, "kind": "lead", "cards": ["8♥"]}
    beat = {"seat": 0, "kind": "beat", "card": "J♥", "target": "8♥"}
    after = state(position, lead, beat)
    assert after["out"] == [1, 2, 0]
    assert after["result"] == {"end": "draw", "durak": None, "order": [[1], [0, 2]]}


@pytest.mark.parametrize("out", [[1, 2], [2, 1, 0]])
def test_a_deal_set_up_as_over_refuses_everything_and_knows_no_result(out: list[int]) -> None:
    hands = [[] if seat in out else ["8♥"] for seat in range(3)]
    position = {**BEFORE_THE_LEAD, "hands": hands, "out": out}
    [result] = judged(position, {"seat": 0, "kind": "lead", "cards": ["8♥"]})
    assert result["refusal"]["code"] == "deal_over"
    assert (result["after"]["result"], result["after"]["out"]) == (None, out)


def test_who_emptied_his_hand_first_goes_out_first() -> None:
    table = [{"attack": "8♥", "by": 0}, {"attack": "8♦", "by": 2, "cover": "9♦"}]
    position = {**BEFORE_THE_LEAD, "hands": [[], ["J♥"], []], "table": table}
    beat = {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥"}
    assert state(position, beat)["out"] == [0, 2, 1]
    assert state({**position, "emptied": [2, 0]}, beat)["out"] == [2, 0, 1]


def test_what_a_fair_table_does_not_know_is_refused() -> None:
    results = judged(
        bout(),
        {"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥", "armed": True},
        {"seat": 0, "kind": "call", "player": 1},
        {"seat": 0, "kind": "waive"},
        {"seat": 0, "kind": "hang"},
        {"seat": 0, "kind": "decline"},
        {"seat": 5, "kind": "hang"},
        {"seat": -1, "kind": "transfer", "card": "8♦", "armed": True},
        {"seat": 1, "kind": "beat", "card": "2♥", "target": "8♥"},
        {"seat": 1, "kind": "beat", "card": "J♥", "target": "2♥"},
    )
    codes = [result["refusal"]["code"] for result in results]
    assert codes == [
        *("cheating_off", "cheating_off", "cheating_off", "pogony_off", "pogony_off"),
        *("not_in_deal", "not_in_deal", "not_your_card", "no_target_card"),
    ]


def test_what_the_table_has_switched_off_comes_before_cheating() -> None:
    position = bout(rules=rules("gambiter_simple"))
    armed = [
        {"seat": 1, "kind": kind, "card": "8♦", "armed": True} for kind in ("transfer", "throw_in")
    ]
    codes = [result["refusal"]["code"] for result in judged(position, *armed)]
    assert codes == ["transfer_off", "throw_in_off"]


def test_a_deal_by_the_lowest_trump() -> None:
    after = state(dealt(), DEAL)
    assert (after["opener"], after["defender"], after["decided_by"]) == (1, 2, "7♠")
    assert (after["dealer"], after["redeal"], after["lot"]) == (None, None, ["dealer"])
    assert (after["bout"], after["may_act"]) == (1, {"1": ["lead"]})


def test_a_deal_without_trumps_in_hands_draws_lots() -> None:
    hands = [*dealt()["hands"]]
    hands[1] = [*hands[1][:4], "10♣", "J♦"]
    talon = ["7♠", *(card for card in dealt()["talon"] if card != "10♣")]
    after = state(dealt(hands=hands, talon=talon), DEAL)
    assert (after["opener"], after["defender"], after["decided_by"]) == (None, None, None)
    assert (after["lot"], after["may_act"]) == (["dealer", "first_attacker"], {})


def test_a_deal_left_of_the_dealer() -> None:
    position = dealt(rules=own(first_attacker="left_of_dealer"), dealer=1)
    after = state(position, DEAL)
    assert (after["opener"], after["defender"], after["decided_by"]) == (2, 0, None)
    assert (after["dealer"], after["lot"]) == (1, [])


def test_after_a_draw_the_lot_names_the_dealer_and_so_who_leads() -> None:
    options = own(first_attacker="left_of_dealer", first_attacker_later="same_as_first")
    position = dealt(rules=options, previous={"fool_seat": None, "first_place": None})
    after = state(position, DEAL)
    assert (after["opener"], after["dealer"], after["lot"]) == (None, None, ["dealer"])


def test_all_cards_dealt_the_dealer_holds_the_trump_card() -> None:
    ranks = ("9", "10", "J", "Q", "K", "A")
    hands = [[rank + suit for rank in ranks] for suit in "♠♣♦♥"]
    position = {"rules": own(deck=24), "trump_card": "A♥", "hands": hands}
    after = state(position, DEAL)
    assert (after["dealer"], after["opener"], after["decided_by"]) == (3, 3, "9♥")


def test_a_table_is_answered_with_its_stored_vector() -> None:
    told = answer({"rules": rules("guide"), "actions": [{"kind": "create_table"}]})
    results: Any = told["results"]
    [result] = results
    assert result["legal"]
    assert result["after"]["options"]["transfer_two_players"] == "forbidden_two_left"
    assert result["after"]["warnings"] == ["W2"]
    refused = answer({"rules": own(players=7), "actions": [{"kind": "create_table"}]})
    assert refused["results"] == [
        {
            "legal": False,
            "refusal": {"code": "players_deck", "paragraph": "1.3"},
            "after": None,
        }
    ]


ROOT_FAULTS: list[tuple[object, str, str]] = [
    (7, "", "type"),
    ({}, "position", "missing"),
    ({"position": bout()}, "actions", "missing"),
    ({"position": bout(), "actions": {}}, "actions", "type"),
    ({"position": bout(), "actions": [], "rules": {}}, "rules", "unknown"),
    ({"rules": {}}, "actions", "missing"),
    ({"rules": 7}, "rules", "type"),
    ({"rules": {"preset": ""}}, "rules.preset", "value"),
    ({"rules": {}, "actions": [TAKE]}, "actions[0].kind", "contradiction"),
    ({"rules": {}, "actions": [{"kind": "create_table"}], "x": 1}, "x", "unknown"),
]


@pytest.mark.parametrize(("document", "field", "reason"), ROOT_FAULTS)
def test_a_fault_of_the_document_is_named(document: object, field: str, reason: str) -> None:
    assert answer(document) == {"error": {"field": field, "reason": reason}}


def test_the_id_is_echoed_whatever_it_is() -> None:
    assert answer({"id": [1]})["id"] == [1]


def test_an_array_is_answered_with_an_array() -> None:
    assert json.loads(answer_text("[7, {}]")) == [answer(7), answer({})]
    assert json.loads(answer_text("{}")) == answer({})


def test_the_command_prints_the_answer(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    document = tmp_path / "position.json"
    document.write_text(json.dumps({"position": bout(), "actions": [TAKE]}), "utf-8")
    referee(str(document), json=True)
    told = json.loads(capsysbinary.readouterr().out)
    assert told["results"][0]["after"]["taking"]


@pytest.mark.parametrize("text", [None, "{"])
def test_the_command_leaves_with_2_without_json(
    text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "position.json"
    if text is not None:
        document.write_text(text, "utf-8")
    with pytest.raises(SystemExit) as left:
        referee(str(document), json=True)
    assert left.value.code == 2
    assert str(document) in capsys.readouterr().err
