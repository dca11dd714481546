"""The rules to choose from, and whether a choice holds: /api/rules."""

from functools import cache
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from kozyr.rules.agreement import agree
from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import Preset, presets
from kozyr.rules.refusal import Refusal
from kozyr.web.protocol import Checked, CheckRequest, OptionInfo, PresetInfo, RulesBook


@get("/api/rules", sync_to_thread=False)
def rules() -> RulesBook:
    """Give all options and all named sets."""
    return rules_book()


@post("/api/rules/check", status_code=200, sync_to_thread=False)
def check_rules(data: JSONBody[CheckRequest]) -> Checked:
    """Tell whether a table could have these rules, and under which name."""
    agreed = agree(data.preset, data.options, data.table)
    if isinstance(agreed, Refusal):
        return Checked(None, agreed, warnings=(), home=False, differences=())
    return Checked(
        agreed.rules,
        None,
        agreed.warnings,
        agreed.home,
        agreed.differences,
    )


@cache
def rules_book() -> RulesBook:
    """Write the book once; it never changes while the server runs."""
    options = (
        OptionInfo(name, option.group, option.values, option.default, option.paragraph)
        for name, option in OPTIONS.items()
    )
    return RulesBook(tuple(options), tuple(map(_info, presets())))


def _info(preset: Preset) -> PresetInfo:
    fields: dict[str, Any] = msgspec.structs.asdict(preset)
    return PresetInfo(options=fields.pop("rules"), **fields)
