"""How every seat fared in a deal that is over (§11.5 to §11.8, §12.6, §13.7)."""

from kozyr.game.view import Result
from kozyr.people.rates import Outcome
from kozyr.rules.limits import bind
from kozyr.table.facts import FinishedDeal


def ranking(deal: FinishedDeal) -> tuple[tuple[int, ...], ...]:
    """Rank the seats from the first, sharers of a place together; empty if it was stopped.

    Who left for good is last, the others are ranked by the play (§12.6); in teams the substitute
    plays for the team, and only the teams are ranked.
    """
    result = deal.result
    if result is None:
        return ()
    seats = tuple(sitter.seat for sitter in deal.sitters)
    if bind(deal.rules).teams:
        return _sides(result, seats)
    left = tuple(sitter.seat for sitter in deal.sitters if sitter.left)
    rows = [*_places(result, seats), left]
    kept = [tuple(seat for seat in row if seat not in left) for row in rows[:-1]]
    return tuple(row for row in (*kept, left) if row)


def _sides(result: Result, seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if result.winners is None:
        return (seats,)
    return (result.winners, tuple(seat for seat in seats if seat not in result.winners))


def _places(result: Result, seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Give the places; a hang places the hanger and the durak, the others share what is between."""
    if result.end != "hang":
        return result.places
    first = result.places[0]
    between = tuple(seat for seat in seats if seat not in first and seat != result.durak)
    return (first, between, () if result.durak is None else (result.durak,))


def outcomes(deal: FinishedDeal) -> dict[int, Outcome]:
    """Tell by seat who was first, who shared a draw, and who had neither; empty if stopped."""
    result, rows = deal.result, ranking(deal)
    if result is None:
        return {}
    fared: dict[int, Outcome] = {seat: "other" for row in rows for seat in row}
    sharing = _sharing(deal, result)
    first = rows[0]
    if len(first) == 1 or result.winners is not None:
        fared |= dict.fromkeys(first, "first")
    return fared | dict.fromkeys(sharing, "shared")


def _sharing(deal: FinishedDeal, result: Result) -> tuple[int, ...]:
    """List who shares a draw: the last in the order; in teams everybody, as a team that won won."""
    if result.end not in ("draw", "stalling"):
        return ()
    if bind(deal.rules).teams:
        return tuple(sitter.seat for sitter in deal.sitters)
    left = {sitter.seat for sitter in deal.sitters if sitter.left}
    return tuple(seat for seat in result.places[-1] if seat not in left)
