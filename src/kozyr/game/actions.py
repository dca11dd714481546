"""What a player can do in a deal (§0.11), as values: one record a kind, the kind is the tag."""

from typing import Annotated

import msgspec

Card = Annotated[int, msgspec.Meta(ge=0, le=63)]
"""A card as it is written in an action: `suit * 16 + rank`."""

Cards = Annotated[tuple[Card, ...], msgspec.Meta(min_length=1, max_length=36)]
"""One or more cards."""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="lead"):
    """Open the bout with one or more cards of one rank (§4); ValueError without a card."""

    cards: Cards

    def __post_init__(self) -> None:
        """Refuse a lead of nothing, which no decoder lets pass either."""
        if not self.cards:
            msg = "a lead has at least one card"
            raise ValueError(msg)


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="beat"):
    """Cover the attack card `target` with `card` (§5)."""

    card: Card
    target: Card


class ThrowIn(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="throw_in"
):
    """Add an attack card (§6)."""

    card: Card


class Transfer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="transfer"
):
    """Lay a card of the rank and pass the attack on (§7)."""

    card: Card


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="show"):
    """Show the trump of the rank, keep it, and pass the attack on (§7.8)."""

    card: Card


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="take"):
    """Declare that the cards on the table will be taken (§8)."""


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="pass"):
    """Nothing to add as the table stands (§6.7)."""


Action = Lead | Beat | ThrowIn | Transfer | Show | Take | Pass
"""Any action of §0.11 that a fair table without epaulettes knows."""
