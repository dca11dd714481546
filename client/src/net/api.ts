import type {
  Checked,
  CheckRequest,
  Comparison,
  Edition,
  Invitation,
  Joined,
  JoinRequest,
  Me,
  OptionVector,
  Params,
  ProposalView,
  RefereeAnswer,
  RefereeRequest,
  Refusal,
  RulesBook,
  TableMade,
  TableRequest,
} from "../gen/wire";

/** Why a request brought no value: the rules refuse, the service cannot, or nobody answered. */
export type Problem =
  | { kind: "refusal"; refusal: Refusal }
  | { kind: "fault"; code: string; params: Params }
  | { kind: "offline" };

/** A request's outcome; faults are values, nothing here throws. */
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export interface Api {
  me(): Promise<Answer<Me>>;
  rename(name: string): Promise<Answer<Me>>;
  rulesBook(): Promise<Answer<RulesBook>>;
  checkRules(request: CheckRequest): Promise<Answer<Checked>>;
  rulebook(lang: string, name: string, query: string): Promise<Answer<Edition>>;
  comparison(lang: string, presets: readonly string[]): Promise<Answer<Comparison>>;
  judge(request: RefereeRequest): Promise<Answer<RefereeAnswer>>;
  makeTable(request: TableRequest): Promise<Answer<TableMade>>;
  invitation(table: string): Promise<Answer<Invitation>>;
  /** Says the table's password, so that one is not asked for it again. */
  admit(table: string, password: string): Promise<Answer<null>>;
  propose(table: string, options: OptionVector): Promise<Answer<ProposalView>>;
  join(table: string, wish?: JoinRequest): Promise<Answer<Joined>>;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

const SERVER_ERROR = "server_error";

/** Reads an error body: `{refusal}` from the rules, `{code, params}` from the service. */
function problemIn(body: unknown): Problem {
  if (typeof body === "object" && body !== null) {
    if ("refusal" in body) return { kind: "refusal", refusal: body.refusal as Refusal };
    if ("code" in body && typeof body.code === "string") {
      const params = "params" in body ? (body.params as Params) : {};
      return { kind: "fault", code: body.code, params };
    }
  }
  return { kind: "fault", code: SERVER_ERROR, params: {} };
}

/** What an answer says, null if it says nothing; undefined if it cannot be read. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestOf(method: Method, body: unknown): RequestInit {
  if (body === undefined) return { method, credentials: "same-origin" };
  return {
    method,
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** Asks one thing of the service. */
export async function ask<T>(
  fetch: Fetch,
  method: Method,
  path: string,
  sent?: unknown,
): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(path, requestOf(method, sent));
  } catch {
    return { ok: false, problem: { kind: "offline" } };
  }
  const body = await bodyOf(response);
  if (response.ok && body !== undefined) return { ok: true, value: body as T };
  return { ok: false, problem: problemIn(body) };
}

/** The service's HTTP side over `fetch`. */
export function apiOver(fetch: Fetch): Api {
  const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
  return {
    me: () => ask<Me>(fetch, "GET", "/api/me"),
    rename: (name) => ask<Me>(fetch, "PUT", "/api/me", { name }),
    rulesBook: () => ask<RulesBook>(fetch, "GET", "/api/rules"),
    rulebook: (lang, name, query) =>
      ask<Edition>(
        fetch,
        "GET",
        `/api/rulebook/${lang}/${encodeURIComponent(name)}${query && `?${query}`}`,
      ),
    comparison: (lang, presets) =>
      ask<Comparison>(fetch, "GET", `/api/comparison/${lang}?presets=${presets.join(",")}`),
    checkRules: (request) => ask<Checked>(fetch, "POST", "/api/rules/check", request),
    judge: (request) => ask<RefereeAnswer>(fetch, "POST", "/api/referee/words", request),
    makeTable: (request) => ask<TableMade>(fetch, "POST", "/api/tables", request),
    invitation: (table) => ask<Invitation>(fetch, "GET", at(table)),
    admit: (table, password) => ask(fetch, "POST", `${at(table)}/admission`, { password }),
    propose: (table, options) =>
      ask<ProposalView>(fetch, "POST", `${at(table)}/proposals`, { options }),
    join: (table, wish = {}) => ask<Joined>(fetch, "POST", `${at(table)}/join`, wish),
  };
}

/** The browser's own way to ask. */
export const fetchHere: Fetch = (path, init) => window.fetch(path, init);

export const api: Api = apiOver(fetchHere);
