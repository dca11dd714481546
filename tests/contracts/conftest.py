"""The stores that keep to the contracts; a new one is put into the list of makers."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
import pytest

from kozyr.storage.memory import MemoryJournal, NeverAway
from kozyr.storage.store import kept_in
from kozyr.storage.timers import MemoryDue
from kozyr.table.ports import Due, Journal, Outages
from tests.table.world import ManualClock


class AnyStore(msgspec.Struct):
    journal: Journal
    due: Due
    outages: Outages


@contextlib.contextmanager
def in_memory(_folder: Path) -> Iterator[AnyStore]:
    yield AnyStore(MemoryJournal(), MemoryDue(), NeverAway())


@contextlib.contextmanager
def on_disk(folder: Path) -> Iterator[AnyStore]:
    with kept_in(folder, ManualClock()) as store:
        yield AnyStore(store.journal, store.due, store.outages)


Maker = Callable[[Path], AbstractContextManager[AnyStore]]


@pytest.fixture(params=[in_memory, on_disk], ids=lambda maker: maker.__name__)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    make: Maker = request.param
    with make(tmp_path) as made:
        yield made


@pytest.fixture
def journal(store: AnyStore) -> Journal:
    return store.journal


@pytest.fixture
def due(store: AnyStore) -> Due:
    return store.due
