"""The numbers of the value net, spelled in Python and in C, are the same."""

import re
from pathlib import Path

from kozyr.bots.evaluation import codes

DECLARED = Path(__file__).parents[3] / "src/kozyr/bots/evaluation/codes.pxd"


def test_codes_are_the_same_numbers_in_c() -> None:
    found = re.findall(r"^    ([A-Z_]+) = (\d+)$", DECLARED.read_text("utf-8"), re.MULTILINE)
    in_c = {name: int(number) for name, number in found}
    assert in_c == {name: number for name, number in vars(codes).items() if name.isupper()}
