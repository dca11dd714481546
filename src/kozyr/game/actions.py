"""What a player can do in a deal (§0.11), as values: one record a kind, the kind is the tag."""

from typing import Annotated

import msgspec

Card = Annotated[int, msgspec.Meta(ge=0, le=63)]
"""A card as it is written in an action: `suit * 16 + rank`."""

Cards = Annotated[tuple[Card, ...], msgspec.Meta(min_length=1, max_length=36)]
"""One or more cards."""


Player = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""A seat as it is written in a call."""


class _Action(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"
):
    """An act of a player; what it leaves out has its default."""


class _Armable(_Action, frozen=True, kw_only=True):
    """An act that may carry the mark of §14.2."""

    armed: bool = False


class Lead(_Armable, frozen=True, tag="lead"):
    """Open the bout with one or more cards of one rank (§4); ValueError without a card.

    A lead is never armed: the mark is there to be refused (§14.3).
    """

    cards: Cards

    def __post_init__(self) -> None:
        """Refuse a lead of nothing, which no decoder lets pass either."""
        if not self.cards:
            msg = "a lead has at least one card"
            raise ValueError(msg)


class Beat(_Armable, frozen=True, tag="beat"):
    """Cover the attack card `target` with `card` (§5); armed, any card will do (§14.3)."""

    card: Card
    target: Card


class ThrowIn(_Armable, frozen=True, tag="throw_in"):
    """Add an attack card (§6)."""

    card: Card


class Transfer(_Armable, frozen=True, tag="transfer"):
    """Lay a card of the rank and pass the attack on (§7)."""

    card: Card


class Show(_Action, frozen=True, tag="show"):
    """Show the trump of the rank, keep it, and pass the attack on (§7.8)."""

    card: Card


class Take(_Action, frozen=True, tag="take"):
    """Declare that the cards on the table will be taken (§8)."""


class Pass(_Action, frozen=True, tag="pass"):
    """Nothing to add as the table stands (§6.7)."""


class Call(_Action, frozen=True, tag="call"):
    """Accuse an opponent of having cheated in this bout (§14.6)."""

    player: Player


class Waive(_Action, frozen=True, tag="waive"):
    """Let it go: call nobody in this call window (§14.6)."""


class Hang(_Action, frozen=True, tag="hang"):
    """Hang the whole hand as epaulettes (§15.5)."""


class Decline(_Action, frozen=True, tag="decline"):
    """Keep the epaulettes and play on (§15.5)."""


Action = Lead | Beat | ThrowIn | Transfer | Show | Take | Pass | Call | Waive | Hang | Decline
"""Any action of §0.11."""
