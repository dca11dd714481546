"""§19.8 on the wire: two tables that differ in hidden cards send a seat the same bytes."""

from collections import Counter

import msgspec

from kozyr.game.actions import Action
from kozyr.game.playout import Dice
from kozyr.table.attendants import attended
from kozyr.table.commands import AttendantActs, Join
from kozyr.table.deadlines import deadlines
from kozyr.table.deciding import decide
from kozyr.table.folding import apply
from kozyr.table.log import AnyRecord, Created
from kozyr.table.rematch import follow_up
from kozyr.table.room import first_step
from kozyr.table.table import Table
from kozyr.web.protocol import to_client
from kozyr.web.views import table_view
from tests.walks.twins import common, twin_of
from tests.walks.walking import random_rules

TABLES = 15
NOW = 1_000
NAMES = {f"player {seat}": f"Name {seat}" for seat in range(8)}


def dealt(dice: Dice) -> Table:
    """A table of people by random rules whose first deal has been dealt."""
    rules = random_rules(dice)
    created = Created(rules, None, home=True, levels=(None,) * rules.players, host="player 0")
    table = first_step("t", created, NOW).table
    for seat in range(rules.players):
        records = decide(table, Join(f"player {seat}"))
        assert isinstance(records, tuple)
        table = folded(table, *records)
    return table


def folded(table: Table, *records: AnyRecord) -> Table:
    """The table after these records and those that follow by themselves."""
    for record in records:
        table = apply(table, record, NOW)
    while (follows := follow_up(table, bytes(32))) is not None:
        table = apply(table, follows, NOW)
    return table


def after(table: Table, seat: int, action: Action) -> Table:
    assert table.deal is not None
    records = decide(table, AttendantActs(seat, action, table.deal.acts))
    assert isinstance(records, tuple)
    return folded(table, *records)


def sent(table: Table, viewer: int) -> tuple[bytes, object, object]:
    """The frame of a seat, and the public times that follow from the state."""
    frame = table_view(table, viewer, NAMES, frozenset(NAMES), NOW + 1)
    return to_client.encode(frame), attended(table), deadlines(table)


def shown(table: Table, viewer: int) -> tuple[object, ...]:
    """What may come to light: the seat's own cards, hung ones, a set that was passed on."""
    assert table.deal is not None
    view = table.deal.view(viewer)
    last = view.last_bout
    hung = [act for act in last.acts if act.kind == "hang"] if last else []
    return view.hand, hung, last and last.passed_set


class Pair:
    """A table and its twin for one seat, from a lead until cards come to light."""

    def __init__(self, table: Table, dice: Dice, seen: Counter[str]) -> None:
        assert table.deal is not None
        self.table, self.dice, self.seen = table, dice, seen
        self.viewer = dice.below(len(table.seats))
        twin = twin_of(table.deal, self.viewer, dice)
        self.twin = msgspec.structs.replace(table, deal=twin)

    def play(self) -> Table:
        """Play what is legal at both; the first table when they may no longer look alike."""
        while (choice := self.choice()) is not None:
            self.table, self.twin = after(self.table, *choice), after(self.twin, *choice)
            if self.table.phase != "playing":
                return self.table
            if shown(self.table, self.viewer) != shown(self.twin, self.viewer):
                self.seen["came to light"] += 1
                return self.table
            assert sent(self.table, self.viewer) == sent(self.twin, self.viewer)
            self.seen["moments"] += 1
        return on_alone(self.table, self.dice)

    def choice(self) -> tuple[int, Action] | None:
        deal, twin = self.table.deal, self.twin.deal
        assert deal is not None
        assert twin is not None
        seats = range(len(self.table.seats))
        both = [(seat, act) for seat in seats for act in common(deal.legal(seat), twin, seat)]
        return both[self.dice.below(len(both))] if both else None


def on_alone(table: Table, dice: Dice) -> Table:
    """One act of anybody, where the two have nothing in common."""
    assert table.deal is not None
    seats = range(len(table.seats))
    choices = [(seat, action) for seat in seats for action in table.deal.legal(seat)]
    return after(table, *choices[dice.below(len(choices))])


def test_19_8_frames_and_times_do_not_depend_on_hidden_cards() -> None:
    seen: Counter[str] = Counter()
    for number in range(TABLES):
        dice = Dice(number)
        table = dealt(dice)
        while table.phase == "playing":
            assert table.deal is not None
            waits = table.deal.phase == "lead"
            table = Pair(table, dice, seen).play() if waits else on_alone(table, dice)
    assert seen["moments"] > 1_000
    assert seen["came to light"] > 10
