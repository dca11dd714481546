"""An answer of the referee in the words of a language, as records that travel."""

import msgspec


class Compared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that was compared."""

    label: str
    value: int


class May(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may do, each thing in words."""

    seat: int
    name: str
    acts: tuple[str, ...]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer in words.

    `question` says what was asked, `verdict` begins the answer, `paragraph` is the number of the
    rule it rests on and `quote` its lines; `sentence` and `numbers` explain a refusal. `may` tells
    what is legal after it, the asking seat first; `news` what a legal action brought.
    """

    question: str
    legal: bool
    verdict: str
    paragraph: str
    quote: tuple[str, ...]
    sentence: str = ""
    numbers: tuple[Compared, ...] = ()
    may: tuple[May, ...] = ()
    news: tuple[str, ...] = ()


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position before anything is asked: seats, None where there is none, and what is legal."""

    opener: int | None
    defender: int | None
    may: tuple[May, ...]


class ToldFault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault of a document: its field and reason as in the answer, and a sentence."""

    field: str
    reason: str
    sentence: str


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A document answered in words: one of `results` for each action, or a `fault`.

    `title` names the rules, `standing` is there for a position of a deal on its way.
    """

    title: str
    results: tuple[Told, ...] = ()
    standing: Standing | None = None
    fault: ToldFault | None = None
