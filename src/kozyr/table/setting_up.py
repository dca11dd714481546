"""Training tables whose deals start from a position (S39)."""

from kozyr.game.deal import Deal
from kozyr.records.fault import DocumentError
from kozyr.records.position import read_position
from kozyr.rules.options import Rules
from kozyr.table.log import Created, SetUp


class BadStartError(ValueError):
    """A table cannot start from this position; the message says why."""


def start_from(rules: Rules, position: object) -> Deal:
    """Give the deal at a position, a document of docs/positions.md, at a table of these rules.

    BadStartError if the document is at fault, is of other rules, tells of a deal that is over, or
    does not say who laid an attack card.
    """
    try:
        deal = read_position(position).deal
    except DocumentError as fault:
        raise BadStartError(str(fault)) from None
    if deal.rules != rules:
        message = "the position is of other rules"
        raise BadStartError(message)
    if not deal.players_in() or any(pair.by < 0 for pair in deal.view(0).table):
        message = "the position is of a deal that is over, or does not say who laid a card"
        raise BadStartError(message)
    return deal


def check_start(created: Created, start: SetUp) -> None:
    """Check that a table may start so; BadStartError if not."""
    if not created.training:
        message = "only a training table starts from a position"
        raise BadStartError(message)
    start_from(created.rules, start.position)
