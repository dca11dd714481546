"""The floor of every ladder: a bot that does anything it may."""

from collections.abc import Iterator

from kozyr.bots.choices import without_cards
from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take, ThrowIn, Transfer
from kozyr.game.digest import mix
from kozyr.game.playout import Dice
from kozyr.game.view import CardMoves, View
from kozyr.rules.options import Rules


class Aimless:
    """Chooses among all honest acts of its view as if at random, each as likely as another.

    The same view brings the same act: its dice are thrown by what it sees. It cheats and calls
    never, hangs whenever it may, and remembers nothing.
    """

    def __init__(self, rules: Rules) -> None:
        del rules

    def see(self, view: View) -> None:
        """Take note of a view: there is nothing to remember."""

    def choose(self, view: View) -> Action | None:
        """Say what to do, None where there is nothing to do."""
        acts = tuple(honest_acts(view))
        return acts[_dice(view).below(len(acts))] if acts else without_cards(view)


def honest_acts(view: View) -> Iterator[Action]:
    """Every act with a card, takes and passes that the view allows; of leads one by one or all."""
    for one in view.moves:
        yield from _acts_with(one, view.lead_max)
    if view.buttons.take is None:
        yield Take()
    if view.buttons.pass_ is None:
        yield Pass()


def _acts_with(one: CardMoves, lead_max: int) -> Iterator[Action]:
    if one.lead:
        yield Lead((one.card,))
        if one.joins and one.card < min(one.joins) and lead_max > 1:
            yield Lead((one.card, *one.joins)[:lead_max])
    yield from (Beat(one.card, target) for target in one.beat)
    if one.throw_in:
        yield ThrowIn(one.card)
    if one.transfer:
        yield Transfer(one.card)
    if one.show:
        yield Show(one.card)


def _dice(view: View) -> Dice:
    return Dice(mix(mix(mix(mask_of(view.hand), view.seat), view.deal), view.acts))
