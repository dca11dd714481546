"""Exported decisions: true to the deals, the same in every form, whole or not there."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet
import pytest

from kozyr.cli import app
from kozyr.lab.envs import codes
from kozyr.lab.envs.batch import Batch
from kozyr.lab.envs.layout import Layout
from kozyr.lab.export.card import FIELDS
from kozyr.lab.export.facts import SCHEMA, Decision, Played
from kozyr.lab.export.plan import Plan, UnknownPlayerError
from kozyr.lab.export.sinks import Parquet
from kozyr.lab.export.writing import Exported, FolderTakenError, Order, export
from kozyr.lab.extras import MissingExtraError
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.rulebook.board import rules_of
from tests.walks.sizes import deals

TABLES = [
    ("service_perevodnoy", 2),
    ("classic", 3),
    ("gambiter_2x2", 4),
    ("mailru_cheat", 2),
    ("gto_pogony", 2),
]


def plan(rules: Rules, **more: Any) -> Plan:  # noqa: ANN401 - any field
    return Plan(rules, ("medium", "easy"), "7", **more)


def order(**more: Any) -> Order:  # noqa: ANN401 - any field
    made = plan(rules_of("classic", players=3), observes=True)
    return msgspec.structs.replace(Order(made, "classic", 4, 2, ("jsonl", "parquet")), **more)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_decisions_are_the_moves_of_the_transcript_and_legal(name: str, players: int) -> None:
    for number in range(deals(10, 2)):
        played = plan(rules_of(name, players=players)).play(number)
        moves = played.dealt.transcript.moves
        told = [(one.seat, one.action.__struct_config__.tag) for one in played.decisions]
        assert told == [(move.seat, move.kind) for move in moves]
        assert [one.decision for one in played.decisions] == list(range(len(moves)))
        for one in played.decisions:
            check(one, played)


def check(one: Decision, played: Played) -> None:
    assert one.act in one.legal
    assert list(one.legal) == sorted(set(one.legal))
    assert one.view.seat == one.seat
    assert one.bot == played.dealt.bots[one.seat]
    result = played.dealt.transcript.result
    assert result is not None
    assert one.end == result.end
    if result.winners is not None:
        assert one.reward == (1 if one.seat in result.winners else -1)
    elif result.durak is not None:
        assert one.reward == (-1 if one.seat == result.durak else 1 / (len(one.view.seats) - 1))


def test_bots_move_on_one_seat_with_every_deal() -> None:
    made = plan(rules_of("classic", players=3))
    assert made.names(0) == ("medium", "easy", "medium")
    assert made.names(1) == ("easy", "medium", "easy")


def test_an_export_is_repeatable_and_both_forms_say_the_same(tmp_path: Path) -> None:
    told = export(order(), tmp_path / "one")
    again = export(order(), tmp_path / "two")
    assert told.files == again.files
    for name in told.files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
        assert told.files[name] == (tmp_path / "one" / name).stat().st_size
    lines = (tmp_path / "one/decisions.jsonl").read_bytes().splitlines()
    table = pyarrow.parquet.read_table(tmp_path / "one/decisions.parquet")
    rows = table.to_pylist()
    assert told.decisions == len(lines) == len(rows)
    for line, row in zip(lines, rows, strict=True):
        spelled = {name: msgspec.json.decode(row[name]) for name in ("view", "action")}
        assert msgspec.json.decode(line) == {**row, **spelled}
    assert table.schema.metadata[b"kozyr.schema"] == str(SCHEMA).encode()
    assert {row["deal"] for row in rows} == {4, 5}


def test_exports_of_parts_make_up_the_whole(tmp_path: Path) -> None:
    whole = export(order(forms=("jsonl",)), tmp_path / "whole")
    parts = [
        export(order(first=first, deals=1, forms=("jsonl",)), tmp_path / str(first))
        for first in (4, 5)
    ]
    assert whole.decisions == sum(part.decisions for part in parts)
    for name in ("decisions.jsonl", "deals.jsonl"):
        joined = b"".join((tmp_path / first / name).read_bytes() for first in ("4", "5"))
        assert (tmp_path / "whole" / name).read_bytes() == joined


@pytest.mark.parametrize("observes", [False, True])
def test_vectors_are_there_where_they_are_wanted(observes: bool) -> None:  # noqa: FBT001
    rules = rules_of("classic", players=2)
    size = Layout(bind(rules)).size
    for one in plan(rules, observes=observes).play(0).decisions:
        told = msgspec.json.decode(msgspec.json.encode(one))
        assert ("observation" in told) == observes
        assert not observes or len(told["observation"]) == size
    assert Batch(rules, 1).observations.shape == (1, size)


@pytest.mark.parametrize("forms", [("jsonl",), ("parquet",)])
def test_the_card_tells_every_field_and_its_example_runs(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    forms: tuple[str, ...],
) -> None:
    export(order(deals=1, forms=forms), tmp_path / "made")
    text = (tmp_path / "made/README.md").read_text("utf-8")
    assert re.findall(r"^\| (\w+) \|", text, re.MULTILINE)[1:] == list(FIELDS)
    assert tuple(FIELDS) == Decision.__struct_fields__
    assert "license: cc0-1.0" in text
    assert f"Schema version {SCHEMA}." in text
    assert '`{"players":3,' in text
    assert re.findall(r"^- `(.+?)`:", text, re.MULTILINE) == [
        f"decisions.{forms[0]}",
        "deals.jsonl",
    ]
    monkeypatch.chdir(tmp_path / "made")
    (example,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    Path("example.py").write_text(example, "utf-8")
    runpy.run_path("example.py")
    assert re.fullmatch(r"\d+ \[\d+(, \d+)*\] \d+ -?[\d.]+\n", capsys.readouterr().out)


def test_a_card_without_vectors_does_not_tell_of_them(tmp_path: Path) -> None:
    made = plan(rules_of("mailru_cheat", players=2))
    export(order(plan=made, deals=1, forms=("jsonl",)), tmp_path / "made")
    text = (tmp_path / "made/README.md").read_text("utf-8")
    assert "| observation |" not in text
    assert f"below {codes.WITH_CHEATING};" in text


def test_an_interrupted_export_leaves_nothing(tmp_path: Path) -> None:
    def interrupt(_: int) -> None:
        assert (tmp_path / "made.partial/decisions.jsonl").exists()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(order(), tmp_path / "made", interrupt)
    assert not list(tmp_path.iterdir())


def test_a_killed_export_leaves_nothing_under_its_name_and_the_next_says_so(tmp_path: Path) -> None:
    source = f"""
import os, signal
from pathlib import Path
from tests.lab.test_export import export, order
export(order(), Path({str(tmp_path / "made")!r}), lambda _: os.kill(os.getpid(), signal.SIGKILL))
"""
    killed = subprocess.run([sys.executable, "-c", source], check=False)
    assert killed.returncode == -9
    assert [file.name for file in tmp_path.iterdir()] == ["made.partial"]
    with pytest.raises(FolderTakenError, match="runs or was killed; if none runs, remove it"):
        export(order(), tmp_path / "made")


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(FolderTakenError, match="is there already"):
        export(order(), tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_bot_that_does_not_exist_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    made = Plan(rules_of("classic"), ("medium", "exec:./mine"), "1")
    with pytest.raises(
        UnknownPlayerError, match=r"no bot is called 'exec:\./mine'; there are easy"
    ):
        export(order(plan=made), tmp_path / "made")
    assert not list(tmp_path.iterdir())


def test_without_the_extra_parquet_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtraError, match=r"pip install 'kozyr\[lab\]'"):
        Parquet(tmp_path / "made.parquet", observes=False)


def test_the_command_tells_people_and_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["export", str(tmp_path / "one"), "easy", "--preset", "classic", "--players", "3"]
    app([*command, "--deals", "1"], result_action="return_value")
    told = capsys.readouterr().out
    assert re.fullmatch(r".*/one: \d+ decisions of 1 deals, \d\.\d MB\n", told)
    command[1] = str(tmp_path / "two")
    app([*command, "--deals", "1", "--json"], result_action="return_value")
    summary = msgspec.json.decode(capsys.readouterr().out, type=Exported)
    assert (summary.deals, summary.schema) == (1, SCHEMA)
    assert list(summary.files) == ["decisions.jsonl", "deals.jsonl", "README.md"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (["nobody"], "kozyr: no bot is called 'nobody'"),
        (["easy", "--preset", "nowhere"], "kozyr: Not possible: Rule set – nowhere"),
        (["easy", "--preset", "book", "--players", "7"], "kozyr: A deck of 36 is too small"),
        (["easy", "--seed", "\udcff"], "kozyr: the seed is not in UTF-8"),
    ],
)
def test_the_command_refuses_with_a_sentence(tmp_path: Path, wish: list[str], why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        app(["export", str(tmp_path / "made"), *wish], result_action="return_value")


def test_the_command_names_a_folder_that_it_cannot_make(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(SystemExit, match=f"^kozyr: {file}/made.partial: Not a directory$"):
        app(["export", str(file / "made"), "easy"], result_action="return_value")
    with pytest.raises(SystemExit, match=r"^kozyr: the folder is not in UTF-8"):
        app(["export", str(tmp_path / "\udcff"), "easy"], result_action="return_value")


def test_a_form_named_twice_is_written_once_and_numbers_are_bounded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["export", str(tmp_path / "made"), "easy", "--deals", "1", "--json"]
    app([*command, "--form", "jsonl", "jsonl"], result_action="return_value")
    card = (tmp_path / "made/README.md").read_text("utf-8")
    assert card.count("`decisions.jsonl`:") == 1
    with pytest.raises(SystemExit):
        app([*command, "--first", str(10**30)], result_action="return_value")
    assert "Must be <=" in capsys.readouterr().err
