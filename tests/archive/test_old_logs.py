"""Logs of every earlier form are read, and fold to the states their writers had."""

import lzma
from pathlib import Path

import anyio
import msgspec
import pytest

from kozyr.storage.store import kept_in
from kozyr.table.finishing import Course, finished
from kozyr.table.log import Dealt, Entry, decode
from kozyr.table.room import fold, replay
from tests.table.world import ManualClock

LOGS = sorted((Path(__file__).parent / "logs").glob("*/*.jsonl.xz"))

each = pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}/{file.name}")


def entries(file: Path) -> list[Entry]:
    return [decode(line) for line in lzma.decompress(file.read_bytes()).splitlines()]


@each
def test_an_old_log_folds_to_the_states_its_writer_had(file: Path) -> None:
    log = entries(file)
    table = fold(log)
    assert table is not None
    assert table.version == len(log) > 90
    assert table.series.number == sum(isinstance(entry.record, Dealt) for entry in log) > 2


@each
def test_an_old_log_may_be_kept_in_the_present_store(file: Path, tmp_path: Path) -> None:
    log = entries(file)

    async def story() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            await store.journal.append(log)
            assert await store.journal.load(log[0].table) == tuple(log)

    anyio.run(story)


@each
def test_the_first_deal_of_an_old_log_can_still_be_written_down(file: Path) -> None:
    log = entries(file)
    states = [replay(None, log[0])]
    for entry in log[1:]:
        states.append(replay(states[-1], entry))
    facts = finished(states[0], Course(), zip(log[1:], states[1:], strict=True))
    assert facts is not None
    told = msgspec.json.decode(facts.transcript)
    assert sum(map(len, told["hands"])) + len(told["talon"]) == facts.rules.deck
    assert told["moves"]


def test_there_is_a_log_of_the_first_form() -> None:
    assert {file.parent.name for file in LOGS} >= {"1"}
