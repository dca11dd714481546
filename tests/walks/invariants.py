"""What holds in every state of every deal (rulebook, chapter 19), told from scratch."""

from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.arming import callers
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, ranks_in
from kozyr.game.closing import bout_closes
from kozyr.game.sides import next_opponent
from kozyr.game.state import State
from kozyr.game.throwing_in import cap
from kozyr.game.word import entitled
from tests.walks.walking import Choice


class Invariants:
    """The checks of one deal from its first state on."""

    def __init__(self, state: State) -> None:
        self.limits = state.limits
        self.seats = state.limits.seats
        self.all_cards = state.limits.all_cards
        talon = state.talon[: state.talon_end]
        self.talon_from = [mask_of(talon[at:]) for at in range(len(talon) + 1)]

    def check(self, state: State, choices: list[Choice]) -> None:
        """Assert every invariant of a state with these legal moves."""
        hands = state.hands[: self.seats]
        self.check_cards(state, hands)
        self.check_hands(state, hands)
        self.check_table(state)
        assert bool(choices) == (state.phase != codes.OVER), "§19.4: somebody may act"
        if state.phase == codes.TO_LEAD:
            self.check_lead(state)
        elif state.phase in {codes.BOUT, codes.CALLING}:
            self.check_bout(state)
            self.check_cheats(state)
        elif state.phase == codes.HANGING:
            self.check_question(state)

    def check_cards(self, state: State, hands: list[int]) -> None:
        """§19.1: every card is in exactly one place."""
        places = [*hands, self.talon_from[state.talon_at], state.table, state.discard]
        assert sum(places) == self.all_cards, "a card is lost or in two places"
        assert sum(place.bit_count() for place in places) == self.all_cards.bit_count()
        assert state.discarded == (state.discard != 0)

    def check_hands(self, state: State, hands: list[int]) -> None:
        """The counts, holders and empty hands that the state keeps."""
        assert state.counts[: self.seats] == [hand.bit_count() for hand in hands]
        empty = mask_of(seat for seat, hand in enumerate(hands) if not hand)
        assert state.holders == (1 << self.seats) - 1 & ~empty
        if state.phase != codes.OVER:
            assert not state.holders & ~state.playing
            assert mask_of(state.emptied[: state.n_emptied]) == empty & state.playing

    def check_table(self, state: State) -> None:
        """The table and what is uncovered, from the rows; §19.2: A + covered = cards of it."""
        laid, covers = state.attack[: state.n_attack], state.cover[: state.n_attack]
        uncovered, table = 0, 0
        for card, cover in zip(laid, covers, strict=True):
            table |= bit(card)
            if cover < 0:
                uncovered |= bit(card)
            else:
                table |= bit(cover)
                fits = beaters(state, card) | state.cheats
                assert fits & bit(cover), "§19.5: a cover that does not beat"
        assert state.table == table
        assert state.uncovered == uncovered
        assert table.bit_count() == 2 * state.n_attack - uncovered.bit_count()

    def check_lead(self, state: State) -> None:
        """§19.3: each player in holds a card; with a talon nobody is out and all have six."""
        assert not state.table
        assert state.holders == state.playing
        assert state.defender == next_opponent(state, state.opener)
        if state.talon_at < state.talon_end:
            assert state.playing == (1 << self.seats) - 1
            assert min(state.counts[: self.seats]) >= self.limits.hand_size

    def check_bout(self, state: State) -> None:
        """§19.2: A <= M and U <= H; §19.5: one rank before a beat; §19.6: who may add."""
        uncovered = state.uncovered.bit_count()
        assert 1 <= state.n_attack <= cap(state)
        assert uncovered <= state.counts[state.defender]
        if uncovered == state.n_attack and not state.cheats:
            assert ranks_in(state.table).bit_count() == 1
        if not self.limits.transfers and state.phase == codes.BOUT:
            assert state.defender == next_opponent(state, state.opener)
        may_add = entitled(state)
        assert may_add.bit_count() < state.playing.bit_count()
        assert not may_add & bit(state.defender)
        assert not state.passed & ~may_add

    def check_cheats(self, state: State) -> None:
        """§14: cheats lie on the table of a cheating table; the window waits for a caller."""
        assert not state.cheats & ~state.table
        assert self.limits.cheating or not (state.cheats or state.no_arm or state.waived)
        if state.phase == codes.CALLING:
            assert self.limits.call_window
            assert callers(state)
            assert bout_closes(state)

    def check_question(self, state: State) -> None:
        """§15.5: the talon is empty, the table clear, and somebody in is still asked."""
        assert self.limits.pogony
        assert state.talon_at == state.talon_end
        assert state.table == 0
        assert state.asking
        assert not state.asking & ~state.playing
        assert state.playing & bit(state.hang_on)
        assert not state.asking & self.limits.mates[state.hang_on]
