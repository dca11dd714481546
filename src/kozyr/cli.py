"""The `kozyr` command."""

from cyclopts import App

app = App(name="kozyr", help="Durak as people really play it.")


def main() -> None:
    """Run the command named on the command line."""
    app()
