/** Addresses of the client's pages. */

import type { OptionVector } from "./gen/wire";

export type Route =
  | { page: "lobby" }
  | { page: "rules" }
  | { page: "book"; name: string; query: string }
  | { page: "compare"; query: string }
  | { page: "referee" }
  | { page: "account" }
  | { page: "tables" }
  | { page: "profile" }
  | { page: "leaders" }
  | { page: "table"; id: string }
  | { page: "house"; id: string | null }
  | { page: "nowhere" };

/** Names of rulebooks beside those of sets: the whole of it, and the players' own rules. */
export const WHOLE = "all";
export const OWN = "own";

const TABLE = /^\/t\/([\w-]{1,64})$/;
const HOUSE = /^\/h\/([\w-]{1,64})$/;
const BOOK = /^\/rules\/([\w-]{1,64})$/;
const COMPARE = "/rules/compare";
/** Addresses of pages that are told nothing. */
const PLAIN: Readonly<Record<string, Route>> = {
  "/referee": { page: "referee" },
  "/account": { page: "account" },
  "/tables": { page: "tables" },
  "/profile": { page: "profile" },
  "/leaders": { page: "leaders" },
};
/** The number of a paragraph or a chapter, as it stands behind an address. */
const PARAGRAPH = /^#\d+(\.\d+)?$/;

/** What a table of a set names in any case: the set leaves room for it. */
const NAMED = ["players", "deck"];

/**
 * The page at a path, with the query of its address; a trailing slash makes no difference. Of
 * the rules without a set a paragraph is one of the whole rulebook.
 */
export function routeOf(path: string, search = "", hash = ""): Route {
  const query = search.replace(/^\?/, "");
  const plain = path.replace(/\/+$/, "");
  if (plain === "") return { page: "lobby" };
  if (plain === "/rules") return PARAGRAPH.test(hash) ? book(WHOLE, "") : { page: "rules" };
  if (plain === COMPARE) return { page: "compare", query };
  const plainly = PLAIN[plain];
  if (plainly) return plainly;
  const name = BOOK.exec(plain)?.[1];
  if (name !== undefined) return book(name, query);
  if (plain === "/h") return { page: "house", id: null };
  const house = HOUSE.exec(plain)?.[1];
  if (house !== undefined) return { page: "house", id: house };
  const id = TABLE.exec(plain)?.[1];
  return id === undefined ? { page: "nowhere" } : { page: "table", id };
}

function book(name: string, query: string): Route {
  return { page: "book", name, query };
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}

/** The options of rules that a rulebook has to be told: those that differ from the set's. */
export function bookQuery(rules: OptionVector, inSet: OptionVector = {}): string {
  const told = Object.entries(rules).filter(
    ([name, value]) => NAMED.includes(name) || inSet[name] !== value,
  );
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString();
}

/** The page of the rulebook of a set, changed as a query says, or of own rules (of no set). */
export function bookPath(preset: string | null, query = ""): string {
  return `/rules/${preset || OWN}${query && `?${query}`}`;
}

/** The page that compares sets. */
export function comparePath(presets: readonly string[]): string {
  return `${COMPARE}?presets=${presets.join(",")}`;
}
