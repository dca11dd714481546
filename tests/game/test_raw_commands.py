"""§19.4: whatever is sent to a deal, it is refused with a code and changes nothing, or legal."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kozyr.game import actions, codes
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.game.proof import broken
from kozyr.game.translate import action_of, armed_moves
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code, Refusal
from tests.game.raw_commands import ACTIONS, SEATS
from tests.walks.walking import random_rules

PICKS = st.integers(0, 1 << 30)
THOUSANDS, KINDS = 2000, 15
"""So many refusals there are at least, and of so many kinds; what is tried varies a little."""

NEARLY: dict[str, Callable[[int, int, bool], Action]] = {
    "lead": lambda card, other, armed: actions.Lead((card, other), armed=armed),
    "beat": lambda card, other, armed: actions.Beat(card, other, armed=armed),
    "throw": lambda card, _, armed: actions.ThrowIn(card, armed=armed),
    "transfer": lambda card, _, armed: actions.Transfer(card, armed=armed),
    "show": lambda card, _, __: actions.Show(card),
}

STEPS: Final = 100

refused: Counter[str] = Counter()


class RawCommands(RuleBasedStateMachine):
    """A deal that is told anything, in between something legal."""

    def __init__(self) -> None:
        super().__init__()
        self.deal = Deal.start(Rules(), seed=b"raw")
        self.first_defender = codes.NOBODY

    @initialize(number=PICKS)
    def begin(self, number: int) -> None:
        rules = random_rules(Dice(number))
        self.deal = Deal.start(rules, seed=number.to_bytes(4, "big"))

    @rule(seat=SEATS, action=ACTIONS)
    def anything(self, seat: int, action: Action) -> None:
        before = self.deal.digest(), self.deal.acts, self.seen()
        why = self.deal.why_not(seat, action)
        told = self.deal.act(seat, action)
        if why is None:
            assert not isinstance(told, Refusal)
            return
        assert told == why
        assert set(why.params) == set(Code[why.code.upper()].params)
        assert (self.deal.digest(), self.deal.acts, self.seen()) == before
        refused[why.code] += 1

    @precondition(lambda self: self.deal.result is None)
    @rule(pick=PICKS, kind=st.sampled_from(sorted(NEARLY)), armed=st.booleans())
    def nearly_legal(self, pick: int, kind: str, *, armed: bool) -> None:
        """A card of the hand of somebody who may act, on a card of the table if there is one."""
        seats = self.deal.may_act()
        seat = seats[pick % len(seats)]
        view = self.deal.view(seat)
        cards = view.hand or (0,)
        table = [pair.attack for pair in view.table] or cards
        card, other = cards[pick % len(cards)], table[pick // 7 % len(table)]
        self.anything(seat, NEARLY[kind](card, other, armed))

    @rule(pick=PICKS, count=st.integers(1, 15))
    def something_legal(self, pick: int, count: int) -> None:
        """So many legal acts in a row."""
        dice = Dice(pick)
        for _ in range(count):
            if self.deal.result is not None:
                return
            able = [seat for seat in range(self.deal.rules.players) if self.deal.legal(seat)]
            seat = able[dice.below(len(able))]
            choices = self.deal.legal(seat)
            told = self.deal.act(seat, choices[dice.below(len(choices))])
            assert not isinstance(told, Refusal)
            self.holds()

    @rule(seat=st.integers(0, 7), pick=PICKS)
    def something_armed(self, seat: int, pick: int) -> None:
        moves = armed_moves(self.deal.state, seat) if seat < self.deal.rules.players else []
        if moves:
            told = self.deal.act(seat, action_of(moves[pick % len(moves)]))
            assert not isinstance(told, Refusal)

    @invariant()
    def holds(self) -> None:
        state = self.deal.state
        if state.phase == codes.TO_LEAD:
            self.first_defender = state.defender
        assert broken(state, self.first_defender) == 0

    def seen(self) -> bytes:
        return msgspec.json.encode(self.deal.view(self.deal.acts % self.deal.rules.players))


def test_19_4_raw_commands_break_nothing() -> None:
    refused.clear()
    run_state_machine_as_test(RawCommands, settings=settings(stateful_step_count=STEPS))
    assert refused.total() > THOUSANDS
    assert len(refused) > KINDS
