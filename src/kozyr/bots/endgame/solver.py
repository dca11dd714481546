"""The end between two players, exact: who of them is the durak when all cards are known.

Values are the attacker's: 1 he is not the durak, -1 he is, 0 a draw. A search asks whether a value
is more than `alpha`, -1 or 0, and answers with a bound: what is more than `alpha` is a value that
the attacker can have, what is not is the most that he can.

Bouts that end in a take may come back to the same hands where the attack is passed on. By §11.7 a
deal is a draw when 40 of them follow one another. Who wants to win gains nothing by coming back to
hands that he had with fewer bouts gone, so on a line that comes back the search counts a draw. What
rests on that holds on this line alone and is not kept, unless the line comes back to nothing
before the position itself. A win is kept with the bouts it may need before the next discard.
"""

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.likeness import closed_up, gaps_in, in_order, suit_order
from kozyr.bots.endgame.table import Table
from kozyr.bots.endgame.terms import Terms, swapped
from kozyr.game.bits import lane, lowest, of_ranks, popcount, ranks_in, zeros
from kozyr.rules.limits import Limits


class Solver:
    """Solves positions of one table of rules; what it has found stays in its table.

    `size` is that of the table in bytes. `nodes` counts the positions visited since the last
    `begin`, `spent` says that they were too many.
    """

    def __init__(self, limits: Limits, size: int) -> None:
        self.terms = Terms(limits)
        self.table = Table(size)
        self.line_att = zeros(codes.DEEPEST)
        self.line_dfn = zeros(codes.DEEPEST)
        self.age = 0
        self.begin(0, 0)

    def begin(self, nodes: int, stalls: int) -> None:
        """Begin a search of so many nodes, after so many bouts without a discard."""
        self.nodes = 0
        self.most = nodes
        self.spent = False
        self.stalls = stalls
        self.depth = 0
        self.base = 0
        self.need = 0
        self.found_need = 0
        self.rest = codes.FREE

    def forget(self) -> None:
        """Use nothing any more that was found before."""
        self.age += 1

    def lead(self, att: int, dfn: int, bits: int, alpha: int) -> int:
        """The beginning of a bout: the attacker leads. Of the bits only `SPAN` may be set."""
        self.nodes += 1
        self.found_need = 0
        if self.nodes > self.most or self.depth >= codes.DEEPEST:
            self.spent = True
            return codes.DRAW
        gaps = gaps_in(att | dfn)
        att = closed_up(att, gaps)
        dfn = closed_up(dfn, gaps)
        order = suit_order(att, dfn)
        att = in_order(att, order)
        dfn = in_order(dfn, order)
        tag = self.age * codes.TAG_AGE | self.terms.transfers * codes.TAG_TRANSFERS | bits
        known = self.table.find(att, dfn, tag)
        lower = codes.LOSS
        upper = codes.WIN
        if known != 0 and self.stalls + (known >> 4 & 63) < self.terms.limits.stalling_limit:
            lower = (known & 3) - 1
            upper = (known >> 2 & 3) - 1
            if lower > alpha or upper <= alpha:
                self.found_need = known >> 4 & 63
                return lower if lower > alpha else upper
        if self.terms.transfers and self._is_back(att, dfn):
            return codes.DRAW
        outer_need = self.need
        outer_rest = self.rest
        before = self.nodes
        best = self._leads_from(att, dfn, bits, alpha)
        if best != codes.DRAW or self.rest >= self.depth:
            if best > alpha:
                lower = best
            else:
                upper = best
            if not self.spent:
                word = lower + 1 | (upper + 1) << 2 | self.need << 4 | (self.nodes - before) << 10
                self.table.keep(att, dfn, tag, word)
            self.rest = outer_rest
        elif outer_rest < self.rest:
            self.rest = outer_rest
        self.found_need = self.need
        self.need = outer_need
        return best

    def _is_back(self, att: int, dfn: int) -> bool:
        """Whether a bout began with these hands on this line, since the last discard."""
        for at in range(self.base, self.depth):
            if self.line_att[at] == att and self.line_dfn[at] == dfn:
                self.rest = min(self.rest, at)
                return True
        return False

    def _leads_from(self, att: int, dfn: int, bits: int, alpha: int) -> int:
        """Try the leads with these hands at the end of the line."""
        self.line_att[self.depth] = att
        self.line_dfn[self.depth] = dfn
        self.depth += 1
        self.need = 0
        self.rest = codes.FREE
        trumps = att & lane(codes.TRUMPS)
        best = self._leads_with(att, dfn, 0, bits, alpha)
        if best <= alpha and trumps != 0:
            value = self._leads_with(att, dfn, trumps, bits, alpha)
            best = max(best, value)
        self.depth -= 1
        return best

    def _leads_with(self, att: int, dfn: int, trumps: int, bits: int, alpha: int) -> int:
        """Try the leads with one of these trumps, or those without any if there are none.

        What is low and plain comes first: it is the most likely to win, and the search is many
        times as long the other way round.
        """
        best = codes.LOSS
        plain = att & ~lane(codes.TRUMPS)
        ranks = ranks_in(trumps) if trumps != 0 else ranks_in(plain)
        while ranks != 0 and best <= alpha:
            rank = ranks & -ranks
            ranks ^= rank
            held = plain & of_ranks(rank)
            led = bits | rank * codes.LED
            value = self._leads_of(att, dfn, held, trumps & of_ranks(rank), led, alpha)
            best = max(best, value)
        return best

    def _leads_of(self, att: int, dfn: int, held: int, trump: int, bits: int, alpha: int) -> int:
        """Try every lead of plain cards of a rank, with its trump if one is given (§4.2, §4.3)."""
        most = popcount(dfn)
        most = min(most, self.terms.limits.lead_limit)
        best = codes.LOSS
        led = trump if trump != 0 else -held & held
        while led != 0 and best <= alpha:
            laid = popcount(led)
            if laid <= most:
                value = self.attacked(att ^ led, dfn, led, led, bits | laid, alpha)
                best = max(best, value)
            more = ((led ^ trump) - held) & held
            led = more | trump if more != 0 else 0
        return best

    def attacked(
        self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int
    ) -> int:
        """Cards lie uncovered: the attacker may add to them, then the defender answers."""
        if self.terms.hurries(att, dfn, table, uncovered, bits):
            fit = self.terms.fitting(table, bits) & att
            return self._press(att, dfn, table, uncovered, bits, alpha, fit)
        return self.answer(att, dfn, table, uncovered, bits, alpha)

    def _press(
        self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int, fit: int
    ) -> int:
        """The attacker adds none or some of the cards that fit before the defender answers."""
        best = codes.LOSS
        if self.terms.room(dfn, uncovered, bits) >= 1:
            added = (bits & ~codes.BEGUN) + 1
            while fit != 0 and best <= alpha:
                card = fit & -fit
                fit ^= card
                value = self._press(
                    att ^ card, dfn, table | card, uncovered | card, added, alpha, fit
                )
                best = max(best, value)
        if best <= alpha:
            value = self.answer(att, dfn, table, uncovered, bits, alpha)
            best = max(best, value)
        return best

    def answer(self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int) -> int:
        """The defender beats, passes the attack on or takes.

        To take after a beat, with no card added since, gains nothing: the attacker could only add
        more than if it had been done at once.
        """
        self.nodes += 1
        if self.nodes > self.most:
            self.spent = True
            return codes.DRAW
        best = codes.WIN
        targets = uncovered
        while targets != 0 and best > alpha:
            target = targets & -targets
            targets = 0 if self.terms.ordered else targets ^ target
            value = self._beats(att, dfn, table, uncovered, bits, alpha, target)
            best = min(best, value)
        if best > alpha and self.terms.transfers:
            value = self._hand_on(att, dfn, table, uncovered, bits, alpha)
            best = min(best, value)
        if best > alpha and not bits & codes.BEGUN:
            value = self._take(att, dfn, table, uncovered, bits, alpha)
            best = min(best, value)
        return best

    def _beats(
        self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int, target: int
    ) -> int:
        """Try every card that beats this one (§5.1)."""
        best = codes.WIN
        suit = lane(lowest(target) >> 4)
        beats = suit & -(target << 1) & dfn
        if suit != lane(codes.TRUMPS):
            beats |= lane(codes.TRUMPS) & dfn
        while beats != 0 and best > alpha:
            card = beats & -beats
            beats ^= card
            value = self._covered(
                att, dfn ^ card, table | card, uncovered ^ target, bits | codes.BEGUN, alpha
            )
            best = min(best, value)
        return best

    def _covered(
        self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int
    ) -> int:
        if uncovered != 0:
            return self.attacked(att, dfn, table, uncovered, bits, alpha)
        return self.add(att, dfn, table, bits, alpha)

    def _hand_on(
        self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int
    ) -> int:
        """The best transfer for the defender, laid or shown; 1 if there is none."""
        best = codes.WIN
        turned = swapped(bits)
        cards = self.terms.layable(att, dfn, table, uncovered, bits)
        while cards != 0 and best > alpha:
            card = cards & -cards
            cards ^= card
            value = -self.attacked(
                dfn ^ card, att, table | card, uncovered | card, turned + 1, -1 - alpha
            )
            best = min(best, value)
        if best > alpha and self.terms.showable(att, dfn, table, uncovered, bits):
            turned |= codes.SHOWN_ATT
            value = -self.attacked(dfn, att, table, uncovered, turned, -1 - alpha)
            best = min(best, value)
        return best

    def _take(self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int) -> int:
        if not self.terms.limits.after_take:
            return self._taken(att, dfn | table, bits, alpha)
        return self.pile(att, dfn, table, uncovered, bits, alpha)

    def pile(self, att: int, dfn: int, table: int, uncovered: int, bits: int, alpha: int) -> int:
        """A take is declared: the attacker adds none or some of the cards that fit (§6.11)."""
        fit = self.terms.fitting(table, bits) & att
        room = self.terms.room(dfn, uncovered, bits)
        return self._pile_on(att, dfn | table, bits, alpha, fit, room)

    def _pile_on(self, att: int, dfn: int, bits: int, alpha: int, fit: int, room: int) -> int:
        self.nodes += 1
        best = codes.LOSS
        while fit != 0 and best <= alpha and room > 0:
            card = fit & -fit
            fit ^= card
            value = self._pile_on(att ^ card, dfn | card, bits, alpha, fit, room - 1)
            best = max(best, value)
        if best <= alpha:
            value = self._taken(att, dfn, bits, alpha)
            best = max(best, value)
        return best

    def add(self, att: int, dfn: int, table: int, bits: int, alpha: int) -> int:
        """All is beaten: the attacker throws in or ends the bout."""
        self.nodes += 1
        best = codes.LOSS
        if self.terms.room(dfn, 0, bits) >= 1:
            fit = self.terms.fitting(table, bits) & att
            added = (bits & ~codes.BEGUN) + 1
            while fit != 0 and best <= alpha:
                card = fit & -fit
                fit ^= card
                value = self.attacked(att ^ card, dfn, table | card, card, added, alpha)
                best = max(best, value)
        if best <= alpha:
            value = self._beaten(att, dfn, alpha)
            best = max(best, value)
        return best

    def _beaten(self, att: int, dfn: int, alpha: int) -> int:
        """The table is discarded: the defender leads next, if both are still in (§9.6, §11)."""
        if att == 0:
            return self.terms.tie if dfn == 0 else codes.WIN
        if dfn == 0:
            return codes.LOSS
        base = self.base
        stalls = self.stalls
        rest = self.rest
        self.base = self.depth
        self.stalls = 0
        value = -self.lead(dfn, att, 0, -1 - alpha)
        self.base = base
        self.stalls = stalls
        self.rest = rest
        return value

    def _taken(self, att: int, dfn: int, bits: int, alpha: int) -> int:
        """The defender has taken: the attacker leads again, if he has cards (§9.7, §11.7)."""
        if att == 0:
            return codes.WIN
        if self.stalls + 1 >= self.terms.limits.stalling_limit:
            self.rest = -1
            return codes.DRAW
        self.stalls += 1
        span = bits & codes.SPAN if self.terms.limits.until_discard else 0
        value = self.lead(att, dfn, span, alpha)
        self.stalls -= 1
        if self.found_need >= self.need:
            self.need = self.found_need + 1
        return value
