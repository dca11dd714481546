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


def asked(case: dict[str, Any]) -> dict[str, Any]:
    return {key: case[key] for key in ("id", "position", "rules", "actions") if key in case}


@pytest.mark.parametrize("case_id", sorted(CASES))
def test_case(case_id: str) -> None:
    case = CASES[case_id]
    told = answer(asked(case))
    assert told["id"] == case_id
    assert faults(case["expect"], told) == [], case.get("note")


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
