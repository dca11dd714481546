"""Forms of words: ranks and cards in their cases, plurals, lists."""

from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import Final

from kozyr.cards.card import rank_of, suit_of
from kozyr.rules.words.catalogue import Lang, words

NOMINATIVE: Final = "nom"


def fill(template: str, form: Callable[[str, str], str]) -> str:
    """Fill the template; `form(name, case)` words a parameter, its case empty if none is asked."""
    return "".join(
        text + (form(name, case or "") if name else "")
        for text, name, case, _ in Formatter().parse(template)
    )


def listing(items: Sequence[str], lang: Lang) -> str:
    """List alternatives, the last one after «или» or "or"."""
    *first, last = items or [""]
    return f"{', '.join(first)} {words(lang).phrases['or']} {last}" if first else last


def card_name(card: int, lang: Lang, case: str = NOMINATIVE) -> str:
    """Name a card: «дамой пик», "the queen of spades"; KeyError for a case the language lacks."""
    catalogue = words(lang)
    forms = catalogue.ranks[rank_of(card)] | {"suit": catalogue.suits[suit_of(card)].card}
    return fill(catalogue.card[case], lambda name, _: forms[name])


def ranks_text(ranks: Iterable[int], lang: Lang, case: str = NOMINATIVE) -> str:
    """List ranks in a case, or shortly with case `short`: «девятку, короля или шестёрку»."""
    return listing([words(lang).ranks[rank][case] for rank in ranks], lang)


def _russian(n: int) -> str:
    teen = n // 10 % 10 == 1
    if n % 10 == 1 and not teen:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and not teen else "many"


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


_CATEGORY: Final[dict[Lang, Callable[[int], str]]] = {"ru": _russian, "en": _english}


def plural(noun: str, n: int, lang: Lang, case: str = NOMINATIVE) -> str:
    """Give the form of a noun of `Catalogue.plurals` that goes with a number >= 0, alone."""
    return words(lang).plurals[noun][case][_CATEGORY[lang](n)]
