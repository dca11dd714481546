from pathlib import Path

import httpx
import msgspec
import pytest

from kozyr.table.answers import FaultCode
from kozyr.web import limits
from kozyr.web.limits import Bucket, Quota
from kozyr.web.protocol import Fault
from kozyr.web.settings import Settings
from tests.table.world import ManualClock
from tests.web.serving import GENEROUS, a_client, answer_to, closed_with, served


def test_a_bucket_gives_what_it_holds_and_regains_it_over_its_period() -> None:
    clock = ManualClock()
    bucket = Bucket(clock, 3, 900)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.time += 299
    assert not bucket.take()
    clock.time += 1
    assert bucket.take()
    assert not bucket.take()
    clock.time += 9_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_tells_when_it_has_a_token_again() -> None:
    clock = ManualClock()
    quota = Quota(clock, 2, 60_000)
    assert quota.wait("a") == 0
    assert [quota.take("a") for _ in range(3)] == [True, True, False]
    assert quota.wait("a") == 30
    clock.time += 1_500
    assert not quota.take("a")
    assert quota.wait("a") == 29
    clock.time += 29_000
    assert quota.take("a")


def test_a_clock_set_back_gives_nothing() -> None:
    clock = ManualClock()
    bucket = Bucket(clock, 1, 900)
    assert bucket.take()
    clock.time -= 5_000
    assert not bucket.take()


def test_a_quota_counts_every_address_by_itself() -> None:
    quota = Quota(ManualClock(), 1, 900)
    assert quota.take("a")
    assert not quota.take("a")
    assert quota.take("b")


def test_a_quota_forgets_the_address_unseen_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    quota = Quota(ManualClock(), 1, 900)
    assert [quota.take(key) for key in ("a", "b", "a", "c")] == [True, True, False, True]
    assert quota.take("b")
    assert not quota.take("c")


def fault(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Fault).code


def test_an_address_makes_no_more_guests_tables_and_requests_than_it_may(tmp_path: Path) -> None:
    settings = Settings(new_guests=1, new_tables=1, requests=5)
    with served(a_client(tmp_path / "static"), settings) as server:
        guest = server.guest()
        refused = httpx.get(f"{server.root}/api/me")
        assert fault(refused) == (429, FaultCode.RATE_LIMITED)
        assert 3_590 <= int(refused.headers["retry-after"]) <= 3_600
        guest.make()
        wish = {"preset": "classic", "people": 1, "bots": ["easy"]}
        answer = guest.http.post("/api/tables", json=wish)
        assert fault(answer) == (429, FaultCode.TABLE_QUOTA)
        assert 3_590 <= int(answer.headers["retry-after"]) <= 3_600
        assert guest.http.get("/api/me").status_code == 200
        assert fault(guest.http.get("/api/me")) == (429, FaultCode.RATE_LIMITED)


def test_a_flood_on_a_socket_is_refused_and_at_last_cut_off(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, frames=2)
    with served(a_client(tmp_path / "static"), settings) as server:
        guest = server.guest()
        table = guest.make(people=2, bots=[])
        with guest.socket(table) as socket:
            take = {"type": "act", "id": "1", "action": {"kind": "take"}, "seen": 0}
            codes = [answer_to(socket, take) for _ in range(3)]
            assert codes[-1] == Fault(None, FaultCode.RATE_LIMITED)
            for _ in range(100):
                socket.send('{"type":"resync"}')
            assert closed_with(socket) == 1008
