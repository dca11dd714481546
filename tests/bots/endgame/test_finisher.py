"""The bot that plays the end as it is proved."""

from kozyr.bots.counting import Counting
from kozyr.bots.endgame.finisher import Finisher
from kozyr.bots.thought import RULE_MOVE, Thinker
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.lab.playing import play
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from tests.walks.sizes import COMPILED, deals

SETS = ("service_podkidnoy", "service_perevodnoy", "wiki_bingo_mid", "gambiter_simple")
NODES = 200_000 if COMPILED else 500


class Noting(Finisher):
    """Notes what it proved to be its best chance, moment by moment."""

    def __init__(self, rules: Rules, *, nodes: int = NODES) -> None:
        super().__init__(rules, nodes=nodes)
        self.proved: list[float] = []

    def choose(self, view: View) -> Action | None:
        thought = self.think(view)
        if thought.chances and all(one.exact for one in thought.chances):
            self.proved.append(thought.chances[0].chance)
            assert thought.chances[0].action == thought.action
            assert thought.chances[0].chance == max(one.chance for one in thought.chances)
        return thought.action


def ended(rules: Rules, number: int) -> tuple[list[float], float]:
    """What was proved of a deal, and how it ended: 1, a half or 0."""
    bot = Noting(rules)
    deal = Deal.start(rules, seed=b"finisher %d" % number)
    result = play(deal, [bot, Counting(rules)])
    return bot.proved, 0.5 if result.durak is None else float(result.durak == 1)


def test_what_was_proved_is_never_lost_again() -> None:
    proofs = 0
    for name in SETS:
        rules = preset(name).rules
        for number in range(deals(40, 4)):
            proved, end = ended(rules, number)
            proofs += len(proved)
            assert proved == sorted(proved)
            assert not proved or end >= proved[-1]
    assert proofs


def test_without_effort_it_plays_as_the_bot_it_is_given() -> None:
    rules = preset("service_podkidnoy").rules
    for number in range(deals(20, 3)):
        lazy, counting = Finisher(rules, nodes=0), Counting(rules)
        deal = Deal.start(rules, seed=b"lazy %d" % number)
        while deal.result is None:
            seat = deal.next_actor()
            assert seat is not None
            view = deal.view(seat)
            thought = lazy.think(view, RULE_MOVE)
            assert thought.action == lazy.choose(view) == counting.choose(view)
            assert not thought.chances
            deal.act(seat, thought.action) if thought.action else None


def test_it_is_a_thinker() -> None:
    assert isinstance(Finisher(Rules()), Thinker)
