import type { ReturnLink } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** What is asked of the service from within a table; faults are values, nothing here throws. */
export interface TableApi {
  /** Makes my way back to my seat from elsewhere (S4); the one before is good no more. */
  returnLink(table: string): Promise<Answer<ReturnLink>>;
  /** Takes it back. */
  dropReturnLink(table: string): Promise<Answer<null>>;
}

export function tableOver(fetch: Fetch): TableApi {
  const back = (table: string) => `/api/tables/${encodeURIComponent(table)}/return-link`;
  return {
    returnLink: (table) => ask(fetch, "POST", back(table)),
    dropReturnLink: (table) => ask(fetch, "DELETE", back(table)),
  };
}

export const tableHere = tableOver(fetchHere);
