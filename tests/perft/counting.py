"""Perft: how many sequences of so many moves there are from a deal, and by which moves.

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
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.state import State
from kozyr.rules.effect import stored
from kozyr.rules.presets import preset

FILE = Path(__file__).with_name("counts.json")
SEEDS = ("one", "two")
TABLES = (
    ("service_podkidnoy", 2),
    ("service_perevodnoy", 2),
    ("classic_perevodnoy", 4),
    ("gambiter_proezdnoy", 3),
    ("wiki_bingo_mid", 3),
    ("luckforfree", 4),
)
"""Rule sets and seats: lead of one card, transfers, first word, shows, mid-bout, word in turn."""

DEPTHS = {"sequential": 9, "all": 5}
"""So deep is counted: with one actor at a time, and over all legal acts of all seats."""

LATE = 30
"""Counted from the deal and again after so many first legal moves of whoever is asked."""


class Count(msgspec.Struct, frozen=True):
    """Sequences of each length from 1 on; kinds of the last moves of the longest, by code."""

    nodes: tuple[int, ...]
    kinds: tuple[int, ...]


def started(name: str, seats: int, seed: str, skip: int) -> State:
    """A state to count from."""
    rules = stored(msgspec.structs.replace(preset(name).rules, players=seats))
    state = Deal.start(rules, seed=seed.encode()).state
    moves = Moves()
    for _ in range(skip):
        seat = next_actor(state)
        legal(state, seat, moves)
        apply(state, seat, moves.move(0))
    return state


def acts(state: State, mode: str) -> Iterator[tuple[int, int]]:
    """The legal moves of the seat that is asked, or of all seats."""
    moves = Moves()
    seats = range(state.limits.seats) if mode == "all" else [next_actor(state)]
    for seat in seats:
        for at in range(legal(state, seat, moves)):
            yield seat, moves.move(at)


def counted(state: State, mode: str) -> Count:
    """Count to the depth of the mode."""
    nodes = [0] * DEPTHS[mode]
    kinds = [0] * (codes.PASS + 1)
    _count(state, mode, 0, nodes, kinds)
    return Count(tuple(nodes), tuple(kinds))


def _count(state: State, mode: str, depth: int, nodes: list[int], kinds: list[int]) -> None:
    if state.phase == codes.OVER:
        return
    after = State(state.limits)
    for seat, move in [*acts(state, mode)]:
        nodes[depth] += 1
        if depth + 1 == len(nodes):
            kinds[move & 15] += 1
            continue
        after.copy_from(state)
        apply(after, seat, move)
        _count(after, mode, depth + 1, nodes, kinds)


def all_counts() -> Iterator[tuple[str, State, str]]:
    """Everything that is counted: its name, the state and the mode."""
    for name, seats in TABLES:
        for seed in SEEDS:
            for skip in (0, LATE):
                for mode in DEPTHS:
                    title = f"{name} {seats} {seed} {skip} {mode}"
                    yield title, started(name, seats, seed, skip), mode


def known() -> dict[str, Count]:
    """The counts that have been committed."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Count])


def main() -> None:
    """Write the file anew."""
    found = {title: counted(state, mode) for title, state, mode in all_counts()}
    rows = [
        f"  {json.dumps(title)}: {msgspec.json.encode(count).decode()}"
        for title, count in found.items()
    ]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
