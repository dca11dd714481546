"""Why data cannot be used, in sentences a person can act on."""

import sqlite3
from pathlib import Path
from typing import Final

FULL: Final = "there is no room left on the disk of {where}. Make room, or name another folder in"
OTHER: Final = "Name another folder in KOZYR_DATA."


class DataError(Exception):
    """The data cannot be used; the message tells why and what to do."""


def unusable_folder(folder: Path, problem: OSError) -> DataError:
    """Say that the folder cannot be made or written to."""
    return DataError(f"cannot keep data in {folder} ({problem.strerror}). {OTHER}")


def in_use(folder: Path) -> DataError:
    """Say that another process serves from the folder."""
    return DataError(
        f"another Kozyr already uses the data in {folder}. Stop it, or name another "
        "folder in KOZYR_DATA."
    )


def newer(file: Path, revision: str) -> DataError:
    """Say that a newer version has written the file."""
    return DataError(
        f"{file} was written by a newer Kozyr (its form is {revision}). Install that version, or "
        "name another folder in KOZYR_DATA."
    )


def unusable_file(file: Path, problem: sqlite3.Error) -> DataError:
    """Say why the database cannot be opened: no room, not to be written to, or damaged."""
    match problem.sqlite_errorcode & _PRIMARY:
        case sqlite3.SQLITE_FULL:
            return DataError(f"{FULL.format(where=file)} KOZYR_DATA.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return DataError(f"cannot write to {file} ({problem}). {OTHER}")
    return DataError(
        f"{file} is damaged, or no data of Kozyr ({problem}). Put a backup in its place, or move "
        "it away to begin anew."
    )


_PRIMARY: Final = 0xFF
"""The part of an error code of SQLite that names the kind of error."""
