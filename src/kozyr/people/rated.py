"""Which deals are rated, and how they count for a rating (S64)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from kozyr.people.points import players
from kozyr.people.standing import ranking
from kozyr.rules.family import rateable
from kozyr.rules.limits import bind
from kozyr.rules.naming import unchanged
from kozyr.rules.presets import names, preset
from kozyr.table.facts import FinishedDeal

LADDER: Final = "ladder"

Unrated = Literal[
    "table", "bots", "training", "stopped", "rules", "acquainted", "bot_account", "ladder"
]
"""Why a deal is not rated.

`table`: not a quick match nor an open table of strangers, which has no password; `rules`: not a
set unchanged but for its clock, or cheating, or no clock; `acquainted`: two of the players share a
browser or an address; `bot_account`: a BOT account played; `ladder`: none but bots did, and the
deal counts on their own ladder.
"""

_STRANGERS: Final = ("quick", "rated")

Marks = Mapping[str, frozenset[str]]
"""By player: hashes of the browsers and addresses he was seen with."""


def why_unrated(
    deal: FinishedDeal, marks: Marks, owners: Mapping[str, str] = MappingProxyType({})
) -> Unrated | None:
    """Tell why a deal is not rated, None if it is. An exit is rated: the leaver lost.

    `owners` tells of the players that are BOT accounts whose they are.
    """
    if deal.ending == "stopped" or deal.result is None:
        return "stopped"
    if owners:
        return LADDER if _on_ladder(deal, owners) else "bot_account"
    if deal.kind not in _STRANGERS or deal.locked:
        return "table"
    if deal.training:
        return "training"
    if len(players(deal)) < len(deal.sitters):
        return "bots"
    if not _unchanged(deal):
        return "rules"
    return "acquainted" if _acquainted(deal, marks) else None


def _on_ladder(deal: FinishedDeal, owners: Mapping[str, str]) -> bool:
    """Whether bots alone played, by rules that are rated, none twice and no two of one owner."""
    if deal.training or not _unchanged(deal) or any(one not in owners for one in players(deal)):
        return False
    whose = [owners.get(one.player or "") or one.level for one in deal.sitters]
    return len(set(whose)) == len(whose)


def _unchanged(deal: FinishedDeal) -> bool:
    if deal.preset is None or deal.preset not in names() or not rateable(deal.rules):
        return False
    return unchanged(preset(deal.preset), deal.rules)


def _acquainted(deal: FinishedDeal, marks: Marks) -> bool:
    found = [mark for player in players(deal) for mark in marks.get(player, frozenset())]
    return len(found) > len(set(found))


def sides_of(deal: FinishedDeal) -> tuple[tuple[tuple[int, ...], int], ...]:
    """List the seats of each side with its place, counted from 1; sharers have the same one."""
    rows = ranking(deal)
    if bind(deal.rules).teams:
        if len(rows) == 1:
            seats = rows[0]
            return ((seats[::2], 1), (seats[1::2], 1))
        return tuple((row, place) for place, row in enumerate(rows, 1))
    return tuple(((seat,), place) for place, row in enumerate(rows, 1) for seat in row)
