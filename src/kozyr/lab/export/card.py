"""The card of a dataset: what it is, how it was made, what each field means, how to read it."""

from importlib.metadata import version
from typing import Final

import msgspec

from kozyr.lab.envs.numbering import count_of
from kozyr.lab.export.facts import SCHEMA
from kozyr.lab.export.plan import Plan
from kozyr.lab.export.sinks import DEALS, DECISIONS
from kozyr.rules.limits import bind

FIELDS: Final = {
    "deal": "number of the deal, from 0",
    "decision": "number of the decision in its deal, from 0; one that waited is not counted",
    "seat": "seat that decides, from 0 clockwise",
    "bot": "name of the bot in this seat",
    "view": "what the seat sees, and nothing else; cards are ints, suit * 16 + rank "
    "(suits ♠ ♣ ♦ ♥ from 0, ranks from 0, a two, to 12, an ace)",
    "legal": "numbers of all actions that are allowed, ascending: the legal mask, in short",
    "act": "number of the action that was chosen, one of `legal`",
    "action": "the same action, spelled out",
    "reward": "what the deal was worth to this seat: -1 to 1, all seats together 0",
    "end": "how the deal ended: durak, draw, stalling, teams, hang, cheat",
    "observation": "what the seat knows as a vector of ints from 0 to 127, the discarded cards and "
    "what it remembers of other hands included",
}
"""Every field of a decision, in words."""

TEXT: Final = """\
---
license: cc0-1.0
pretty_name: Durak, {rule_set}
tags: [durak, card-games, imperfect-information]
---

# Durak: decisions of bots

{deals:,} deals of the card game durak with {players} players, played by bots of Kozyr {version};
{decisions:,} decisions. Schema version {schema}.

The data was made by a program and holds nothing of any person. It may be used by anybody for any
purpose: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).

## How it was made

- rules: `{rules}`
- bots: {bots}, in this order around the table, one seat further with each deal
- deal k was shuffled from the seed `export {seed} k`, for k from {first} to {last}
- a bot saw what a player sees, the field `view`, and drew no chance

The same rules, bots, seed and version of Kozyr make the same files.

## Files

{files}

## Fields of a decision

| field | meaning |
| --- | --- |
{fields}

Numbers of actions are below {actions}; they, and the places of an observation, are told in
`docs/environments.md` of Kozyr. In Parquet `view` and `action` are JSON.

## Loading

```python
{example}```
"""

_LINES: Final = """\
import json

with open("decisions.jsonl", encoding="utf-8") as lines:
    decision = json.loads(next(lines))
mask = [number in decision["legal"] for number in range({actions})]
print(sum(mask), decision["view"]["hand"], decision["act"], decision["reward"])
"""

_PARQUET: Final = """\
import json

import pyarrow.parquet

table = pyarrow.parquet.read_table("decisions.parquet")
decision = table.slice(0, 1).to_pylist()[0]
mask = [number in decision["legal"] for number in range({actions})]
print(sum(mask), json.loads(decision["view"])["hand"], decision["act"], decision["reward"])
"""

_FILES: Final = {
    f"{DECISIONS}.jsonl": "a decision a line, JSON",
    f"{DECISIONS}.parquet": "a decision a row, Parquet",
    DEALS: "a deal a line: its number, seed and bots, and the `transcript` of the whole deal with "
    "all hands (`docs/transcripts.md` of Kozyr); bots have no clock, so every `at` is 0",
}


def card(plan: Plan, rule_set: str, numbers: range, decisions: int, files: list[str]) -> str:
    """Write the card of an export of the deals of these numbers."""
    actions = count_of(bind(plan.rules))
    fields = [name for name in FIELDS if name != "observation" or plan.observes]
    example = _PARQUET if f"{DECISIONS}.parquet" in files else _LINES
    return TEXT.format(
        rule_set=rule_set,
        deals=len(numbers),
        players=plan.rules.players,
        version=version("kozyr"),
        decisions=decisions,
        schema=SCHEMA,
        rules=msgspec.json.encode(plan.rules).decode(),
        bots=", ".join(plan.bots),
        seed=plan.seed,
        first=numbers.start,
        last=numbers.stop - 1,
        files="\n".join(f"- `{name}`: {_FILES[name]}" for name in files),
        fields="\n".join(f"| {name} | {FIELDS[name]} |" for name in fields),
        actions=actions,
        example=example.format(actions=actions),
    )
