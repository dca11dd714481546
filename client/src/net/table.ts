import type { ReturnLink, ShunnedView } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** What is asked of the service from within a table; faults are values, nothing here throws. */
export interface TableApi {
  /** Whom I do not hear. */
  shunned(): Promise<Answer<ShunnedView>>;
  /** Hears whoever sits there no more. */
  mute(table: string, seat: number): Promise<Answer<ShunnedView>>;
  unmute(id: string): Promise<Answer<ShunnedView>>;
  /** Makes my way back to my seat from elsewhere (S4); the one before is good no more. */
  returnLink(table: string): Promise<Answer<ReturnLink>>;
  /** Takes it back. */
  dropReturnLink(table: string): Promise<Answer<null>>;
}

export function tableOver(fetch: Fetch): TableApi {
  const path = "/api/blocks";
  const back = (table: string) => `/api/tables/${encodeURIComponent(table)}/return-link`;
  return {
    shunned: () => ask(fetch, "GET", path),
    mute: (table, seat) => ask(fetch, "POST", path, { table, seat, how: "mute" }),
    unmute: (id) => ask(fetch, "DELETE", `${path}/mute/${encodeURIComponent(id)}`),
    returnLink: (table) => ask(fetch, "POST", back(table)),
    dropReturnLink: (table) => ask(fetch, "DELETE", back(table)),
  };
}

export const tableHere = tableOver(fetchHere);
