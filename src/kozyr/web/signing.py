"""Signing up, in and out: what has to be true before a browser is let in to an account."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kozyr.people.codes import MANY, code_hash, make_code
from kozyr.people.passkeys import (
    CHALLENGE_BYTES,
    LIFE,
    Place,
    Purpose,
    added,
    signed,
    to_add,
    to_sign_in,
)
from kozyr.people.passwords import Passwords, weak
from kozyr.people.player import Account, Browser, Passkey, Player, Way, login_of
from kozyr.people.slowing import Slowing
from kozyr.storage.accounts import SqlAccounts
from kozyr.storage.late import LateCredit
from kozyr.table.answers import FaultCode
from kozyr.table.ports import Clock, Entropy
from kozyr.web.faults import ServiceError, TooManyError
from kozyr.web.names import own_name, tidy
from kozyr.web.people_protocol import PasskeyAnswer, PasskeyAsked
from kozyr.web.visitors import Visitors, token_hash

_ASKED_BYTES: Final = 16
_SECOND: Final = 1_000


class Entered(msgspec.Struct, frozen=True):
    """Somebody let in: his browser's new token, today's points as a guest, new codes if any."""

    player: str
    token: str
    credited: int
    codes: tuple[str, ...] = ()


class Caller(msgspec.Struct, frozen=True):
    """Whose request it is: the visitor, his session's token, and the headers of his browser."""

    player: Player
    token: str
    headers: Mapping[str, str]


class Means(msgspec.Struct, frozen=True):
    """What signing takes from outside; `place` is None where passkeys are not offered."""

    passwords: Passwords
    clock: Clock
    entropy: Entropy
    place: Place | None


class Signing:
    """Lets browsers in to accounts. Every refusal is a ServiceError."""

    def __init__(
        self,
        accounts: SqlAccounts,
        late: LateCredit,
        visitors: Visitors,
        means: Means,
    ) -> None:
        self._accounts, self._late, self._visitors = accounts, late, visitors
        self._clock, self._entropy = means.clock, means.entropy
        self._passwords, self._slowing = means.passwords, Slowing(means.clock)
        self.place = means.place

    async def register(
        self, caller: Caller, name: str, password: str | None, answer: PasskeyAnswer | None
    ) -> Entered:
        """Make a guest the owner of an account; its recovery codes are told this once."""
        guest = caller.player
        if guest.account is not None:
            raise ServiceError(FaultCode.HAS_ACCOUNT)
        known = own_name(name)
        if known is None:
            raise ServiceError(FaultCode.BAD_NAME)
        if password is None and answer is None:
            raise ServiceError(FaultCode.WEAK_PASSWORD)
        kept = None if password is None else await self._hashed(password, known)
        passkey = None if answer is None else await self._made(caller, guest.id, answer)
        token, session = self._visitors.session(
            guest.id, "passkey" if password is None else "password", caller.headers
        )
        account = Account(guest.id, login_of(known), kept, self._clock.now())
        against = await self._accounts.open(account, known, session, passkey)
        if against is not None:
            raise ServiceError(against)
        codes = await self.new_codes(guest.id)
        credited = await self._late.credit(guest.id, guest.id)
        return Entered(guest.id, token, credited, codes)

    async def by_password(self, caller: Caller, name: str, password: str) -> Entered:
        """Sign in by name and password."""
        login = login_of(tidy(name) or name)
        self._try(login)
        account = await self._accounts.of_login(login)
        fits = await self._passwords.fits(None if account is None else account.password, password)
        if account is None or not fits:
            raise ServiceError(FaultCode.WRONG_SIGN_IN)
        self._slowing.succeeded(login)
        return await self._enter(caller, account.player, "password")

    async def by_code(self, caller: Caller, name: str, code: str) -> Entered:
        """Sign in by name and a one-time code."""
        login = login_of(tidy(name) or name)
        self._try(login)
        account = await self._accounts.of_login(login)
        owner = "" if account is None else account.player
        if not await self._accounts.take_code(owner, code_hash(code), self._clock.now()):
            raise ServiceError(FaultCode.WRONG_SIGN_IN)
        self._slowing.succeeded(login)
        return await self._enter(caller, owner, "code")

    def _try(self, login: str) -> None:
        """Count a try to be let in by a name; TooManyError if it comes too soon."""
        wait = self._slowing.wait(login)
        if wait:
            raise TooManyError(FaultCode.RATE_LIMITED, -(-wait // _SECOND))
        self._slowing.tried(login)

    async def by_passkey(self, caller: Caller, answer: PasskeyAnswer) -> Entered:
        """Sign in by a passkey, which tells itself whose it is."""
        place, challenge = await self._asked(answer.id, "sign_in")
        passkey = await self._accounts.passkey(str(answer.credential.get("id", "")))
        uses = None if passkey is None else signed(place, challenge, answer.credential, passkey)
        if passkey is None or uses is None:
            raise ServiceError(FaultCode.BAD_PASSKEY)
        await self._accounts.used_passkey(passkey.id, uses)
        return await self._enter(caller, passkey.player, "passkey")

    async def _enter(self, caller: Caller, owner: str, way: Way) -> Entered:
        """Open a session in place of the caller's; the guest he was becomes the account's."""
        token, session = self._visitors.session(owner, way, caller.headers)
        guest = None if caller.player.account is not None else caller.player.id
        await self._accounts.enter(session, guest, token_hash(caller.token))
        credited = 0 if guest is None else await self._late.credit(guest, owner)
        return Entered(owner, token, credited)

    async def ask_to_add(self, player: Player, name: str | None) -> PasskeyAsked:
        """Begin to make a passkey for an account, or for the one a guest wants."""
        had = await self._accounts.passkeys(player.id)
        known = player.account or tidy(name or player.name) or player.name
        challenge, asked = await self._ask("add")
        ids = [one.id for one in had]
        return PasskeyAsked(asked, to_add(self._secure(), challenge, player.id, known, ids))

    async def ask_to_sign_in(self) -> PasskeyAsked:
        """Begin to sign in by a passkey."""
        challenge, asked = await self._ask("sign_in")
        return PasskeyAsked(asked, to_sign_in(self._secure(), challenge))

    async def add_passkey(self, caller: Caller, answer: PasskeyAnswer) -> None:
        """Keep a passkey that a browser has made for its owner's account."""
        passkey = await self._made(caller, caller.player.id, answer)
        if not await self._accounts.add_passkey(passkey):
            raise ServiceError(FaultCode.BAD_PASSKEY)

    def _secure(self) -> Place:
        if self.place is None:
            raise ServiceError(FaultCode.PASSKEYS_OFF)
        return self.place

    async def _ask(self, purpose: Purpose) -> tuple[bytes, str]:
        self._secure()
        challenge = self._entropy.draw(CHALLENGE_BYTES)
        asked = self._entropy.draw(_ASKED_BYTES).hex()
        await self._accounts.ask(asked, challenge, purpose, self._clock.now() + LIFE)
        return challenge, asked

    async def _asked(self, asked: str, purpose: Purpose) -> tuple[Place, bytes]:
        """Give what was to be signed, once; `bad_passkey` if nothing was, or too long ago."""
        place = self._secure()
        challenge = await self._accounts.asked(asked, purpose, self._clock.now())
        if challenge is None:
            raise ServiceError(FaultCode.BAD_PASSKEY)
        return place, challenge

    async def _made(self, caller: Caller, owner: str, answer: PasskeyAnswer) -> Passkey:
        place, challenge = await self._asked(answer.id, "add")
        found = added(place, challenge, answer.credential)
        if found is None:
            raise ServiceError(FaultCode.BAD_PASSKEY)
        name, public_key, uses = found
        browser: Browser = self._visitors.session(owner, "passkey", caller.headers)[1]
        return Passkey(name, owner, public_key, uses, browser.browser, browser.created)

    async def change_password(self, caller: Caller, way: Way, new: str, old: str | None) -> None:
        """Set another password.

        The old one is asked for, but of who has none or has just come in by a code.
        """
        account = await self._accounts.of_player(caller.player.id)
        if account is None:
            raise ServiceError(FaultCode.ACCOUNT_NEEDED)
        if account.password is not None and way != "code":
            self._try(account.login)
            if not await self._passwords.fits(account.password, old or ""):
                raise ServiceError(FaultCode.WRONG_SIGN_IN)
            self._slowing.succeeded(account.login)
        kept = await self._hashed(new, account.login)
        await self._accounts.set_password(account.player, kept)

    async def _hashed(self, password: str, name: str) -> str:
        if weak(password, name):
            raise ServiceError(FaultCode.WEAK_PASSWORD)
        return await self._passwords.hash(password)

    async def new_codes(self, player: str) -> tuple[str, ...]:
        """Draw recovery codes in place of those there were."""
        codes = tuple(make_code(self._entropy) for _ in range(MANY))
        await self._accounts.set_codes(player, [code_hash(code) for code in codes])
        return codes
