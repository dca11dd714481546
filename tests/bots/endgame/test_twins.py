"""The numbers of the endgame, spelled in Python and in C, are the same."""

import re
from pathlib import Path

from kozyr.bots.endgame import codes

DECLARED = Path(__file__).parents[3] / "src/kozyr/bots/endgame/codes.pxd"


def test_codes_are_the_same_numbers_in_c() -> None:
    text = DECLARED.read_text("utf-8")
    enum = re.findall(r"^    ([A-Z_0-9]+) = (-?\d+)$", text, re.MULTILINE)
    defined = dict(re.findall(r"#define (\w+) (0x[0-9A-F]+)LL", text))
    wide = re.findall(r'const long long (\w+) "(\w+)"', text)
    in_c = {name: int(number) for name, number in enum}
    in_c |= {name: int(defined[label], 16) for name, label in wide}
    assert in_c == {name: number for name, number in vars(codes).items() if name.isupper()}
