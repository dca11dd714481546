import { type Route, routeOf } from "./router";

/** Where the reader is. */
class Place {
  route: Route = $state.raw(routeOf(location.pathname));
}

export const place = new Place();

/** Goes to a path of this client, as a link would. */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  place.route = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** The path a click leads to inside the client, or null if the browser should handle it. */
function innerPath(event: MouseEvent): string | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hash) return null;
  return routeOf(link.pathname).page === "nowhere" ? null : link.pathname;
}

/** Follows links and the browser's back and forward without loading the page anew. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const path = innerPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  const moved = () => {
    place.route = routeOf(location.pathname);
  };
  document.addEventListener("click", click);
  window.addEventListener("popstate", moved);
  return () => {
    document.removeEventListener("click", click);
    window.removeEventListener("popstate", moved);
  };
}
