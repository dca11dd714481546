"""How strong the medium bot is against the easy one, how long it thinks, and who gets by cheating.

`python -m bench.bots` plays a sample of the two service sets, of teams, of matches up the ladder
and of contests of cheating; `--deals` says how many shuffles, each dealt once for every side,
`--all` takes every set with 2 to 4 seats, and `--cheating` plays the contests alone.
"""

import argparse
import json
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bench import _cheating
from kozyr.lab.arena import compete_aloud
from kozyr.lab.match import Match, arrange
from kozyr.lab.tally import Tally
from kozyr.rules.presets import presets

SETS = {
    "service_podkidnoy": 2,
    "service_perevodnoy": 2,
    "gambiter_2x2": 4,
    "gambiter_3x3": 6,
    "gto_pogony": 2,
}
"""The sets that are always measured, each with its seats."""

SEATS = (2, 3, 4)
SHARE = {"durak": 1, "losing team": 2, "champion": 20}
"""A deal in teams counts for so many, and so does a match: fewer shuffles are played."""


def main() -> None:
    """Play the matches and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="every set with 2 to 4 seats")
    parser.add_argument("--cheating", action="store_true", help="only the contests of cheating")
    parser.add_argument("--deals", type=int, default=500, help="shuffles a match")
    parser.add_argument("--json", action="store_true", help="print JSON, one match a line")
    options = parser.parse_args()
    if not options.cheating:
        _measure_strength(options.deals, every=options.all, told=options.json)
        _measure_cheating(max(options.deals // 5, 1), every=False, told=options.json)
    else:
        _measure_cheating(options.deals, every=options.all, told=options.json)


def _measure_cheating(deals: int, *, every: bool, told: bool) -> None:
    figures = _cheating.measure(deals, every=every)
    if not told:
        Console().print(_cheating.table(figures))
        return
    for one in figures:
        print(json.dumps(one), flush=True)


def _measure_strength(deals: int, *, every: bool, told: bool) -> None:
    heads = ("rules", "sides", "deals", "draws", "medium is", "95 % interval", "equal", "thinks")
    table = Table(*heads)
    for name, match in _matches(every=every):
        played = compete_aloud(match, max(deals // SHARE[match.counts], 1))
        figures = {"rules": name, "thinks, us": 1e6 * played.hero.mean, **_figures(played.tally)}
        if told:
            print(json.dumps(figures), flush=True)
        table.add_row(name, *_row(match, played.tally), f"{figures['thinks, us']:.0f} us")
    if not told:
        Console().print(table)


def _matches(*, every: bool) -> Iterator[tuple[str, Match]]:
    """The sets by name, each with every number of seats it is measured with."""
    for one in presets():
        for seats in SEATS if every else (SETS.get(one.name, 0),):
            if one.players_min <= seats <= one.players_max:
                yield one.name, arrange("medium", "easy", one.name, players=seats)


def _figures(tally: Tally) -> dict[str, float]:
    return {name: getattr(tally, name) for name in tally.__struct_fields__}


def _row(match: Match, tally: Tally) -> tuple[str, ...]:
    return (
        str(tally.sides),
        f"{tally.deals:,}",
        f"{tally.draws:,}",
        f"{match.counts} {tally.rate:.2%}",
        f"{tally.low:.2%} to {tally.high:.2%}",
        f"{tally.fair:.2%}",
    )


if __name__ == "__main__":
    main()
