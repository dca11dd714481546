"""The `kozyr` command, one noun a file."""

from kozyr.cli import admin, arena, bot, export, referee, rules, serving, train
from kozyr.cli.command import app
from kozyr.cli.running import main

__all__ = ["admin", "app", "arena", "bot", "export", "main", "referee", "rules", "serving", "train"]
