"""A whole export: a folder that is there in full, or not at all."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Literal

import msgspec

from kozyr.lab.export.card import card
from kozyr.lab.export.facts import SCHEMA
from kozyr.lab.export.plan import Plan
from kozyr.lab.export.sinks import DEALS, DECISIONS, Lines, Parquet, Sink

Form = Literal["jsonl", "parquet"]
CARD: Final = "README.md"


class FolderTakenError(ValueError):
    """The folder is there already, or a half export of it; the message says what to do."""


class Exported(msgspec.Struct, frozen=True):
    """What was written: `files` are the sizes of the files in bytes, by name."""

    folder: str
    schema: int
    deals: int
    decisions: int
    files: dict[str, int]


class Order(msgspec.Struct, frozen=True):
    """What is to be written: the deals of these numbers, in these forms, under this name."""

    plan: Plan
    rule_set: str
    first: int
    deals: int
    forms: tuple[Form, ...]

    @property
    def numbers(self) -> range:
        """The numbers of the deals."""
        return range(self.first, self.first + self.deals)


def export(
    order: Order, folder: Path, progress: Callable[[int], object] = lambda _: None
) -> Exported:
    """Play the deals and write them, with their card, to a new folder; all of it, or nothing.

    `progress` is told after each deal how many more were played.

    Raises:
        UnknownPlayerError: no such bot.
        FolderTakenError: the folder is there already.
        MissingExtraError: pyarrow is wanted and not installed.
        OSError: nothing can be written there.

    """
    order.plan.check()
    with _whole(folder) as half:
        names, decisions = _play(order, half, progress)
        text = card(order.plan, order.rule_set, order.numbers, decisions, names)
        (half / CARD).write_text(text, "utf-8")
        sizes = {name: (half / name).stat().st_size for name in (*names, CARD)}
    return Exported(str(folder), SCHEMA, order.deals, decisions, sizes)


def _play(order: Order, half: Path, progress: Callable[[int], object]) -> tuple[list[str], int]:
    """Write the deals; give the names of the files and the number of decisions."""
    names = [*(f"{DECISIONS}.{form}" for form in order.forms), DEALS]
    decisions = 0
    with ExitStack() as open_sinks:
        sinks = [_sink(half / name, order.plan) for name in names]
        for sink in sinks:
            open_sinks.callback(sink.close)
        for number in order.numbers:
            played = order.plan.play(number)
            for sink in sinks:
                sink.add(played)
            decisions += len(played.decisions)
            progress(1)
    return names, decisions


def _sink(path: Path, plan: Plan) -> Sink:
    if path.suffix == ".parquet":
        return Parquet(path, observes=plan.observes)
    return Lines(path, deals=path.name == DEALS)


@contextmanager
def _whole(folder: Path) -> Iterator[Path]:
    """Give a folder to write to, which takes its name when all is written and on the disk."""
    if folder.exists():
        message = f"{folder} is there already; name another folder, or remove it"
        raise FolderTakenError(message)
    half = folder.with_name(f"{folder.name}.partial")
    try:
        half.mkdir(parents=True)
    except FileExistsError:
        message = f"{half} is of an export that runs or was killed; if none runs, remove it"
        raise FolderTakenError(message) from None
    try:
        yield half
        for file in half.iterdir():
            _to_disk(file)
        half.rename(folder)
    except BaseException:
        shutil.rmtree(half, ignore_errors=True)
        raise


def _to_disk(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
