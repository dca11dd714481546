"""What the referee can be handed: JSON, or lines of the notation."""

from codecs import BOM_UTF8

import msgspec

from kozyr.records.line import is_line, read_line
from kozyr.records.plain import text_of
from kozyr.records.telling import tell
from kozyr.rules.words import Lang


def json_of(text: bytes) -> bytes:
    """Give the JSON of what was handed in: of a line its document, of several lines an array.

    Anything else stands for JSON and stays as it is, without the byte order mark some editors
    write.

    Raises:
        LineError: a line that cannot be read.
        UnicodeDecodeError: the text is no UTF-8.

    """
    decoded = text.decode("utf-8-sig")
    if not is_line(decoded):
        return text.removeprefix(BOM_UTF8)
    documents = [read_line(line) for line in decoded.splitlines() if line.strip()]
    return msgspec.json.encode(documents if len(documents) > 1 else documents[0])


def told_text(text: bytes, lang: Lang) -> str:
    """Answer the JSON of a document, or of an array of documents, in plain words.

    Raises:
        msgspec.DecodeError: the text is no JSON.

    """
    document = msgspec.json.decode(text)
    if not isinstance(document, list):
        return text_of(document, tell(document, lang), lang)
    answers = (text_of(one, tell(one, lang), lang) for one in document)
    return "\n\n".join(f"[{at}] {answer}" for at, answer in enumerate(answers, start=1))
