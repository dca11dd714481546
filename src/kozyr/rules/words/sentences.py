"""What a player is told when something is refused."""

from collections.abc import Callable, Mapping
from typing import Final

from kozyr.rules.refusal import PARAM_KINDS, ParamValue, Refusal
from kozyr.rules.words.catalogue import Catalogue, Lang, words
from kozyr.rules.words.forms import NOMINATIVE, card_name, fill, listing, plural, ranks_text
from kozyr.rules.words.labels import option_label, value_label

Names = Callable[[int], str]
"""Gives the name of the player in a seat."""

SHORT: Final = 20
"""The most characters on the second line of a button."""

Params = Mapping[str, ParamValue]

_SPECIAL: Final[dict[str, tuple[str, Callable[[Params, int | None], bool]]]] = {
    "lead_first": ("lead_first_self", lambda params, reader: params["seat"] == reader),
    "players_preset": ("players_preset_one", lambda params, _: params["min"] == params["max"]),
    "not_a_set": ("not_a_set_queen", lambda params, _: bool(params["queen"])),
}
"""By code: the variant that takes the sentence's place, and when."""


def _items(value: ParamValue) -> tuple[int | str, ...]:
    return value if isinstance(value, tuple) else (value,)


def _form(params: Params, lang: Lang, names: Names) -> Callable[[str, str], str]:
    """Make the function that words the parameters of one refusal."""
    option = str(params.get("option", "teams"))
    wording: dict[str, Callable[[int | str, str], str]] = {
        "seat": lambda seat, _: names(int(seat)),
        "card": lambda card, case: card_name(int(card), lang, case),
        "cards": lambda card, case: card_name(int(card), lang, case),
        "ranks": lambda rank, case: ranks_text((int(rank),), lang, case),
        "number": lambda number, _: str(number),
        "numbers": lambda number, _: str(number),
        "option": lambda name, _: option_label(str(name), lang),
        "options": lambda name, _: str(name),
        "value": lambda value, _: str(value),
        "values": lambda value, _: value_label(option, value, lang),
    }

    def form(placeholder: str, case: str) -> str:
        if placeholder == "cards":
            return plural("cards", int(_items(params["n"])[0]), lang, case or NOMINATIVE)
        name = "seat" if placeholder == "name" else placeholder
        word = wording[PARAM_KINDS[name]]
        return listing([word(item, case or NOMINATIVE) for item in _items(params[name])], lang)

    return form


def _template(refusal: Refusal, catalogue: Catalogue, reader: int | None) -> str:
    variant, holds = _SPECIAL.get(refusal.code, ("", None))
    if holds and holds(refusal.params, reader):
        return catalogue.variants[variant]
    return catalogue.refusals[refusal.code]


def sentence(refusal: Refusal, lang: Lang, names: Names, reader: int | None = None) -> str:
    """Say why, in a full sentence of the language.

    `reader` is the seat that is told: a sentence that would name the reader himself has
    another wording. KeyError for a code that is none or lacks a parameter.
    """
    template = _template(refusal, words(lang), reader)
    text = fill(template, _form(refusal.params, lang, names))
    return text[:1].upper() + text[1:]


def hint(refusal: Refusal, lang: Lang) -> str | None:
    """Say what would be right, where the sentence leaves that open; None if there is nothing."""
    template = words(lang).hints.get(refusal.code)
    if template is None or refusal.params.get("near") == ():
        return None
    return fill(template, _form(refusal.params, lang, str))


def short(refusal: Refusal, lang: Lang, names: Names) -> str | None:
    """Say why in at most `SHORT` characters, a long name cut; None if no button needs it."""
    template = words(lang).short.get(refusal.code)
    if template is None:
        return None
    rest = len(fill(template, _form(refusal.params, lang, lambda _: "")))

    def cut(seat: int) -> str:
        name, room = names(seat), SHORT - rest
        return name if len(name) <= room else name[: room - 1] + "…"

    return fill(template, _form(refusal.params, lang, cut))


def remark(code: str, params: Params, lang: Lang, names: Names) -> str:
    """Say in a sentence what a motif means; KeyError for a code that is none."""
    return fill(words(lang).motifs[code], _form(params, lang, names))
