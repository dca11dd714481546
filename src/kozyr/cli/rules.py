"""`kozyr rules`: named sets of rules, their rulebooks and comparisons."""

import os
import sys
from typing import Annotated, NoReturn

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from kozyr.cli.command import app
from kozyr.rules.book.agreed import in_words
from kozyr.rules.book.comparison import FEWEST, MOST
from kozyr.rules.book.comparison import compare as compared
from kozyr.rules.book.edition import named
from kozyr.rules.book.plain import comparison_text, edition_text, phrases
from kozyr.rules.presets import presets
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import Lang, hint, preset_title, sentence
from kozyr.rules.words.spoken import spoken


@app.command
def rules(
    name: str | None = None,
    *,
    compare: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")] = (),
    lang: Lang | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """List the named sets of rules, print the rulebook of one, or tell how some differ.

    Parameters
    ----------
    name
        The set whose rulebook to print, such as service_perevodnoy; all is the whole rulebook.
    compare
        Two to four sets.
    lang
        The language of the words, else the one of this machine's settings.
    json
        Print JSON for programs.
    """
    speaking = lang or spoken(os.environ)
    if compare:
        _print_comparison(compare, speaking, json=json)
    elif name:
        _print_rulebook(name, speaking, json=json)
    elif json:
        _print_json(presets())
    else:
        Console().print(_list_of_sets(speaking))


def _print_rulebook(name: str, lang: Lang, *, json: bool) -> None:
    found = named(lang, name, {})
    if isinstance(found, Refusal):
        _leave_refused(found, lang)
    _print_json(found) if json else print(edition_text(found), end="")  # noqa: T201


def _print_comparison(names: tuple[str, ...], lang: Lang, *, json: bool) -> None:
    if not FEWEST <= len(names) <= MOST:
        sys.exit(f"kozyr: name {FEWEST} to {MOST} sets to compare.")
    found = compared(lang, names)
    if isinstance(found, Refusal):
        _leave_refused(found, lang)
    _print_json(found) if json else print(comparison_text(found), end="")  # noqa: T201


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())  # noqa: T201 - a command line prints


def _leave_refused(refusal: Refusal, lang: Lang) -> NoReturn:
    """Say why the rules refuse it, and what would be right."""
    sys.exit(f"kozyr: {sentence(refusal, lang, str)} {hint(refusal, lang) or ''}".rstrip())


def _list_of_sets(lang: Lang) -> Table:
    table = Table(*(phrases(lang)[head] for head in ("name", "title", "players")))
    for one in presets():
        players = tuple(range(one.players_min, one.players_max + 1))
        table.add_row(one.name, preset_title(one.name, lang), in_words("players", players, lang))
    return table
