"""Judging proposals of other rules, and the host's answers (S5)."""

from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import AnswerProposal, Propose
from kozyr.table.log import Closed, ProposalAnswered, Proposed
from kozyr.table.proposals import MOST, open_of, standing
from kozyr.table.table import Table


def propose(table: Table, command: Propose) -> tuple[Proposed] | Accepted | Trouble:
    """Hear what rules somebody would rather consent to; the same again is heard once."""
    if table.closed is not None:
        return Trouble(FaultCode.TABLE_CLOSED)
    if table.deal is not None:
        return Trouble(FaultCode.ALREADY_DEALT)
    mine = open_of(table.proposals, command.player)
    if mine is not None and (mine.rules, mine.home) == (command.rules, command.home):
        return Accepted(table.told)
    if len(table.proposals) >= MOST:
        return Trouble(FaultCode.RATE_LIMITED)
    return (Proposed(command.player, command.rules, command.home),)


def answer(
    table: Table, seat: int, command: AnswerProposal
) -> tuple[ProposalAnswered] | tuple[Closed, ProposalAnswered] | Trouble:
    """Let the host, who has `seat`, answer; accepting closes the table for the one that follows."""
    if seat != table.host_seat():
        return Trouble(FaultCode.NOT_HOST)
    if table.deal is not None:
        return Trouble(FaultCode.ALREADY_DEALT)
    if command.proposal not in standing(table.proposals):
        return Trouble(FaultCode.UNKNOWN_PROPOSAL)
    accepted = command.moved_to is not None
    said = ProposalAnswered(command.proposal, accepted, seat, command.id)
    return (Closed("replaced", command.moved_to), said) if accepted else (said,)
