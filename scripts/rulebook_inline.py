"""Put a text of the rulebook into words: options, values, acts and terms as players call them."""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kozyr.rules.book.text import Inline, Span, plain
from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import names
from kozyr.rules.words import Lang, option_label, preset_title, value_label

WORDS = tomllib.loads(Path(__file__).with_name("rulebook_words.toml").read_text("utf-8"))

QUOTES: Final[dict[Lang, tuple[str, str]]] = {
    "ru": ("«", "»"),
    "en": ("“", "”"),
}
INNER: Final = str.maketrans("«»“”", "„“‘’")
TOKEN = re.compile(
    r"`(?P<code>[^`]+)`(?P<equals> =(?= ))?"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|\*(?P<em>.+?)\*"
    r"|§(?P<ref>\d+(?:\.\d+)?)"
    r"|(?P<chapter>(?:[Гг]лав[аеуы]|[Cc]hapter) (?P<n>\d+))"
)
TERMS: Final = tuple(WORDS["terms"])
ACT = re.compile(r"(\w+)(?:\([\w, ]*\))?")
NAMED_CODE = frozenset({"0.10", "0.11"})
"""Paragraphs about the names themselves."""
ACTS_ONLY = frozenset({"7.13", "17.5"})
"""Paragraphs where a name that an act shares with an option is the act."""


@dataclass(frozen=True)
class Speaker:
    """Puts the texts of one paragraph into words."""

    lang: Lang
    number: str

    def inlines(self, text: str) -> tuple[Inline, ...]:
        """Put a text into words, every term marked."""
        return tuple(_joined(self._parts(text)))

    def _parts(self, text: str) -> Iterator[Inline]:
        at = 0
        for token in TOKEN.finditer(text):
            yield from self._linked(text[at : token.start()])
            yield from self._token(token)
            at = token.end()
        yield from self._linked(text[at:])

    def _token(self, token: re.Match[str]) -> Iterator[Inline]:
        if token["code"]:
            yield from self._code(token["code"])
            yield " \N{EM DASH}" if token["equals"] else ""
        elif token["ref"]:
            yield Span("ref", token[0], token["ref"])
        elif token["chapter"]:
            yield Span("ref", token[0], token["n"])
        elif token["strong"]:
            yield Span("strong", self._words(token["strong"]))
        else:
            yield Span("em", self._words(token["em"]))

    def _words(self, text: str) -> str:
        """Put a text into words that lead nowhere."""
        return plain(self.inlines(text))

    def _code(self, code: str) -> Iterator[Inline]:
        speakers: tuple[Callable[[str], Iterator[Inline]], ...] = (
            self._act,
            self._option,
            self._value,
            self._presets,
        )
        known = () if self.number in NAMED_CODE else speakers
        for speaker in known:
            if spoken := list(speaker(code)):
                yield from spoken
                return
        yield Span("code", code)

    def _act(self, code: str) -> Iterator[Inline]:
        act = ACT.fullmatch(code)
        acts: dict[str, str] = WORDS["acts"][self.lang]
        if act is None or act[1] not in acts:
            return
        if act[1] not in OPTIONS or act[0] != act[1] or self.number in ACTS_ONLY:
            yield Span("act", self._quoted(acts[act[1]]))

    def _option(self, code: str) -> Iterator[Inline]:
        name, _, value = code.partition(" = ")
        if name not in OPTIONS:
            return
        label = option_label(name, self.lang)
        if value:
            label += f": {value_label(name, value, self.lang)}"
        yield Span("value" if value else "option", self._quoted(label), name)

    def _value(self, code: str) -> Iterator[Inline]:
        """Name a value alone, by the option of this paragraph that has it."""
        owners = [o for o in OPTIONS.values() if code in map(str, o.values)]
        mine = [o for o in owners if self.number in o.paragraph.split(", ")] or [
            o for o in owners if self.number.partition(".")[0] in o.paragraph
        ]
        labels = {value_label(o.name, code, self.lang): o.name for o in mine or owners}
        if owners:
            label, name = next(iter(labels.items()))
            yield Span("value", self._quoted(label), name)

    def _presets(self, code: str) -> Iterator[Inline]:
        stem, star, _ = code.partition("*")
        found = [name for name in names() if name == code or (star and name.startswith(stem))]
        for i, name in enumerate(found):
            yield ", " if i else ""
            yield Span("preset", self._quoted(preset_title(name, self.lang)), name)

    def _quoted(self, text: str) -> str:
        opening, closing = QUOTES[self.lang]
        return f"{opening}{text.translate(INNER)}{closing}"

    def _linked(self, text: str) -> Iterator[Inline]:
        """Mark the terms of the glossary."""
        at = 0
        for place in _terms(self.lang).finditer(text):
            yield text[at : place.start()]
            yield Span("term", place[0], TERMS[int(str(place.lastgroup)[1:])])
            at = place.end()
        yield text[at:]


@cache
def _terms(lang: Lang) -> re.Pattern[str]:
    """Give one pattern for all terms: the group that fits tells which."""
    each = (rf"(?P<t{i}>{forms[lang]})" for i, forms in enumerate(WORDS["terms"].values()))
    return re.compile(rf"\b(?:{'|'.join(each)})\b", re.IGNORECASE)


def _joined(parts: Iterator[Inline]) -> Iterator[Inline]:
    """Join neighbouring texts, and leave out empty ones."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
            continue
        if text:
            yield text
        yield part
        text = ""
    if text:
        yield text
