"""Files that decisions are written to, a deal at a time."""

from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from kozyr.lab.export.facts import SCHEMA, Played
from kozyr.lab.extras import MissingExtraError

DEALS: Final = "deals.jsonl"
DECISIONS: Final = "decisions"
GROUP: Final = 5000
"""About so many decisions are a row group of a Parquet file, and wait in memory."""


class Sink(Protocol):
    """A file that is being written."""

    def add(self, played: Played) -> None:
        """Write a deal."""

    def close(self) -> None:
        """Write what is left, and be done."""


class Lines:
    """JSON Lines: in one file a deal a line, or in another a decision a line."""

    def __init__(self, path: Path, *, deals: bool) -> None:
        self._file = path.open("wb")
        self._deals = deals

    def add(self, played: Played) -> None:
        """Write the line of a deal, or the lines of its decisions."""
        for record in (played.dealt,) if self._deals else played.decisions:
            self._file.write(msgspec.json.encode(record) + b"\n")

    def close(self) -> None:
        """Be done."""
        self._file.close()


class Parquet:
    """Parquet: a decision a row, its view and action as JSON.

    Raises:
        MissingExtraError: pyarrow is not installed.

    """

    def __init__(self, path: Path, *, observes: bool) -> None:
        try:
            import pyarrow as pa  # noqa: PLC0415 - only who writes Parquet needs it
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError as problem:
            raise MissingExtraError(problem.name or "pyarrow") from problem
        columns = [
            ("deal", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("view", pa.string()),
            ("legal", pa.list_(pa.int16())),
            ("act", pa.int16()),
            ("action", pa.string()),
            ("reward", pa.float64()),
            ("end", pa.string()),
        ]
        if observes:
            columns.append(("observation", pa.list_(pa.int8())))
        schema = pa.schema(columns, metadata={"kozyr.schema": str(SCHEMA), "licence": "CC0-1.0"})
        self._table = pa.Table
        self._writer = parquet.ParquetWriter(path, schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def add(self, played: Played) -> None:
        """Write the decisions of a deal."""
        for one in played.decisions:
            row: dict[str, Any] = msgspec.structs.asdict(one)
            row["view"] = msgspec.json.encode(one.view).decode()
            row["action"] = msgspec.json.encode(one.action).decode()
            self._rows.append(row)
        if len(self._rows) >= GROUP:
            self._write()

    def _write(self) -> None:
        self._writer.write_table(self._table.from_pylist(self._rows, schema=self._writer.schema))
        self._rows = []

    def close(self) -> None:
        """Write what is left, and be done."""
        if self._rows:
            self._write()
        self._writer.close()
