"""The example of docs/bots.md works as it stands."""

import re
import runpy
from pathlib import Path

import pytest

from kozyr.bots.player import Player
from kozyr.game.deal import Deal
from kozyr.lab.playing import play
from tests.bots.tables import CHEATING, any_deals

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def test_the_bots_of_the_guide_play_a_deal_and_any_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    example = tmp_path / "example.py"
    example.write_text("\n".join(blocks), "utf-8")
    made = runpy.run_path(str(example))
    assert re.fullmatch(r"((durak [01]|draw None)\n){2}", capsys.readouterr().out)
    for deal, _ in any_deals(21, 20):
        check(deal, [made["Straight"]() for _ in range(deal.rules.players)])
    for deal, _ in any_deals(22, 10, CHEATING):
        check(deal, [made["Wary"]() for _ in range(deal.rules.players)])


def check(deal: Deal, players: list[Player]) -> None:
    assert play(deal, players).places


def test_the_first_bot_of_the_guide_has_no_more_than_20_lines() -> None:
    source = PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]
    assert len([line for line in source.splitlines() if line]) <= 20
