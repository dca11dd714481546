import type { ReportWish, ShunnedView, ShunWish } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

export type How = ShunWish["how"];
export type Reason = ReportWish["reason"];

/** Whom I do not hear or do not want to meet, and what the operator is told (S62). */
export interface MannersApi {
  /** With a table it is told as well in which of its seats they are. */
  shunned(table?: string): Promise<Answer<ShunnedView>>;
  shun(table: string, seat: number, how: How): Promise<Answer<ShunnedView>>;
  forgive(how: How, id: string): Promise<Answer<ShunnedView>>;
  report(table: string, seat: number, reason: Reason): Promise<Answer<null>>;
}

export function mannersOver(fetch: Fetch): MannersApi {
  const path = "/api/blocks";
  return {
    shunned: (table) =>
      ask(fetch, "GET", table === undefined ? path : `${path}?table=${encodeURIComponent(table)}`),
    shun: (table, seat, how) => ask(fetch, "POST", path, { table, seat, how }),
    forgive: (how, id) => ask(fetch, "DELETE", `${path}/${how}/${encodeURIComponent(id)}`),
    report: (table, seat, reason) => ask(fetch, "POST", "/api/reports", { table, seat, reason }),
  };
}

export const mannersHere = mannersOver(fetchHere);
