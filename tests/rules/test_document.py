"""The `rules` object of a document, and the cases of `create_table`."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.document import Fault, Reason, check_table
from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import names
from kozyr.rules.refusal import Refusal
from tests.rules.vectors import anything

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    answer, expect = check_table(case["rules"]), case["expect"]
    if expect["legal"]:
        assert isinstance(answer, Agreement), answer
        wanted: Mapping[str, object] = expect.get("options", {})
        assert {name: answer.rules.value(name) for name in wanted} == wanted
        assert answer.warnings == tuple(expect.get("warnings", answer.warnings))
    else:
        assert isinstance(answer, Refusal), answer
        assert answer.code == expect["refusal"]


def test_an_empty_document_is_own_rules() -> None:
    assert check_table({}) == agree(None, {})


@pytest.mark.parametrize(
    ("document", "field", "reason"),
    [
        (None, "", "type"),
        ([], "", "type"),
        ("classic", "", "type"),
        ({"preset": None}, "preset", "type"),
        ({"preset": 7}, "preset", "type"),
        ({"preset": "poker"}, "preset", "value"),
        ({"preset": ""}, "preset", "value"),
        ({"options": []}, "options", "type"),
        ({"options": None}, "options", "type"),
        ({"table": "street"}, "table", "value"),
        ({"table": True}, "table", "type"),
        ({"players": 4}, "players", "unknown"),
        ({"b": 1, "a": 1}, "a", "unknown"),
        ({7: 1}, "7", "unknown"),
        ({"options": 1, "preset": 1, "table": 1, "a": 1}, "preset", "type"),
        ({"options": 1, "table": 1, "a": 1}, "options", "type"),
        ({"table": 1, "a": 1}, "table", "type"),
    ],
)
def test_a_document_that_cannot_be_read_names_its_first_fault(
    document: object, field: str, reason: Reason
) -> None:
    assert check_table(document) == Fault(field, reason)


@given(
    anything()
    | st.fixed_dictionaries(
        {},
        optional={
            "preset": st.sampled_from(names()) | anything(),
            "options": st.dictionaries(st.sampled_from(list(OPTIONS)), anything()) | anything(),
            "table": st.sampled_from(["private", "quick"]) | anything(),
        },
    )
)
def test_no_document_makes_it_fail(document: object) -> None:
    assert msgspec.json.encode(check_table(document))
