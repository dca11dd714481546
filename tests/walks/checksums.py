"""Checksums of many deals, which every kernel on every machine must reproduce.

`python -m tests.walks.checksums` writes `checksums.json` anew. A checksum that changes means that
the rules, the order of moves, the digest or the dice have changed: say which in the commit.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kozyr.game.batch import playouts
from kozyr.game.digest import digest, mix
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally
from kozyr.game.state import State
from kozyr.rules.effect import stored
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import presets
from tests.walks.walking import Choice, random_rules, states, walk

FILE = Path(__file__).with_name("checksums.json")
FEW, MANY = 50, 3000
"""Deals of a table after which the checksum is noted: plain Python stops at the first."""

RANDOM_TABLES = 20
FEW_WALKS, MANY_WALKS = 20, 400

Checksums = dict[str, list[int]]


def tables() -> Iterator[tuple[str, Rules]]:
    """Every rule set with its fewest and its most seats, and some random tables."""
    for preset in presets():
        for seats in sorted({preset.players_min, preset.players_max}):
            deck = preset.rules.deck if seats * 6 <= preset.rules.deck else max(preset.decks)
            rules = msgspec.structs.replace(preset.rules, players=seats, deck=deck)
            yield f"{preset.name} {seats}", stored(rules)
    for number in range(RANDOM_TABLES):
        yield f"random {number}", random_rules(Dice(number))


def of_table(rules: Rules, *, many: bool) -> list[int]:
    """Decisions and checksum after FEW deals, then after MANY, one decision at a time."""
    state, moves, dice, tally = State(bind(rules)), Moves(), Dice(rules.players), Tally()
    noted = []
    for deals in (FEW, MANY - FEW) if many else (FEW,):
        playouts(state, moves, dice, tally, deals)
        noted += [tally.decisions, tally.checksum]
    return noted


def of_walks(*, many: bool) -> list[int]:
    """Checksums over every state of the first deals, acts of all seats in any order."""
    noted: list[int] = []
    total = 0

    def note(state: State, choices: list[Choice]) -> None:
        nonlocal total
        total = mix(total, digest(state))
        for seat, move in choices:
            total = mix(total, move * 8 + seat)

    for played, (state, dice) in enumerate(states(7, MANY_WALKS if many else FEW_WALKS), start=1):
        walk(state, dice, note, one_at_a_time=False)
        if played in {FEW_WALKS, MANY_WALKS}:
            noted.append(total)
    return noted


def known() -> Checksums:
    """The checksums that have been committed."""
    return msgspec.json.decode(FILE.read_bytes(), type=Checksums)


def main() -> None:
    """Write the file anew."""
    found = {name: of_table(rules, many=True) for name, rules in tables()}
    found["walks"] = of_walks(many=True)
    rows = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in found.items()]
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
