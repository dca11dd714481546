import type { Lobby, MyTables } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** Tables to choose from and to go on with. */
export interface LobbyApi {
  /** The open tables that fit a query of the filters. */
  openTables(query: string): Promise<Answer<Lobby>>;
  myTables(): Promise<Answer<MyTables>>;
}

export function lobbyOver(fetch: Fetch): LobbyApi {
  return {
    openTables: (query) => ask(fetch, "GET", `/api/tables${query && `?${query}`}`),
    myTables: () => ask(fetch, "GET", "/api/me/tables"),
  };
}

export const lobbyHere = lobbyOver(fetchHere);
