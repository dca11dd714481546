"""Pages of links that are passed on: the client's page with what they lead to in its head.

They are invitations to tables (S3) and house rules (S11).
"""

import html
import re
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kozyr.people.houserules import HouseRules
from kozyr.rules.words import Lang
from kozyr.rules.words.preview import house_title, preview_text, preview_title
from kozyr.table.folding import Diverged
from kozyr.table.table import Table
from kozyr.web.doors import check
from kozyr.web.faults import AnyRequest
from kozyr.web.pages import PACKED, PAGE, Asset, answer, asset
from kozyr.web.places import place_of
from kozyr.web.services import Services, Shared

_TITLE: Final = re.compile(rb"<title>.*?</title>", re.DOTALL)
_LOCALE: Final[dict[Lang, str]] = {"ru": "ru_RU", "en": "en_US"}


class Preview(msgspec.Struct, frozen=True):
    """What a messenger shows of a page of ours: a title and a text, not escaped yet."""

    path: str
    title: str
    text: str


@get(
    "/t/{table:str}",
    include_in_schema=False,
    opt={PACKED: True},
    before_request=check,
)
async def invitation_page(
    request: AnyRequest, services: Shared, table: FromPath[str]
) -> Response[bytes]:
    """Send the client's page; what messengers show of the link names the rules of the table."""
    found, lang = await _table(services, table), _language(request)
    if found is None:
        return _sent(request, services, None)
    host = found.hosted_by()
    names = await services.players.names([host])
    return _sent(request, services, invitation(found, names[host], lang))


@get(
    "/h/{name:str}",
    include_in_schema=False,
    opt={PACKED: True},
    before_request=check,
)
async def house_rules_page(
    request: AnyRequest, services: Shared, name: FromPath[str]
) -> Response[bytes]:
    """Send the client's page; what messengers show of the link names the house rules."""
    found, lang = await services.house_rules.find(name), _language(request)
    return _sent(request, services, None if found is None else house_rules(found, lang))


def _sent(request: AnyRequest, services: Services, shown: Preview | None) -> Response[bytes]:
    page: Asset = request.app.state.page
    if shown is not None:
        where = place_of(request, services.settings.url) + shown.path
        page = asset(PAGE, with_head(page.body, head(shown, where, _language(request))))
    sent = answer(request, page)
    sent.headers["vary"] = "accept-encoding, accept-language"
    return sent


async def _table(services: Services, table: str) -> Table | None:
    try:
        room = await services.host.room(table)
    except Diverged:
        return None
    return None if room is None else room.table


def _language(request: AnyRequest) -> Lang:
    return language(request.headers.get("accept-language", ""))


def language(accepted: str) -> Lang:
    """Give Russian to who asks for it first or for nothing, English to all others."""
    first = accepted.strip()[:2].lower()
    return "ru" if first in ("", "*", "ru") else "en"


def invitation(table: Table, host: str, lang: Lang) -> Preview:
    """Tell what a table plays, and who invites to it."""
    return Preview(
        path=f"/t/{table.id}",
        title=preview_title(table.preset, lang, home=table.home),
        text=preview_text(table.preset, table.rules, host, lang),
    )


def house_rules(kept: HouseRules, lang: Lang) -> Preview:
    """Tell how house rules are called, and what they are."""
    return Preview(
        path=f"/h/{kept.id}",
        title=house_title(kept.name, lang),
        text=preview_text(kept.preset, kept.rules, "", lang),
    )


def head(shown: Preview, where: str, lang: Lang) -> str:
    """Write what a messenger shows of the page at that address, escaped."""
    tags = {
        "og:site_name": "Козырь" if lang == "ru" else "Kozyr",
        "og:type": "website",
        "og:locale": _LOCALE[lang],
        "og:url": where,
        "og:title": shown.title,
        "og:description": shown.text,
    }
    properties = "".join(_meta("property", name, value) for name, value in tags.items())
    described = _meta("name", "description", shown.text)
    return f"<title>{html.escape(shown.title)}</title>{described}{properties}"


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content, quote=True)}">'


def with_head(page: bytes, told: str) -> bytes:
    """Put it in the place of the page's title."""
    return _TITLE.sub(lambda _: told.encode(), page, count=1)
