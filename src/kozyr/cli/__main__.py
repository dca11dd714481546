"""`python -m kozyr.cli` is the `kozyr` command."""

from kozyr.cli import main

main()
