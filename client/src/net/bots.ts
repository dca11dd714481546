import type { BotLadder, BotsView, BotToken } from "../gen/wire";
import { type Answer, ask, type Fetch, fetchHere } from "./api";
import type { Family } from "./people";

/** One's BOT accounts, and how all of them fare among themselves. */
export interface BotsApi {
  view(): Promise<Answer<BotsView>>;
  make(name: string): Promise<Answer<BotToken>>;
  /** Gives another token; the one before lets nobody in any more. */
  renew(id: string): Promise<Answer<BotToken>>;
  revoke(id: string): Promise<Answer<BotsView>>;
  ladder(family: Family): Promise<Answer<BotLadder>>;
}

export function botsOver(fetch: Fetch): BotsApi {
  const all = "/api/account/bots";
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`;
  return {
    view: () => ask(fetch, "GET", all),
    make: (name) => ask(fetch, "POST", all, { name }),
    renew: (id) => ask(fetch, "POST", `${one(id)}/token`),
    revoke: (id) => ask(fetch, "DELETE", one(id)),
    ladder: (family) => ask(fetch, "GET", `/api/leaderboard/bots?family=${family}`),
  };
}

export const botsHere = botsOver(fetchHere);
