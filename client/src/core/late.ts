import type { Act, View } from "../gen/wire";
import { actsOf } from "./cheating";

/** What I have done between two views of a deal, by my own hand or not; null if nothing. */
export function doneBetween(before: View, next: View): Act | null {
  if (before.deal !== next.deal) return null;
  const mine = (view: View) => actsOf(view, before.bout).filter(({ seat }) => seat === next.seat);
  return mine(next).slice(mine(before).length).at(-1) ?? null;
}
