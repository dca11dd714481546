"""Seats played by programs: what they are told, and deals forfeited for whatever they do wrong."""

import re
import sys
from pathlib import Path

import msgspec
import pytest

from kozyr.bots.lowest import Lowest
from kozyr.game.actions import Action, Hang, Lead
from kozyr.game.view import View
from kozyr.lab.arena import compete
from kozyr.lab.external import External, Hello, Look, ProgramFaultError
from kozyr.lab.faults import FaultKind, IllegalMoveError
from kozyr.lab.match import arrange
from kozyr.lab.outcome import verdict
from kozyr.lab.playing import play
from kozyr.lab.program import Bounds, Program, ProgramError
from tests.rulebook.board import start

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.py"
GUIDE = EXAMPLE.parents[1] / "bots.md"
PYTHON = f"exec:{sys.executable} -I -S"
FAULTY = """
import sys
def say(text): print(text, flush=True)
for line in sys.stdin:
    if line.startswith('{"kind":"hello"'): say('{"version":1}')
    elif line.startswith('{"kind":"view","asked":true'): FAULT
    else: say("null")
"""


class Scripted(Program):
    """A program that is none: it keeps what it is told, and gives the answers it was given."""

    def __init__(self, *answers: bytes | ProgramError) -> None:
        self.answers = list(answers)
        self.told: list[dict[str, object]] = []

    def ask(self, line: bytes) -> bytes:
        self.told.append(msgspec.json.decode(line))
        answer = self.answers.pop(0) if self.answers else b"null"
        if isinstance(answer, ProgramError):
            raise answer
        return answer


def test_a_deal_begins_with_a_hello_that_names_rules_and_seat() -> None:
    program = Scripted(b'{"version":1,"name":"mine"}')
    rules = start("classic_perevodnoy").rules
    External(program, rules, 1)
    assert program.told == [
        {"kind": "hello", "seat": 1, "rules": msgspec.to_builtins(rules), "version": 1}
    ]


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        (b"hi", "answered 'hi'"),
        (b"{}", "version"),
        (b'{"version":2}', "speaks version 2, not 1"),
        (b'{"x":' + b"[" * 9000 + b"]" * 9000 + b"}", "recursion"),
    ],
)
def test_an_answer_to_the_hello_without_our_version_is_garbage(answer: bytes, what: str) -> None:
    with pytest.raises(ProgramFaultError, match=what) as raised:
        External(Scripted(answer), start("classic").rules, 0)
    assert raised.value.kind is FaultKind.GARBAGE


def test_the_guide_shows_lines_of_this_protocol() -> None:
    told = re.findall(r'^(\{"kind": "(?:hello|view)".*\})$', GUIDE.read_text("utf-8"), re.MULTILINE)
    rules, view = start("service_podkidnoy").rules, start("service_podkidnoy").view(1)
    for line, record in zip(told, (Hello(1, rules), Look(asked=True, view=view)), strict=True):
        whole = msgspec.json.decode(msgspec.json.encode(record))
        shown = msgspec.json.decode(line)
        assert set(shown) == set(whole)
        for name in ("rules", "view"):
            assert set(shown.get(name, ())) <= set(whole.get(name, ()))


def test_every_view_is_told_once_and_asked_about_only_when_it_is_the_seats_turn() -> None:
    deal = start("classic")
    lead = Lead((deal.view(1).moves[0].card,))
    program = Scripted(b'{"version":1}', b"null", msgspec.json.encode(lead))
    player = External(program, deal.rules, 1)
    first, second = deal.view(1), deal.view(1)
    player.see(first)
    player.see(second)
    player.see(second)
    assert player.choose(second) == lead
    assert [one.get("asked") for one in program.told] == [None, False, True]
    assert program.told[2]["view"] == msgspec.json.decode(msgspec.json.encode(second))


def test_how_the_deal_ended_is_told_and_stands_though_the_program_ends() -> None:
    deal = start("classic")
    program = Scripted(b'{"version":1}')
    play(deal, [Lowest(deal.rules), Lowest(deal.rules)])
    player = External(program, deal.rules, 0)
    program.answers = [ProgramError(FaultKind.CRASH, "ended with status 1")]
    player.see(deal.view(0))
    assert (len(program.told), program.told[1]["asked"]) == (2, False)


def test_the_example_plays_every_way_of_playing_without_a_fault() -> None:
    for rule_set, players in [("mailru_cheat", 2), ("gambiter_2x2", 4), ("classic_perevodnoy", 3)]:
        match = arrange(f"exec:{EXAMPLE}", "easy", rule_set, players=players)
        played = compete(match, 1)
        assert played.forfeits == ()
        assert played.tally.deals == match.sides
        assert played.hero.moves > 0
        assert played.hero.seconds > 0


OURS = """
import sys
import msgspec
from kozyr.bots.levels import player
from kozyr.lab.external import Hello, Look

told = msgspec.json.Decoder(Hello | Look)
for line in map(told.decode, sys.stdin):
    if isinstance(line, Hello):
        bot, answer = player("medium", line.rules, line.seat), {"version": 1}
    else:
        bot.see(line.view)
        answer = bot.choose(line.view) if line.asked else None
    print(msgspec.json.encode(answer).decode(), flush=True)
"""


def test_our_own_bot_plays_alike_when_it_has_lines_of_views_and_nothing_else(
    tmp_path: Path,
) -> None:
    program = tmp_path / "ours.py"
    program.write_text(OURS, "utf-8")
    for rule_set, players in [("mailru_cheat", 2), ("classic_perevodnoy", 3)]:
        apart = arrange(f"exec:{sys.executable} {program}", "easy", rule_set, players=players)
        here = arrange("medium", "easy", rule_set, players=players)
        there = compete(apart, 3)
        assert there.rounds == compete(here, 3).rounds
        assert there.hero.moves > 0


def test_programs_of_one_name_are_a_process_for_each_seat() -> None:
    played = compete(arrange("easy", f"exec:{EXAMPLE}", "classic", players=3), 1)
    assert (played.tally.deals, played.forfeits) == (3, ())


FAULTS = {
    FaultKind.CRASH: "1 / 0",
    FaultKind.GARBAGE: "say('my move is the ace')",
    FaultKind.ILLEGAL: 'say(\'{"kind":"hang"}\')',
    FaultKind.WAITING: "say('null')",
}


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("others", ["easy", "self"])
def test_a_fault_forfeits_the_deal_and_is_named(
    kind: FaultKind, others: str, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(FAULTY.replace("FAULT", FAULTS[kind]), "utf-8")
    name = f"{PYTHON} {bot}"
    match = arrange(name, "easy" if others == "easy" else name, "service_podkidnoy")
    played = compete(match, 1)
    assert played.tally.decided == len(played.forfeits) == 2
    assert {(one.name, one.kind) for one in played.forfeits} == {(name, kind)}
    assert (played.losses == 2) is (others == "easy")
    assert f"{name} has forfeited 2 by {kind}, the first since it " in verdict(played)


def test_silence_forfeits_the_deal(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import sys\nfor line in sys.stdin: pass", "utf-8")
    match = arrange(f"{PYTHON} {bot}", "easy", "classic", players=2, bounds=Bounds(seconds=0.01))
    played = compete(match, 1)
    assert [one.kind for one in played.forfeits] == [FaultKind.SILENCE] * 2
    assert played.losses == 2


@pytest.mark.parametrize(
    ("rule_set", "players", "hero", "won", "decided"),
    [
        ("gambiter_2x2", 4, True, 0, 2),
        ("gambiter_2x2", 4, False, 2, 2),
        ("gto_pogony", 2, True, 0, 2),
        ("gto_pogony", 2, False, 2, 2),
        ("gto_pogony", 3, True, 0, 3),
        ("gto_pogony", 3, False, 0, 0),
    ],
)
def test_who_forfeits_loses_for_his_team_and_is_no_champion(  # noqa: PLR0913
    rule_set: str, players: int, won: int, decided: int, tmp_path: Path, *, hero: bool
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(FAULTY.replace("FAULT", "1 / 0"), "utf-8")
    names = (f"{PYTHON} {bot}", "easy") if hero else ("easy", f"{PYTHON} {bot}")
    played = compete(arrange(*names, rule_set, players=players), 1)
    assert (played.wins, played.tally.decided) == (won, decided)
    assert len(played.forfeits) == played.match.sides


def test_a_fault_of_a_bot_of_the_package_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong(Lowest):
        def choose(self, view: View) -> Action | None:
            del view
            return Hang()

    monkeypatch.setattr("kozyr.lab.lineup.built_in", lambda *made: Wrong(made[1]))
    with pytest.raises(IllegalMoveError, match="cannot do Hang"):
        compete(arrange("easy", "easy", "classic", players=2), 1)
