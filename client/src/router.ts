/** Addresses of the client's pages. */

export type Route =
  | { page: "lobby" }
  | { page: "rules" }
  | { page: "table"; id: string }
  | { page: "nowhere" };

const TABLE = /^\/t\/([\w-]{1,64})$/;

/** The page at a path; a trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const plain = path.replace(/\/+$/, "");
  if (plain === "") return { page: "lobby" };
  if (plain === "/rules") return { page: "rules" };
  const id = TABLE.exec(plain)?.[1];
  return id === undefined ? { page: "nowhere" } : { page: "table", id };
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}
