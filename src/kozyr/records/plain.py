"""Answers in words as text for a terminal."""

import textwrap
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from kozyr.records.acting import capital
from kozyr.records.line import LineError, write_line
from kozyr.records.told import May, Standing, Telling, Told
from kozyr.rules.words import Lang
from kozyr.rules.words.referee import referee_words

_WIDTH: Final = 96
_BAR: Final = "  | "


def text_of(document: object, telling: Telling, lang: Lang) -> str:
    """Lay out what was told of a document; its line, if it has one, comes last."""
    lines = [*_heading(document, telling), *_body(telling, lang)]
    with suppress(LineError):
        lines += ["", write_line(document)]
    return "\n".join(lines)


def _heading(document: object, telling: Telling) -> Iterator[str]:
    name = document.get("id") if isinstance(document, dict) else None
    title = " · ".join(filter(None, (name if isinstance(name, str) else "", telling.title)))
    if title:
        yield title


def _body(telling: Telling, lang: Lang) -> Iterator[str]:
    phrases = referee_words(lang).phrases
    if telling.fault:
        yield f"{phrases['fault']}: {telling.fault.field or '—'} ({telling.fault.reason})"
        yield telling.fault.sentence
    for told in telling.results:
        yield ""
        yield from _answer(told, lang)
    if telling.standing and not telling.results:
        yield from _asked_nothing(telling.standing, lang)


def _answer(told: Told, lang: Lang) -> Iterator[str]:
    yield told.question
    yield f"{told.verdict} · §{told.paragraph}"
    if told.sentence:
        yield told.sentence
    if told.numbers:
        yield "  " + " · ".join(f"{number.label}: {number.value}" for number in told.numbers)
    yield from _quoted(told)
    yield from told.news
    yield from _may(told.may, lang)


def _quoted(told: Told) -> Iterator[str]:
    """Lay the paragraph out in lines that fit, apart from what the referee says himself."""
    mark = f"§{told.paragraph} "
    for line in told.quote:
        yield from textwrap.wrap(mark + line, _WIDTH, initial_indent=_BAR, subsequent_indent=_BAR)
        mark = ""


def _asked_nothing(standing: Standing, lang: Lang) -> Iterator[str]:
    yield ""
    yield from _may(standing.may, lang) if standing.may else [referee_words(lang).phrases["nobody"]]


def _may(may: tuple[May, ...], lang: Lang) -> Iterator[str]:
    template = referee_words(lang).phrases["may"]
    for one in may:
        yield f"  {capital(template.format(name=one.name))}: {', '.join(one.acts)}"
