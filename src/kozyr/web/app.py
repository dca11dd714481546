"""The server's application, put together from its settings and ports."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from kozyr.bots.levels import player
from kozyr.storage.memory import MemoryJournal, NeverAway
from kozyr.storage.store import Store
from kozyr.storage.timers import MemoryDue
from kozyr.table.host import Ports
from kozyr.table.pool import Pool
from kozyr.web import (
    account_api,
    bots_api,
    doors,
    export_api,
    faults,
    guests_api,
    house_rules_api,
    lobby_api,
    manners_api,
    metrics_api,
    referee_api,
    return_api,
    rulebook_api,
    rules_api,
    standing_api,
    tables_api,
)
from kozyr.web.headers import protection
from kozyr.web.hosts import HostCheck, own_names
from kozyr.web.pages import PACKED, PAGE, STATIC, assets, site
from kozyr.web.places import qr_code
from kozyr.web.previews import house_rules_page, invitation_page
from kozyr.web.protocol import MESSAGE_LIMIT
from kozyr.web.quick_socket import quick_socket
from kozyr.web.services import Services, services
from kozyr.web.settings import THINKING, Settings
from kozyr.web.sockets import table_socket
from kozyr.web.system import SystemClock, SystemEntropy, ThinkingDelays


def memory_ports(thinking: int = THINKING) -> Ports:
    """Give the real clock, chance and delays, with logs that end with the process.

    So many bots may be `thinking` at once.
    """
    clock = SystemClock()
    return Ports(
        journal=MemoryJournal(),
        due=MemoryDue(),
        clock=clock,
        entropy=SystemEntropy(),
        delays=ThinkingDelays(),
        bots=player,
        outages=NeverAway(),
        thinking=Pool(clock, thinking),
    )


def stored_ports(store: Store, thinking: int = THINKING) -> Ports:
    """Give the real clock, chance and delays, with logs that outlive the process."""
    return msgspec.structs.replace(
        memory_ports(thinking), journal=store.journal, due=store.due, outages=store.outages
    )


def create_app(
    static: Path = STATIC,
    settings: Settings | None = None,
    ports: Ports | None = None,
    store: Store | None = None,
) -> Litestar:
    """Give the application that serves the built client in `static` and the tables.

    Without a store nothing outlives it. Raises ClientMissingError if the client has not been built.
    """
    settings = settings or Settings()
    found = ports or real_ports(settings, store)
    files = assets(static)
    parts = services(settings, found, store)
    return Litestar(
        [
            api(),
            table_socket,
            quick_socket,
            invitation_page,
            house_rules_page,
            return_api.come_by_link,
            metrics_api.metrics,
            site(files),
        ],
        dependencies={"services": Provide(lambda: parts, sync_to_thread=False)},
        state=State({"services": parts, "page": files[PAGE]}),
        lifespan=[lambda _: _at_work(parts)],
        exception_handlers={
            faults.TooManyError: faults.too_many,
            faults.ServiceError: faults.service_error,
            faults.RulesError: faults.rules_error,
            RecursionError: faults.too_deep,
            HTTPException: faults.http_error,
            Exception: faults.any_error,
        },
        middleware=[HostCheck(own_names(settings.url))],
        before_send=[protection(secure=settings.secure)],
        compression_config=CompressionConfig("gzip", minimum_size=1024, exclude_opt_key=PACKED),
        request_max_body_size=MESSAGE_LIMIT,
        openapi_config=None,
        logging_config=None,
    )


def real_ports(settings: Settings, store: Store | None) -> Ports:
    """Give the ports of a server with these settings that keeps everything in this store."""
    many = settings.thinking
    return memory_ports(many) if store is None else stored_ports(store, many)


def api() -> Router:
    """Give the routes under /api, with the door before them; their answers are never kept."""
    return Router(
        "/",
        route_handlers=[
            guests_api.me,
            guests_api.rename,
            *account_api.ROUTES,
            *bots_api.ROUTES,
            *standing_api.ROUTES,
            *manners_api.ROUTES,
            export_api.export,
            rules_api.rules,
            rules_api.check_rules,
            rulebook_api.rulebook,
            rulebook_api.comparison,
            referee_api.referee,
            referee_api.referee_words,
            lobby_api.lobby,
            lobby_api.my_tables,
            tables_api.make_table,
            tables_api.invite,
            tables_api.join,
            tables_api.admit,
            tables_api.propose_rules,
            qr_code,
            return_api.give_return_link,
            return_api.revoke_return_link,
            house_rules_api.house_rules,
            house_rules_api.keep_house_rules,
            house_rules_api.shared_house_rules,
            house_rules_api.rename_house_rules,
            house_rules_api.forget_house_rules,
        ],
        before_request=doors.check,
        response_headers={"cache-control": "no-store"},
    )


@contextlib.asynccontextmanager
async def _at_work(parts: Services) -> AsyncIterator[None]:
    """Keep a sweeper, the quick match, the crediting and a pulse at work while it runs."""
    await parts.players.prune(parts.clock.now())
    quick = parts.quick
    workers = (parts.sweeper, quick.match, quick.among_bots, parts.people.crediting)
    tasks = [asyncio.create_task(one.run()) for one in workers]
    if parts.store is not None:
        tasks.append(asyncio.create_task(parts.store.outages.keep_beating()))
    yield
    await parts.thinking.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
