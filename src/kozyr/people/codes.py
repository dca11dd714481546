"""One-time codes that let somebody in who has lost everything else."""

import hashlib
from base64 import b32encode
from typing import Final

from kozyr.people.player import A_DAY
from kozyr.table.ports import Entropy

MANY: Final = 8
"""So many recovery codes belong to an account."""

RESET_LIFE: Final = A_DAY
"""A code printed for somebody by the operator can be used for so many milliseconds."""

_BYTES: Final = 10
_GROUP: Final = 4


def make_code(entropy: Entropy) -> str:
    """Make a code of 80 random bits, such as ABCD-EFGH-2345-6789."""
    text = b32encode(entropy.draw(_BYTES)).decode()
    return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))


def code_hash(code: str) -> str:
    """Give the hash under which a code is kept, however it was typed."""
    plain = "".join(char for char in code.upper() if char.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()
