"""What is spelled twice, for plain Python and for C, says the same in both."""

import re
from pathlib import Path

import pytest

from kozyr.game import bits, codes
from kozyr.game.state import State
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code

SOURCE = Path(__file__).parents[2] / "src/kozyr"
SIGNED = 1 << 63


def declared(name: str) -> str:
    return (SOURCE / name).read_text("utf-8")


INLINE = {
    name: (argument, body)
    for name, argument, body in re.findall(
        r"cpdef inline long long (\w+)\(long long (\w+)\) noexcept nogil:\n    return (.+)",
        declared("game/bits.pxd"),
    )
}
BUILTINS = {
    "__builtin_popcountll": int.bit_count,
    "__builtin_ctzll": lambda places: (places & -places).bit_length() - 1,
    "__builtin_clzll": lambda places: 64 - places.bit_length(),
}
SETS = [1, 2, 3, 1 << 60, (1 << 61) - 1, 0x1FFF, 0x1FFF << 48, 0x0001_0010_0100_1000, 0x1234_0567]
ARGUMENTS = {"place": range(61), "suit": range(4), "ranks": [0, 1, 0x1000, 0x0AAA, 0x1FFF]}


def in_c(name: str, value: int) -> int:
    """Evaluate a function of the .pxd on 64-bit ints."""
    argument, body = INLINE[name]
    result: int = eval(  # noqa: S307 - the text is our own .pxd
        body.replace("<long long>", ""), {**BUILTINS, argument: value}
    )
    return (result + SIGNED) % (2 * SIGNED) - SIGNED


def test_every_function_of_bits_has_its_twin_but_the_one_that_makes_lists() -> None:
    plain = {name for name, one in vars(bits).items() if callable(one)}
    assert plain - INLINE.keys() == {"zeros"}
    assert INLINE.keys() <= plain


@pytest.mark.parametrize("name", INLINE)
def test_a_function_of_bits_is_its_twin(name: str) -> None:
    argument, _ = INLINE[name]
    for value in ARGUMENTS.get(argument, SETS):
        assert in_c(name, value) == getattr(bits, name)(value)


def constants(text: str) -> dict[str, int]:
    """The numbers of codes.pxd: of its enum, and of its defines by the names they are given."""
    enum = re.findall(r"^    ([A-Z_]+) = (-?\d+)$", text, re.MULTILINE)
    defined = dict(re.findall(r"#define (\w+) (0x[0-9A-F]+)LL", text))
    wide = re.findall(r'const long long (\w+) "(\w+)"', text)
    return {name: int(number) for name, number in enum} | {
        name: int(defined[label], 16) for name, label in wide
    }


def plain_codes() -> dict[str, int]:
    return {name: number for name, number in vars(codes).items() if name.isupper()}


def test_codes_are_the_same_numbers_in_c() -> None:
    assert constants(declared("game/codes.pxd")) == plain_codes()


def test_refusals_keep_the_numbers_and_so_the_precedence_of_the_rules() -> None:
    kernel = {name: plain_codes()[name] for name in Code.__members__ if name in plain_codes()}
    assert kernel == {code.name: int(code) for code in Code if code <= Code.STALE}


FIELD = re.compile(r"^    cdef (?:public|readonly) (?:long long|bint|Limits) (.+)$", re.MULTILINE)


def fields(pxd: str) -> list[str]:
    """The names of the fields that a class of the kernel declares."""
    rows = FIELD.findall(declared(pxd))
    return [re.sub(r"\[\d+\]", "", name.strip()) for row in rows for name in row.split(",")]


def test_a_copied_state_has_every_field_of_the_other() -> None:
    limits = bind(Rules())
    one, other = State(limits), State(limits)
    for number, name in enumerate(fields("game/state.pxd")):
        value = getattr(one, name)
        if type(value) in {int, bool}:
            setattr(one, name, number % 7 + 1 if type(value) is int else True)
    for seat in range(8):
        one.put_hand(seat, seat + 1)
        one.put_place(seat, seat + 2)
    before = {name: getattr(one, name) for name in fields("game/state.pxd")}
    other.copy_from(one)
    assert {name: getattr(other, name) for name in fields("game/state.pxd")} == before


@pytest.mark.parametrize(
    ("pxd", "made"),
    [("game/state.pxd", State(bind(Rules()))), ("rules/limits.pxd", Limits(Rules()))],
)
def test_the_fields_of_a_class_are_declared(pxd: str, made: object) -> None:
    declared_fields = fields(pxd)
    assert len(set(declared_fields)) == len(declared_fields)
    assert all(hasattr(made, name) for name in declared_fields)
    assert set(getattr(made, "__dict__", declared_fields)) == set(declared_fields)
