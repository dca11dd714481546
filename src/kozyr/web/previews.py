"""The page of an invitation: the client's page with the rules of the table in its head (S3)."""

import html
import re
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from kozyr.rules.words import Lang
from kozyr.rules.words.preview import preview_text, preview_title
from kozyr.table.folding import Diverged
from kozyr.table.table import Table
from kozyr.web.doors import check
from kozyr.web.faults import AnyRequest
from kozyr.web.pages import PACKED, PAGE, Asset, answer, asset
from kozyr.web.places import place_of
from kozyr.web.services import Services, Shared

_TITLE: Final = re.compile(rb"<title>.*?</title>", re.DOTALL)
_LOCALE: Final[dict[Lang, str]] = {"ru": "ru_RU", "en": "en_US"}


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
    page: Asset = request.app.state.page
    found = await _table(services, table)
    if found is not None:
        lang = language(request.headers.get("accept-language", ""))
        names = await services.players.names([found.hosted_by()])
        where = place_of(request, services.settings.url) + f"/t/{found.id}"
        page = asset(PAGE, with_head(page.body, head(found, names[found.hosted_by()], where, lang)))
    sent = answer(request, page)
    sent.headers["vary"] = "accept-encoding, accept-language"
    return sent


async def _table(services: Services, table: str) -> Table | None:
    try:
        room = await services.host.room(table)
    except Diverged:
        return None
    return None if room is None else room.table


def language(accepted: str) -> Lang:
    """Give Russian to who asks for it first or for nothing, English to all others."""
    first = accepted.strip()[:2].lower()
    return "ru" if first in ("", "*", "ru") else "en"


def head(table: Table, host: str, where: str, lang: Lang) -> str:
    """Write what a messenger shows of a table at that address, escaped."""
    title = preview_title(table.preset, lang, home=table.home)
    text = preview_text(table.preset, table.rules, host, lang)
    tags = {
        "og:site_name": "Козырь" if lang == "ru" else "Kozyr",
        "og:type": "website",
        "og:locale": _LOCALE[lang],
        "og:url": where,
        "og:title": title,
        "og:description": text,
    }
    properties = "".join(_meta("property", name, value) for name, value in tags.items())
    return f"<title>{html.escape(title)}</title>{_meta('name', 'description', text)}{properties}"


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content, quote=True)}">'


def with_head(page: bytes, told: str) -> bytes:
    """Put it in the place of the page's title."""
    return _TITLE.sub(lambda _: told.encode(), page, count=1)
