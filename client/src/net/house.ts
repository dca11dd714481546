import type { HouseRules, HouseRulesList, HouseRulesRequest } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";

/** House rules under a name: one's own, and those of others by their link (S11). */
export interface HouseApi {
  mine(): Promise<Answer<HouseRulesList>>;
  find(id: string): Promise<Answer<HouseRules>>;
  keep(request: HouseRulesRequest): Promise<Answer<HouseRules>>;
  forget(id: string): Promise<Answer<null>>;
}

export function houseOver(fetch: Fetch): HouseApi {
  const at = (id: string) => `/api/house-rules/${encodeURIComponent(id)}`;
  return {
    mine: () => ask(fetch, "GET", "/api/house-rules"),
    find: (id) => ask(fetch, "GET", at(id)),
    keep: (request) => ask(fetch, "POST", "/api/house-rules", request),
    forget: (id) => ask(fetch, "DELETE", at(id)),
  };
}

export const houseHere = houseOver(fetchHere);
