"""How much stronger each level is than the one below it."""

import pytest

from kozyr.lab.arena import compete
from kozyr.lab.match import arrange
from tests.walks.sizes import COMPILED, deals

MEASURABLE = 0.45
"""The stronger level wins at least 55 of 100 decided deals."""


@pytest.mark.parametrize("rule_set", ["service_podkidnoy", "service_perevodnoy"])
def test_s9_medium_is_measurably_stronger_than_easy(rule_set: str) -> None:
    counted = compete(arrange("medium", "easy", rule_set), deals(300, 120)).tally
    assert counted.rate <= MEASURABLE


@pytest.mark.skipif(not COMPILED, reason="a bot that searches is strong with the compiled kernel")
@pytest.mark.parametrize("rule_set", ["service_podkidnoy", "service_perevodnoy"])
def test_s9_strong_is_measurably_stronger_than_medium(rule_set: str) -> None:
    counted = compete(arrange("strong", "medium", rule_set), deals(15, 0)).tally
    assert counted.rate <= MEASURABLE
