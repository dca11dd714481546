"""Whether each step of the ladder of bots beats the one before, and what the levels reach.

`python -m bench.ladder` plays each step against the step before it by both sets of the service, and
the levels against their aims; it prints tables for `docs/bots.md`. `--deals` says how many shuffles
a match, each dealt once for every side, `--only` takes the steps or the aims alone, and `--resume`
names a folder that keeps what was played: stop it at any time, and the same command goes on.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bench._ladder import Aim, aims, climbs, markdown, told
from kozyr.lab.arena import compete_aloud
from kozyr.lab.kept import Kept
from kozyr.lab.match import SEED
from kozyr.lab.outcome import Outcome

SETS = ("service_podkidnoy", "service_perevodnoy")


def main() -> None:
    """Play the matches and print the tables."""
    options = _options()
    wanted = {"steps": climbs(options.preset, options.seed), "aims": aims(options.seed)}
    try:
        for part in wanted if options.only is None else [options.only]:
            _measure(part, wanted[part], options)
    except KeyboardInterrupt:
        sys.exit("stopped" + (f"; go on with --resume {options.resume}" if options.resume else ""))
    except ValueError as problem:
        sys.exit(str(problem))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="shuffles a match")
    parser.add_argument("--preset", nargs="*", default=SETS, help="the sets to climb by")
    parser.add_argument("--only", choices=("steps", "aims"), help="one part alone")
    parser.add_argument("--seed", default=SEED, help="of the shuffles")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--resume", type=Path, help="a folder to keep what was played")
    parser.add_argument("--json", action="store_true", help="print JSON, one match a line")
    return parser.parse_args()


def _measure(part: str, wanted: Iterator[Aim], options: argparse.Namespace) -> None:
    measured = []
    for aim in wanted:
        outcome = _played(aim, options)
        measured.append((aim, outcome))
        if options.json:
            print(json.dumps(told(aim, outcome)), flush=True)
    if not options.json:
        print(f"{part}, {options.deals} shuffles a match:\n\n{markdown(measured)}\n", flush=True)


def _played(aim: Aim, options: argparse.Namespace) -> Outcome:
    kept = None
    if options.resume:
        options.resume.mkdir(parents=True, exist_ok=True)
        kept = Kept(options.resume / f"{aim.name}.jsonl", aim.match)
    return compete_aloud(aim.match, options.deals, workers=options.workers, kept=kept)


if __name__ == "__main__":
    main()
