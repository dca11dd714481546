"""What the server counts, for the programs of its operator: /metrics, to its own machine only."""

from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from typing import Final

from litestar import get
from litestar.exceptions import NotFoundException

from kozyr.table.thought_figures import BOUNDS, Figures
from kozyr.web.addresses import is_address
from kozyr.web.doors import asking, check
from kozyr.web.faults import AnyRequest
from kozyr.web.services import Shared

TEXT: Final = "text/plain; version=0.0.4"
"""The text format that Prometheus reads."""


@get("/metrics", media_type=TEXT, before_request=check, sync_to_thread=False)
def metrics(request: AnyRequest, services: Shared) -> str:
    """Give all figures; there is nothing here for who asks from elsewhere."""
    asks = asking(request)
    if not is_address(asks) or not ip_address(asks).is_loopback:
        raise NotFoundException
    return "\n".join([*thoughts(services.thinking.figures), ""])


def thoughts(figures: Figures) -> Iterator[str]:
    """Tell how bots have thought, line by line."""
    shares = ((f'effort="{much}"', count) for much, count in sorted(figures.moves.items()))
    yield from _figure("kozyr_bot_moves_total", "counter", shares)
    yield from _figure("kozyr_bot_failures_total", "counter", [("", figures.failed)])
    yield from _figure("kozyr_bot_waiting", "gauge", [("", figures.waiting)])
    yield from _figure("kozyr_bot_cpu_seconds_total", "counter", [("", round(figures.cpu, 3))])
    yield "# TYPE kozyr_bot_delay_seconds histogram"
    all_moves = figures.moves.total()
    within = [(f"{bound / 1_000:g}", figures.delays[bound]) for bound in BOUNDS]
    for bound, count in (*within, ("+Inf", all_moves)):
        yield f'kozyr_bot_delay_seconds_bucket{{le="{bound}"}} {count}'
    yield f"kozyr_bot_delay_seconds_sum {figures.delayed / 1_000:g}"
    yield f"kozyr_bot_delay_seconds_count {all_moves}"


def _figure(name: str, kind: str, values: Iterable[tuple[str, float]]) -> Iterator[str]:
    yield f"# TYPE {name} {kind}"
    for labels, value in values:
        yield f"{name}{{{labels}}} {value}" if labels else f"{name} {value}"
