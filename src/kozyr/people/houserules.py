"""House rules: a vector of options that somebody keeps under a name of his own (S11)."""

from typing import Final

import msgspec

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal

MOST: Final = 50
"""So many house rules somebody may keep."""

LONGEST_NAME: Final = 40
"""Characters of their name."""


class HouseRules(msgspec.Struct, frozen=True):
    """Rules under a name: `preset` is the set they are based on, None if they are one's own.

    Who knows the `id` may read them: it is their share link. `created` is in the server's
    milliseconds.
    """

    id: str
    owner: str
    name: str
    preset: str | None
    rules: Rules
    created: int

    @property
    def agreement(self) -> Agreement | Refusal:
        """What a table among friends would make of them today."""
        return agree(self.preset, msgspec.structs.asdict(self.rules))
