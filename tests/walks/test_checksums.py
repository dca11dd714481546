"""Both kernels play the very same deals as when the checksums were noted (§19.7)."""

import pytest

from tests.walks.checksums import known, of_table, of_walks, tables
from tests.walks.sizes import COMPILED

TABLES = dict(tables())
KNOWN = known()


def test_every_table_has_a_checksum() -> None:
    assert set(KNOWN) == {*TABLES, "walks"}


@pytest.mark.parametrize("name", TABLES)
def test_the_deals_of_a_table_are_as_noted(name: str) -> None:
    found = of_table(TABLES[name], many=COMPILED)
    assert found == KNOWN[name][: len(found)]


def test_walks_in_any_order_are_as_noted() -> None:
    found = of_walks(many=COMPILED)
    assert found == KNOWN["walks"][: len(found)]
