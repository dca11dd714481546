"""Whatever is sent to a table, it is answered with a code and changes nothing, or written down."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from kozyr.game import codes
from kozyr.game.playout import Dice
from kozyr.game.proof import broken
from kozyr.rules.refusal import Code, Refusal
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import (
    Act,
    AttendantActs,
    ComeBack,
    Command,
    Join,
    Leave,
    Pause,
    SwitchAutoPass,
    TimeIsOut,
    TooLongAway,
    WantAnother,
)
from kozyr.table.deciding import decide
from kozyr.table.log import AnyRecord, Created, decode, encode
from kozyr.table.rematch import follow_up
from kozyr.table.room import Step, first_step, fold, next_step
from tests.game.raw_commands import ACTIONS, SEATS
from tests.walks.walking import random_rules

PLAYERS = st.sampled_from(("ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal", "", "stranger"))
IDS = st.sampled_from(("1", "2", "3", "")) | st.uuids().map(str)
SEEDS = st.none() | st.binary(max_size=40)
NUMBERS = st.integers()
PICKS = st.integers(0, 1 << 30)
THOUSANDS = 1000

COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Join, PLAYERS, SEEDS),
    st.builds(Act, PLAYERS, IDS, ACTIONS, NUMBERS),
    st.builds(Act, PLAYERS, IDS, ACTIONS, NUMBERS),
    st.builds(WantAnother, PLAYERS, IDS, SEEDS),
    st.builds(SwitchAutoPass, PLAYERS, IDS, st.booleans()),
    st.builds(ComeBack, PLAYERS, IDS),
    st.builds(Leave, PLAYERS, IDS, st.booleans()),
    st.builds(Pause, PLAYERS, IDS, st.booleans()),
    st.builds(TooLongAway, st.integers(0, 1), NUMBERS),
    st.builds(TimeIsOut, NUMBERS, st.sampled_from(["answer", "clock:0", "life"])),
    st.builds(AttendantActs, SEATS, ACTIONS, NUMBERS),
)

answered: Counter[str] = Counter()


class RawCommands(RuleBasedStateMachine):
    """A table that is told anything; its log is kept as a journal would keep it."""

    @initialize(number=PICKS)
    def open(self, number: int) -> None:
        rules = random_rules(Dice(number))
        self.first_defender = codes.NOBODY
        self.log: list[bytes] = []
        created = Created(rules, None, home=True, levels=(None,) * rules.players, host="ann")
        self.take(first_step("t", created, 0))
        self.follow(())

    def take(self, step: Step) -> None:
        self.table = step.table
        self.log.append(encode(step.entry))

    def follow(self, records: Sequence[AnyRecord]) -> None:
        """Write down what was decided, and what follows by itself."""
        queue = list(records)
        seed = len(self.log).to_bytes(32, "big")
        while (record := queue.pop(0) if queue else follow_up(self.table, seed)) is not None:
            self.take(next_step(self.table, record, len(self.log)))

    @rule(command=COMMANDS)
    def anything(self, command: Command) -> None:
        before = self.table.digest(), self.table.version
        match decide(self.table, command):
            case tuple(records):
                self.follow(records)
            case Refusal(code=code):
                assert code.upper() in Code.__members__
                answered[code] += 1
            case Trouble(code=code):
                assert code in FaultCode
                answered[code] += 1
            case Accepted(version=version):
                assert version <= self.table.version
        changed = (self.table.digest(), self.table.version) != before
        assert changed == (self.table.version > before[1])

    @rule(pick=PICKS)
    def everybody_comes(self, pick: int) -> None:
        for player in ("ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal"):
            self.anything(Join(player, pick.to_bytes(4, "big")))

    @rule(pick=PICKS)
    def something_legal(self, pick: int) -> None:
        deal = self.table.deal
        able = [seat for seat in range(len(self.table.seats)) if deal and deal.legal(seat)]
        if deal and able and self.table.paused is None:
            seat = able[pick % len(able)]
            choices = deal.legal(seat)
            command = AttendantActs(
                seat, choices[pick % len(choices)], deal.acts, self.table.driver(seat)
            )
            records = decide(self.table, command)
            assert isinstance(records, tuple)
            self.follow(records)

    @invariant()
    def holds(self) -> None:
        if self.table.deal is None:
            return
        state = self.table.deal.state
        if state.phase == codes.TO_LEAD:
            self.first_defender = state.defender
        assert broken(state, self.first_defender) == 0

    def teardown(self) -> None:
        """The log, read back, is folded to the same table."""
        if hasattr(self, "log"):
            folded = fold(list(map(decode, self.log)))
            assert folded is not None
            assert (folded.digest(), folded.version) == (self.table.digest(), self.table.version)


def test_raw_commands_break_no_table() -> None:
    answered.clear()
    run_state_machine_as_test(RawCommands, settings=settings(stateful_step_count=100))
    assert answered.total() > THOUSANDS
