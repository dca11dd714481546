"""The WebSocket route: lets players in, and spectators; all others out with a reason."""

from litestar import websocket
from litestar.params import FromPath

from kozyr.people.player import Player
from kozyr.table.answers import FaultCode
from kozyr.table.folding import Diverged
from kozyr.web.doors import address, opens, wrong_token
from kozyr.web.protocol import Fault, to_client
from kozyr.web.services import Services, Shared
from kozyr.web.sessions import POLICY, Session, Socket


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str], services: Shared) -> None:
    """Serve one socket of a table; see `doors.opens` for those refused before the handshake."""
    if not await opens(socket, services):
        return
    await socket.accept()
    if await wrong_token(socket, services):
        await turn_out(socket, FaultCode.WRONG_TOKEN)
        return
    linked = await services.seats.by_link(socket, table)
    guest = await services.visitors.known(socket)
    player = linked or ("" if guest is None else await seat_holder(services, table, guest))
    if guest is not None and not guest.bot:
        await services.visitors.came_from(guest.id, address(socket))
    with services.crowd.place(address(socket), player) as admitted:
        sits = await _sits(services, table, player) if admitted else FaultCode.RATE_LIMITED
        code: int | None = POLICY
        if isinstance(sits, FaultCode):
            await socket.send_text(to_client.encode(Fault(None, sits)))
        else:
            key = None if linked else services.visitors.session_of(socket)
            session = Session(socket, services, table, player, key, looks_on=not sits)
            code = await session.serve()
    if code is not None:
        await socket.close(code)


async def turn_out(socket: Socket, reason: FaultCode) -> None:
    """Close a socket of somebody who has no business there, and tell him why."""
    await socket.send_text(to_client.encode(Fault(None, reason)))
    await socket.close(POLICY)


async def seat_holder(services: Services, table: str, player: Player) -> str:
    """Tell under which of his ids somebody sits at a table; under his own if he does not."""
    try:
        room = await services.host.room(table)
    except Diverged:
        room = None
    return player.id if room is None else room.table.seated_as(player.ids)


async def _sits(services: Services, table: str, player: str) -> bool | FaultCode:
    """Tell whether a player sits at a table or looks on, or why he has no business there."""
    try:
        room = await services.host.room(table)
    except Diverged:
        return FaultCode.TABLE_STOPPED
    if room is None:
        return FaultCode.UNKNOWN_TABLE
    if room.table.seat_of(player) is not None:
        return True
    if not player or not room.table.may_be_watched:
        return FaultCode.NOT_SEATED
    return False if services.admission.admits(room.table, player) else FaultCode.WRONG_PASSWORD
