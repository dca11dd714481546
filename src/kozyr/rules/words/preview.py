"""What the preview of an invitation says of a table's rules, before anybody opens it (S3)."""

from functools import cache
from importlib.resources import files

import msgspec

from kozyr.rules.naming import Difference, from_defaults
from kozyr.rules.naming import differences as from_preset
from kozyr.rules.options import Rules, Value
from kozyr.rules.presets import preset
from kozyr.rules.seeking import plain
from kozyr.rules.words.catalogue import Lang
from kozyr.rules.words.labels import option_label, table_title, value_label


class PreviewWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Templates of a preview; they are no part of the catalogue that clients get."""

    invites: str
    title: str
    house: str
    rules: str
    changed: str
    chosen: str
    same: str
    instead: str
    value: str
    variants: dict[str, str]


@cache
def preview_words(lang: Lang) -> PreviewWords:
    """Give the templates of a language."""
    text = (files("kozyr.rules.words") / f"preview.{lang}.toml").read_bytes()
    return msgspec.toml.decode(text, type=PreviewWords)


def preview_title(name: str | None, lang: Lang, *, home: bool) -> str:
    """Title the preview of a table by its rules."""
    return preview_words(lang).title.format(title=table_title(name, lang, home=home))


def house_title(name: str, lang: Lang) -> str:
    """Title the preview of house rules by the name they are kept under."""
    return preview_words(lang).house.format(name=name)


def preview_text(name: str | None, rules: Rules, host: str, lang: Lang) -> str:
    """Name the variant, and every option in which the table differs from its set.

    Of the players' own rules every option that is not as usual is named.
    """
    words = preview_words(lang)
    variant = words.variants[plain(rules).variant or ""]
    named = (_named("players", rules.players, lang), _named("deck", rules.deck, lang))
    facts = " · ".join((words.rules.format(variant=variant), *named))
    invited = words.invites.format(name=host) if host else ""
    return " ".join(filter(None, (invited, f"{facts}.", _differing(name, rules, lang))))


def _differing(name: str | None, rules: Rules, lang: Lang) -> str:
    words = preview_words(lang)
    found = from_defaults(rules) if name is None else from_preset(preset(name), rules)
    if not found:
        return words.same if name else ""
    told = "; ".join(_difference(one, lang, own=name is None) for one in found)
    return (words.chosen if name is None else words.changed).format(list=told)


def _difference(one: Difference, lang: Lang, *, own: bool) -> str:
    if own:
        return _named(one.option, one.value, lang)
    return preview_words(lang).instead.format(
        option=option_label(one.option, lang),
        value=value_label(one.option, one.value, lang),
        before=value_label(one.option, one.preset_value, lang),
    )


def _named(option: str, value: Value, lang: Lang) -> str:
    label, word = option_label(option, lang), value_label(option, value, lang)
    return preview_words(lang).value.format(option=label, value=word)
