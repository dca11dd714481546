"""The words of the rules in Russian and English: the one catalogue, and its grammar."""

from kozyr.rules.words.catalogue import LANGS, Catalogue, Lang, client_catalogue, words
from kozyr.rules.words.forms import card_name, listing, plural, ranks_text
from kozyr.rules.words.labels import option_label, preset_title, table_title, value_label
from kozyr.rules.words.sentences import Names, hint, remark, sentence, short

__all__ = [
    "LANGS",
    "Catalogue",
    "Lang",
    "Names",
    "card_name",
    "client_catalogue",
    "hint",
    "listing",
    "option_label",
    "plural",
    "preset_title",
    "ranks_text",
    "remark",
    "sentence",
    "short",
    "table_title",
    "value_label",
    "words",
]
