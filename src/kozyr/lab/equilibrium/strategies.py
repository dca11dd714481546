"""How those play whose distance from perfect is measured, written down for a small game."""

from array import array
from collections.abc import Callable

import msgspec

from kozyr.bots.player import Player
from kozyr.game.codes import PASS
from kozyr.game.translate import move_of
from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.course import Strategy
from kozyr.lab.equilibrium.game import RULES, starts
from kozyr.lab.equilibrium.replaying import Replay, asked
from kozyr.lab.equilibrium.table import Report, Table, silent
from kozyr.rules.limits import Limits
from kozyr.rules.options import Rules

Maker = Callable[[Rules, Limits], Player]
"""Makes a bot for one seat of one deal of a small game."""


class Written(msgspec.Struct, frozen=True):
    """The strategy of a bot, and how many information sets it was asked about.

    It was not asked where its own choices never bring it; there the shares mean nothing.
    """

    strategy: Strategy
    asked: int


def at_random(table: Table) -> Strategy:
    """Every choice alike, to the end."""
    shares = array("d", (0.0,)) * table.tree.choices
    for info in range(table.tree.sets):
        begin, end = table.tree.start[info], table.tree.start[info + 1]
        shares[begin:end] = array("d", (1.0 / (end - begin),)) * (end - begin)
    return Strategy(shares, codes.CHANCES)


def by_rules(table: Table) -> Strategy:
    """The rules of thumb, to the end."""
    shares = array("d", (0.0,)) * table.tree.choices
    for info in range(table.tree.sets):
        shares[table.tree.start[info] + table.tree.liked[info]] = 1.0
    return Strategy(shares, codes.RULES)


def by_bot(table: Table, make: Maker, report: Report = silent) -> Written:
    """What a bot does that plays perfectly once all cards are known, and draws no chance."""
    tree, deals = table.tree, starts(table.game)
    shares, questions = at_random(table).shares, 0
    comes = bytearray(tree.choices)
    for info in range(tree.sets):
        report(info / tree.sets)
        if tree.since[info] >= 0 and not comes[tree.since[info]]:
            continue
        begin, end = tree.start[info], tree.start[info + 1]
        action = asked(Replay(table, deals, tree.node[info]), make(RULES, table.ends.limits))
        move = PASS if action is None else move_of(action)
        chosen = begin + list(tree.moves[begin:end]).index(move)
        shares[begin:end] = array("d", (0.0,)) * (end - begin)
        shares[chosen] = 1.0
        comes[chosen] = 1
        questions += 1
    return Written(Strategy(shares, codes.BEST), questions)
