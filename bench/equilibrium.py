"""How far from perfect the bots play, measured where perfect play can be tabulated.

`python -m bench.equilibrium 2x5-4` solves throw-in durak for two with 2 suits, 5 ranks and hands of
4 by CFR+, and tells what the best answer to it, and to each bot, wins. `--plot` draws how it is
neared. Equal commands print equal figures, but for the time.
"""

import argparse
import re
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from kozyr.bots.strong import USUAL
from kozyr.lab.equilibrium.game import Small
from kozyr.lab.equilibrium.measuring import BOTS, Told, measure
from kozyr.lab.equilibrium.picture import draw
from kozyr.lab.equilibrium.table import SMALL, Report, tabulate
from kozyr.lab.equilibrium.tree import MOST
from kozyr.lab.extras import MissingExtraError
from kozyr.lab.plots import PlotError, check


class Bar:
    """One progress bar for one piece of work after another."""

    def __init__(self, bar: Progress) -> None:
        self._bar = bar
        self._task = bar.add_task("", total=1.0)

    def announce(self, name: str) -> Report:
        """Begin a piece of work."""
        self._bar.update(self._task, description=name, completed=0.0)
        return lambda done: self._bar.update(self._task, completed=done)


def main() -> None:
    """Measure and print."""
    options = _options()
    try:
        if options.plot:
            check(options.plot)
        told = _measured(options)
        if options.plot:
            draw(told, options.plot)
    except (ValueError, PlotError, MissingExtraError, OSError) as problem:
        sys.exit(str(problem))
    seconds = time.process_time()
    if options.json:
        print(msgspec.json.encode({"told": told, "cpu_seconds": seconds}).decode())
    else:
        _show(told, seconds)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", type=_game, nargs="?", default=Small(2, 4, 3), help=_GAME)
    parser.add_argument("--iterations", type=int, default=256, help="of CFR+")
    parser.add_argument("--bots", nargs="*", default=BOTS, choices=BOTS, help="whom to judge")
    parser.add_argument("--effort", type=int, default=USUAL.iterations, help="of a bot's search")
    parser.add_argument("--last", type=int, choices=(0, 1), default=0, help=_LAST)
    parser.add_argument("--room", type=int, default=SMALL, help="nodes to have room for at first")
    parser.add_argument("--most", type=int, default=MOST, help="nodes, of some 70 bytes each")
    parser.add_argument("--plot", type=Path, help="a picture: .svg, .png or .pdf")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args()


_GAME = "suits x ranks - hand, such as 2x5-4; 2x4-3 unless named"
_LAST = "cards in the talon from which on all is known, and play is proved; bots prove it only at 0"


def _game(text: str) -> Small:
    found = re.fullmatch(r"(\d+)x(\d+)-(\d+)", text)
    if not found:
        msg = f"{text}: name suits, ranks and cards of a hand, such as 2x5-4"
        raise argparse.ArgumentTypeError(msg)
    return Small(*map(int, found.groups()))


def _measured(options: argparse.Namespace) -> Told:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = Bar(progress)
        report = bar.announce(f"writing {options.game} down")
        room, most = options.room, options.most
        table = tabulate(options.game, last=options.last, report=report, room=room, most=most)
        return measure(table, options.iterations, tuple(options.bots), options.effort, bar.announce)


def _show(told: Told, seconds: float) -> None:
    size = told.size
    print(
        f"{size.game}: {size.cards} cards, {size.information_sets:,} information sets, "
        f"{size.nodes:,} nodes, {size.ends:,} proved ends; who leads expects {size.value:+.4f}; "
        f"{seconds:.0f} s of processor time\n"
    )
    course = Sheet("iterations", "best answer gains, % points", title="CFR+")
    for point in told.course:
        course.add_row(f"{point.iterations:,}", f"{point.points:.4f}")
    bots = Sheet("bot", "asked", "best answer gains, % points", "against the equilibrium, % points")
    for one in told.bots:
        asked = "all" if one.asked is None else f"{one.asked:,}"
        bots.add_row(one.bot, asked, f"{one.points:.2f}", f"{one.met:+.2f}")
    for sheet in (course, bots):
        Console().print(sheet)


if __name__ == "__main__":
    main()
