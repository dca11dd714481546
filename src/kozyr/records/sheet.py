"""A position document read field by field, before anything is derived or compared."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kozyr.cards.deck import deck
from kozyr.game.deal import Previous
from kozyr.records.fault import DocumentError, contradiction
from kozyr.records.fields import Fields, a_number, an_array, an_object
from kozyr.records.modes import Modes, read_modes
from kozyr.rules.agreement import Agreement
from kozyr.rules.document import Fault, check_table
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal

PATH: Final = "position"
"""Where the position stands in its document."""

_MANY: Final = 2**31
"""More bouts than any deal has; the kernel counts them in 64 bits."""

_MOST_STALLING: Final = 39


class Row(msgspec.Struct, frozen=True):
    """An attack card of the table with its cover; None where nothing is told."""

    attack: int
    by: int | None
    cover: int | None
    cover_by: int | None


class Word(msgspec.Struct, frozen=True):
    """The state of the word as it was given: `open`, `closed`, a seat or nobody."""

    value: str | int | None


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """All fields of a position, each valid by itself; None where one is absent.

    The fields are those of the document, in its order, the last five in `modes`.
    """

    rules: Rules
    trump_card: int
    talon: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    table: tuple[Row, ...]
    discard: tuple[int, ...] | None
    opener: int | None
    defender: int | None
    transferrers: tuple[int, ...]
    shown: tuple[int, ...]
    taking: bool
    passed: tuple[int, ...]
    word: Word | None
    bout: int | None
    stalling: int
    out: tuple[int, ...]
    emptied: tuple[int, ...] | None
    dealer: int | None
    previous: Previous | None
    modes: Modes


_NAMES: Final = {*Sheet.__struct_fields__[:-1], *Modes.__struct_fields__}


def path_of(field: str) -> str:
    """Give the path of a field of the position."""
    return f"{PATH}.{field}"


def read_sheet(raw: object) -> Sheet:
    """Read a position; DocumentError names the first field that is wrong by itself."""
    document = an_object(raw, PATH)
    rules = _rules(document)
    cards = deck(rules.deck)
    fields = Fields(document, PATH, rules.players, frozenset(cards))
    sheet = Sheet(
        rules=rules,
        trump_card=fields.card("trump_card"),
        talon=fields.cards("talon") or (),
        hands=_hands(fields),
        table=_table(fields),
        discard=fields.cards("discard"),
        opener=fields.seat("opener"),
        defender=fields.seat("defender"),
        transferrers=fields.seat_row("transferrers") or (),
        shown=fields.seat_row("shown") or (),
        taking=fields.flag("taking"),
        passed=fields.seat_row("passed") or (),
        word=_word(fields),
        bout=fields.number("bout", 1, _MANY),
        stalling=fields.number("stalling", 0, _MOST_STALLING) or 0,
        out=fields.seat_row("out") or (),
        emptied=fields.seat_row("emptied"),
        dealer=fields.seat("dealer"),
        previous=_previous(fields),
        modes=read_modes(fields),
    )
    fields.known(_NAMES)
    return sheet


def _rules(document: Mapping[str, object]) -> Rules:
    """Read the rules; the number of players is that of the hands."""
    path = path_of("rules")
    if "rules" not in document:
        raise DocumentError(path, "missing")
    hands = document.get("hands")
    seats = len(hands) if isinstance(hands, list) else None
    agreed = _agreed(check_table(_with_players(document["rules"], seats)), path)
    if seats is not None and agreed.rules.players != seats:
        raise contradiction(path)
    return agreed.rules


def _with_players(raw: object, seats: int | None) -> object:
    if seats is None or not isinstance(raw, Mapping):
        return raw
    options = raw.get("options", {})
    if not isinstance(options, Mapping):
        return raw
    return {**raw, "options": {"players": seats, **options}}


def _agreed(checked: Agreement | Refusal | Fault, path: str) -> Agreement:
    if isinstance(checked, Fault):
        raise DocumentError(f"{path}.{checked.field}" if checked.field else path, checked.reason)
    if isinstance(checked, Refusal):
        raise DocumentError(path, checked.code)
    return checked


def _hands(fields: Fields) -> tuple[tuple[int, ...], ...]:
    path = fields.at("hands")
    rows = an_array(fields.required("hands"), path)
    return tuple(fields.card_row(row, f"{path}[{at}]") for at, row in enumerate(rows))


def _table(fields: Fields) -> tuple[Row, ...]:
    path = fields.at("table")
    rows = an_array(fields.raw.get("table", []), path)
    return tuple(_row(row, f"{path}[{at}]", fields) for at, row in enumerate(rows))


def _row(raw: object, path: str, parent: Fields) -> Row:
    fields = Fields(an_object(raw, path), path, parent.seats, parent.deck)
    row = Row(
        attack=fields.card("attack"),
        by=_optional_seat(fields, "by"),
        cover=fields.card("cover") if fields.raw.get("cover") is not None else None,
        cover_by=_optional_seat(fields, "cover_by"),
    )
    fields.known(Row.__struct_fields__)
    return row


def _optional_seat(fields: Fields, name: str) -> int | None:
    return fields.seat(name) if fields.raw.get(name) is not None else None


def _word(fields: Fields) -> Word | None:
    if "word" not in fields.raw:
        return None
    value = fields.raw["word"]
    if value is None:
        return Word(None)
    if isinstance(value, str):
        if value not in {"open", "closed"}:
            raise DocumentError(fields.at("word"), "value")
        return Word(value)
    return Word(a_number(value, fields.at("word"), 0, fields.seats - 1))


def _previous(fields: Fields) -> Previous | None:
    raw = fields.raw.get("previous")
    if raw is None:
        return None
    path = fields.at("previous")
    inner = Fields(an_object(raw, path), path, fields.seats)
    previous = Previous(inner.seat_or_null("fool_seat"), inner.seat_or_null("first_place"))
    inner.known(Previous.__struct_fields__)
    return previous
