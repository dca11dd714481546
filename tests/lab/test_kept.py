"""Files of rounds: a match that was stopped goes on, and no other match is mixed in."""

import re
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kozyr.cli import app
from kozyr.lab.arena import compete
from kozyr.lab.kept import Kept, WrongFileError
from kozyr.lab.match import Match, arrange
from kozyr.lab.outcome import Outcome
from kozyr.lab.workers import played

MATCH = arrange("medium", "easy", "service_podkidnoy")
THOUGHT = '{"moves":0,"seconds":0,"spread":{}}'
ROUND = (
    r'{"number":0,"round":{"decided":\1,"hero":\2,"forfeits":[]},"hero":THOUGHT,"field":THOUGHT}'
).replace("THOUGHT", THOUGHT)
COMMAND = ["arena", "medium", "easy", "--deals", "6", "--resume"]


def result(outcome: Outcome) -> Outcome:
    """The part that is the same whenever it is played."""
    return msgspec.structs.replace(outcome, hero=None, field=None)


def stop_after(rounds: int) -> Callable[[int], None]:
    """A progress that is interrupted once so many rounds were played."""
    left = [rounds]

    def progress(new: int) -> None:
        left[0] -= new
        if left[0] <= 0:
            raise KeyboardInterrupt

    return progress


def test_a_match_that_was_stopped_goes_on_to_the_same_outcome(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    with pytest.raises(KeyboardInterrupt):
        compete(MATCH, 8, kept=Kept(file, MATCH), progress=stop_after(3))
    assert set(Kept(file, MATCH).rounds) == {0, 1, 2}
    told: list[int] = []
    whole = compete(MATCH, 8, kept=Kept(file, MATCH), progress=told.append)
    assert told == [3, 1, 1, 1, 1, 1]
    assert result(whole) == result(compete(MATCH, 8))
    assert whole.hero.moves == compete(MATCH, 8).hero.moves


def test_a_kept_match_may_be_made_longer_or_looked_at_in_part(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    compete(MATCH, 4, kept=Kept(file, MATCH))
    assert result(compete(MATCH, 6, kept=Kept(file, MATCH))) == result(compete(MATCH, 6))
    assert result(compete(MATCH, 2, kept=Kept(file, MATCH))) == result(compete(MATCH, 2))


def test_what_a_killed_writer_left_unfinished_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    compete(MATCH, 3, kept=Kept(file, MATCH))
    file.write_bytes(file.read_bytes()[:-5])
    assert set(Kept(file, MATCH).rounds) == {0, 1}
    assert result(compete(MATCH, 3, kept=Kept(file, MATCH))) == result(compete(MATCH, 3))
    assert set(Kept(file, MATCH).rounds) == {0, 1, 2}


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (arrange("medium", "random", "service_podkidnoy"), "its field is easy, not random"),
        (arrange("medium", "easy", "service_podkidnoy", seed="x"), "its seed is arena, not x"),
        (arrange("medium", "easy", "classic", players=3), "its players are 2, not 3"),
    ],
)
def test_a_file_of_another_match_is_refused_with_what_differs(
    other: Match, what: str, tmp_path: Path
) -> None:
    file = tmp_path / "rounds.jsonl"
    Kept(file, MATCH)
    with pytest.raises(WrongFileError, match=what):
        Kept(file, other)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("my diary\n", "is not a file of the arena"),
        ('{"arena":2,"match":MATCH}\n', "its format is 2, not 1"),
        ('{"arena":1,"match":MATCH}\n{"number":1}\n', "line 2, is not a round"),
        ("my diary, not yet ended", "is not a file of the arena"),
        ("my diary\nnot yet ended", "is not a file of the arena"),
        ('{"arena":2,"match":MATCH}\nnot yet ended', "its format is 2, not 1"),
        ('{"arena":1,"x":' + "[" * 9000 + "]" * 9000 + "}\n", "is not a file of the arena"),
        ('{"arena":1,"match":MATCH}\n[' + "[" * 9000 + "\n", "line 2, is not a round"),
        ('{"arena":1,"match":MATCH}\nROUND(3,1)\n', r"line 2, is not a round \(a round has 2"),
        ('{"arena":1,"match":MATCH}\nROUND(1,2)\n', r"line 2, is not a round \(a round has 2"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(
    text: str, what: str, tmp_path: Path
) -> None:
    file = tmp_path / "rounds.jsonl"
    text = re.sub(r"ROUND\((.),(.)\)", ROUND, text)
    file.write_text(text.replace("MATCH", msgspec.json.encode(MATCH).decode()), "utf-8")
    before = file.read_bytes()
    with pytest.raises(WrongFileError, match=what):
        Kept(file, MATCH)
    assert file.read_bytes() == before


def test_a_file_that_was_cut_off_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    Kept(file, MATCH)
    head = file.read_bytes()
    for length in (0, 4, 40, len(head) - 1):
        file.write_bytes(head[:length])
        assert not Kept(file, MATCH).rounds
        assert file.read_bytes() == head


def test_what_is_no_file_at_all_is_refused() -> None:
    with pytest.raises(WrongFileError, match="is not a file of the arena"):
        Kept(Path("/dev/zero"), MATCH)


def test_the_command_goes_on_and_says_so_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "rounds.jsonl")

    def interrupted(match: Match, numbers: range, workers: int) -> object:
        yield from played(match, numbers[:2], workers)
        raise KeyboardInterrupt

    monkeypatch.setattr("kozyr.lab.arena.played", interrupted)
    with pytest.raises(SystemExit) as stopped:
        app([*COMMAND, file], result_action="return_value")
    assert stopped.value.code == 130
    assert f"{file} keeps what was played, and the same command goes on" in capsys.readouterr().err
    monkeypatch.undo()
    app([*COMMAND, file], result_action="return_value")
    assert f"of {compete(MATCH, 6).tally.decided} decided deals" in capsys.readouterr().out


def test_the_command_refuses_a_file_of_another_match(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    Kept(file, arrange("easy", "medium", "service_podkidnoy"))
    with pytest.raises(SystemExit, match=r"kozyr: .*its hero is easy, not medium"):
        app([*COMMAND, str(file)], result_action="return_value")


def test_the_command_names_a_file_that_it_cannot_use(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=f"^kozyr: {tmp_path}: Is a directory$"):
        app([*COMMAND, str(tmp_path)], result_action="return_value")


def test_pressing_the_keys_again_while_it_stops_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(match: Match, numbers: range, workers: int) -> object:
        try:
            yield from played(match, numbers[:2], workers)
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGTERM)

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("kozyr.lab.arena.played", interrupted)
    with pytest.raises(SystemExit) as stopped:
        app([*COMMAND, str(tmp_path / "rounds.jsonl")], result_action="return_value")
    assert stopped.value.code == 130
    assert capsys.readouterr().err.count("stopped") == 1
    assert signal.getsignal(signal.SIGINT) is before


def test_a_file_that_cannot_be_written_any_more_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "there/rounds.jsonl"
    file.parent.mkdir()

    def lost(match: Match, numbers: range, workers: int) -> object:
        file.unlink()
        file.parent.rmdir()
        yield from played(match, numbers, workers)

    monkeypatch.setattr("kozyr.lab.arena.played", lost)
    with pytest.raises(SystemExit, match=f"^kozyr: {file}: No such file or directory$"):
        app([*COMMAND, str(file)], result_action="return_value")
