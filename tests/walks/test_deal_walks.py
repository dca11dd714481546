"""Random deals through the facade: §19.1 to §19.6, §19.8 with a twin, and refusals (§19.4)."""

from kozyr.game.actions import Action
from tests.walks.deal_walks import walk_deals
from tests.walks.sizes import deals

HANG = "Hang"
"""Seldom seen in so few deals."""


def test_19_8_a_seat_is_sent_the_same_bytes_until_cards_come_to_light() -> None:
    seen = walk_deals(100, deals(80, 40))
    assert seen["twin moments"] > seen["moments"] // 2
    assert seen["cards came to light"] > 0
    kinds = {kind.__name__ for kind in Action.__args__} - {HANG}
    assert {kind for kind in kinds if not seen[kind]} == set()
    assert sum(key.startswith("refused ") for key in seen) > 30
