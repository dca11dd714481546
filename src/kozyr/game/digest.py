"""A 64-bit word that tells two states apart (rulebook, §19.7).

Two 31-bit lanes, so that no step overflows a signed 64-bit int; compiled and uncompiled agree.
"""

from kozyr.game import codes
from kozyr.game.state import State


def mix(lane: int, value: int) -> int:
    """Fold a value of up to 62 bits into a 31-bit lane."""
    lane = ((lane ^ (value & codes.LANE)) * codes.LANE_FACTOR) & codes.LANE
    lane = ((lane ^ (value >> 31 & codes.LANE)) * codes.LANE_FACTOR) & codes.LANE
    return lane ^ lane >> 15


def digest(s: State) -> int:
    """The digest of a whole state, a word of 62 bits."""
    return _lane(s, codes.LANE_SEED_HIGH) * (codes.LANE + 1) | _lane(s, codes.LANE_SEED_LOW)


def _lane(s: State, lane: int) -> int:
    for seat in range(s.limits.seats):
        lane = mix(mix(lane, s.hands[seat]), s.place[seat])
    for at in range(s.talon_at, s.talon_end):
        lane = mix(lane, s.talon[at])
    lane = mix(mix(mix(lane, s.discard), s.trump_card + 1), s.dealer + 1)
    lane = mix(mix(mix(lane, s.phase), s.bout), s.stalling)
    lane = mix(mix(mix(lane, s.playing), s.durak + 1), s.ending)
    lane = mix(mix(lane, s.later_deal), s.discarded)
    if s.limits.pogony:
        lane = _pogony_lane(s, lane)
    if s.limits.cheating:
        lane = _cheating_lane(s, lane)
    return _bout_lane(s, lane)


def _pogony_lane(s: State, lane: int) -> int:
    for seat in range(s.limits.seats):
        lane = mix(lane, s.rungs[seat])
    lane = mix(mix(lane, s.queen + 1), s.asks_all)
    if s.phase != codes.HANGING:
        return lane
    return mix(mix(mix(lane, s.asking), s.hanging), s.hang_on + 1)


def _cheating_lane(s: State, lane: int) -> int:
    for seat in range(s.limits.seats):
        lane = mix(lane, s.lost_calls[seat])
    return mix(mix(mix(lane, s.cheats), s.waived), s.no_arm)


def _bout_lane(s: State, lane: int) -> int:
    for at in range(s.n_attack):
        lane = mix(mix(lane, s.attack[at]), s.attack_by[at])
        lane = mix(mix(lane, s.cover[at] + 1), s.cover_by[at] + 1)
    for at in range(s.n_transfers):
        lane = mix(lane, s.transferrers[at] + 1)
    for at in range(s.n_emptied):
        lane = mix(lane, s.emptied[at] + 1)
    lane = mix(mix(mix(lane, s.opener + 1), s.defender + 1), s.lead)
    lane = mix(mix(mix(lane, s.shown), s.taking), s.passed)
    return mix(mix(lane, s.word_open), s.turn + 1)
