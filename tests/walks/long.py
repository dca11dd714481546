"""The long proof: a million random deals in the kernel, 20,000 of them again through the facade.

`python -m tests.walks.long` shows how far it is, uses all cores, and stops at the first broken
paragraph with the way back to its deal. `--deals` and `--facade` ask for other numbers of deals.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.walks.deal_walks import walk_deals
from tests.walks.proofs import DEALS, prove
from tests.walks.sizes import COMPILED

T = TypeVar("T")

DEALS_ASKED, FACADE_ASKED = 1_000_000, 20_000
TABLES = 20
"""Tables proved in one piece of work; its deals show at once in the bar."""

WALKS = 25
"""Deals walked in one piece of work."""

FIRST = 100_000_000
"""Table numbers from here on are proved, so that none is one of the short tests."""


def main() -> int:
    """Prove both; 0 if nothing is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS_ASKED, help="deals in the kernel")
    parser.add_argument("--facade", type=int, default=FACADE_ASKED, help="deals through the facade")
    asked = parser.parse_args()
    kernel = "compiled" if COMPILED else "plain Python"
    try:
        states = kernel_proof(asked.deals, f"§19 in the {kernel} kernel")
        seen = facade_proof(asked.facade, "§19 through the facade")
    except AssertionError as broken:
        Console(stderr=True).print(f"{broken}", style="bold red")
        return 1
    told = (
        f"{states:,} states and {seen['moments']:,} moments, {seen['twin moments']:,} with a twin"
    )
    Console().print(f"Nothing is broken in {told}.")
    return 0


def kernel_proof(deals: int, title: str) -> int:
    """Prove so many deals or a few more on threads, since the kernel lets go of the GIL."""
    tables = range(FIRST, FIRST - -deals // DEALS, TABLES)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(proved, first) for first in tables]
        return sum(told(work, title, TABLES * DEALS))


def proved(first: int) -> int:
    """How many states a piece of work has checked."""
    return sum(prover.states for prover in prove(first, TABLES))


def facade_proof(deals: int, title: str) -> Counter[str]:
    """Walk so many deals or a few more on processes."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        work = [
            pool.submit(walk_deals, FIRST + piece, WALKS) for piece in range(-(-deals // WALKS))
        ]
        return sum(told(work, title, WALKS), Counter[str]())


def told(work: list[Future[T]], title: str, deals: int) -> Iterator[T]:
    """Give what the pieces found as they finish; the first that fails stops the others."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        bar = progress.add_task(title, total=len(work) * deals)
        try:
            for done in as_completed(work):
                yield done.result()
                progress.advance(bar, deals)
        finally:
            for one in work:
                one.cancel()


if __name__ == "__main__":
    sys.exit(main())
