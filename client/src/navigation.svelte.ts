import { type Route, routeOf } from "./router";

/** Where the reader is: the page, and the place within it. */
class Place {
  route: Route = $state.raw(here());
  hash: string = $state(location.hash);
}

function here(): Route {
  return routeOf(location.pathname, location.search, location.hash);
}

export const place = new Place();

function arrive(): void {
  const route = here();
  // Another place within the page is no other page.
  if (JSON.stringify(route) !== JSON.stringify(place.route)) place.route = route;
  place.hash = location.hash;
}

/** Goes to an address of this client, as a link would. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  arrive();
  window.scrollTo(0, 0);
}

/** Changes the address of the page that is shown, without a step to go back. */
export function readdress(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

/** The address a click leads to inside the client, or null if the browser should handle it. */
function innerPath(event: MouseEvent): string | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target) return null;
  const { pathname, search, hash } = link;
  const within = pathname === location.pathname && search === location.search;
  if (hash && within) return null;
  return routeOf(pathname).page === "nowhere" ? null : pathname + search + hash;
}

/** Follows links and the browser's back and forward without loading the page anew. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const path = innerPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", arrive);
    window.removeEventListener("hashchange", arrive);
  };
}
