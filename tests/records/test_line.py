"""The one-line notation holds every field of a document, and reads whatever it is given."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards.card import RANKS, SUITS
from kozyr.records.line import LineError, is_line, plain, read_line, write_line
from kozyr.records.referee import answer
from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import names
from tests.cases.test_cases import CASES, asked
from tests.records.documents import TAKE, bout, dealt, own
from tests.rules.vectors import anything

NOTATION = Path(__file__).parents[2] / "docs/notation.md"
LINES = re.findall(r"^kozyr1 .+$", NOTATION.read_text("utf-8"), re.MULTILINE)
IN_AN_ADDRESS = re.compile(r"[\w.~!$&'()*+,;=:@/?%-]+", re.ASCII)
"""What may stand in the fragment of an address as it is."""

SEAT = st.integers(-3, 9)
SEATS = st.lists(SEAT, max_size=4)
CARD = st.builds(lambda rank, suit: rank + suit, st.sampled_from(RANKS), st.sampled_from(SUITS))
CARDS = st.lists(CARD, max_size=5)
ROW = st.fixed_dictionaries(
    {"attack": CARD}, optional={"by": SEAT | st.none(), "cover": CARD | st.none()}
) | st.fixed_dictionaries({"attack": CARD, "cover": CARD, "cover_by": SEAT | st.none()})
OPTION = st.sampled_from(
    [(option.name, value) for option in OPTIONS.values() for value in option.values]
)
RULES = st.fixed_dictionaries(
    {},
    optional={
        "preset": st.sampled_from(names()),
        "options": st.lists(OPTION, max_size=3).map(dict),
        "table": st.sampled_from(["private", "rated"]),
    },
)
POSITION = st.fixed_dictionaries(
    {"rules": RULES, "trump_card": CARD, "hands": st.lists(CARDS, max_size=8)},
    optional={
        "talon": CARDS,
        "table": st.lists(ROW, max_size=6),
        "discard": CARDS,
        "taking": st.booleans(),
        "word": st.sampled_from(["open", "closed", None]) | SEAT,
        "previous": st.none()
        | st.fixed_dictionaries(
            {"fool_seat": SEAT | st.none(), "first_place": SEAT | st.none()},
        ),
        "rungs": st.lists(st.sampled_from(RANKS), max_size=4),
        "queen": st.sampled_from(list(SUITS)),
        "cheats": CARDS,
        "lost_calls": st.lists(st.tuples(SEAT, SEAT | st.none()).map(list), max_size=2),
        **dict.fromkeys(("transferrers", "shown", "passed", "out", "emptied"), SEATS),
        **dict.fromkeys(("waived", "no_arm"), SEATS),
        **dict.fromkeys(("opener", "defender", "bout", "stalling", "dealer"), SEAT),
    },
)
ONE_CARD = st.sampled_from(["throw_in", "transfer"])
ARMED = {"armed": st.booleans()}
ACTION = st.one_of(
    st.fixed_dictionaries({"seat": SEAT, "kind": st.just("lead"), "cards": CARDS}, optional=ARMED),
    st.fixed_dictionaries(
        {"seat": SEAT, "kind": st.just("beat"), "card": CARD, "target": CARD}, optional=ARMED
    ),
    st.fixed_dictionaries({"seat": SEAT, "kind": ONE_CARD, "card": CARD}, optional=ARMED),
    st.fixed_dictionaries({"seat": SEAT, "kind": st.just("show"), "card": CARD}),
    st.fixed_dictionaries({"seat": SEAT, "kind": st.just("call"), "player": SEAT}),
    st.fixed_dictionaries(
        {"seat": SEAT, "kind": st.sampled_from(["take", "pass", "waive", "hang", "decline"])}
    ),
    st.just({"kind": "deal"}),
)


def is_json(value: object) -> bool:
    """Infinity and what is no number cannot be written."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        return False
    return True


ID = {"id": anything().filter(is_json)}
DOCUMENT = st.fixed_dictionaries(
    {"position": POSITION, "actions": st.lists(ACTION, max_size=3)}, optional=ID
) | st.fixed_dictionaries(
    {"rules": RULES, "actions": st.just([{"kind": "create_table"}])}, optional=ID
)


@given(DOCUMENT)
def test_every_field_comes_back(document: dict[str, Any]) -> None:
    line = write_line(document)
    assert read_line(line) == plain(document)
    assert IN_AN_ADDRESS.fullmatch(line.replace(" ", "+"))
    assert read_line(line.replace(" ", "+")) == plain(document)


@pytest.mark.parametrize("case_id", sorted(CASES.keys() - {"Z04"}))
def test_a_case_is_answered_alike_from_its_line(case_id: str) -> None:
    document = asked(CASES[case_id])
    assert answer(read_line(write_line(document))) == answer(document)


def test_a_field_nobody_knows_has_no_line() -> None:
    with pytest.raises(LineError):
        write_line(asked(CASES["Z04"]))


@given(st.text())
def test_whatever_follows_the_version_is_a_document(text: str) -> None:
    line = f"kozyr1 {text}"
    assert is_line(line)
    try:
        document = read_line(line)
    except LineError as error:
        assert error.reason == "twice"  # noqa: PT017 - the text may be a line as well
        return
    assert answer(document)


@given(st.dictionaries(st.sampled_from(["id", "position", "rules", "actions"]), anything()))
def test_a_document_that_no_line_can_hold_is_told(document: dict[str, Any]) -> None:
    try:
        line = write_line(document)
    except LineError as error:
        assert (error.reason, error.word) == ("document", "")  # noqa: PT017
        return
    assert read_line(line) == plain(document)


MENDED: list[dict[str, Any]] = [
    {"position": "", "actions": []},
    {"position": bout(), "actions": {}},
    {"position": bout(table=""), "actions": []},
    {"position": bout(table=[{"attack": "8♥", "taking": None}]), "actions": [TAKE]},
    {"position": bout(), "actions": [{**TAKE, "armed": False}]},
    {"position": bout(), "actions": [{"seat": 0, "kind": "lead", "cards": ["8♣"], "armed": 1}]},
]


@pytest.mark.parametrize("document", MENDED)
def test_a_line_mends_nothing_that_is_wrong(document: dict[str, Any]) -> None:
    assert "error" in answer(document)
    with pytest.raises(LineError):
        write_line(document)


def test_a_document_nested_too_deep_has_no_line() -> None:
    deep: object = 1
    for _ in range(5_000):
        deep = [deep]
    for document in ({"id": deep, "actions": []}, {"position": deep, "actions": []}):
        with pytest.raises(LineError):
            write_line(document)


def test_an_id_that_is_no_json_is_text() -> None:
    for text in ("~NaN", "~-Infinity", "~1e999", "~[1"):
        assert read_line(f"kozyr1 id={text}")["id"] == text


def test_the_pieces_as_the_notation_names_them() -> None:
    document = {
        "id": "a b+",
        "position": {
            "rules": {"preset": "classic", "options": {"deck": 24}, "table": "rated"},
            "trump_card": "10♥",
            "talon": [],
            "hands": [["10♠", "J♣"], []],
            "table": [{"attack": "9♦", "by": 0, "cover": "A♦", "cover_by": 1}],
            "opener": 0,
            "previous": {"fool_seat": None, "first_place": 1},
            "lost_calls": [[0, None]],
        },
        "actions": [{"seat": 1, "kind": "beat", "card": "J♥", "target": "8♥", "armed": True}],
    }
    line = (
        "kozyr1 id=a%20b%2B rules=classic(deck=24)@rated trump_card=Th talon=- hands=TsJc/-"
        " table=9d@0/Ad@1 opener=0 previous=-/1 lost_calls=0:- 1:beat!:Jh:8h"
    )
    assert write_line(document) == line
    assert read_line(line) == document


def test_cards_may_be_typed_with_signs_and_tens() -> None:
    read = read_line("kozyr1 hands=10h8♠Td/-")
    assert read["position"]["hands"] == [["10♥", "8♠", "10♦"], []]


def test_the_rules_of_a_table_stand_alone() -> None:
    document = {"rules": own(players=4), "actions": [{"kind": "create_table"}]}
    assert write_line(document) == "kozyr1 rules=(players=4) create_table"
    assert read_line("kozyr1 rules=(players=4) create_table") == document


def test_what_says_nothing_is_left_out() -> None:
    row = {"attack": "8♥", "by": 0, "cover": None, "cover_by": None}
    transfer = {"seat": 1, "kind": "transfer", "card": "8♦"}
    document = {"position": bout(table=[row]), "actions": [{**transfer, "armed": False}]}
    short = {"position": bout(), "actions": [transfer]}
    assert write_line(document) == write_line(short)
    assert read_line(write_line({"position": bout()})) == {"position": bout(), "actions": []}


FAULTS = [
    ("hands=8x", ("position.rules", "missing")),
    ("rules= hands=8h/Zz/", ("position.trump_card", "missing")),
    ("rules= trump_card=6s hands=8h/9d9y opener=0", ("position.hands[1][1]", "value")),
    ("rules= trump_card=6s hands=8h/9d opener=a", ("position.opener", "type")),
    ("rules=(players=x) hands=8h/9d", ("position.rules", "option_value")),
    ("rules=?() hands=8h/9d", ("position.rules.preset", "value")),
    ("rules=) hands=8h/9d", ("position.rules.preset", "value")),
    ("rules=() rest hands=8h/9d", ("position.trump_card", "missing")),
    ("rules=x(y)z hands=8h/9d", ("position.rules", "type")),
    ("rules= trump_card=6s hands=8h/9d opener=0 attacker=1", ("position.attacker", "unknown")),
    ("rules= trump_card=6s hands=8h/9d opener=0 0:jump", ("actions[0].kind", "value")),
    ("rules= trump_card=6s hands=8h/9d opener=0 0", ("actions[0].kind", "value")),
    ("rules= trump_card=6s hands=8h/9d opener=0 take", ("actions[0].seat", "missing")),
    ("rules= trump_card=6s hands=8h/9d opener=0 0:lead", ("actions[0].cards", "missing")),
    ("rules= trump_card=6s hands=8h/9d opener=0 1:take:8h", ("actions[0].card", "unknown")),
]


@pytest.mark.parametrize(("line", "fault"), FAULTS)
def test_a_fault_is_the_documents(line: str, fault: tuple[str, str]) -> None:
    error: Any = answer(read_line(f"kozyr1 {line}"))["error"]
    assert (error["field"], error["reason"]) == fault


@pytest.mark.parametrize("text", ["", "{}", "kozyr", "kozyr2 hands=-", "kozyr1x hands=-"])
def test_another_version_is_refused(text: str) -> None:
    with pytest.raises(LineError) as error:
        read_line(text)
    assert error.value.reason == "version"


def test_a_field_given_twice_is_refused() -> None:
    with pytest.raises(LineError) as error:
        read_line("kozyr1 opener=0 opener=1")
    assert (error.value.reason, error.value.word) == ("twice", "opener")


def test_a_line_of_a_later_version_is_still_a_line() -> None:
    assert is_line("  kozyr2 hands=-")
    assert not is_line('{"position": {}}')


@pytest.mark.parametrize("line", LINES)
def test_an_example_of_the_notation_is_written_as_the_house_writes_it(line: str) -> None:
    assert write_line(read_line(line)) == line
    assert "results" in answer(read_line(line))


def test_a_dealt_deal_has_a_line() -> None:
    document = {"position": dealt(), "actions": [{"kind": "deal"}]}
    assert read_line(write_line(document)) == document
