import io
import logging

import msgspec

from kozyr.web.logs import JsonLines, log_to


def line(**fields: object) -> dict[str, object]:
    """Write a record of these fields and read it back."""
    record = logging.makeLogRecord({"name": "kozyr", "levelname": "ERROR", **fields})
    text = JsonLines().format(record)
    assert "\n" not in text
    read: dict[str, object] = msgspec.json.decode(text)
    return read


def test_a_log_line_is_json_and_holds_the_named_fields_only() -> None:
    found = line(msg="a table was stopped", table="t1", cookie="secret", created=0)
    assert found == {
        "at": "1970-01-01T00:00:00Z",
        "level": "error",
        "logger": "kozyr",
        "event": "a table was stopped",
        "table": "t1",
    }


def test_a_traceback_stays_within_its_line() -> None:
    problem = ValueError("why")
    found = line(msg="failed", exc_info=(ValueError, problem, None))
    assert found["error"] == "ValueError: why"


def test_warnings_go_to_the_stream() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    try:
        log_to(stream)
        logging.getLogger("kozyr").info("not this")
        logging.getLogger("kozyr").warning("but this")
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
    assert stream.getvalue().count("but this") == 1
    assert "not this" not in stream.getvalue()
