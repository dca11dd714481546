"""Writing a small game down, and finding an equilibrium of it."""

from array import array
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kozyr.game.opening import lowest_trump
from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.batch import growth
from kozyr.lab.equilibrium.ends import Book, Ends
from kozyr.lab.equilibrium.game import Small, Start, dealt, starts
from kozyr.lab.equilibrium.growing import DEEPEST, Frame
from kozyr.lab.equilibrium.tree import MOST, Tree

Report = Callable[[float], None]
"""Told, from 0 to 1, how much of a piece of work is done."""

SMALL: Final = 1 << 16
"""Nodes for which there is room at first."""


class TooLargeError(ValueError):
    """A game does not fit into the memory allowed; the message says so."""


def silent(_: float) -> None:
    """Report nothing."""


class Table(msgspec.Struct, frozen=True):
    """A game written down: its tree, and the moments in which it hides nothing any more.

    `books` has what those are worth, by the manners in which the seats go on, once it was proved.
    """

    game: Small
    tree: Tree
    ends: Ends
    books: dict[tuple[int, int], Book] = msgspec.field(default_factory=dict)


def tabulate(
    game: Small, *, last: int = 0, report: Report = silent, room: int = SMALL, most: int = MOST
) -> Table:
    """Write the whole game down, to the end or to where the talon has so few cards (0 or 1).

    There is room for so many nodes at first. Where it does not suffice everything begins anew with
    twice the room, up to the most allowed; a node takes some 70 bytes.

    Raises:
        ValueError: there is no such game.
        TooLargeError: it has more nodes than allowed.

    """
    deals, room = starts(game), min(room, most)
    while True:
        table = _attempt(game, deals, last, room, report)
        if table is not None:
            return table
        if room >= most:
            msg = f"{game}: more than {room:,} nodes"
            raise TooLargeError(msg)
        room = min(2 * room, most)


def _attempt(
    game: Small, deals: Sequence[Start], last: int, room: int, report: Report
) -> Table | None:
    """The game written down if there is room for it."""
    tree = Tree(room, room // 2, 1 << (8 * room // 3).bit_length())
    tree.plant(array("d", [one.chance for one in deals]))
    table = Table(game, tree, Ends(game.limits(), game.suits * game.ranks, last))
    _write(table, deals, report)
    if tree.is_full:
        return None
    tree.forget()
    return table


def _write(table: Table, deals: Sequence[Start], report: Report) -> None:
    frame = Frame(table.ends, table.tree)
    for _ in range(DEEPEST):
        frame = Frame(table.ends, table.tree, frame)
    for root, one in enumerate(deals):
        if table.tree.is_full:
            return
        report(root / len(deals))
        frame.state.copy_from(dealt(table.ends.limits, one))
        growth(frame, root, *(_seen(table.tree, frame, seat) for seat in (0, 1)))


def _seen(tree: Tree, frame: Frame, seat: int) -> int:
    """What a seat sees before the first lead: the trump card, the deciding trump, its hand."""
    state = frame.state
    place = tree.see(-1, codes.SEAT + seat)
    place = tree.see(place, codes.CARD + state.trump_card)
    place = tree.see(place, codes.CARD + lowest_trump(state))
    return tree.see_cards(place, state.hands[seat])
