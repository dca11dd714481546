"""What everybody can see of a cheat is what the kernel judges a call by (§14.7)."""

from kozyr.bots.evidence import judged
from kozyr.cards.cardset import mask_of
from kozyr.game.deal import Deal
from kozyr.rules.limits import bind
from tests.bots.tables import CHEATING, any_deals, moments
from tests.walks.sizes import deals


def seen(deal: Deal) -> int:
    """The cards that lie there by a cheat, as a seat finds them in its view."""
    view = deal.view(0)
    return mask_of(
        card for _, act, cheats in judged(view, bind(deal.rules)) for card in act.cards if cheats
    )


def test_14_7_a_cheat_is_seen_on_the_table_by_whoever_looks() -> None:
    cheats = 0
    for deal, dice in any_deals(31, deals(150, 25), CHEATING):
        for _ in moments(deal, dice):
            if deal.view(0).phase in {"bout", "calling"}:
                assert seen(deal) == deal.state.cheats
                cheats += bool(deal.state.cheats)
    assert cheats > 100
