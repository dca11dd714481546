"""From what somebody asks for to rules a table can have."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from kozyr.rules.effect import stored
from kozyr.rules.naming import Difference, differences, home_changes
from kozyr.rules.options import OPTIONS, Rules, Value
from kozyr.rules.presets import Preset, names, preset
from kozyr.rules.refusal import Refusal
from kozyr.rules.request import read_options, strange_value
from kozyr.rules.validity import TableKind, problems
from kozyr.rules.warnings import warnings

_KEPT: Final = 256
"""So many vectors are kept with what was said of them."""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """Rules a table can have, under the name it may carry.

    `preset` names the rule set they were made from (None = the players' own rules);
    `rules` is the vector as stored; `warnings` are W1-W4; `home` is true for house
    rules (see `naming.home_changes`); `differences` are those from the set, none for
    own rules.
    """

    preset: str | None
    rules: Rules
    warnings: tuple[str, ...]
    home: bool
    differences: tuple[Difference, ...]


def rules_of(
    preset_name: str | None, overrides: Mapping[str, object]
) -> Rules | tuple[Refusal, ...]:
    """Read a vector: the rule set (or the defaults), with the overrides over it.

    Gives every unknown name and strange value instead, if there are any; an unknown
    rule set is the strange value of an option `preset`. V1-V6 are not looked at here.
    """
    if preset_name is None:
        return read_options(Rules(), overrides)
    if preset_name not in names():
        return (strange_value("preset", preset_name, names()),)
    return read_options(preset(preset_name).rules, overrides)


def _agreement(rules: Rules, named: Preset | None) -> Agreement:
    vector = stored(rules)
    return Agreement(
        preset=named.name if named else None,
        rules=vector,
        warnings=warnings(vector),
        home=named is None or bool(home_changes(named, vector)),
        differences=differences(named, vector) if named else (),
    )


class OpenPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option that a set leaves to the players: what a table has, and what it could have."""

    option: str
    value: Value
    preset_value: Value
    values: tuple[Value, ...]


def open_points(
    preset_name: str | None, rules: Rules, kind: TableKind = "private"
) -> tuple[OpenPoint, ...]:
    """List what the players of a table have to agree on before the deal (S5).

    `values` are those with which the table could be made, everything else left as it is.
    """
    if preset_name is None:
        return ()
    named = preset(preset_name)
    points = (_open_point(option, named, rules, kind) for option in named.open)
    return tuple(point for point in points if len(point.values) > 1)


def _open_point(option: str, named: Preset, rules: Rules, kind: TableKind) -> OpenPoint:
    vector = msgspec.structs.asdict(rules)
    values = tuple(
        value
        for value in OPTIONS[option].values
        if isinstance(agree(named.name, {**vector, option: value}, kind), Agreement)
    )
    return OpenPoint(option, rules.value(option), named.rules.value(option), values)


def agree(
    preset_name: str | None, overrides: Mapping[str, object], kind: TableKind = "private"
) -> Agreement | Refusal:
    """Decide whether a table of this kind can have these rules.

    The one door for untrusted input: never raises; of several reasons against it the
    first in the order of `Code` is given.
    """
    rules = rules_of(preset_name, overrides)
    if not isinstance(rules, Rules):
        return rules[0]
    return _judged(rules, preset_name, kind)


@lru_cache(_KEPT)
def _judged(rules: Rules, preset_name: str | None, kind: TableKind) -> Agreement | Refusal:
    """Judge a vector of known values; whoever asks about it once asks again."""
    named = None if preset_name is None else preset(preset_name)
    against = problems(rules, named, kind)
    return against[0] if against else _agreement(rules, named)
