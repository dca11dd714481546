"""Write the golden playthroughs, a whole deal of each playable set of rules as every seat sees it.

`python -m scripts.golden` writes `tests/golden/*.txt` anew and shows what has changed;
`--check` only shows it, and returns 1 if anything has.

A file tells act after act: the act, what everybody sees, and for each seat, where it differs from
what was told last, the hand and what the seat may do with it (`8♥>` lead, `8♥+` throw in,
`8♥»` transfer, `8♥!` show, `8♥/7♥` beat that card).
"""

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kozyr.cards.card import text
from kozyr.game.actions import Action, Take
from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed, DealOver, Drew, Event, WentOut
from kozyr.game.playout import Dice
from kozyr.game.view import CardMoves, Pair, View
from kozyr.rules.effect import stored
from kozyr.rules.presets import Preset, presets

FOLDER = Path(__file__).parents[1] / "tests/golden"
SEATS = {"book": 5, "luckforfree": 4, "gambiter_podkidnoy": 4, "classic_perevodnoy": 4}
"""How many play where it is not three, or two where a set allows no more."""

TRIES = 24
"""So many deals are played, and the shortest is told."""


def playthroughs() -> dict[str, str]:
    """Return each playable set's playthrough by the name of its file."""
    return {f"{one.name}.txt": playthrough(one) for one in presets() if one.playable}


def playthrough(preset: Preset) -> str:
    """Play a deal of the set from a fixed seed, acts drawn by fixed dice, and tell it."""
    seats = min(SEATS.get(preset.name, 3), preset.players_max)
    rules = stored(msgspec.structs.replace(preset.rules, players=seats))
    begun = Deal.start(rules, seed=preset.name.encode())
    acts = min((_acts(begun.copy(), Dice(number)) for number in range(TRIES)), key=len)
    told = Telling(begun)
    lines = [f"{preset.name}: {preset.title_en}, {seats} seats", *told.opening(), *told.state()]
    for seat, action in acts:
        events = begun.act(seat, action)
        if isinstance(events, tuple):
            lines += [*told.act(seat, action), *told.events(events), *told.state()]
    return "\n".join(lines) + "\n"


def _acts(deal: Deal, dice: Dice) -> list[tuple[int, Action]]:
    """Play a deal to its end."""
    acts = []
    while deal.result is None:
        seat, action = _drawn(deal, dice)
        deal.act(seat, action)
        acts.append((seat, action))
    return acts


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
    return seat, choices[dice.below(len(choices))]


class Telling:
    """Tells a deal in lines, a seat's only when it has changed."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.told: dict[int, str] = {}

    def opening(self) -> Iterator[str]:
        """Tell what is known before the first lead."""
        view = self.deal.view(0)
        decided = "" if view.decided_by is None else f", decided by {text(view.decided_by)}"
        yield f"trump card {text(view.trump_card)}, dealer {view.dealer}{decided}"

    def act(self, seat: int, action: Action) -> Iterator[str]:
        """Tell an act."""
        parts = msgspec.to_builtins(action)
        cards = parts.get("cards") or [part for part in [parts.get("card")] if part is not None]
        target = f" on {text(parts['target'])}" if "target" in parts else ""
        yield ""
        yield f"{self.deal.acts}. seat {seat} {parts['kind']} {_cards(cards)}{target}".rstrip()

    def events(self, events: tuple[Event, ...]) -> Iterator[str]:
        """Tell what the closing of a bout brought."""
        for event in events:
            match event:
                case BoutClosed(bout):
                    yield f"  = bout {bout.bout} {bout.outcome}"
                case Drew(seat, _, cards, _):
                    yield f"  = seat {seat} draws {_cards(cards)}"
                case WentOut(seat):
                    yield f"  = seat {seat} is out"
                case DealOver(result):
                    places = " ".join("=".join(map(str, place)) for place in result.places)
                    yield f"  = {result.end}, durak {result.durak}, places {places}"

    def state(self) -> Iterator[str]:
        """Tell what everybody sees, then the seats that have changed."""
        views = [self.deal.view(seat) for seat in range(self.deal.rules.players)]
        yield "  " + _public(views[0])
        for view in views:
            line = _own(view)
            if line != self.told.get(view.seat):
                self.told[view.seat] = line
                yield line


def _public(view: View) -> str:
    parts = [f"bout {view.bout} {view.phase}", f"talon {view.talon}", f"discard {view.discard}"]
    if view.phase != "over":
        parts.append(f"{view.opener} on {view.defender}, main {view.main_attacker}")
    if view.phase == "bout":
        word = view.word_seat if view.word == "seat" else view.word
        passed = [one.seat for one in view.seats if one.passed]
        parts += [f"word {word}", f"limit {view.limit}", f"room {view.room}", f"passed {passed}"]
        parts.append(_table(view))
    parts.append(f"may act {list(view.may_act)}")
    return " | ".join(parts)


def _table(view: View) -> str:
    taking = " taking" if view.taking else ""
    return " ".join(_pair(pair) for pair in view.table) + taking


def _pair(pair: Pair) -> str:
    return text(pair.attack) + ("" if pair.cover is None else f"/{text(pair.cover)}")


def _own(view: View) -> str:
    buttons = msgspec.to_builtins(view.buttons)
    free = [name for name in ("take", "pass") if buttons[name] is None]
    cards = " ".join(_card(moves) for moves in view.moves)
    return f"  seat {view.seat} {view.role}: {cards} [{' '.join(free)}]"


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
