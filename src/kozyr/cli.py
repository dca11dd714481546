"""The `kozyr` command."""

import errno
import os
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import segno
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from kozyr.lab.arena import as_json, compete_aloud, verdict
from kozyr.lab.match import arrange
from kozyr.records.asking import json_of, told_text
from kozyr.records.explaining import line_fault
from kozyr.records.line import LineError
from kozyr.records.referee import answer_text
from kozyr.rules.book.agreed import in_words
from kozyr.rules.book.comparison import FEWEST, MOST
from kozyr.rules.book.comparison import compare as compared
from kozyr.rules.book.edition import named
from kozyr.rules.book.plain import comparison_text, edition_text, phrases
from kozyr.rules.presets import presets
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import Lang, hint, preset_title, sentence
from kozyr.rules.words.spoken import spoken
from kozyr.web.app import create_app
from kozyr.web.logs import log_to
from kozyr.web.pages import STATIC, ClientMissingError
from kozyr.web.serving import EVERYWHERE, address, listen, run
from kozyr.web.settings import LOOPBACK, SettingError, Settings, from_environment

UNTOLD: Final = frozenset({errno.EPIPE, errno.ENOSPC, errno.EIO})
"""Why what was printed did not arrive."""

TOO_DEEP: Final = "the JSON is nested too deeply"
PORT_TAKEN = "port {port} is in use. Stop the program that uses it, or add --port {other}."
CANNOT_LISTEN = "cannot listen on {host}:{port} ({why}). Name another --host or --port."


def kernel() -> str:
    """Return which form of the kernel this process would load."""
    spec = find_spec("kozyr.game.state")
    plain = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "plain Python" if plain else "compiled"


app = App(
    name="kozyr",
    help="Durak as people really play it.",
    version=lambda: f"kozyr {version('kozyr')}, kernel: {kernel()}",
)


@app.command
def serve(*, host: str | None = None, port: int | None = None) -> None:
    """Serve tables and print the address.

    KOZYR_URL is the public address, if there is one; pages and cookies are then served for it.

    Parameters
    ----------
    host
        The interface to listen on, else KOZYR_HOST, else this machine only; 0.0.0.0 is all.
    port
        The port to listen on, else KOZYR_PORT, else 8000; 0 is any free one.
    """
    start(_settings(host, port))


@app.command
def play(*, lan: Annotated[bool, Parameter(negative="")] = False, port: int | None = None) -> None:
    """Serve tables on this machine and print the address to open.

    Parameters
    ----------
    lan
        Let other devices of the local network in; the address is printed as a QR code too.
    port
        The port to listen on, else KOZYR_PORT, else 8000; 0 is any free one.
    """
    start(_settings(EVERYWHERE if lan else LOOPBACK, port), qr=lan)


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


@app.command
def referee(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang | None = None,
) -> None:
    """Judge positions and actions, or rules of a table, and tell the answers in plain words.

    Parameters
    ----------
    file
        The file of the document, of an array of documents, or of one-line positions; - is the
        standard input.
    json
        Print JSON for programs.
    lang
        The language of the words, else the one of this machine's settings.
    """
    speaking = lang or spoken(os.environ)
    try:
        asked = json_of(_handed_in(file))
        told = answer_text(asked) if json else told_text(asked, speaking).encode()
    except LineError as problem:
        _leave(file, line_fault(problem, speaking))
    except OSError as problem:
        _leave(file, problem.strerror)
    except RecursionError:
        _leave(file, TOO_DEEP)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        _leave(file, problem)
    out = getattr(sys.stdout, "buffer", None)
    if out is not None:
        out.write(told + b"\n")


def _handed_in(file: str) -> bytes:
    """Read a file, or for - the standard input, which may be closed (OSError)."""
    if file != "-":
        return Path(file).read_bytes()
    standard = getattr(sys.stdin, "buffer", None)
    if standard is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return bytes(standard.read())


def _leave(file: str, problem: object) -> NoReturn:
    """Say why a file cannot be used."""
    print(f"kozyr: {file}: {problem}", file=sys.stderr)  # noqa: T201 - a command line prints
    sys.exit(2)


@app.command
def arena(  # noqa: PLR0913 - a command has many options
    hero: str,
    field: str,
    *,
    rules: Annotated[str, Parameter(name="--preset")] = "service_podkidnoy",
    players: int | None = None,
    deck: int | None = None,
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 500,
    workers: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let one bot of a level play at a table of bots of another, and count who is the durak.

    Parameters
    ----------
    hero
        The level of the one bot, such as medium.
    field
        The level of all others, such as easy.
    rules
        The named set of rules.
    players
        How many play, else as many as the set says.
    deck
        The cards of the deck, else what the set says.
    deals
        How many shuffles to deal; each is played once with the hero in every seat.
    workers
        How many processes share the work; the result does not depend on it.
    json
        Print JSON for programs.
    """
    try:
        match = arrange(hero, field, rules, players=players, deck=deck)
    except ValueError as problem:
        sys.exit(f"kozyr: {problem}")
    tally = compete_aloud(match, deals, workers=workers)
    print(as_json(match, tally).decode() if json else verdict(match, tally))  # noqa: T201


def _list_of_sets(lang: Lang) -> Table:
    table = Table(*(phrases(lang)[head] for head in ("name", "title", "players")))
    for one in presets():
        players = tuple(range(one.players_min, one.players_max + 1))
        table.add_row(one.name, preset_title(one.name, lang), in_words("players", players, lang))
    return table


def _settings(host: str | None, port: int | None) -> Settings:
    try:
        settings = from_environment(os.environ)
    except SettingError as problem:
        sys.exit(f"kozyr: {problem}")
    given = {"host": host, "port": port}
    return msgspec.structs.replace(
        settings, **{name: value for name, value in given.items() if value is not None}
    )


def start(settings: Settings, *, qr: bool = False) -> None:
    """Listen, print the address (as a QR code too when asked) and serve until stopped."""
    host, port = settings.host, settings.port
    log_to(sys.stderr)
    try:
        application = create_app(STATIC, settings)
        listener = listen(host, port)
    except ClientMissingError as problem:
        sys.exit(f"kozyr: {problem}")
    except OSError as problem:
        sys.exit(f"kozyr: {_why_not_listening(problem, host, port)}")
    where = settings.url or address(listener)
    if qr:
        segno.make(where).terminal(compact=True)
    Console(soft_wrap=True).print(f"Kozyr is at {where}  (Ctrl+C stops it)")
    run(application, listener)


def _why_not_listening(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE:
        return PORT_TAKEN.format(port=port, other=port + 1)
    why = str(problem.strerror).partition(" (")[0]  # what follows repeats host and port
    return CANNOT_LISTEN.format(host=host, port=port, why=why)


def main() -> None:
    """Run the command named on the command line; who reads it may leave before its end."""
    try:
        try:
            app(sys.argv[1:])
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as problem:
        if problem.errno not in UNTOLD:
            raise
        _drop_output()
        sys.exit(1 if problem.errno == errno.EPIPE else f"kozyr: {problem.strerror}")


def _drop_output() -> None:
    """Send what is still to be printed nowhere: Python tries once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    main()
