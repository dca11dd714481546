"""The verifiable shuffle, version 1: all chance of a deal comes from one recorded seed (§1.5).

How anyone can recompute it, with HMAC meaning HMAC-SHA256 and numbers 4 bytes long, big endian:

* The *deal seed* is HMAC(server seed, message), where the message is `kozyr deal 1`, then for every
  seat in order the length of its seed and the seed, then the deal's number.
* A *stream* named by a purpose is the concatenation of the blocks HMAC(deal seed, purpose + 0x00 +
  counter), the counter being 0, 1, 2 … It is read as numbers.
* A *number below n* is the next number w of the stream with w < 2**32 - 2**32 % n, modulo n; other
  numbers are thrown away.
* A *shuffle* is Fisher-Yates over the cards, ascending: for i from the last index down to 1,
  swap card i with card j, j being a number below i + 1. Its purpose is `shuffle 0`; redeals use
  `shuffle 1`, `shuffle 2` … (§2.9).
* The *lots* for the dealer and for a first attacker have the purposes `dealer` and
  `first attacker`.

Before the deal the server shows the SHA-256 of its seed, after the game the seed itself.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

VERSION: Final = 1
"""Version of the algorithm above; recorded with every deal."""

SEED_BYTES: Final = 32
"""Length of a server seed and of a deal seed."""

PUBLIC_SEAT_SEED: Final = b"kozyr"
"""What a seat contributes to the shuffle while its player brings nothing of his own."""

_WORD = 4
_WORDS = 1 << (8 * _WORD)


def commitment(server_seed: bytes) -> str:
    """The SHA-256 of the server's seed in hex, shown before the deal."""
    return hashlib.sha256(server_seed).hexdigest()


def deal_seed(server_seed: bytes, seat_seeds: Sequence[bytes], number: int) -> bytes:
    """The 32-byte seed of a deal: the server's seed, the seats' seeds in order, its number."""
    parts = [b"kozyr deal 1"]
    for seed in seat_seeds:
        parts += [len(seed).to_bytes(_WORD, "big"), seed]
    parts.append(number.to_bytes(_WORD, "big"))
    return hmac.digest(server_seed, b"".join(parts), "sha256")


def shuffled(cards: Sequence[int], seed: bytes, attempt: int = 0) -> tuple[int, ...]:
    """The cards in the order of this deal seed; attempt 1, 2 … are the redeals (§2.9)."""
    order = sorted(cards)
    words = _words(seed, f"shuffle {attempt}")
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def lot(seed: bytes, purpose: str, n: int) -> int:
    """A number below n drawn for a named purpose, such as the dealer of a first deal (§2.1)."""
    return _below(n, _words(seed, purpose))


def _words(seed: bytes, purpose: str) -> Iterator[int]:
    counter = 0
    while True:
        place = purpose.encode() + b"\0" + counter.to_bytes(_WORD, "big")
        block = hmac.digest(seed, place, "sha256")
        for start in range(0, len(block), _WORD):
            yield int.from_bytes(block[start : start + _WORD], "big")
        counter += 1


def _below(n: int, words: Iterator[int]) -> int:
    bound = _WORDS - _WORDS % n
    return next(word for word in words if word < bound) % n
