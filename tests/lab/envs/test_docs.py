"""docs/environments.md: its tables are those of the code, its examples run."""

import re
import runpy
from pathlib import Path

import pytest

from kozyr.lab.envs import codes
from kozyr.lab.envs.layout import Layout
from kozyr.lab.playing import play
from kozyr.rules.limits import bind
from tests.bots.tables import any_deals
from tests.rulebook.board import rules_of
from tests.walks.sizes import COMPILED, deals

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "environments.md").read_text("utf-8")
LEARNER = DOCS / "examples/learner.py"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def rows(head: str) -> list[list[str]]:
    """The cells of the table that begins with this head."""
    lines = PAGE.split(f"| {head} |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_table_of_actions_is_that_of_the_codes() -> None:
    firsts = [int(numbers.split("–")[0]) for numbers, *_ in rows("numbers")]
    plain = {name: number for name, number in vars(codes).items() if name.isupper()}
    starts = [plain[name] for name in plain if name.startswith("FIRST_") and name != "FIRST_CALL"]
    bare = [codes.TAKE, codes.PASS, codes.HANG, codes.DECLINE, codes.WAIVE, codes.FIRST_CALL + 1]
    assert firsts == sorted([*starts, *bare])
    ends = [int(numbers.split("–")[-1]) for numbers, *_ in rows("numbers")]
    assert [end + 1 for end in ends] == [*firsts[1:], codes.WITH_CHEATING]


@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_table_of_observations_is_the_layout(players: int) -> None:
    layout, at = Layout(bind(rules_of("book", players=players, deck=52))), 0
    for name, length, _ in rows("section"):
        assert getattr(layout, name) == at
        at += eval(length, {"p": players})  # noqa: S307 - the text is our own page
    assert layout.size == at


def test_the_examples_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = {}
    for number, source in enumerate(EXAMPLES):
        example = tmp_path / f"example_{number}.py"
        example.write_text(source.replace("200", "2").replace("256", "16"), "utf-8")
        made.update(runpy.run_path(str(example)))
    assert re.search(r"over: (durak|draw).*\n\n\(16, 896\) \(16, 665\) \d+\n$", told(capsys))
    for deal, _ in any_deals(54, deals(4, 1), {"cheating": "off"}):
        players = [made["Learned"](deal.rules, flat) for _ in range(deal.rules.players)]
        assert play(deal, players).places


def test_the_first_learner_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = LEARNER.read_text("utf-8").replace("512, 128,", f"{deals(16, 4)}, {deals(128, 8)},")
    (tmp_path / "learner.py").write_text(source, "utf-8")
    monkeypatch.setattr("sys.argv", ["learner.py", "1"])
    learned = runpy.run_path(str(tmp_path / "learner.py"))
    assert re.fullmatch(r"won \d+ of the policy's deals, \d+ of the other's\n", told(capsys))
    assert learned["weights"].any() == COMPILED, "in a few steps no deal is over"


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def flat(vector: list[int]) -> range:
    """A network that likes the higher number, whatever it sees."""
    assert len(vector) > 800
    return range(codes.WITH_CHEATING)
