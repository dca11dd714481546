"""Words of a command line that end up in files: they must be text."""


class NotTextError(ValueError):
    """A word has bytes that are no UTF-8; the message says of what it is."""


def readable(**words: str) -> None:
    """Raise NotTextError if one of these words cannot be written down."""
    for what, word in words.items():
        if any("\ud800" <= letter <= "\udfff" for letter in word):
            message = f"the {what} is not in UTF-8; name another"
            raise NotTextError(message)
