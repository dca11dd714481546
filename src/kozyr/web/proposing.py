"""Proposing other rules to a table's host, and the table that follows when he accepts (S5)."""

from collections.abc import Mapping

from kozyr.rules.agreement import agree
from kozyr.rules.limits import bind
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.commands import AnswerProposal, Leave, Propose
from kozyr.table.deciding import decide
from kozyr.table.log import Created
from kozyr.table.proposals import Proposal
from kozyr.table.table import Table
from kozyr.web.services import Services


async def propose(
    services: Services, table: Table, player: str, options: Mapping[str, object]
) -> Answer:
    """Propose a table's rules with some options otherwise; the seats stay as many as they are."""
    rules = {name: table.rules.value(name) for name in table.rules.__struct_fields__}
    agreed = agree(table.preset, {**rules, **options}, table.kind)
    if isinstance(agreed, Refusal):
        return agreed
    if bind(agreed.rules).seats != len(table.seats):
        return Trouble(FaultCode.SEATS_MISMATCH, {"n": len(table.seats)})
    if agreed.rules == table.rules:
        return Trouble(FaultCode.BAD_MESSAGE, {"detail": "these are the rules of the table"})
    if await services.people.manners.turned_away(player, {table.hosted_by()}):
        return Trouble(FaultCode.TURNED_AWAY)
    return await services.host.command(table.id, Propose(player, agreed.rules, agreed.home))


async def accept(services: Services, table: Table, command: AnswerProposal) -> Answer:
    """Open the table that the proposal asks for, with its host alone, and close this one."""
    judged = decide(table, _naming(command, "the next one"))
    if not isinstance(judged, tuple):
        return judged
    proposal = table.proposals[command.proposal - 1]
    following = await services.host.create(_following(table, proposal, command.player))
    answer = await services.host.command(table.id, _naming(command, following))
    if not isinstance(answer, Accepted) or await _moved_to(services, table.id) != following:
        leave = Leave(command.player, command.id, resigns=False)
        await services.host.command(following, leave)
    return answer


def _naming(command: AnswerProposal, table: str) -> AnswerProposal:
    return AnswerProposal(command.player, command.id, command.proposal, moved_to=table)


def _following(table: Table, proposal: Proposal, host: str) -> Created:
    return Created(
        rules=proposal.rules,
        preset=table.preset,
        home=proposal.home,
        levels=tuple(seat.level for seat in table.seats),
        host=host,
        kind=table.kind,
        password=table.password,
    )


async def _moved_to(services: Services, table: str) -> str | None:
    room = await services.host.room(table)
    closed = None if room is None else room.table.closed
    return None if closed is None else closed.moved_to
