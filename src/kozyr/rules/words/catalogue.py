"""The catalogue of one language, read from its TOML file."""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

Lang = Literal["ru", "en"]

LANGS: Final[tuple[Lang, ...]] = ("ru", "en")


class OptionWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an option is called, what it decides, and names of its values that need one."""

    label: str
    help: str
    values: dict[str, str] = {}


class SuitWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A suit alone, and its form within the name of a card."""

    name: str
    card: str


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All words of the rules in one language.

    `ranks` and `suits` are indexed by the numbers of `cards.card`; a rank has its forms
    by name (`short`, `nom`, and the cases the language needs), `card` has a template a
    case, `plurals` the forms of a noun by case and plural category (those of
    Intl.PluralRules). A template names parameters in braces, with a case after a colon:
    `{target:acc}`. `refusals` has a sentence a code; `variants` another one for its
    special case, `hints` one to add, `short` a few words for a button that is off; `points`
    words the reasons of the ledger, `chat` the set phrases of a table, `reports` why somebody is
    reported; `emoji` has the sign of each that may be shown; `motifs` says what is wise or unwise
    about a move, `explained` words a bot's move for the host.
    """

    ranks: tuple[dict[str, str], ...]
    suits: tuple[SuitWords, ...]
    card: dict[str, str]
    plurals: dict[str, dict[str, dict[str, str]]]
    phrases: dict[str, str]
    refusals: dict[str, str]
    variants: dict[str, str]
    hints: dict[str, str]
    short: dict[str, str]
    warnings: dict[str, str]
    faults: dict[str, str]
    groups: dict[str, str]
    options: dict[str, OptionWords]
    points: dict[str, str]
    chat: dict[str, str]
    emoji: dict[str, str]
    reports: dict[str, str]
    motifs: dict[str, str]
    explained: dict[str, str]


@cache
def words(lang: Lang) -> Catalogue:
    """Give the catalogue of the language."""
    text = (files("kozyr.rules.words") / f"{lang}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Catalogue)


def client_catalogue() -> dict[Lang, dict[str, object]]:
    """Give all catalogues as plain objects that JSON can hold, for the client's generator."""
    return {lang: msgspec.to_builtins(words(lang)) for lang in LANGS}
