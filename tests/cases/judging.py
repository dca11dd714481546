"""Compare an answer of the referee with what a case expects of it.

`expect` is an object for the last action, all before it being legal, or an array with an entry an
action (null = legal). Objects are compared partially, arrays exactly, hands without order.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

ABOUT_THE_ACTION = {"bout_closed", "refill_order", "drawn", "call"}
"""Keys of `after` that a refused action may change: they tell of the action, not of the state."""


def faults(expect: Any, answer: Mapping[str, Any]) -> list[str]:  # noqa: ANN401 - any JSON
    """Tell everything in which the answer is not the expected one."""
    if isinstance(expect, dict) and "error" in expect:
        found = answer.get("error", {}).get("field")
        return [] if found == expect["error"] else [f"error {found}, not {expect['error']}"]
    if "error" in answer:
        return [f"error {answer['error']}"]
    results = answer["results"]
    wants = expect if isinstance(expect, list) else [None] * (len(results) - 1) + [expect]
    if len(wants) != len(results):
        return [f"{len(results)} results, not {len(wants)}"]
    told = [
        f"action {at}: {fault}"
        for at, (want, result) in enumerate(zip(wants, results, strict=True))
        for fault in _faults(want or {"legal": True}, result)
    ]
    return [*told, *_changes(results)]


def _faults(want: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[str]:
    after = result["after"] or {}
    if not result["legal"] and not (result["refusal"]["code"] and result["refusal"]["paragraph"]):
        yield "a refusal without its code or paragraph"
    for key, value in want.items():
        if key in {"may", "may_not"}:
            yield from _permissions(key, value, after["may_act"])
            continue
        got = _got(key, result, after)
        if not _fits(_unordered(key, value), _unordered(key, got)):
            yield f"{key}: {got}, not {value}"


def _got(key: str, result: Mapping[str, Any], after: Mapping[str, Any]) -> Any:  # noqa: ANN401
    if key == "refusal":
        return (result["refusal"] or {}).get("code")
    return result["legal"] if key == "legal" else after.get(key)


def _permissions(
    key: str, wanted: Mapping[str, list[str]], may_act: Mapping[str, list[str]]
) -> Iterator[str]:
    for seat, kinds in wanted.items():
        for kind in kinds:
            if (kind in may_act.get(seat, [])) != (key == "may"):
                yield f"{key} {seat} {kind}: {may_act}"


def _changes(results: list[Mapping[str, Any]]) -> Iterator[str]:
    """A refused action leaves the state as it was."""
    for at, (before, result) in enumerate(pairwise(results), start=1):
        state = before["after"] or {} if not result["legal"] else {}
        for key, value in state.items():
            if key not in ABOUT_THE_ACTION and result["after"][key] != value:
                yield f"action {at}: the refusal changed {key}"


def _unordered(key: str, value: Any) -> Any:  # noqa: ANN401
    return [sorted(hand) for hand in value] if key == "hands" and value else value


def _fits(want: Any, got: Any) -> bool:  # noqa: ANN401
    if isinstance(want, dict):
        return isinstance(got, dict) and all(
            key in got and _fits(value, got[key]) for key, value in want.items()
        )
    return type(want) is type(got) and bool(want == got)
