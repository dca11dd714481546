"""The medium bot: counts cards, keeps its trumps, and knows when the end is won."""

from kozyr.bots.adding import add
from kozyr.bots.answering import answer
from kozyr.bots.choices import without_cards
from kozyr.bots.leading import lead
from kozyr.bots.memory import Memory
from kozyr.bots.reading import WEIGHTS, Weights, read
from kozyr.game.actions import Action
from kozyr.game.view import View
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules


class Counting:
    """Remembers taken, shown and discarded cards and weighs every act by a table of prices."""

    def __init__(
        self, rules: Rules, weights: Weights = WEIGHTS, *, limits: Limits | None = None
    ) -> None:
        self._limits = limits or bind(rules)
        self._weights = weights
        self._memory = Memory(rules, self._limits)

    def see(self, view: View) -> None:
        """Remember what this view tells."""
        self._memory.see(view)

    def choose(self, view: View) -> Action | None:
        """Say what to do; None to wait for the word, or when there is nothing to do."""
        self._memory.see(view)
        reading = read(view, self._memory, self._limits, self._weights)
        if view.phase != "bout":
            return without_cards(view) or (lead(reading) if view.buttons.lead is None else None)
        if view.role != "defender":
            return add(reading)
        return answer(reading) if view.buttons.take is None else None
