"""Write the golden playthroughs, a whole deal of each set of rules as every seat sees it.

`python -m scripts.golden` writes `tests/golden/*.txt` anew and shows what has changed;
`--check` only shows it, and returns 1 if anything has.

A file tells act after act: the act, what everybody sees, and for each seat, where it differs from
what was told last, the hand and what the seat may do with it (`8♥>` lead, `8♥+` throw in,
`8♥»` transfer, `8♥!` show, `8♥/7♥` beat that card), after `armed` what it could do as a cheat.
"""

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kozyr.cards.card import RANKS, SUITS, text
from kozyr.game.actions import Action, Call, Take
from kozyr.game.deal import Deal
from kozyr.game.events import Acted, BoutClosed, DealOver, Drew, Event, WentOut
from kozyr.game.playout import Dice
from kozyr.game.translate import action_of, armed_moves
from kozyr.game.view import Act, CardMoves, LastBout, Pair, Result, View
from kozyr.rules.effect import stored
from kozyr.rules.options import Value
from kozyr.rules.presets import Preset, preset, presets

FOLDER = Path(__file__).parents[1] / "tests/golden"
SEATS = {"book": 5, "luckforfree": 4, "gambiter_podkidnoy": 4, "classic_perevodnoy": 4}
"""How many play where it is not three, or two where a set allows no more."""

VARIANTS: dict[str, tuple[str, dict[str, Value]]] = {
    "classic_cheating": ("classic", {"cheating": "on"}),
    "gto_pogony_2x2": ("gto_pogony", {"players": 4, "teams": "2x2"}),
}
"""Sets with a switch of theirs turned on, by the names of their files."""

TRIES = 24
"""So many deals are played, and the shortest that shows what its table is for is told."""


class Played(msgspec.Struct, frozen=True):
    """The acts of a whole deal, and what they have shown: kinds, `armed`, `right`, `wrong`."""

    acts: tuple[tuple[int, Action], ...]
    shown: frozenset[str]


def tables() -> dict[str, tuple[Preset, dict[str, Value]]]:
    """Return by the name of its file each set, and what a variant of one changes."""
    plain: dict[str, tuple[Preset, dict[str, Value]]] = {one.name: (one, {}) for one in presets()}
    turned = {name: (preset(base), options) for name, (base, options) in VARIANTS.items()}
    return {**plain, **turned}


def playthroughs() -> dict[str, str]:
    """Return each table's playthrough by the name of its file."""
    return {f"{name}.txt": playthrough(name) for name in tables()}


def playthrough(name: str) -> str:
    """Play a deal of the table from a fixed seed, acts drawn by fixed dice, and tell it."""
    base, options = tables()[name]
    seats = max(base.players_min, min(SEATS.get(name, 3), base.players_max))
    rules = stored(msgspec.structs.replace(base.rules, **{"players": seats, **options}))
    begun = Deal.start(rules, seed=name.encode())
    told = Telling(begun)
    title = f"{name}: {base.title_en}, {rules.players} seats"
    lines = [title, *told.opening(), *told.state()]
    for seat, action in _chosen(begun).acts:
        events = begun.act(seat, action)
        if isinstance(events, tuple):
            lines += [*told.act(seat, action), *told.events(events), *told.state()]
    return "\n".join(lines) + "\n"


def _chosen(begun: Deal) -> Played:
    """Play deals until one shows what its table is for, and choose the shortest of them."""
    limits, number = begun.state.limits, 0
    wanted = {"armed", "right", "wrong", "waive"} if limits.cheating else set()
    wanted |= {"hang", "decline"} if limits.pogony else set()
    while True:
        tried = [_played(begun.copy(), Dice(at)) for at in range(number, number + TRIES)]
        showing = [one for one in tried if one.shown >= wanted]
        if showing:
            return min(showing, key=lambda one: len(one.acts))
        number += TRIES


def _played(deal: Deal, dice: Dice) -> Played:
    """Play a deal to its end."""
    acts: list[tuple[int, Action]] = []
    shown: set[str] = set()
    while deal.result is None:
        seat, action = _drawn(deal, dice)
        events = deal.act(seat, action)
        shown |= _shown(action, events if isinstance(events, tuple) else ())
        acts.append((seat, action))
    return Played(tuple(acts), frozenset(shown))


def _shown(action: Action, events: tuple[Event, ...]) -> set[str]:
    """What an act has shown."""
    armed = {"armed"} if getattr(action, "armed", False) else set()
    acts = [event.act for event in events if isinstance(event, Acted)]
    calls = {"right" if act.right else "wrong" for act in acts if act.right is not None}
    return armed | calls | {act.kind for act in acts}


def _drawn(deal: Deal, dice: Dice) -> tuple[int, Action]:
    """Draw an act, mostly of the seat that is asked, and seldom a take: deals end sooner so."""
    seats = [seat for seat in range(deal.rules.players) if deal.legal(seat)]
    asked = deal.next_actor()
    if asked is not None and dice.below(4):
        seats = [asked]
    seat = seats[dice.below(len(seats))]
    choices = deal.legal(seat)
    if dice.below(8):
        choices = tuple(one for one in choices if not isinstance(one, Take)) or choices
    if deal.state.limits.cheating:
        choices = _with_cheats(deal, seat, choices, dice)
    return seat, choices[dice.below(len(choices))]


def _with_cheats(
    deal: Deal, seat: int, choices: tuple[Action, ...], dice: Dice
) -> tuple[Action, ...]:
    """Arm one act in four where that is possible, and call seldom."""
    armed = tuple(map(action_of, armed_moves(deal.state, seat)))
    if armed and not dice.below(4):
        return armed
    others = tuple(one for one in choices if not isinstance(one, Call))
    return others if others and dice.below(6) else choices


class Telling:
    """Tells a deal in lines, a seat's only when it has changed."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.told: dict[int, str] = {}

    def opening(self) -> Iterator[str]:
        """Tell what is known before the first lead."""
        view = self.deal.view(0)
        decided = "" if view.decided_by is None else f", decided by {text(view.decided_by)}"
        queen = "" if view.queen is None else f", last queen Q{SUITS[view.queen]}"
        yield f"trump card {text(view.trump_card)}, dealer {view.dealer}{decided}{queen}"

    def act(self, seat: int, action: Action) -> Iterator[str]:
        """Tell an act."""
        parts = msgspec.to_builtins(action)
        cards = parts.get("cards") or [part for part in [parts.get("card")] if part is not None]
        target = f" on {text(parts['target'])}" if "target" in parts else ""
        target += f" {parts['player']}" if "player" in parts else ""
        armed = " armed" if "armed" in parts else ""
        said = f"{parts['kind']} {_cards(cards)}{target}".replace("  ", " ").rstrip()
        yield ""
        yield f"{self.deal.acts}. seat {seat} {said}{armed}"

    def events(self, events: tuple[Event, ...]) -> Iterator[str]:
        """Tell what an act brought: whether a call was right, answers opened, a bout closed."""
        for event in events:
            match event:
                case Acted(act):
                    yield from _opened(act)
                case BoutClosed(bout):
                    yield from _closed(bout)
                case Drew(seat, _, cards, _):
                    yield f"  = seat {seat} draws {_cards(cards)}"
                case WentOut(seat):
                    yield f"  = seat {seat} is out"
                case DealOver(result):
                    yield _ended(result)

    def state(self) -> Iterator[str]:
        """Tell what everybody sees, then the seats that have changed."""
        views = [self.deal.view(seat) for seat in range(self.deal.rules.players)]
        yield "  " + _public(views[0])
        for view in views:
            line = _own(view)
            if line != self.told.get(view.seat):
                self.told[view.seat] = line
                yield line


def _opened(act: Act) -> Iterator[str]:
    """Tell what only the game knew: of a call how it turned out, of sealed answers all."""
    if act.right is not None:
        yield f"  = the call is {'right' if act.right else 'wrong'}"
    if act.kind in {"hang", "decline"}:
        yield f"  = seat {act.seat}: {act.kind} {_cards(act.cards)}".rstrip()


def _closed(bout: LastBout) -> Iterator[str]:
    yield f"  = bout {bout.bout} {bout.outcome}"
    if bout.cheats:
        yield f"  = cheats: {_cards(bout.cheats)}"
    if bout.passed_set is not None:
        yield f"  = the set of seat {bout.defender} goes to seat {bout.passed_set}"


def _ended(result: Result) -> str:
    places = " ".join("=".join(map(str, place)) for place in result.places)
    told = f"  = {result.end}, durak {result.durak}, places {places}"
    if result.winners is not None:
        told += f", winners {list(result.winners)}, fool seat {result.fool_seat}"
    return told + (", match over" if result.match_over else "")


def _public(view: View) -> str:
    parts = [f"bout {view.bout} {view.phase}", f"talon {view.talon}", f"discard {view.discard}"]
    if view.phase not in {"over", "hanging"}:
        parts.append(f"{view.opener} on {view.defender}, main {view.main_attacker}")
    if view.phase == "bout":
        word = view.word_seat if view.word == "seat" else view.word
        parts += [f"word {word}", f"limit {view.limit}", f"room {view.room}"]
    if view.phase in {"bout", "calling"}:
        parts += [f"passed {[one.seat for one in view.seats if one.passed]}", _table(view)]
    parts += _marks(view)
    parts.append(f"may act {list(view.may_act)}")
    return " | ".join(parts)


def _marks(view: View) -> Iterator[str]:
    """Tell what only tables with cheating or epaulettes know of the seats."""
    for name in ("waived", "no_arm"):
        marked = [one.seat for one in view.seats if getattr(one, name)]
        if marked:
            yield f"{name} {marked}"
    rungs = [RANKS[one.rung] for one in view.seats if one.rung is not None]
    if rungs:
        yield f"rungs {' '.join(rungs)}"


def _table(view: View) -> str:
    taking = " taking" if view.taking else ""
    return " ".join(_pair(pair) for pair in view.table) + taking


def _pair(pair: Pair) -> str:
    return text(pair.attack) + ("" if pair.cover is None else f"/{text(pair.cover)}")


def _own(view: View) -> str:
    buttons = msgspec.to_builtins(view.buttons)
    free = [name for name in _BUTTONS if buttons[name] is None]
    free += [f"call {seat}" for seat in view.calls]
    cards = " ".join(_card(moves) for moves in view.moves)
    armed = " ".join(_card(moves) for moves in view.armed)
    told = f"  seat {view.seat} {view.role}: {cards} [{' '.join(free)}]"
    return f"{told} armed {armed}" if armed else told


_BUTTONS = ("take", "pass", "waive", "hang", "decline")


def _card(moves: CardMoves) -> str:
    signs = {">": moves.lead, "+": moves.throw_in, "»": moves.transfer, "!": moves.show}
    marks = "".join(sign for sign, on in signs.items() if on)
    return text(moves.card) + marks + "".join(f"/{text(target)}" for target in moves.beat)


def _cards(cards: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(text, cards))


def difference(name: str, new: str) -> str:
    """Return how a playthrough differs from its file, empty if it does not."""
    file = FOLDER / name
    old = file.read_text("utf-8") if file.is_file() else ""
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), name, "now", lineterm="", n=1)
    return "\n".join(lines)


def main() -> int:
    """Write, or with --check only compare; return 1 when a check finds a difference."""
    changed = False
    for name, new in playthroughs().items():
        shown = difference(name, new)
        changed |= bool(shown)
        print(shown, end="\n" if shown else "")
        if "--check" not in sys.argv:
            (FOLDER / name).write_text(new, "utf-8")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
