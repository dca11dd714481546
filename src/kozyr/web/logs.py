"""Structured logs: one JSON object a line, without tokens, names, seeds or cards."""

import logging
import time
from typing import Final, TextIO

import msgspec

_FIELDS: Final = ("table", "seat", "reason", "path")
"""What a record may carry beside its message; nothing else of it is written."""


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON; a traceback stays within it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to(stream: TextIO) -> None:
    """Send warnings and errors, ours and the server's, to a stream as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
