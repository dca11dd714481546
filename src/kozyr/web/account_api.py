"""The account: /api/account."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from kozyr.people.player import Browser, login_of
from kozyr.table.answers import FaultCode
from kozyr.web.doors import demand
from kozyr.web.faults import AnyRequest, ServiceError, TooManyError
from kozyr.web.guests_api import known_person, me_of
from kozyr.web.people_protocol import (
    AccountView,
    CodeSignIn,
    Farewell,
    NewPassword,
    PasskeyAnswer,
    PasskeyAsked,
    PasskeyInfo,
    PasskeyWish,
    RecoveryCodes,
    Register,
    SessionInfo,
    SignedIn,
    SignIn,
)
from kozyr.web.services import Services, Shared
from kozyr.web.signing import Caller, Entered
from kozyr.web.visitors import token_hash


@get("/api/account")
async def account(request: AnyRequest, services: Shared) -> AccountView:
    """Tell how one signs in, and where one is signed in."""
    caller = await owner(request, services)
    return await account_view(services, caller)


@post("/api/account", status_code=200)
async def register(
    request: AnyRequest, services: Shared, data: JSONBody[Register]
) -> Response[SignedIn]:
    """Make an account of a guest: his seats, games and today's points stay his."""
    caller = await calling(request, services)
    demand(services.quotas.log_ins, request)
    entered = await services.people.signing.register(caller, data.name, data.password, data.passkey)
    return await _let_in(services, caller, entered)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest, services: Shared, data: JSONBody[SignIn]
) -> Response[SignedIn]:
    """Sign in by name and password."""
    caller = await _tries(request, services, data.name)
    entered = await services.people.signing.by_password(caller, data.name, data.password)
    return await _let_in(services, caller, entered)


@post("/api/account/sign-in/code", status_code=200)
async def sign_in_by_code(
    request: AnyRequest, services: Shared, data: JSONBody[CodeSignIn]
) -> Response[SignedIn]:
    """Sign in by name and a one-time code, which is void afterwards."""
    caller = await _tries(request, services, data.name)
    entered = await services.people.signing.by_code(caller, data.name, data.code)
    return await _let_in(services, caller, entered)


@post("/api/account/sign-in/passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest, services: Shared, data: JSONBody[PasskeyAnswer]
) -> Response[SignedIn]:
    """Sign in by what a browser's passkey has signed."""
    caller = await calling(request, services)
    demand(services.quotas.log_ins, request)
    entered = await services.people.signing.by_passkey(caller, data)
    return await _let_in(services, caller, entered)


@post("/api/account/sign-in/passkey/begin", status_code=200)
async def begin_sign_in(request: AnyRequest, services: Shared) -> PasskeyAsked:
    """Give what a passkey is to sign."""
    demand(services.quotas.log_ins, request)
    return await services.people.signing.ask_to_sign_in()


@post("/api/account/sign-out", status_code=200)
async def sign_out(request: AnyRequest, services: Shared) -> Response[None]:
    """Close this session; whoever comes next in this browser is a new guest."""
    caller = await owner(request, services)
    await _sign_out(services, caller, only=token_hash(caller.token))
    answer: Response[None] = Response(None)
    answer.set_cookie(services.visitors.gone())
    return answer


@post("/api/account/passkeys/begin", status_code=200)
async def begin_passkey(
    request: AnyRequest, services: Shared, data: JSONBody[PasskeyWish]
) -> PasskeyAsked:
    """Give what a browser is to make a passkey of."""
    caller = await calling(request, services)
    demand(services.quotas.log_ins, request)
    return await services.people.signing.ask_to_add(caller.player, data.name)


@post("/api/account/passkeys", status_code=200)
async def add_passkey(
    request: AnyRequest, services: Shared, data: JSONBody[PasskeyAnswer]
) -> AccountView:
    """Add a passkey to one's account."""
    caller = await owner(request, services)
    await services.people.signing.add_passkey(caller, data)
    return await account_view(services, caller)


@delete("/api/account/passkeys/{passkey:str}", status_code=200)
async def drop_passkey(
    request: AnyRequest, services: Shared, passkey: FromPath[str]
) -> AccountView:
    """Forget a passkey of one's account."""
    caller = await owner(request, services)
    if not await services.people.accounts.drop_passkey(caller.player.id, passkey):
        raise ServiceError(FaultCode.UNKNOWN_PLAYER)
    return await account_view(services, caller)


@post("/api/account/codes", status_code=200)
async def renew_codes(request: AnyRequest, services: Shared) -> RecoveryCodes:
    """Draw new recovery codes; the old ones are void."""
    caller = await owner(request, services)
    return RecoveryCodes(await services.people.signing.new_codes(caller.player.id))


@put("/api/account/password")
async def change_password(
    request: AnyRequest, services: Shared, data: JSONBody[NewPassword]
) -> AccountView:
    """Set another password; all other browsers have to sign in anew."""
    caller = await owner(request, services)
    here = await _session(services, caller)
    await services.people.signing.change_password(caller, here.way, data.password, data.old)
    await _sign_out(services, caller, but=here.token_hash)
    return await account_view(services, caller)


@delete("/api/account/sessions/{session:str}", status_code=200)
async def revoke(request: AnyRequest, services: Shared, session: FromPath[str]) -> AccountView:
    """Sign a browser out; `others` signs out all but this one."""
    caller = await owner(request, services)
    if session == "others":
        await _sign_out(services, caller, but=token_hash(caller.token))
    else:
        await _close(services, caller, session)
    return await account_view(services, caller)


@post("/api/account/delete", status_code=200)
async def farewell(
    request: AnyRequest, services: Shared, data: JSONBody[Farewell]
) -> Response[None]:
    """Forget a person: name, ways in, sessions, marks, BOTs; his games stay, nobody's (S65)."""
    caller = await owner(request, services)
    if login_of(data.name) != await _login(services, caller):
        raise ServiceError(FaultCode.BAD_NAME)
    bots = [bot.player for bot in await services.people.bots.of(caller.player.id)]
    await _sign_out(services, caller)
    services.hub.sign_out(await services.people.accounts.forget(caller.player.id))
    for ids in (caller.player.ids, bots):
        services.hub.farewell(ids)
        services.chat.forget(ids)
        services.renamed(ids)
    answer: Response[None] = Response(None)
    answer.set_cookie(services.visitors.gone())
    return answer


async def calling(request: AnyRequest, services: Services) -> Caller:
    """Tell whose request it is; the faults are those of `known_person`."""
    player = await known_person(request, services)
    return Caller(player, request.cookies.get(services.visitors.key, ""), request.headers)


async def owner(request: AnyRequest, services: Services) -> Caller:
    """Tell whose request it is; `account_needed` if he is a guest."""
    caller = await calling(request, services)
    if caller.player.account is None:
        raise ServiceError(FaultCode.ACCOUNT_NEEDED)
    return caller


async def _tries(request: AnyRequest, services: Services, name: str) -> Caller:
    """Count an attempt to sign in, by address and by name, whether there is such a name or not."""
    caller = await calling(request, services)
    demand(services.quotas.log_ins, request)
    login, names = login_of(name), services.quotas.log_names
    if not names.take(login):
        raise TooManyError(FaultCode.RATE_LIMITED, names.wait(login))
    return caller


async def _let_in(services: Services, caller: Caller, entered: Entered) -> Response[SignedIn]:
    """Answer who is let in; what his browser has open goes on, unless another's account had."""
    player = await services.players.by_id(entered.player)
    if player is None:
        raise ServiceError(FaultCode.WRONG_SIGN_IN)
    old = token_hash(caller.token)
    if caller.player.account is None or caller.player.id == player.id:
        services.hub.sign_in(old, token_hash(entered.token))
    else:
        services.hub.sign_out([old])
    services.renamed(player.ids)
    told = SignedIn(me_of(player), entered.credited, entered.codes)
    return Response(told, cookies=[services.visitors.cookie(entered.token)])


async def account_view(services: Services, caller: Caller) -> AccountView:
    """Tell the owner of an account how he signs in."""
    player = caller.player
    found = await services.people.accounts.of_player(player.id)
    passkeys = await services.people.accounts.passkeys(player.id)
    return AccountView(
        name=player.account or "",
        password=found is not None and found.password is not None,
        passkeys=tuple(PasskeyInfo(one.id, one.browser, one.created) for one in passkeys),
        codes=await services.people.accounts.codes_left(player.id),
        sessions=await sessions_of(services, caller),
        passkeys_offered=services.people.signing.place is not None,
    )


async def sessions_of(services: Services, caller: Caller) -> tuple[SessionInfo, ...]:
    """List the browsers in which the caller is signed in."""
    here = token_hash(caller.token)
    return tuple(
        SessionInfo(
            id=_handle(one),
            browser=one.browser,
            way=one.way,
            created=one.created,
            seen=one.seen,
            here=one.token_hash == here,
        )
        for one in await services.players.sessions(caller.player.id)
    )


async def _sign_out(
    services: Services, caller: Caller, *, only: str | None = None, but: str | None = None
) -> None:
    """Close sessions and the sockets they opened: the one of a hash, all but one, or all."""
    services.hub.sign_out(await services.players.close(caller.player.id, only=only, but=but))


def _handle(session: Browser) -> str:
    """Name a session to its owner; nobody is let in by that name."""
    return token_hash(session.token_hash)[:16]


async def _session(services: Services, caller: Caller) -> Browser:
    here = token_hash(caller.token)
    found = await services.players.sessions(caller.player.id)
    return next(one for one in found if one.token_hash == here)


async def _close(services: Services, caller: Caller, handle: str) -> None:
    for one in await services.players.sessions(caller.player.id):
        if _handle(one) == handle:
            await _sign_out(services, caller, only=one.token_hash)
            return
    raise ServiceError(FaultCode.UNKNOWN_PLAYER)


async def _login(services: Services, caller: Caller) -> str:
    found = await services.people.accounts.of_player(caller.player.id)
    return "" if found is None else found.login


ROUTES: Final = (
    account,
    register,
    sign_in,
    sign_in_by_code,
    sign_in_by_passkey,
    begin_sign_in,
    sign_out,
    begin_passkey,
    add_passkey,
    drop_passkey,
    renew_codes,
    change_password,
    revoke,
    farewell,
)
"""Every route of the account."""
