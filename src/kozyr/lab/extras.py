"""What only studies need: packages of the extra `lab`, which a server does without."""


class MissingExtraError(ImportError):
    """A package of the extra `lab` is not installed; the message says how it is."""

    def __init__(self, package: str) -> None:
        super().__init__(f"this needs {package}, which comes with: pip install 'kozyr[lab]'")
        self.name = package
