"""docs/protocol.md names every record and fault, and each of its examples can be decoded."""

import re
from pathlib import Path

import msgspec
import pytest

from kozyr.game.actions import Action
from kozyr.rules.book.comparison import Comparison
from kozyr.rules.book.edition import Edition
from kozyr.rules.words import LANGS, words
from kozyr.table.answers import FaultCode
from kozyr.web import bots_protocol, meeting_protocol, people_protocol, protocol
from kozyr.web.faults import STATUS

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)\n```", TEXT, re.DOTALL)
FAULTS = re.findall(r"^\| `(\w+)` \| (\d+) \| .* \| `(\{.*\})` \|$", TEXT, re.MULTILINE)

PARTS = {
    "Wire",
    "OpenTable",
    "MyTable",
    "TableSeat",
    "SeatClock",
    "PauseView",
    "ClosedView",
    "LeavingPrice",
    "SeriesView",
    "OptionInfo",
    "PresetInfo",
    "SessionInfo",
    "PasskeyInfo",
    "PointsEntry",
    "PlayedGame",
    "RatingPoint",
    "FamilyRating",
    "Leader",
    "ShunnedPerson",
    "BotInfo",
    "BotLeader",
}
"""Records that travel only within others."""

RECORDS = {
    name: kind
    for module in (bots_protocol, people_protocol, meeting_protocol, protocol)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, protocol.Wire) and name not in PARTS
} | {"Edition": Edition, "Comparison": Comparison}


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_is_what_it_says(name: str, text: str) -> None:
    kind = Action if name == "Action" else RECORDS[name]
    msgspec.json.decode(text, type=kind)


def test_every_record_has_an_example() -> None:
    assert {name for name, _ in EXAMPLES} == {*RECORDS, "Action"}


def test_every_kind_of_action_has_an_example() -> None:
    actions = [
        msgspec.json.decode(text, type=Action) for name, text in EXAMPLES if name == "Action"
    ]
    assert {type(action) for action in actions} == set(Action.__args__)


@pytest.mark.parametrize(("code", "status", "text"), FAULTS)
def test_a_fault_is_what_it_says(code: str, status: str, text: str) -> None:
    fault = msgspec.json.decode(text, type=protocol.Fault)
    assert fault.code == code
    assert STATUS[FaultCode(code)] == int(status)


def test_every_fault_has_a_row_and_words() -> None:
    assert [code for code, _, _ in FAULTS] == [code.value for code in FaultCode]
    for lang in LANGS:
        assert set(words(lang).faults) == {code.value for code in FaultCode}
