"""Batches of playouts: repeatable, and run beside other threads when compiled."""

import hashlib
import time
from collections.abc import Callable
from threading import Thread

from kozyr.game.batch import playouts
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.walks.sizes import COMPILED

RULES = Rules(players=4)
TRIES = 6
TWO_CORES = 1.5
NEARLY = 0.8


def played(seed: int, deals: int) -> tuple[int, int]:
    """Decisions and checksum of so many deals."""
    tally = Tally()
    playouts(State(bind(RULES)), Moves(), Dice(seed), tally, deals)
    return tally.decisions, tally.checksum


def test_a_batch_is_repeatable_and_depends_on_its_seed() -> None:
    assert played(1, 20) == played(1, 20) != played(2, 20)


def test_two_batches_are_one_longer() -> None:
    state, moves, dice, tally = State(bind(RULES)), Moves(), Dice(1), Tally()
    for _ in range(2):
        playouts(state, moves, dice, tally, 10)
    assert (tally.decisions, tally.checksum) == played(1, 20)


def test_dice_are_fair_enough_and_in_range() -> None:
    dice = Dice(3)
    thrown = [dice.below(6) for _ in range(6000)]
    assert set(thrown) == set(range(6))
    assert all(900 < thrown.count(number) < 1100 for number in range(6))


def test_batches_in_two_threads_play_what_they_play_alone() -> None:
    found: dict[int, tuple[int, int]] = {}
    in_two_threads(lambda seed: found.update({seed: played(seed, 40)}))
    assert found == {seed: played(seed, 40) for seed in (0, 1)}


def in_two_threads(work: Callable[[int], object]) -> float:
    """Run the work twice at the same time; the number of cores it kept busy."""
    threads = [Thread(target=work, args=(seed,)) for seed in (0, 1)]
    wall, cpu = time.perf_counter(), time.process_time()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return (time.process_time() - cpu) / (time.perf_counter() - wall)


if COMPILED:

    def test_two_threads_in_a_batch_use_more_than_one_and_a_half_cores() -> None:
        """On a busy machine: nearly as many as two threads of hashing, which share nothing."""
        batch, hashing = 0.0, 0.0
        for _ in range(TRIES):
            batch = max(batch, in_two_threads(lambda seed: played(seed, 8000)))
            if batch > TWO_CORES:
                break
            hashing = max(hashing, in_two_threads(hashed))
        assert batch > TWO_CORES or batch > NEARLY * hashing

    def test_a_batch_lets_other_threads_run() -> None:
        """Were the interpreter locked, this thread would not run before the other is done."""
        thread = Thread(target=played, args=(1, 20_000))
        thread.start()
        seen_alive = 0
        while thread.is_alive():
            seen_alive += 1
        assert seen_alive > 100


def hashed(seed: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", b"%d" % seed, b"salt", 200_000)
