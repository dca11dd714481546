"""What the command is handed, and what it prints for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from kozyr.cli.referee import referee
from kozyr.records.asking import json_of, told_text
from kozyr.records.line import write_line
from kozyr.records.referee import answer
from tests.records.documents import TAKE, bout

ASKED = {"id": "спор", "position": bout(), "actions": [TAKE, {"seat": 2, "kind": "take"}]}
TEXT = """\
спор · Классический переводной · 3 игрока · 36 карт · козырь 6♠

Игрок 2 берёт.
Можно · §8.1
Ходил игрок 1, отбивается игрок 2.
На столе карт атаки: 1, не побито: 1, можно добавить: 3.
  Игрок 1 может: подкинуть (8♣), спасовать
  Игрок 3 может: спасовать

Игрок 3 берёт.
Нельзя · §0.6
Отбивается игрок 2, а не вы.
  Игрок 3 может: спасовать
  Игрок 1 может: подкинуть (8♣), спасовать

"""


def printed(capsysbinary: pytest.CaptureFixture[bytes]) -> str:
    return capsysbinary.readouterr().out.decode()


def file(folder: Path, text: str) -> str:
    path = folder / "asked"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("form", [json.dumps(ASKED), write_line(ASKED)])
def test_the_command_prints_words(
    form: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    referee(file(tmp_path, form), lang="ru")
    lines = printed(capsysbinary).splitlines(keepends=True)
    quoted = [line for line in lines if line.startswith("  | ")]
    assert "".join(line for line in lines if line not in quoted) == TEXT + write_line(ASKED) + "\n"
    assert quoted[0].startswith("  | §8.1 Отбивающийся может объявить «Беру»")
    assert all(len(line) <= 100 for line in quoted)


def test_the_command_speaks_the_language_of_the_machine(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    referee(file(tmp_path, write_line(ASKED)))
    assert "Not allowed · §0.6\nPlayer 2 defends, not you.\n  | §0.6 " in printed(capsysbinary)


def test_without_a_question_the_command_tells_who_may_do_what() -> None:
    text = told_text(json.dumps({"position": bout(), "actions": []}).encode(), "en")
    assert "\n  Player 2 may: beat 8♥ (8♠, J♥), transfer (8♠, 8♦), take\n" in text
    over = {"rules": {}, "trump_card": "6♠", "hands": [["8♥"], []], "out": [1], "opener": 0}
    text = told_text(json.dumps({"position": over, "actions": []}).encode(), "en")
    assert "Nobody may do anything now." in text


def test_a_fault_is_printed_with_its_field_and_reason() -> None:
    text = told_text(json.dumps({"position": bout(opener=None), "actions": []}).encode(), "ru")
    assert text.startswith(
        "Положение не сходится: position.opener (missing)\nНе указано: кто ходит."
    )
    assert told_text(b"7", "ru").startswith("Положение не сходится: — (type)\n")


def test_several_documents_are_numbered() -> None:
    text = told_text(json.dumps([ASKED, 7]).encode(), "ru")
    assert text.startswith("[1] спор · Классический переводной")
    assert "\n\n[2] Положение не сходится: — (type)" in text


def test_lines_are_read_as_their_documents() -> None:
    one, other = write_line(ASKED), write_line({"position": bout(), "actions": []})
    assert json.loads(json_of(one.encode())) == ASKED
    both: list[Any] = json.loads(json_of(f"\n{one}\n\n{other}\n".encode()))
    assert [document["actions"] for document in both] == [ASKED["actions"], []]
    assert json_of(b" {") == b" {"


@pytest.mark.parametrize("documents", [[ASKED], [ASKED, ASKED]])
def test_for_programs_lines_are_answered_as_json(
    documents: list[Any], tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    referee(file(tmp_path, "\n".join(map(write_line, documents))), json=True)
    told = json.loads(printed(capsysbinary))
    assert told == (answer(ASKED) if len(documents) == 1 else [answer(ASKED)] * 2)


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert json_of(b"\xef\xbb\xbf{}") == b"{}"
    assert json.loads(json_of(b"\xef\xbb\xbf" + write_line(ASKED).encode())) == ASKED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 100_000, "nested too deeply"),
        ("kozyr2 opener=0", "No line of a position of this version: kozyr2."),
        ("kozyr1 opener=0 opener=0", "A field is given twice: opener."),
        ("{", "truncated"),
    ],
)
def test_the_command_leaves_with_2_without_a_document(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        referee(file(tmp_path, text), lang="en")
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_the_command_leaves_with_2_from_what_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "asked"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SystemExit) as left:
        referee(str(path))
    assert left.value.code == 2


def test_a_file_that_is_not_there_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        referee("not there")
    assert left.value.code == 2
    assert capsys.readouterr().err == "kozyr: not there: No such file or directory\n"


def test_a_closed_standard_input_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(SystemExit) as left:
        referee("-")
    assert left.value.code == 2
    assert capsys.readouterr().err == "kozyr: -: Bad file descriptor\n"


def test_a_closed_standard_output_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file(tmp_path, json.dumps(ASKED))
    monkeypatch.setattr("sys.stdout", None)
    referee(path, json=True)
