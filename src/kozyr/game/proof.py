"""What must hold in every state (rulebook, chapter 19), told anew from hands, talon and table.

Nothing here trusts the masks of the chapters: seats, cards and limits are counted one by one, and
what the kernel keeps or answers is held against that. A broken paragraph is told as a number, 1902
for §19.2; 0 if all is well.
"""

from kozyr.game import codes
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.state import State
from kozyr.game.throwing_in import room
from kozyr.game.word import entitled


def broken(s: State, first_defender: int) -> int:
    """The first paragraph that a state breaks; who was attacked by the lead stands beside it."""
    if not _each_card_once(s):
        return 1901
    if not _kept_right(s):
        return 10
    if s.phase == codes.TO_LEAD:
        return _broken_at_lead(s)
    if s.phase == codes.HANGING:
        return _broken_at_question(s)
    if s.phase == codes.OVER:
        return _broken_at_end(s)
    return _broken_in_bout(s, first_defender)


def _each_card_once(s: State) -> bool:
    """§19.1: hands, talon, table and discard part the deck among them."""
    cards = s.discard
    count = popcount(s.discard)
    for seat in range(s.limits.seats):
        cards |= s.hands[seat]
        count += popcount(s.hands[seat])
    for at in range(s.talon_at, s.talon_end):
        cards |= bit(s.talon[at])
        count += 1
    for at in range(s.n_attack):
        cards |= bit(s.attack[at])
        count += 1
        if s.cover[at] >= 0:
            cards |= bit(s.cover[at])
            count += 1
    return cards == s.limits.all_cards and count == popcount(cards)


def _kept_right(s: State) -> bool:
    """§0.10: what the state keeps beside the cards is what the cards say."""
    table = 0
    uncovered = 0
    for at in range(s.n_attack):
        table |= bit(s.attack[at])
        if s.cover[at] >= 0:
            table |= bit(s.cover[at])
        else:
            uncovered |= bit(s.attack[at])
    if s.table != table or s.uncovered != uncovered or s.n_uncovered != popcount(uncovered):
        return False
    if s.discarded != (s.discard != 0):
        return False
    for seat in range(s.limits.seats):
        if s.counts[seat] != popcount(s.hands[seat]):
            return False
        if (s.holders & bit(seat) != 0) != (s.hands[seat] != 0):
            return False
    return s.phase == codes.OVER or _emptied_right(s)


def _emptied_right(s: State) -> bool:
    """§11.5: those in without a card are remembered once each, and nobody else."""
    seats = 0
    for at in range(s.n_emptied):
        seats |= bit(s.emptied[at])
        if s.hands[s.emptied[at]] != 0:
            return False
    return seats == s.playing & ~s.holders and s.n_emptied == popcount(seats)


def _broken_at_lead(s: State) -> int:
    """§19.3: each player in holds a card; with a talon nobody is out and all have six."""
    least = s.limits.hand_size if s.talon_at < s.talon_end else 0
    for seat in range(s.limits.seats):
        if (s.playing & bit(seat) != 0) != (s.hands[seat] != 0):
            return 1903
        if popcount(s.hands[seat]) < least:
            return 1903
    if s.n_attack != 0:
        return 1902
    return 0 if s.defender == _next_opponent(s, s.opener, 1) else 909


def _broken_at_question(s: State) -> int:
    """§15.5: who is asked to hang is in and, unless all are asked, holds nothing but his rung."""
    if s.talon_at < s.talon_end or s.n_attack != 0 or s.asking == 0:
        return 1505
    for seat in range(s.limits.seats):
        if (s.playing & bit(seat) != 0) != (s.hands[seat] != 0):
            return 1903
        if s.asking & bit(seat) == 0:
            continue
        if s.playing & bit(seat) == 0 or (not s.asks_all and not _is_set(s, seat)):
            return 1505
    return 0


def _is_set(s: State, seat: int) -> bool:
    """§15.4: every card is of the rung, and one of them no trump; of queens only the named one."""
    plain = 0
    hand = s.hands[seat]
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        if card & 15 != s.rungs[seat] or (s.rungs[seat] == codes.QUEEN and card >> 4 != s.queen):
            return False
        if s.rungs[seat] == codes.QUEEN or card >> 4 != s.trump:
            plain += 1
    return plain > 0


def _broken_in_bout(s: State, first_defender: int) -> int:
    if not _within_limits(s):
        return 1902
    if not _covers_beat(s):
        return 1905
    if s.cheats & ~s.table != 0:
        return 1407
    if not s.limits.transfers and s.defender != first_defender:
        return 1906
    may_add = _entitled(s)
    if popcount(may_add) >= popcount(s.playing):
        return 1906
    if may_add != entitled(s):
        return 602
    return 0 if s.passed & ~may_add == 0 else 607


def _within_limits(s: State) -> bool:
    """§19.2: 1 <= A <= M and U <= H; the room is what they leave (§0.7, §6.8, §6.9)."""
    most = s.limits.first_cap if _in_first_span(s) else s.limits.cap
    uncovered = 0
    for at in range(s.n_attack):
        if s.cover[at] < 0:
            uncovered += 1
    by_hand = popcount(s.hands[s.defender]) - uncovered
    if s.n_attack < 1 or s.n_attack > most or by_hand < 0:
        return False
    return room(s) == min(most - s.n_attack, by_hand)


def _in_first_span(s: State) -> bool:
    return s.discard == 0 if s.limits.until_discard else s.bout == 1


def _covers_beat(s: State) -> bool:
    """§19.5: covers beat but for cheats, and without one there is one rank till the first beat."""
    covers = 0
    others = 0
    for at in range(s.n_attack):
        if s.attack[at] & 15 != s.attack[0] & 15:
            others += 1
        if s.cover[at] >= 0:
            covers += 1
            if not _beats(s, s.cover[at], s.attack[at]) and not s.cheats & bit(s.cover[at]):
                return False
    return covers > 0 or others == 0 or s.cheats != 0


def _beats(s: State, card: int, target: int) -> bool:
    if card >> 4 == target >> 4:
        return card > target
    return card >> 4 == s.trump


def _entitled(s: State) -> int:
    """§6.2, §6.4: whom the rules admit, one seat after the other, if he holds a card."""
    if s.limits.throw_any == 0 and s.limits.throw_lead == 0:
        return 0
    main = _main_attacker(s)
    seats = 0
    for seat in range(s.limits.seats):
        if s.hands[seat] == 0 or (s.limits.main_only and seat != main):
            continue
        if _may_attack(s, seat):
            seats |= bit(seat)
    return seats


def _main_attacker(s: State) -> int:
    if _may_attack(s, s.opener):
        return s.opener
    if s.n_transfers > 0 and _may_attack(s, s.transferrers[s.n_transfers - 1]):
        return s.transferrers[s.n_transfers - 1]
    return codes.NOBODY


def _may_attack(s: State, seat: int) -> bool:
    """Whether a seat is an attacker, and a neighbour of the defender where that is asked."""
    if s.playing & bit(seat) == 0 or s.limits.mates[s.defender] & bit(seat):
        return False
    if not s.limits.neighbours_only:
        return True
    seats = s.limits.seats
    before = _next_opponent(s, s.defender, seats - 1)
    return seat == before or seat == _next_opponent(s, s.defender, 1)


def _next_opponent(s: State, seat: int, step: int) -> int:
    """The first live opponent at the table, counted in steps of so many seats (§0.4, §0.5)."""
    other = (seat + step) % s.limits.seats
    while other != seat:
        if _is_live(s, other) and not s.limits.mates[seat] & bit(other):
            return other
        other = (other + step) % s.limits.seats
    return codes.NOBODY


def _is_live(s: State, seat: int) -> bool:
    if s.playing & bit(seat) == 0:
        return False
    return s.hands[seat] != 0 or s.talon_at < s.talon_end


def _broken_at_end(s: State) -> int:
    """§11.5: everybody has a place, equal ones the same; after a hang see §15.8.

    A cheat who loses the deal stands behind all others, in whatever place (§14.8).
    """
    if s.ending == codes.HUNG:
        return _broken_by_hang(s)
    for seat in range(s.limits.seats):
        if s.place[seat] != _better(s, seat) + 1 and not _is_caught(s, seat):
            return 1105
    return _broken_by_durak(s)


def _is_caught(s: State, seat: int) -> bool:
    if s.ending != codes.CAUGHT or seat != s.fool:
        return False
    return _better(s, seat) == s.limits.seats - 1


def _broken_by_hang(s: State) -> int:
    """§15.8: one has hung his whole hand and is first, the others have no place."""
    first = 0
    for seat in range(s.limits.seats):
        if s.place[seat] == 1 and s.hands[seat] == 0:
            first += 1
        elif s.place[seat] != 0:
            return 1508
    return 0 if first == 1 and s.hands[s.fool] != 0 else 1508


def _better(s: State, seat: int) -> int:
    """How many have a better place than a seat."""
    better = 0
    for other in range(s.limits.seats):
        if s.place[other] < s.place[seat]:
            better += 1
    return better


def _broken_by_durak(s: State) -> int:
    """§11.4, §11.6, §13.7: a draw and a team's loss leave no durak; else he is last, and alone."""
    if s.limits.teams or s.ending in (codes.DRAW, codes.STALLED):
        return 0 if s.durak == codes.NOBODY else 1106
    if s.durak == codes.NOBODY or _better(s, s.durak) != s.limits.seats - 1:
        return 1104
    return 0
