"""One's own house rules, and those of others by their link: /api/house-rules (S11)."""

from collections.abc import Iterable
from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from kozyr.people.houserules import LONGEST_NAME
from kozyr.people.houserules import HouseRules as Kept
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, RulesError, ServiceError
from kozyr.web.guests_api import known_guest
from kozyr.web.meeting_protocol import (
    HouseRules,
    HouseRulesList,
    HouseRulesName,
    HouseRulesRequest,
)
from kozyr.web.names import tidy
from kozyr.web.services import Shared

_ID_BYTES: Final = 9


@get("/api/house-rules")
async def house_rules(request: AnyRequest, services: Shared) -> HouseRulesList:
    """List what the visitor keeps."""
    guest = await known_guest(request, services)
    return HouseRulesList(kept_rules(await services.house_rules.of(guest.ids)))


def kept_rules(kept: Iterable[Kept]) -> tuple[HouseRules, ...]:
    """Tell what somebody keeps to himself."""
    return tuple(_told(one, mine=True) for one in kept)


@post("/api/house-rules")
async def keep_house_rules(
    request: AnyRequest, services: Shared, data: JSONBody[HouseRulesRequest]
) -> HouseRules:
    """Keep rules that a table could have under a name."""
    guest = await known_guest(request, services)
    agreed = agree(data.preset, data.options)
    if isinstance(agreed, Refusal):
        raise RulesError(agreed)
    kept = Kept(
        id=services.entropy.draw(_ID_BYTES).hex(),
        owner=guest.id,
        name=_name(data.name),
        preset=agreed.preset,
        rules=agreed.rules,
        created=services.clock.now(),
    )
    if not await services.house_rules.add(kept):
        raise ServiceError(FaultCode.HOUSE_RULES_QUOTA)
    return _told(kept, mine=True)


@get("/api/house-rules/{name:str}")
async def shared_house_rules(
    request: AnyRequest, services: Shared, name: FromPath[str]
) -> HouseRules:
    """Read house rules by their link."""
    kept = await services.house_rules.find(name)
    if kept is None:
        raise ServiceError(FaultCode.UNKNOWN_HOUSE_RULES)
    guest = await services.visitors.known(request)
    return _told(kept, mine=guest is not None and kept.owner in guest.ids)


@put("/api/house-rules/{name:str}")
async def rename_house_rules(
    request: AnyRequest, services: Shared, name: FromPath[str], data: JSONBody[HouseRulesName]
) -> HouseRules:
    """Call one's house rules otherwise."""
    guest = await known_guest(request, services)
    if not await services.house_rules.rename(name, guest.ids, _name(data.name)):
        raise ServiceError(FaultCode.UNKNOWN_HOUSE_RULES)
    kept = await services.house_rules.find(name)
    if kept is None:
        raise ServiceError(FaultCode.UNKNOWN_HOUSE_RULES)
    return _told(kept, mine=True)


@delete("/api/house-rules/{name:str}")
async def forget_house_rules(request: AnyRequest, services: Shared, name: FromPath[str]) -> None:
    """Keep house rules no longer; their link leads nowhere then."""
    guest = await known_guest(request, services)
    if not await services.house_rules.forget(name, guest.ids):
        raise ServiceError(FaultCode.UNKNOWN_HOUSE_RULES)


def _name(asked: str) -> str:
    name = tidy(asked, LONGEST_NAME)
    if name is None:
        raise ServiceError(FaultCode.BAD_NAME)
    return name


def _told(kept: Kept, *, mine: bool) -> HouseRules:
    agreed = kept.agreement
    found = agreed.differences if isinstance(agreed, Agreement) else ()
    return HouseRules(
        id=kept.id,
        name=kept.name,
        path=f"/h/{kept.id}",
        preset=kept.preset,
        rules=kept.rules,
        differences=found,
        mine=mine,
    )
