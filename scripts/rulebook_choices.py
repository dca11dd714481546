"""Cut a text of the rulebook where it says what each value of an option means.

What a value means stands at the start of a clause, and is marked in one of these ways:
`value` = …, `value` — …, `value`: …, "With `value` …", "With `option = value` …". A value alone
is one of the option named last before it. A clause that follows without a mark belongs to the
one before.
"""

import re
from dataclasses import dataclass, field

from kozyr.rules.options import OPTIONS, Value

CODE = r"`[^`]+`"
SENTENCE = re.compile(r"(?<=\.) (?=[A-ZА-ЯЁ`«\"§(])")
MARK = re.compile(
    rf"(?:^|(?<=[;:,] ))(?:(?P<told>{CODE})(?=(?: [=—]| is)? |[:;])"
    rf"|(?:[Пп]ри|[Ww]ith|[Uu]nder) (?P<case>{CODE}))"
)
AFTER_COMMA = re.compile(rf"{CODE} (?:=|—|is) ")
NAMED = re.compile(r"`(\w+)(?: = (\w+))?`")
WHOLE = frozenset({"3.5", "7.3"})
"""Paragraphs that are said whole: their clauses only look like choices."""

When = dict[str, tuple[Value, ...]]


@dataclass
class RawChoice:
    """What one value means, in Markdown; `joint` stands before it."""

    when: When
    text: str
    joint: str = ""


@dataclass
class RawPiece:
    """A sentence in Markdown: what is always said, the choices, the end."""

    text: str = ""
    choices: list[RawChoice] = field(default_factory=list)
    end: str = ""


@dataclass
class Cutter:
    """Cuts the texts of one paragraph, and remembers which options it has named."""

    number: str
    named: list[str] = field(default_factory=list)

    def pieces(self, text: str) -> list[RawPiece]:
        """Cut a text into its sentences; those without a choice stay together."""
        found: list[RawPiece] = []
        for sentence in SENTENCE.split(text):
            piece = self._piece(sentence)
            last = found[-1] if found else None
            if last and not last.choices and not piece.choices:
                last.text += " " + piece.text
            elif last and not piece.text and _same_option(last, piece):
                piece.choices[0].joint = f"{last.end} "
                last.choices += piece.choices
                last.end = piece.end
            else:
                found.append(piece)
        return found

    def whole(self, item: str) -> When:
        """Tell for which value an item of a list stands, if it begins with one."""
        mark = MARK.match(item)
        return (self._when(mark) or {}) if mark and mark["told"] else {}

    def _piece(self, sentence: str) -> RawPiece:
        marks = self._marks(sentence)
        if not marks:
            return RawPiece(sentence)
        lead, stop = _unstopped(sentence[: marks[0][0]], ";")
        piece = RawPiece(lead, end=stop or " " * bool(lead))
        ends = [*(start for start, _ in marks[1:]), len(sentence)]
        for (start, when), end in zip(marks, ends, strict=True):
            text, stop = _unstopped(sentence[start:end], ";,.")
            piece.choices.append(RawChoice(when, text, piece.end))
            piece.end = stop
        piece.end = piece.end.rstrip()
        return piece

    def _marks(self, sentence: str) -> list[tuple[int, When]]:
        """Find where each choice of a sentence begins, and for which value it is."""
        found, at = [], 0
        for mark in MARK.finditer(sentence):
            self._remember(sentence[at : mark.start()])
            at = mark.start()
            when = self._when(mark)
            if when and self.number not in WHOLE and _is_clause(sentence, mark):
                found.append((mark.start(), when))
        self._remember(sentence[at:])
        return found

    def _remember(self, text: str) -> None:
        self.named += [name for name, _ in NAMED.findall(text) if name in OPTIONS]

    def _when(self, mark: re.Match[str]) -> When | None:
        """Tell the option and the value a mark names; None if it names none."""
        code = (mark["told"] or mark["case"]).strip("`")
        name, _, value = code.rpartition(" = ")
        if name:
            return {name: (_value(name, value),)} if name in OPTIONS else None
        option = self._owner(value)
        return {option: (_value(option, value),)} if option else None

    def _owner(self, value: str) -> str | None:
        """Tell the option a value alone belongs to: the one named last, else the only one."""
        having = [name for name, option in OPTIONS.items() if value in map(str, option.values)]
        recent = [name for name in reversed(self.named) if name in having]
        if recent:
            return recent[0]
        return having[0] if len(having) == 1 else None


def _unstopped(text: str, stops: str) -> tuple[str, str]:
    """Take the stop off the end of a text, and give it with a space after it."""
    bare = text.rstrip()
    return (bare[:-1], f"{bare[-1]} ") if bare[-1:] in {*stops} else (bare, "")


def _is_clause(sentence: str, mark: re.Match[str]) -> bool:
    """After a comma only `value` = … begins a clause."""
    after_comma = sentence[: mark.start()].endswith(", ")
    return not after_comma or AFTER_COMMA.match(sentence, mark.start()) is not None


def _value(option: str, value: str) -> Value:
    return next(known for known in OPTIONS[option].values if str(known) == value)


def _same_option(last: RawPiece, piece: RawPiece) -> bool:
    return bool(last.choices) and list(last.choices[-1].when) == list(piece.choices[0].when)
