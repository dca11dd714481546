"""`kozyr admin`: what only the operator of a server may see or do, while it runs or not."""

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Annotated, Final

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection

from kozyr.cli.command import app
from kozyr.people.codes import RESET_LIFE, code_hash, make_code
from kozyr.people.player import login_of
from kozyr.rules.words import Lang, words
from kozyr.rules.words.spoken import spoken
from kozyr.storage.accounts import add_code, player_of_login
from kozyr.storage.faults import DataError
from kozyr.storage.manners import reports_of, settle
from kozyr.storage.names import names_of
from kozyr.storage.pairs import pairs as pairs_of
from kozyr.storage.results import recompute
from kozyr.storage.visiting import visited
from kozyr.web.settings import SettingError, from_environment
from kozyr.web.system import SystemEntropy

admin = App(name="admin", help="Look after the people of a server, on its machine.")
app.command(admin)

Json = Annotated[bool, Parameter(negative="")]

_PAIRS: Final = (
    "player",
    "player",
    "games",
    "duels",
    "better",
    "points",
    "exits",
    "short",
    "absent",
    "hurried, s",
    "thrown in",
    "at others",
    "same place",
)


@admin.command
def reset_login(name: str, *, json: Json = False) -> None:
    """Print a code that lets the owner of an account in once, within a day.

    Parameters
    ----------
    name
        The name he signs in with.
    json
        Print JSON for programs.
    """
    code, until = make_code(SystemEntropy()), _now() + RESET_LIFE
    with _data() as connection:
        player = player_of_login(connection, login_of(name))
        if player is None:
            sys.exit(f"kozyr: nobody signs in as {name}.")
        add_code(connection, player, code_hash(code), until)
    told = {"name": name, "code": code, "until": _date(until)}
    _print(told, f"{code} lets {name} in once, until {_date(until)}.", json=json)


@admin.command
def pairs(
    *, least: Annotated[int, Parameter(validator=Number(gte=1))] = 5, json: Json = False
) -> None:
    """List pairs of players who often meet, with what would show that they play together.

    better: how often each fared better than the other; points: what each has earned in these games;
    short: fewer than six cards laid by one of them; absent: a substitute played for one of them;
    hurried: the shortest time between the ends of two games; thrown in: cards a bout at each other,
    in games of three and more, and at the others; same place: one browser or address.

    Parameters
    ----------
    least
        The fewest games together.
    json
        Print JSON for programs.
    """
    with _data() as connection:
        found = pairs_of(connection, least)
        names = names_of(connection, {name for pair in found for name in (pair.one, pair.other)})
    if json:
        named = ([names[one.one], names[one.other]] for one in found)
        plain = map(msgspec.to_builtins, found)
        _print_json([{**one, "names": two} for one, two in zip(plain, named, strict=True)])
        return
    table = Table(*_PAIRS)
    for one in found:
        cells = (one.games, one.duels, _both(one.better), _both(one.points), one.exits, one.short)
        rest = (one.absent, one.hurried, one.thrown, one.usual, "yes" if one.same else "")
        who = (_who(names, one.one), _who(names, one.other))
        table.add_row(*who, *("" if cell is None else str(cell) for cell in (*cells, *rest)))
    Console().print(table)


@admin.command
def reports(
    *, settled: Json = False, mark: int | None = None, lang: Lang | None = None, json: Json = False
) -> None:
    """List what players have reported.

    Parameters
    ----------
    settled
        List the reports that are settled instead.
    mark
        Mark the report of this number as settled first.
    lang
        The language of the reasons, else the one of this machine's settings.
    json
        Print JSON for programs.
    """
    with _data() as connection:
        if mark is not None and not settle(connection, mark):
            sys.exit(f"kozyr: there is no report {mark}.")
        found = reports_of(connection, settled=settled)
        ids = {name for one in found for name in (one.reporter, one.reported)}
        names = names_of(connection, ids)
    if json:
        _print_json(found)
        return
    reasons = words(lang or spoken(os.environ)).reports
    table = Table("number", "when", "about", "reason", "by", "table")
    for one in found:
        who = (_who(names, one.reported), reasons[one.reason], _who(names, one.reporter))
        table.add_row(str(one.id), _date(one.at), *who, one.table or "")
    Console().print(table)


@admin.command
def recompute_ratings(*, json: Json = False) -> None:
    """Make all ratings anew from the results of rated games.

    Parameters
    ----------
    json
        Print JSON for programs.
    """
    with _data() as connection:
        rated = recompute(connection)
    _print({"rated": rated}, f"{rated} rated games make the ratings.", json=json)


@contextmanager
def _data() -> Iterator[Connection]:
    """Give the data that the settings name; leave with a sentence if it cannot be used."""
    try:
        folder = from_environment(os.environ).data
        if folder is None:
            sys.exit("kozyr: no folder of data is named; set KOZYR_DATA.")
        with visited(folder) as connection:
            yield connection
    except (SettingError, DataError) as problem:
        sys.exit(f"kozyr: {problem}")


def _now() -> int:
    return time.time_ns() // 1_000_000


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _both(two: Sequence[int]) -> str:
    return f"{two[0]} : {two[1]}"


def _who(names: dict[str, str], player: str) -> str:
    """Name a player with his id, as names can be alike; who is forgotten has only that."""
    return f"{names.get(player, '')} ({player[:6]})".strip()


def _print(told: Mapping[str, object], sentence: str, *, json: bool) -> None:
    _print_json(told) if json else print(sentence)  # noqa: T201 - a command line prints


def _print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())  # noqa: T201
