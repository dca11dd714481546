import type { Component } from "svelte";
import type { Route } from "../router";

type Page = Component<{ route: Route }>;

const PAGES: Record<Route["page"], () => Promise<{ default: unknown }>> = {
  lobby: () => import("./Lobby.svelte"),
  rules: () => import("./Rules.svelte"),
  book: () => import("./Book.svelte"),
  compare: () => import("./Compare.svelte"),
  referee: () => import("./Referee.svelte"),
  tables: () => import("./Tables.svelte"),
  profile: () => import("./Profile.svelte"),
  leaders: () => import("./Leaders.svelte"),
  house: () => import("./House.svelte"),
  account: () => import("./Account.svelte"),
  table: () => import("./TablePage.svelte"),
  nowhere: () => import("./NotFound.svelte"),
};

/** The component of a route's page; null if its script could not be fetched. */
export async function loadPage(route: Route): Promise<Page | null> {
  try {
    return (await PAGES[route.page]()).default as Page;
  } catch {
    return null;
  }
}

const IDLE_MS = 1_500;

/** Fetches the table's script while nothing else is to do, so that a deal starts without a wait. */
export function preloadTable(): void {
  const fetchIt = () => void Promise.allSettled([PAGES.table(), import("./Table.svelte")]);
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(fetchIt, { timeout: IDLE_MS });
  else setTimeout(fetchIt, IDLE_MS);
}
