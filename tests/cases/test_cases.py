"""The rule cases: positions and tables with the answers a referee must give."""

import json
from pathlib import Path
from typing import Any

import pytest

from kozyr.records.referee import answer
from tests.cases.judging import faults

CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))["cases"]
}

OPEN = {
    "teams": {"M02", "M09", "M20", "M24", "I13"},
    "cheating": {
        *("C08", "C20", "C21", "C22", "C23", "C24", "C30", "C31"),
        *("V04", "I07", "I09", "I11", "I21"),
    },
    "pogony": {"P02", "P08", "G01", "G17", "G23", "V42", "I13", "I15", "I17"},
}
"""The cases whose rules no table can play yet, by what they need."""

OPEN_IDS = set().union(*OPEN.values())


def asked(case: dict[str, Any]) -> dict[str, Any]:
    return {key: case[key] for key in ("id", "position", "rules", "actions") if key in case}


@pytest.mark.parametrize("case_id", sorted(CASES.keys() - OPEN_IDS))
def test_case(case_id: str) -> None:
    case = CASES[case_id]
    told = answer(asked(case))
    assert told["id"] == case_id
    assert faults(case["expect"], told) == [], case.get("note")


@pytest.mark.parametrize("case_id", sorted(OPEN_IDS))
def test_an_open_case_says_what_it_waits_for(case_id: str) -> None:
    needs = [feature for feature, ids in OPEN.items() if case_id in ids]
    assert answer(asked(CASES[case_id]))["error"] == {
        "field": "position.rules",
        "reason": "not_yet_playable",
        "features": needs,
    }


def test_the_judge_sees_a_wrong_answer() -> None:
    told = answer(asked(CASES["T33"]))
    right = CASES["T33"]["expect"]
    assert faults({**right, "defender": 0}, told) == ["action 0: defender: 2, not 0"]
    assert faults({"may": {"2": ["lead"]}, "may_not": {"2": ["take"]}}, told)
    assert faults([right, None], told) == ["1 results, not 2"]
    assert faults({"error": "position"}, told) == ["error None, not position"]


def test_the_judge_sees_a_refusal_that_changed_something() -> None:
    told: dict[str, Any] = json.loads(json.dumps(answer(asked(CASES["L17"]))))
    told["results"][1]["after"]["bout"] += 1
    assert faults(CASES["L17"]["expect"], told) == ["action 1: the refusal changed bout"]
