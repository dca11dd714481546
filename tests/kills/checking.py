"""Compares what visitors were told with the logs that a killed server has left."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from kozyr.storage.store import Store, kept_in
from kozyr.table.log import Again, Entry, Interrupted, Played
from kozyr.table.rematch import follow_up
from kozyr.table.room import replay
from kozyr.table.table import Table
from kozyr.web.protocol import ActMessage
from kozyr.web.system import SystemClock
from tests.kills.visitor import Visitor

Deaths = Sequence[tuple[int, int]]


class Found(msgspec.Struct):
    """What was compared: numbers of kills, acknowledgements, entries, finished deals, breaks."""

    kills: int = 0
    acknowledged: int = 0
    entries: int = 0
    finished: int = 0
    interrupted: int = 0


async def checked(data: Path, visitors: Sequence[Visitor], deaths: Deaths) -> Found:
    """Compare everything; AssertionError names what does not agree."""
    found = Found(kills=len(deaths))
    with kept_in(data, SystemClock()) as store:
        for began, back in deaths:
            lost = store.outages.lost(began) - store.outages.lost(back)
            assert lost > 0, f"the down-time from {began} to {back} is forgotten"
        for table in {visitor.table for visitor in visitors}:
            there = [visitor for visitor in visitors if visitor.table == table]
            await _check(store, table, there, found)
    return found


async def _check(store: Store, table: str, visitors: Sequence[Visitor], found: Found) -> None:
    log = await store.journal.load(table)
    states = _states(log)
    _check_acknowledged(log, states, visitors, found)
    _check_nothing_half(log, states, visitors)
    _check_clocks(log, states, found)
    await _check_finished(store, states, found)
    found.entries += len(log)


def _states(log: Sequence[Entry]) -> list[Table]:
    """Fold a log, which must give every state its writer had."""
    states = [replay(None, log[0])]
    for entry in log[1:]:
        states.append(replay(states[-1], entry))
    return states


def _check_acknowledged(
    log: Sequence[Entry], states: Sequence[Table], visitors: Sequence[Visitor], found: Found
) -> None:
    """Every command a visitor was told of is there, as he asked it and under that version."""
    kept = {
        record.command: (record, state)
        for entry, state in zip(log, states, strict=True)
        if isinstance(record := entry.record, Played | Again) and record.command is not None
    }
    for visitor in visitors:
        assert not visitor.faults, visitor.faults
        for number, version in visitor.done.items():
            record, state = kept[number]
            message = visitor.sent[number]
            asked = message.action if isinstance(message, ActMessage) else None
            assert getattr(record, "action", None) == asked
            assert record.seat == state.seat_of(visitor.id)
            assert state.told == version
        found.acknowledged += len(visitor.done)


def _check_nothing_half(
    log: Sequence[Entry], states: Sequence[Table], visitors: Sequence[Visitor]
) -> None:
    """Nothing is there twice or without having been asked, and what belongs together is whole."""
    commands = Counter(
        entry.record.command for entry in log if isinstance(entry.record, Played | Again)
    )
    del commands[None]
    assert set(commands.values()) <= {1}
    assert commands.keys() <= {number for visitor in visitors for number in visitor.sent}
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert follow_up(states[-1], b"") is None


def _check_clocks(log: Sequence[Entry], states: Sequence[Table], found: Found) -> None:
    """Whoever's clock ran when the server died has it run on from there."""
    for (before, entry), (old, new) in zip(pairwise(log), pairwise(states), strict=True):
        if isinstance(entry.record, Interrupted):
            found.interrupted += 1
            assert 0 < entry.record.ms <= entry.at - before.at
            assert len(new.clocks) == len(old.clocks)
            assert new.since == old.since + entry.record.ms


async def _check_finished(store: Store, states: Sequence[Table], found: Found) -> None:
    """Every deal that is over is kept as facts, once, with its result."""
    over = {
        state.deal.number: state.deal.result
        for state in states
        if state.deal is not None and state.phase == "over"
    }
    for number, result in over.items():
        facts = await store.journal.finished(states[0].id, number)
        assert facts is not None, f"the facts of deal {number} are lost"
        assert facts.result == result
    found.finished += len(over)
