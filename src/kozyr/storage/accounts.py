"""Accounts in a database: how somebody signs in, and whose games a guest's become."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, select, update

from kozyr.people.passkeys import Purpose
from kozyr.people.player import Account, Browser, Passkey
from kozyr.storage import people_schema as schema
from kozyr.storage.bots import revoke_bots
from kozyr.storage.data import Data
from kozyr.storage.players import open_session
from kozyr.storage.schema import house_rules, return_links
from kozyr.table.answers import FaultCode

_KEY: Final = "people"

_accounts, _codes, _keys = schema.accounts.c, schema.codes.c, schema.passkeys.c
_challenges = schema.challenges.c


class SqlAccounts:
    """Accounts, passwords, codes and passkeys; nothing that lets somebody in is kept as it is."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def of_login(self, login: str) -> Account | None:
        """Find an account by its name in lower case."""
        return await self._one(_accounts.login == login)

    async def of_player(self, player: str) -> Account | None:
        """Find the account of a player, None for a guest."""
        return await self._one(_accounts.player == player)

    async def _one(self, which: ColumnElement[bool]) -> Account | None:
        asked = select(schema.accounts).where(which)
        found = await self._data.read(
            lambda connection: connection.execute(asked).mappings().first()
        )
        return None if found is None else Account(**found)

    async def open(
        self, account: Account, name: str, session: Browser, passkey: Passkey | None = None
    ) -> FaultCode | None:
        """Make a guest the owner of an account, in a new session; the fault if he cannot be."""

        def work(connection: Connection) -> FaultCode | None:
            against = _against(connection, account, passkey)
            if against is None:
                _open(connection, account, name)
                _rotate(connection, account.player, session)
                if passkey is not None:
                    connection.execute(schema.passkeys.insert(), _fields(passkey))
            return against

        return await self._data.write(_KEY, work)

    async def enter(self, session: Browser, guest: str | None, old: str | None) -> None:
        """Let a browser in to an account, in place of its session with the hash `old`.

        The guest it was becomes the account's: its name, its marks, and its seats (S46).
        """

        def work(connection: Connection) -> None:
            if guest is not None and _is_guest(connection, guest):
                _merge(connection, guest, session.player)
            if old is not None:
                gone = schema.sessions.c.token_hash == old
                connection.execute(schema.sessions.delete().where(gone))
            open_session(connection, session)

        await self._data.write(_KEY, work)

    async def set_password(self, player: str, password: str) -> None:
        """Keep the hash of another password."""
        kept = update(schema.accounts).where(_accounts.player == player).values(password=password)
        await self._data.write(_KEY, lambda connection: connection.execute(kept))

    async def set_codes(self, player: str, hashes: Sequence[str]) -> None:
        """Put recovery codes in place of those there were."""
        rows = [{"player": player, "code_hash": one, "until": None} for one in hashes]
        old = schema.codes.delete().where(_codes.player == player, _codes.until.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(schema.codes.insert(), rows)

        await self._data.write(_KEY, work)

    async def take_code(self, player: str, code: str, now: int) -> bool:
        """Use a code up, given its hash; False if there is none such, or its time is over."""
        good = _codes.until.is_(None) | (_codes.until > now)
        taken = schema.codes.delete().where(_codes.player == player, _codes.code_hash == code, good)
        return bool(
            await self._data.write(_KEY, lambda connection: connection.execute(taken).rowcount)
        )

    async def codes_left(self, player: str) -> int:
        """Count the recovery codes that have not been used."""
        asked = select(_codes.code_hash).where(_codes.player == player, _codes.until.is_(None))
        return len(await self._data.read(lambda connection: connection.execute(asked).all()))

    async def passkeys(self, player: str) -> tuple[Passkey, ...]:
        """List the passkeys of an account, the oldest first."""
        asked = select(schema.passkeys).where(_keys.player == player).order_by(_keys.created)
        found = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(Passkey(**row) for row in found)

    async def passkey(self, passkey: str) -> Passkey | None:
        """Find a passkey by the id of its credential."""
        asked = select(schema.passkeys).where(_keys.id == passkey)
        found = await self._data.read(
            lambda connection: connection.execute(asked).mappings().first()
        )
        return None if found is None else Passkey(**found)

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if its credential is somebody's already."""

        def work(connection: Connection) -> bool:
            had = connection.execute(select(_keys.id).where(_keys.id == passkey.id)).first()
            if had is None:
                connection.execute(schema.passkeys.insert(), _fields(passkey))
            return had is None

        return await self._data.write(_KEY, work)

    async def used_passkey(self, passkey: str, uses: int) -> None:
        """Note the count of signatures of a passkey."""
        noted = update(schema.passkeys).where(_keys.id == passkey).values(uses=uses)
        await self._data.write(_KEY, lambda connection: connection.execute(noted))

    async def drop_passkey(self, player: str, passkey: str) -> bool:
        """Forget a passkey of an account; False if it has none such."""
        gone = schema.passkeys.delete().where(_keys.player == player, _keys.id == passkey)
        return bool(
            await self._data.write(_KEY, lambda connection: connection.execute(gone).rowcount)
        )

    async def ask(self, name: str, challenge: bytes, purpose: Purpose, until: int) -> None:
        """Keep what somebody is asked to sign, under a name only he is told."""
        row = {"id": name, "challenge": challenge, "purpose": purpose, "until": until}
        await self._data.write(
            _KEY, lambda connection: connection.execute(schema.challenges.insert(), row)
        )

    async def asked(self, name: str, purpose: Purpose, now: int) -> bytes | None:
        """Give what was to be signed, once and in time."""
        mine = (_challenges.id == name) & (_challenges.purpose == purpose)

        def work(connection: Connection) -> bytes | None:
            found = connection.execute(
                select(_challenges.challenge).where(mine, _challenges.until > now)
            ).scalar_one_or_none()
            connection.execute(schema.challenges.delete().where(mine))
            return found

        return await self._data.write(_KEY, work)

    async def forget(self, player: str) -> list[str]:
        """Forget a person and all that tells who he is; his games and points stay, nobody's.

        Give the hashes of the tokens of his BOT accounts, which are revoked.
        """
        return await self._data.write(_KEY, lambda connection: _forget(connection, player))


def player_of_login(connection: Connection, login: str) -> str | None:
    """Find whose account has a name in lower case."""
    asked = select(_accounts.player).where(_accounts.login == login)
    return connection.execute(asked).scalar_one_or_none()


def add_code(connection: Connection, player: str, code: str, until: int) -> None:
    """Keep a code that can be used once until a time, given its hash."""
    row = {"player": player, "code_hash": code, "until": until}
    connection.execute(schema.codes.insert(), row)


def _against(connection: Connection, account: Account, passkey: Passkey | None) -> FaultCode | None:
    """Tell why an account cannot be opened, whatever was true when it was asked for."""
    if not _is_guest(connection, account.player):
        return FaultCode.HAS_ACCOUNT
    taken = select(_accounts.player).where(_accounts.login == account.login)
    if connection.execute(taken).first() is not None:
        return FaultCode.LOGIN_TAKEN
    known = None if passkey is None else _keys.id == passkey.id
    if known is not None and connection.execute(select(_keys.id).where(known)).first() is not None:
        return FaultCode.BAD_PASSKEY
    return None


def _is_guest(connection: Connection, player: str) -> bool:
    """Whether a player has no account, neither his own nor one he has signed in to."""
    mine = schema.players.c
    guests = select(mine.id).where(mine.id == player, ~mine.account, mine.merged.is_(None))
    return connection.execute(guests).first() is not None


def _open(connection: Connection, account: Account, name: str) -> None:
    players = schema.players
    mine = players.c.id == account.player
    connection.execute(update(players).where(mine).values(account=True, name=name))
    row = {
        "player": account.player,
        "login": account.login,
        "password": account.password,
        "created": account.created,
    }
    connection.execute(schema.accounts.insert(), row)


def _rotate(connection: Connection, player: str, session: Browser) -> None:
    """Close what sessions there were, and open another: no token of before lets anybody in."""
    connection.execute(schema.sessions.delete().where(schema.sessions.c.player == player))
    open_session(connection, session)


def _merge(connection: Connection, guest: str, account: str) -> None:
    players, sessions = schema.players, schema.sessions
    mine = (players.c.id == guest) | (players.c.merged == guest)
    connection.execute(update(players).where(mine).values(merged=account))
    connection.execute(sessions.delete().where(sessions.c.player == guest))
    for table in (schema.marks, schema.shunned):
        whose = table.c.player
        moved = update(table).where(whose == guest).values(player=account)
        connection.execute(moved.prefix_with("OR IGNORE"))
        connection.execute(table.delete().where(whose == guest))
    _shun(connection, guest, account)


def _shun(connection: Connection, guest: str, account: str) -> None:
    """Let who has blocked or muted a guest have done so to his account."""
    shunned = schema.shunned
    of_guest = shunned.c.other == guest
    connection.execute(
        update(shunned).where(of_guest).values(other=account).prefix_with("OR IGNORE")
    )
    connection.execute(shunned.delete().where(of_guest | (shunned.c.player == shunned.c.other)))


def _forget(connection: Connection, player: str) -> list[str]:
    players, shunned = schema.players, schema.shunned
    for table in (
        schema.accounts,
        schema.sessions,
        schema.passkeys,
        schema.codes,
        schema.marks,
        schema.challenges,
        shunned,
    ):
        connection.execute(table.delete().where(table.c.player == player))
    connection.execute(shunned.delete().where(shunned.c.other == player))
    gone = (
        (players.c.id == player)
        | (players.c.merged == player)
        | players.c.id.in_(select(schema.bots.c.player).where(schema.bots.c.owner == player))
    )
    ids = select(players.c.id).where(gone)
    for whose, kept in ((house_rules.c.owner, house_rules), (return_links.c.player, return_links)):
        connection.execute(kept.delete().where(whose.in_(ids)))
    connection.execute(players.delete().where(gone))
    return revoke_bots(connection, schema.bots.c.owner == player)


def _fields(passkey: Passkey) -> dict[str, object]:
    return {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
