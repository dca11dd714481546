#!/usr/bin/env python3
"""A bot for Kozyr in a program of its own: the lowest card that will do, and nothing thrown in."""

import json
import sys


def choose(view: dict) -> dict | None:
    """Give an action, None where there is nothing to do."""
    trumps = view["trump_suit"]
    for one in sorted(view["moves"], key=lambda it: (it["card"] // 16 == trumps, it["card"] % 16)):
        if one["lead"]:
            return {"kind": "lead", "cards": [one["card"]]}
        if one["beat"]:
            return {"kind": "beat", "card": one["card"], "target": one["beat"][0]}
    ways = ("take", "pass", "hang", "decline", "waive")
    return next(({"kind": way} for way in ways if view["buttons"][way] is None), None)


for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "hello":
        answer = {"version": 1}
    else:
        answer = choose(told["view"]) if told["asked"] else None
    print(json.dumps(answer), flush=True)
