"""The exact value of a deal with two players left and an empty talon, read from its state."""

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.likeness import in_lanes
from kozyr.bots.endgame.solver import Solver
from kozyr.game import codes as kernel
from kozyr.game.bits import bit, lowest, popcount, ranks_in
from kozyr.game.state import State, talon_left
from kozyr.game.throwing_in import in_first_span


def is_supported(s: State) -> bool:
    """Whether two players are in, nothing is hidden, and the rules are those solved here."""
    if s.limits.teams or s.limits.cheating or s.limits.pogony:
        return False
    return talon_left(s) == 0 and popcount(s.playing) == kernel.TWO and s.phase <= kernel.BOUT


def value(x: Solver, s: State, nodes: int) -> int:
    """The result of the lowest seat still in: 1 not the durak, -1 the durak, 0 a draw.

    It is the result of best play with one actor at a time (§17.11). UNKNOWN where the rules or the
    position are not supported, and where more than so many nodes would be needed.
    """
    if not is_supported(s):
        return codes.UNKNOWN
    x.begin(nodes, s.stalling)
    x.terms.settle(s)
    found = _attackers(x, s, codes.DRAW)
    if found == codes.DRAW:
        found = _attackers(x, s, codes.LOSS)
    if x.spent:
        return codes.UNKNOWN
    return -found if s.defender == lowest(s.playing) else found


def _attackers(x: Solver, s: State, alpha: int) -> int:
    """The value in the eyes of the one who attacks now."""
    other = lowest(s.playing & ~bit(s.defender))
    att = in_lanes(s.hands[other], s.trump)
    dfn = in_lanes(s.hands[s.defender], s.trump)
    bits = _bits(s, other)
    if s.phase == kernel.TO_LEAD:
        return x.lead(att, dfn, bits, alpha)
    table = in_lanes(s.table, s.trump)
    uncovered = in_lanes(s.uncovered, s.trump)
    if s.taking:
        return x.pile(att, dfn, table, uncovered, bits, alpha)
    if uncovered == 0:
        return x.add(att, dfn, table, bits, alpha)
    if s.passed != 0:
        return x.answer(att, dfn, table, uncovered, bits, alpha)
    return x.attacked(att, dfn, table, uncovered, bits, alpha)


def _bits(s: State, other: int) -> int:
    """The bits of the bout as it stands; `other` attacks."""
    bits = s.n_attack | ranks_in(s.lead) * codes.LED
    if s.shown & bit(other):
        bits |= codes.SHOWN_ATT
    if s.shown & bit(s.defender):
        bits |= codes.SHOWN_DFN
    if in_first_span(s):
        bits |= codes.SPAN
    return bits
