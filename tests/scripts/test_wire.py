from typing import get_args

from kozyr.web.protocol import ClientMessage
from scripts.wire import for_client, typescript, wire_schema

SCHEMA = wire_schema()
TYPES = typescript(for_client(SCHEMA))


def test_the_server_sends_every_field_and_the_client_may_leave_defaults_out() -> None:
    definitions = SCHEMA["$defs"]
    assert "params" in definitions["Fault"]["required"]
    assert "seed" not in definitions["AgainMessage"]["required"]
    assert "seed?: string | null;" in TYPES


def test_messages_are_told_apart_by_their_type() -> None:
    union = TYPES.split("export type ClientMessage =")[1].split(";")[0]
    names = {name.strip() for name in union.split("|")} - {""}
    assert names == {kind.__name__ for kind in get_args(ClientMessage)}
    assert 'type: "act";' in TYPES


def test_the_client_knows_no_option_by_name() -> None:
    assert "refill_order" in SCHEMA["$defs"]["Rules"]["properties"]
    assert "refill_order" not in TYPES
    assert "export interface OptionVector {\n  [k: string]: OptionValue;\n}" in TYPES


def test_nothing_is_left_of_the_remarks_of_the_generator() -> None:
    assert "referenced by" not in TYPES
    assert "interface Wire " not in TYPES
