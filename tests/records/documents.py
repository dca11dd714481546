"""Small documents for the referee's tests: mostly three players, and seat 0 has led 8♥."""

from copy import deepcopy
from typing import Any

from kozyr.records.referee import answer

BOUT: dict[str, Any] = {
    "rules": {"preset": "classic_perevodnoy"},
    "trump_card": "6♠",
    "talon": ["7♠", "9♠", "6♠"],
    "hands": [
        ["8♣", "10♣", "K♥", "K♦"],
        ["8♦", "J♥", "8♠", "A♦"],
        ["J♣", "Q♣", "A♥", "A♣"],
    ],
    "table": [{"attack": "8♥", "by": 0}],
    "opener": 0,
}

DEALT: dict[str, Any] = {
    "rules": {"preset": "classic"},
    "trump_card": "6♠",
    "hands": [
        ["6♦", "7♦", "8♦", "9♦", "10♦", "J♣"],
        ["6♣", "7♣", "8♣", "9♣", "7♠", "J♦"],
        ["6♥", "7♥", "8♥", "9♥", "10♥", "J♥"],
    ],
    "talon": [
        *("10♠", "J♠", "Q♠", "K♠", "A♠", "8♠", "9♠", "Q♥", "Q♦", "Q♣", "K♥", "K♦", "K♣"),
        *("A♥", "A♦", "A♣", "10♣", "6♠"),
    ],
}

CHEATING = {"options": {"cheating": "on"}}
COVERED = [{"attack": "8♥", "by": 0, "cover": "9♦", "cover_by": 1}]
"""A cover that can only be a cheat."""

WINDOW: dict[str, Any] = {
    "rules": CHEATING,
    "trump_card": "6♠",
    "talon": ["7♠", "9♠", "6♠"],
    "hands": [["8♣", "10♣"], ["J♥", "8♠"], ["J♣", "Q♣"]],
    "table": COVERED,
    "opener": 0,
    "passed": [0, 2],
    "cheats": ["9♦"],
}
"""A call window: everybody has passed on a cheated cover."""

LAST_CARD: dict[str, Any] = {
    "rules": CHEATING,
    "trump_card": "6♠",
    "hands": [["8♣", "10♣"], [], ["J♣", "Q♣"]],
    "table": COVERED,
    "opener": 0,
    "cheats": ["9♦"],
}
"""A call window after the defender's last card."""

TAKE = {"seat": 1, "kind": "take"}
DEAL = {"kind": "deal"}


def bout(**fields: object) -> dict[str, Any]:
    """The position above with other fields; None leaves a field out."""
    return changed(BOUT, fields)


def dealt(**fields: object) -> dict[str, Any]:
    """A deal before its first lead with other fields; None leaves a field out."""
    return changed(DEALT, fields)


def window(**fields: object) -> dict[str, Any]:
    return changed(WINDOW, fields)


def last_card(**fields: object) -> dict[str, Any]:
    return changed(LAST_CARD, fields)


def climbing(seats: int = 2, **fields: object) -> dict[str, Any]:
    """A lead at a table with epaulettes."""
    hands = [["6♥", "9♣"], ["K♥", "K♦"], ["7♥"], ["7♦"]][:seats]
    position = {"rules": own(pogony="lead_allowed"), "trump_card": "6♠", "hands": hands}
    return changed({**position, "opener": 0}, fields)


def changed(document: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    whole = {**deepcopy(document), **fields}
    return {name: value for name, value in whole.items() if value is not None}


def rules(preset: str = "classic_perevodnoy", **options: object) -> dict[str, Any]:
    return {"preset": preset, "options": options}


def own(**options: object) -> dict[str, Any]:
    return {"options": options}


def judged(position: dict[str, Any], *actions: dict[str, Any]) -> list[dict[str, Any]]:
    """The results of the actions; the position must be possible."""
    told: dict[str, Any] = answer({"position": position, "actions": list(actions)})
    assert "error" not in told, told
    results: list[dict[str, Any]] = told["results"]
    return results


def fault(position: object, *actions: object) -> tuple[str, str]:
    """Field and reason of the error that the document is answered with."""
    told: dict[str, Any] = answer({"position": position, "actions": list(actions) or [TAKE]})
    return told["error"]["field"], told["error"]["reason"]
