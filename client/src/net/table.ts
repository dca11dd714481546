import type { ShunnedView } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** What is asked of the service from within a table; faults are values, nothing here throws. */
export interface TableApi {
  /** Whom I do not hear. */
  shunned(): Promise<Answer<ShunnedView>>;
  /** Hears whoever sits there no more. */
  mute(table: string, seat: number): Promise<Answer<ShunnedView>>;
  unmute(id: string): Promise<Answer<ShunnedView>>;
}

export function tableOver(fetch: Fetch): TableApi {
  const path = "/api/blocks";
  return {
    shunned: () => ask(fetch, "GET", path),
    mute: (table, seat) => ask(fetch, "POST", path, { table, seat, how: "mute" }),
    unmute: (id) => ask(fetch, "DELETE", `${path}/mute/${encodeURIComponent(id)}`),
  };
}

export const tableHere = tableOver(fetchHere);
