"""Perft: how many sequences of so many acts there are from a deal, and by which acts.

A count is a fact of the rules: it changes when a rule, or with one actor at a time the order in
which seats are asked (§17.11), changes; a faster generator must not change it. When a change of
rules is meant, `python -m tests.perft.counting` writes `counts.json` anew and the commit says why.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.deal import Deal
from kozyr.game.moves import Moves, is_armed, kind_of, legal, legal_armed, next_actor
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.game.translate import action_of
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.options import Rules, Value
from kozyr.rules.presets import Preset, presets

FILE = Path(__file__).with_name("counts.json")
SEEDS = ("one", "two")
SEATS = {"classic_perevodnoy": 4, "luckforfree": 4, "book": 5}
"""How many play where it is not three and the set leaves the choice."""

VARIANTS: dict[str, tuple[str, dict[str, Value]]] = {
    "classic cheating": ("classic", {"players": 3, "cheating": "on"}),
    "gto_pogony teams": ("gto_pogony", {"players": 4, "teams": "2x2"}),
}
"""Sets with a switch of theirs turned."""

DEPTHS = {"sequential": 9, "all": 5}
"""So deep is counted: with one actor at a time, and over all legal acts of all seats."""

SHALLOW = {"sequential": 5, "all": 3}
"""So deep where the tree is wide: any card may do (§14), or nothing is thrown in (§16)."""

LATE = 30
"""Counted from the deal and again after so many first legal moves of whoever is asked."""


class Count(msgspec.Struct, frozen=True):
    """Sequences of each length from 1 on; of the last acts of the longest the kinds, by code.

    `armed` of these last acts carried the mark of §14.2.
    """

    nodes: tuple[int, ...]
    kinds: tuple[int, ...]
    armed: int


def tables() -> dict[str, Rules]:
    """Every rule set and every variant."""
    plain = {one.name: _agreed(one.name, {"players": _seats(one)}) for one in presets()}
    turned = {title: _agreed(*variant) for title, variant in VARIANTS.items()}
    return plain | turned


def _seats(preset: Preset) -> int:
    wanted = SEATS.get(preset.name, 3)
    return max(preset.players_min, min(wanted, preset.players_max))


def _agreed(name: str, options: dict[str, Value]) -> Rules:
    agreed = agree(name, options)
    assert isinstance(agreed, Agreement), agreed
    return agreed.rules


def started(rules: Rules, seed: str) -> dict[str, Deal]:
    """The deals to count from: at their start, and late."""
    start = Deal.start(rules, seed=seed.encode())
    pogony = start.state.limits.pogony
    late = before_a_hang(rules, seed) if pogony else after_first_moves(rules, seed)
    return {"start": start, "late": late}


def after_first_moves(rules: Rules, seed: str) -> Deal:
    """A deal after the first legal moves of whoever is asked."""
    deal = Deal.start(rules, seed=seed.encode())
    moves = Moves()
    for _ in range(LATE):
        seat = next_actor(deal.state)
        legal(deal.state, seat, moves)
        apply(deal.state, seat, moves.move(0))
    return deal


def before_a_hang(rules: Rules, seed: str) -> Deal:
    """A deal before the lead of a bout after which somebody holds a set, which is seldom."""
    dice = Dice(sum(seed.encode()))
    while True:
        deal = Deal.start(rules, seed=b"%s %d" % (seed.encode(), dice.below(1 << 20)))
        led = deal
        while deal.result is None and not hangs(deal.state):
            if deal.state.phase == codes.TO_LEAD:
                led = deal
            choices = [*acts(deal.state, "sequential")]
            deal = after(deal, *choices[dice.below(len(choices))])
        if deal.result is None:
            return led


def hangs(state: State) -> bool:
    """Whether anybody may hang his hand now."""
    return any(kind_of(move) == codes.HANG for _, move in acts(state, "all"))


def acts(state: State, mode: str) -> Iterator[tuple[int, int]]:
    """The legal moves, armed ones too, of the seat that is asked, or of all seats."""
    moves = Moves()
    seats = range(state.limits.seats) if mode == "all" else [next_actor(state)]
    for seat in seats:
        for at in range(legal(state, seat, moves)):
            yield seat, moves.move(at)
        if state.limits.cheating:
            for at in range(legal_armed(state, seat, moves)):
                yield seat, moves.move(at)


def after(deal: Deal, seat: int, move: int) -> Deal:
    """The deal after a move; only where there is cheating it takes the facade (§14.8)."""
    if deal.state.limits.cheating:
        twin = deal.copy()
        twin.act(seat, action_of(move))
        return twin
    twin = Deal(deal.rules, State(deal.state.limits), deal.number, None)
    twin.state.copy_from(deal.state)
    apply(twin.state, seat, move)
    return twin


def counted(deal: Deal, mode: str) -> Count:
    """Count to the depth of the mode."""
    limits = deal.state.limits
    wide = limits.cheating or limits.throw_any | limits.throw_lead == 0
    depths = SHALLOW if wide else DEPTHS
    nodes, kinds, armed = [0] * depths[mode], [0] * codes.KINDS, [0]
    _count(deal, mode, 0, nodes, (kinds, armed))
    return Count(tuple(nodes), tuple(kinds), armed[0])


def _count(
    deal: Deal, mode: str, depth: int, nodes: list[int], last: tuple[list[int], list[int]]
) -> None:
    if deal.state.phase == codes.OVER:
        return
    for seat, move in [*acts(deal.state, mode)]:
        nodes[depth] += 1
        if depth + 1 < len(nodes):
            _count(after(deal, seat, move), mode, depth + 1, nodes, last)
            continue
        kinds, armed = last
        kinds[kind_of(move)] += 1
        armed[0] += is_armed(move)


def all_counts() -> Iterator[tuple[str, Deal, str]]:
    """Everything that is counted: its name, the deal and the mode."""
    for name, rules in tables().items():
        for seed in SEEDS:
            for when, deal in started(rules, seed).items():
                for mode in DEPTHS:
                    yield f"{name} {rules.players} {seed} {when} {mode}", deal, mode


def known() -> dict[str, Count]:
    """The counts that have been committed."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Count])


def main() -> None:
    """Write the file anew."""
    found = {title: counted(deal, mode) for title, deal, mode in all_counts()}
    rows = [
        f"  {json.dumps(title)}: {msgspec.json.encode(count).decode()}"
        for title, count in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
