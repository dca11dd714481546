"""What options, their values and whole sets of rules are called."""

from kozyr.rules.options import Value
from kozyr.rules.presets import preset
from kozyr.rules.words.catalogue import Lang, words


def option_label(option: str, lang: Lang) -> str:
    """Name an option, or the rule set (`preset`); any other text stands for itself."""
    catalogue = words(lang)
    if option in catalogue.options:
        return catalogue.options[option].label
    return catalogue.phrases["preset"] if option == "preset" else option


def value_label(option: str, value: Value, lang: Lang) -> str:
    """Name a value of an option; one that has no name of its own stands for itself."""
    named = words(lang).options.get(option)
    return named.values.get(str(value), str(value)) if named else str(value)


def preset_title(name: str, lang: Lang) -> str:
    """Give the title of a rule set; KeyError if there is none of that name."""
    found = preset(name)
    return found.title_ru if lang == "ru" else found.title_en


def table_title(name: str | None, lang: Lang, *, home: bool) -> str:
    """Title a table: its rule set, house rules based on one, or the players' own (no name)."""
    phrases = words(lang).phrases
    if name is None:
        return phrases["own"]
    title = preset_title(name, lang)
    inner = title.replace("«", "„").replace("»", "“")
    return phrases["home"].format(title=inner) if home else title
