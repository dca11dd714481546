"""Why a document cannot be judged: the path of its first fault, and the kind of fault."""

from typing import Final

ROOT: Final = ""
"""The path of a fault of the document itself."""


class DocumentError(ValueError):
    """A faulty document.

    `field` is the path of the fault, such as `position.hands[1][3]`; `reason` one of `missing`
    `unknown` `type` `value` `card` `duplicate_card` `lost_card` `contradiction`, for rules also a
    code of `kozyr.rules.refusal`.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field or 'document'}: {reason}")
        self.field = field
        self.reason = reason

    def told(self) -> dict[str, object]:
        """Tell the fault in plain values, as an answer does."""
        return {"field": self.field, "reason": self.reason}


def contradiction(field: str) -> DocumentError:
    """Make the fault of a field that does not agree with the others."""
    return DocumentError(field, "contradiction")
