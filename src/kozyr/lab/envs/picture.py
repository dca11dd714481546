"""A deal drawn as text, every hand open, for who watches learners play."""

from collections.abc import Iterator

from kozyr.cards.card import SUITS, text
from kozyr.game.deal import Deal
from kozyr.game.view import Pair, View


def picture(deal: Deal) -> str:
    """Draw the deal as it stands, a line for the table and one for each seat."""
    return "".join(f"{line}\n" for line in _lines(deal))


def _lines(deal: Deal) -> Iterator[str]:
    view = deal.spectator_view()
    talon = f"{view.talon} in the talon" + f" over {text(view.trump_card)}" * (view.talon > 0)
    yield f"bout {view.bout}, trump {SUITS[view.trump_suit]}, {talon}, {view.discard} discarded"
    for seat in range(deal.rules.players):
        hand = " ".join(map(text, deal.view(seat).hand))
        asked = ">" if seat == deal.next_actor() else " "
        yield f"{asked} player_{seat}{_role(view, seat)}: {hand}"
    yield "  table:" + "".join(map(_pair, view.table)) + ", will be taken" * view.taking
    if view.result is not None:
        durak = view.result.durak
        yield f"  over: {view.result.end}" + ("" if durak is None else f", player_{durak} is durak")


def _role(view: View, seat: int) -> str:
    return " (defends)" if seat == view.defender else " (opened)" if seat == view.opener else ""


def _pair(pair: Pair) -> str:
    return f" {text(pair.attack)}" + ("" if pair.cover is None else f"/{text(pair.cover)}")
